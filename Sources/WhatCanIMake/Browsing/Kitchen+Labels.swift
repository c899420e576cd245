import RecipeLexicon
public import RecipeMatching

/// A label in a filter that no dish has.
public struct UnknownLabel: Sendable, Equatable {
  public var group: CategoryCount.Group
  public var name: String
  /// For a category that means dinners ("supper"): the categories in which there are dinners, by
  /// name. Otherwise empty.
  public var dinners: [String] = []
}

extension Kitchen {
  /// The labels in a filter that no dish of the whole catalogue has. Cost: O(labels).
  public func unknownLabels(of filter: RecipeFilter) -> [UnknownLabel] {
    let asked: [(CategoryCount.Group, String?)] = [
      (.category, filter.category), (.cuisine, filter.cuisine), (.glass, filter.glass),
    ]
    guard asked.contains(where: { $0.1 != nil }) else { return [] }
    let known = categories()
    return asked.compactMap { group, name in
      guard let name else { return nil }
      let isKnown = known.contains {
        $0.group == group && comparedLabel($0.name) == comparedLabel(name)
      }
      guard !isKnown else { return nil }
      var label = UnknownLabel(group: group, name: name)
      if group == .category, Dinners.areMeant(by: name) {
        label.dinners = known.filter { $0.group == .category }.map(\.name)
          .filter(Dinners.canBe(category:))
      }
      return label
    }
  }

  /// The reply to a request without any ingredient: no dish uses anything.
  public func emptyReply(_ request: MatchRequest) -> MatchReply {
    MatchReply(
      request: request,
      have: [],
      unknown: [],
      notes: .none,
      matches: [],
      counts: [],
      hidden: .none,
      beyondCap: 0,
      buyNext: []
    )
  }

  /// The text of a file with names in it.
  public static func text(of path: String) throws(KitchenError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
