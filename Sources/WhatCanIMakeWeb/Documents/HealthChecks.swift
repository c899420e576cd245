import JSONCoding
import WhatCanIMake

/// Whether the server lives, and whether it can answer: for whoever watches over it.
enum HealthChecks {
  static let routes = [health, readiness]

  private struct State: JSONReply {
    let status: String
  }

  private static let health = Route(
    "/healthz",
    "Says that the program runs.",
    for: .anyone,
    keeping: .never
  ) { _, _ in
    Answer(json: State(status: "ok"))
  }

  private static let readiness = Route(
    "/readyz",
    "Says whether it can answer; 503 if its catalogue cannot be read or updated.",
    for: .anyone,
    keeping: .never
  ) { _, asker in
    guard await asker.keeper.fault == nil else {
      throw Problem.busy("the catalogue cannot be updated; the log says why")
    }
    return try await asker.ask { kitchen in
      guard kitchen.dishCount > 0 else { throw Problem.busy("there are no dishes") }
      return Answer(json: State(status: "ready"))
    }
  }
}
