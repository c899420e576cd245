public import JSONCoding
import RecipeMatching
public import RecipeModel

extension Reply {
  /// `whatcanimake.unlock/1`.
  public typealias Unlock = Joined<Baskets, Notes>

  public struct Baskets: JSONReply {
    public struct Basket: JSONReply {
      public let buy: [String]
      public let unlocks: [DishID]
      public let count, worth: Int
    }

    public let schema: String
    public let baskets: [Basket]
    public let optimal: Bool
    public let gap: Int
    public let have: [String]
    public let unknown: [UnknownName]
  }
}

extension Kitchen {
  public func json(_ reply: UnlockReply) -> Reply.Unlock {
    Joined(
      Reply.Baskets(
        schema: "whatcanimake.unlock/1",
        baskets: reply.baskets.map { basket in
          .init(
            buy: basket.buy.map(index.lexicon.name(of:)),
            unlocks: basket.unlocks.map { index.recipes.id(of: $0.recipe) },
            count: basket.completes.dishes,
            worth: basket.completes.worth
          )
        },
        optimal: reply.isOptimal,
        gap: reply.gap,
        have: reply.have,
        unknown: reply.unknown
      ),
      Reply.Notes(reply.notes)
    )
  }
}
