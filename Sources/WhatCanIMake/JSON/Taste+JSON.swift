public import JSONCoding

extension Reply {
  /// `whatcanimake.taste/1`.
  public struct Taste: JSONReply {
    public struct Trait: JSONReply {
      public let name: String
      public let kind: TasteTrait.Kind
      public let said: Bool
      public let score: Int
    }

    public let schema: String
    public let likes, avoids: [Trait]
    public let likedDishes, dislikedDishes: Int
  }

  /// `whatcanimake.taste-questions/1`.
  public struct TasteQuestions: JSONReply {
    public struct Question: JSONReply {
      public let number: Int
      public let choices: [DishItem]
    }

    public let schema: String
    public let questions: [Question]

    public init(_ questions: [TasteQuestion]) {
      schema = "whatcanimake.taste-questions/1"
      self.questions = questions.map { .init(number: $0.number, choices: $0.choices.map(\.json)) }
    }
  }
}

extension TasteSummary {
  public var json: Reply.Taste {
    Reply.Taste(
      schema: "whatcanimake.taste/1",
      likes: likes.map(\.json),
      avoids: avoids.map(\.json),
      likedDishes: likedDishes,
      dislikedDishes: dislikedDishes
    )
  }
}

extension TasteTrait {
  fileprivate var json: Reply.Taste.Trait {
    .init(name: name, kind: kind, said: isSaid, score: score)
  }
}
