import WhatCanIMake

/// Somebody without an account, who asks the open kitchen.
///
/// They see the dishes that came with the program, from files and from sources, and nothing that anybody keeps: not
/// what is in a pantry, no recipe of someone's own, no stars.
struct Asker: Sendable {
  let keeper: CatalogueKeeper
  /// The address that they ask from.
  let address: String
  let turns: Turns
  let budget: Duration

  /// Asks the kitchen on a thread of the keeper.
  ///
  /// - Throws: What `body` throws; 503 where it takes longer than the budget, or too much is asked at the same time.
  func ask<Value: Sendable>(
    _ body: @escaping @Sendable (Kitchen) throws -> Value
  ) async throws -> Value {
    try await turns.take(for: address) {
      try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask {
          try await keeper.ask { try body(Kitchen($0.catalogue, .none)) }
        }
        group.addTask { [budget] in
          try await Task.sleep(for: budget)
          return nil
        }
        // The search ends within milliseconds of this.
        defer { group.cancelAll() }
        guard let first = try await group.next(), let value = first else {
          throw Problem.busy("this takes longer than a question may; ask for less, or again later")
        }
        return value
      }
    }
  }

  /// The same, for a reply that is printed as the command line prints it.
  func reply<Value: JSONReply>(
    _ body: @escaping @Sendable (Kitchen) throws -> Value
  ) async throws -> Answer {
    try await ask { kitchen in
      Answer(try body(kitchen).jsonText + "\n", type: "application/json")
    }
  }
}
