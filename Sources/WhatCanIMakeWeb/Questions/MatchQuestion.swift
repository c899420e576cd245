import WhatCanIMake

/// What can be made.
enum MatchQuestion {
  static let missing = Parameter.integer(
    "missing",
    0...1_000,
    "The maximum number of missing ingredients (default: 2)."
  )
  static let limit = Parameter.integer(
    "limit",
    1...200,
    "The maximum number of dishes to return (default: 20)."
  )
  static let rank: Parameter<RankOrder?> = .word(
    "rank",
    "The order of the dishes (default: fewest-missing)."
  )

  static let parameters = StockWords.all + [missing.facts, limit.facts, rank.facts]

  /// The request in the library's terms.
  ///
  /// - Parameter today: As ``StockWords/request(_:on:)`` takes it.
  /// - Throws: 400 that names the parameter.
  static func request(
    _ said: Arguments,
    on today: CalendarDay?
  ) throws(Problem) -> MatchRequest {
    var request = try StockWords.request(said, on: today)
    request.missingAtMost = try said[missing] ?? 2
    request.limit = try said[limit] ?? 20
    request.order = try said[rank] ?? .fewestMissing
    return request
  }

  static let route = Route(
    "/api/v1/match",
    "Lists the dishes that you can make, with the fewest missing ingredients first.",
    for: .visitor,
    parameters: parameters,
    reply: "match/2"
  ) { said, asker in
    let request = try request(said, on: asker.today)
    return try await asker.eating(said).reply("/api/v1/match", to: said) {
      try $0.served(request).json
    }
  }
}

extension Kitchen {
  /// The answer; where nothing is there, or none of it is known, the one that says so.
  fileprivate func served(_ request: MatchRequest) throws(KitchenError) -> MatchReply {
    if request.have.isEmpty, request.use.isEmpty, snapshot.pantry.isEmpty {
      return emptyReply(request)
    }
    do throws(KitchenError) {
      return try answer(request)
    } catch {
      guard case .nothingRecognised(let unknown) = error.reason, !request.isStrict else {
        throw error
      }
      var reply = emptyReply(request)
      reply.unknown = unknown
      return reply
    }
  }
}
