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
    "Reports that the server is running.",
    for: .anyone,
    keeping: .never
  ) { _, _ in
    Answer(json: State(status: "ok"))
  }

  private static let readiness = Route(
    "/readyz",
    "Reports whether the server is ready. The status is 503 if the catalogue cannot be read or updated.",
    for: .anyone,
    keeping: .never
  ) { _, asker in
    guard await asker.keeper.fault == nil else {
      throw Problem.busy("the catalogue cannot be updated; see the log for the reason")
    }
    return try await asker.ask { kitchen in
      guard kitchen.dishCount > 0 else { throw Problem.busy("the catalogue has no dishes") }
      return Answer(json: State(status: "ready"))
    }
  }
}
