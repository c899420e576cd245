public import JSONCoding
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

extension UnlockReply {
  public var json: Reply.Unlock {
    Joined(
      Reply.Baskets(
        schema: "whatcanimake.unlock/1",
        baskets: baskets.map { basket in
          .init(
            buy: basket.buy,
            unlocks: basket.unlocks,
            count: basket.completes.dishes,
            worth: basket.completes.worth
          )
        },
        optimal: isOptimal,
        gap: gap,
        have: have,
        unknown: unknown
      ),
      Reply.Notes(notes)
    )
  }
}
