import WhatCanIMake

/// A piece of a list of dishes: so many behind one of them.
struct DishPage: Sendable {
  private let limit: Int
  private let after: String?

  /// - Throws: 400 that names the parameter.
  init(_ said: Arguments) throws(Problem) {
    limit = try said[ListQuestions.limit] ?? 50
    after = try said[ListQuestions.after]
  }

  /// The piece as JSON; where more follows, the `Link` header says with which `after`.
  ///
  /// - Throws: 404 where the dish that it should follow is not on the list.
  func answer(_ whole: DishListReply, noun: String) throws -> Answer {
    var reply = whole
    if let after {
      guard let place = whole.dishes.firstIndex(where: { $0.id.description == after }) else {
        throw Problem.unknown(
          in: "after",
          "the id is not on the list; leave it out to start with the first page"
        )
      }
      reply.dishes.removeFirst(place + 1)
    }
    reply = reply.first(limit)
    var answer = Answer(reply.json(noun).jsonText + "\n", type: "application/json")
    if reply.beyond > 0, let last = reply.dishes.last {
      let link = "<?after=\(queryText(last.id.description))>; rel=\"next\""
      answer.headers.append(.init("Link", link))
    }
    return answer
  }
}
