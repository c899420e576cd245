import WhatCanIMake

extension Route {
  /// A change of what somebody keeps of one dish, of which there is nothing to say.
  ///
  /// - Parameter path: With `{id}` for the dish.
  static func marking(
    _ path: String,
    _ summary: String,
    method: Method,
    _ change: @escaping @Sendable (Notebook, FoundDish) throws -> Void
  ) -> Route {
    Route(
      path,
      summary,
      method: method,
      for: .writer,
      parameters: [DishQuestions.id.facts],
      status: 204
    ) { said, asker in
      let id = try said[DishQuestions.id]
      try await asker.write { try change($0, try $0.kitchen.known(id)) }
      return .done()
    }
  }
}

extension Asker {
  /// A reply about the dish with an id, as the command line prints it.
  ///
  /// - Throws: As ``Kitchen/known(_:)``.
  func reply<Value: JSONReply>(
    about id: String,
    _ body: @escaping @Sendable (Kitchen, FoundDish) throws -> Value
  ) async throws -> Answer {
    try await reply { kitchen in try body(kitchen, try kitchen.known(id)) }
  }
}
