public import RecipeSources
import RecipeStorage

/// The state of a source in one store.
public struct SourceState: Sendable, Equatable {
  public var source: RecipeSource
  /// How many of its dishes the catalogue has.
  public var dishes: Int
  public var hasKey: Bool
  /// Why its key cannot be used.
  public var keyProblem: String?
  /// When a sync last stored something, in seconds since 1970; nil for never.
  public var syncedAt: Int?
  /// If the last sync did not finish: how many requests were answered, and how many were expected.
  public var unfinished: (done: Int, expected: Int)?

  public static func == (left: SourceState, right: SourceState) -> Bool {
    left.source == right.source && left.dishes == right.dishes && left.hasKey == right.hasKey
      && left.keyProblem == right.keyProblem && left.syncedAt == right.syncedAt
      && left.unfinished?.done == right.unfinished?.done
      && left.unfinished?.expected == right.unfinished?.expected
  }
}

extension Kitchen {
  /// The states of all sources. Opens no connection. Cost: O(dishes of these sources).
  public func sourceStates(
    environment: (String) -> String?
  ) throws(KitchenError) -> [SourceState] {
    var states: [SourceState] = []
    for source in RecipeSource.allCases {
      var state = SourceState(
        source: source,
        dishes: index.recipes(from: source.rawValue).count,
        hasKey: false
      )
      do {
        state.hasKey = try SourceAccess(to: source, places, environment: environment).hasKey
      } catch {
        state.keyProblem = "\(error)"
      }
      if let (plan, storedAt) = try SyncPlan.stored(for: source, places) {
        state.syncedAt = storedAt
        if !plan.isFinished { state.unfinished = plan.progress }
      }
      states.append(state)
    }
    return states
  }
}
