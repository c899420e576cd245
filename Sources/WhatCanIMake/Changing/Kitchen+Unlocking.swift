public import RecipeMatching
public import RecipeModel

/// The best things to buy, with names.
public struct UnlockReply: Sendable {
  public var request: MatchRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  /// How many things may be bought.
  public var size: Int
  /// As ``UnlockAnswer/baskets``.
  public var baskets: [NamedBasket]
  /// Whether the baskets are proven to be the best.
  public var isOptimal: Bool
  /// As ``UnlockAnswer/gap``.
  public var gap: Int
  /// How many more dishes a few everyday ingredients would complete; nil if none.
  public var offer: StapleOffer?
}

/// A basket: things to buy together, and the dishes that they complete.
public struct NamedBasket: Sendable, Equatable {
  /// The things to buy, by name.
  public var buy: [String]
  /// What they complete together.
  public var completes: PurchaseWorth
  /// The dishes that they complete, in the order of an answer.
  public var unlocks: [DishID]
  /// The same dishes, with copies from several sources listed once: those that are worth most first,
  /// then in the order of an answer. A dish that is nearly equal to an earlier one comes last.
  public var rows: [DishLabel]
}

extension Kitchen {
  /// The purchases that complete the best dishes together with the pantry, which may be empty.
  ///
  /// What the stock suggests that its owner would not buy comes last: meat and fish if many things
  /// are there and none of them has any; likewise alcohol, and eggs and dairy. Baskets of several
  /// things have none of it, unless there is no other basket. Order and ties: as
  /// ``PantryPurchases/unlock(buying:limit:)``.
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
    let asked = try changeable(request)
    let answer = PantryPurchases(index: index, query: asked.query)
      .unlock(buying: size, limit: limit)
    return UnlockReply(
      request: request,
      have: asked.have,
      unknown: asked.unknown,
      notes: asked.notes,
      size: size,
      baskets: answer.baskets.map { inNames($0) },
      isOptimal: answer.isOptimal,
      gap: answer.gap,
      offer: try stapleOffer(for: request, having: asked.have)
    )
  }

  func inNames(_ basket: UnlockBasket) -> NamedBasket {
    let worths = Dictionary(
      uniqueKeysWithValues: zip(basket.unlocks.map(\.recipe), basket.worths)
    )
    let rows = folded(basket.unlocks).map(\.match.recipe).enumerated()
      .sorted { left, right in
        let (one, other) = (worths[left.element, default: 0], worths[right.element, default: 0])
        return one != other ? one > other : left.offset < right.offset
      }
      .map(\.element)
    let first = rows.filter { !basket.repeats.contains($0) }
    let ordered = first + rows.filter(basket.repeats.contains)
    return NamedBasket(
      buy: basket.buy.map(index.lexicon.name(of:)),
      completes: basket.completes,
      unlocks: basket.unlocks.map { index.recipes.dishID(of: $0.recipe) },
      rows: ordered.map { label(of: $0) }
    )
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
}
