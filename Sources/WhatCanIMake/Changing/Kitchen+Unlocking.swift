public import RecipeMatching
public import RecipeModel

/// The best things to buy, in a reader's terms.
public struct UnlockReply: Sendable {
  public var request: MatchRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  /// How many things could be bought.
  public var size: Int
  /// As ``UnlockAnswer/baskets``.
  public var baskets: [NamedBasket]
  /// Whether these are proven to be the best.
  public var isOptimal: Bool
  /// As ``UnlockAnswer/gap``.
  public var gap: Int
  /// What a few everyday things in the house would add; nil for nothing.
  public var offer: StapleOffer?
}

/// Things to buy together, and what they make.
public struct NamedBasket: Sendable, Equatable {
  /// By name.
  public var buy: [String]
  /// What they complete together.
  public var completes: PurchaseWorth
  /// The dishes that they make, in the order of an answer.
  public var unlocks: [DishID]
  /// The same, each dish once that comes from several sources; what is nearly equal to one before comes last.
  public var rows: [DishLabel]
}

extension Kitchen {
  /// The purchases that, together with the pantry, make the best dishes.
  ///
  /// An empty pantry is as good a beginning as any. A kitchen with nothing that has alcohol is told of no spirit and no
  /// liqueur, unless it buys one thing only. Order and ties: as
  /// ``PantryChanges/unlock(buying:limit:refusing:)``.
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
    let isOfAll = request.filter.kind == nil && request.filter.category == nil
    let refused = isOfAll ? KitchenRoles.unlikely(beside: asked.query.things, index.lexicon) : []
    let answer = PantryChanges(index: index, query: asked.query)
      .unlock(buying: size, limit: limit, refusing: refused)
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
    let rows = folded(basket.unlocks).map(\.match.recipe)
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
