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

extension Kitchen {
  /// The purchases that, together with the pantry, make the best dishes.
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
    let asked = try changeable(request)
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
