public import RecipeMatching
import RecipeModel

/// The best things to buy, in a reader's terms.
public struct UnlockReply: Sendable {
  public var request: MatchRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  /// How many things could be bought.
  public var size: Int
  /// Best first.
  public var baskets: [UnlockBasket]
  /// Whether these are proven to be the best.
  public var isOptimal: Bool
  /// As ``UnlockAnswer/gap``.
  public var gap: Int
}

/// What buying one thing would change, in a reader's terms.
public struct PurchaseSuggestion: Sendable, Equatable {
  public var name: String
  /// Dishes that it would complete.
  public var ready: Int
  /// Dishes that lack more, and would lack one thing.
  public var oneAway: Int
}

/// What single purchases would change.
public struct PurchaseReply: Sendable {
  /// Best first.
  public var suggestions: [PurchaseSuggestion]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
}

extension Kitchen {
  /// The few things to buy that make most new dishes from what is there.
  ///
  /// An empty pantry is as good a beginning as any. Order and ties: as
  /// ``PantryChanges/unlock(buying:limit:)``.
  ///
  /// - Parameters:
  ///   - size: The most things in a basket; 1...5.
  ///   - limit: How many baskets; at least 1.
  /// - Throws: As ``answer(_:)``, but not for an empty pantry.
  public func unlock(
    _ request: MatchRequest,
    buying size: Int,
    limit: Int
  ) throws(KitchenError) -> UnlockReply {
    let asked = try worthChanging(request)
    let answer = PantryChanges(index: index, query: asked.query)
      .unlock(buying: size, limit: limit)
    return UnlockReply(
      request: request,
      have: asked.have,
      unknown: asked.unknown,
      notes: asked.notes,
      size: size,
      baskets: answer.baskets,
      isOptimal: answer.isOptimal,
      gap: answer.gap
    )
  }

  /// What single purchases would change, best first, with the names that were not understood.
  ///
  /// Order: most dishes completed first, then most brought one away, then what most dishes name, then by
  /// name. Of two things that complete as many, and of which one is a kind of the other, only the first.
  /// Cost: O(lines of the catalogue).
  public func purchaseSuggestions(
    _ request: MatchRequest,
    limit: Int
  ) throws(KitchenError) -> PurchaseReply {
    let asked = try worthChanging(request)
    let uses = usesByIngredient()
    let names = index.lexicon.ingredients
    let gains = PantryChanges(index: index, query: asked.query).gains().sorted { left, right in
      if left.ready != right.ready { return left.ready > right.ready }
      if left.oneAway != right.oneAway { return left.oneAway > right.oneAway }
      let (a, b) = (left.ingredient.rawValue, right.ingredient.rawValue)
      return uses[a] != uses[b]
        ? uses[a] > uses[b] : names.utf8(at: a).lexicographicallyPrecedes(names.utf8(at: b))
    }
    var shown: [PurchaseGain] = []
    for gain in gains where shown.count < limit {
      let isRepeat = shown.contains {
        $0.ready == gain.ready && $0.oneAway >= gain.oneAway
          && areRelated($0.ingredient.rawValue, gain.ingredient.rawValue)
      }
      if !isRepeat { shown.append(gain) }
    }
    let suggestions = shown.map {
      PurchaseSuggestion(
        name: index.lexicon.name(of: $0.ingredient),
        ready: $0.ready,
        oneAway: $0.oneAway
      )
    }
    return PurchaseReply(suggestions: suggestions, unknown: asked.unknown, notes: asked.notes)
  }

  /// A request about what could be bought: nothing need be there, but what is typed must be known in
  /// part.
  func changeable(_ request: MatchRequest) throws(KitchenError) -> AskedQuery {
    var asked = try query(for: request)
    if asked.isEmpty, !asked.unknown.isEmpty {
      throw KitchenError(.nothingRecognised(asked.unknown))
    }
    asked.query.taste = tasteLevels()
    return asked
  }

  /// As ``changeable(_:)``, for what is worth buying or planning: no plain dishes.
  func worthChanging(_ request: MatchRequest) throws(KitchenError) -> AskedQuery {
    var asked = try changeable(request)
    asked.query.filter.allowsPlain = false
    return asked
  }

  private func areRelated(_ left: Int, _ right: Int) -> Bool {
    let taxonomy = index.lexicon.taxonomy
    return taxonomy.ancestors(of: left).contains(right)
      || taxonomy.ancestors(of: right).contains(left)
  }
}
