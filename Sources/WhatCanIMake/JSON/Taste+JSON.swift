public import JSONCoding

extension Reply {
  /// `whatcanimake.taste/1`.
  public typealias Taste = Joined<Schema, TasteSummary>

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
  public var json: Reply.Taste { Joined(Reply.Schema("taste/1"), self) }
}
