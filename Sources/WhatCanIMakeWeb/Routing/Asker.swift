import RecipeAccounts
import WhatCanIMake

/// Who asks for a route, and what they may ask the kitchen.
///
/// Without an account they see the dishes that came with the program, from files and from sources, and nothing that anybody
/// keeps: not what is in a pantry, no recipe of someone's own that is not for everybody, no stars. With one they see what they keep, and what their
/// household shares.
struct Asker: Sendable {
  let people: People
  var identity: Identity
  /// What they showed.
  let credential: Credential
  /// What their device shows of itself; nil for nothing.
  let device: SecretCode?
  /// The id of the event that they knew last, where they listened before; nil for nothing.
  let lastEvent: String?
  /// The address that they ask from.
  let address: String
  /// The address at which they reach the server, without a path: "https://kitchen.example".
  var origin = "http://localhost"
  /// What pages are made of.
  let pages: PageFiles
  let turns: Turns
  let budget: Duration
  /// Who eats, where the question says so.
  var eaters: Eaters?
  /// How their browser shows pages.
  var preferences = Preferences()
  /// The ways to other servers.
  var reach = Reach()

  var keeper: CatalogueKeeper { people.keeper }
  var actor: Actor { identity.actor }

  /// Whoever has an account; 401 for nobody. The route's ``Audience`` lets nobody come so far who may not.
  var person: Person {
    get throws(Problem) {
      guard let person = identity.person else { throw .notSignedIn }
      return person
    }
  }

  /// The same with their number and household.
  var signedIn: Actor.SignedIn {
    get throws(Problem) {
      guard let signedIn = actor.signedIn else { throw .notSignedIn }
      return signedIn
    }
  }

  /// Asks the kitchen on a thread of the keeper: over what the person keeps, or over nobody's things.
  ///
  /// - Throws: What `body` throws; 503 where it takes longer than the budget, too much is asked at the same time, or what the
  ///   person keeps cannot be read: it may say what they must not be shown. 400 for eaters that nothing is known of.
  func ask<Value: Sendable>(
    _ body: @escaping @Sendable (Kitchen) throws -> Value
  ) async throws -> Value {
    let (person, opened) = (identity.person, opened)
    return try await within { [keeper] in
      try await keeper.ask(as: person) { try body(try opened($0)) }
    }
  }

  /// As ``ask(_:)``, for an answer that depends on the kitchen, on `question` and on who asks alone: nothing of chance, no
  /// file, no other account. While nothing changes, the same question is not worked out again.
  ///
  /// - Parameters:
  ///   - route: The path of the route that asks.
  ///   - question: What was said.
  func answer(
    _ route: String,
    to question: Arguments,
    _ body: @escaping @Sendable (Kitchen) throws -> LastingAnswer<Answer>
  ) async throws -> Answer {
    let (person, opened) = (identity.person, opened)
    let key = RememberedQuestion(route, question, self).key
    return try await within { [keeper] in
      try await keeper.ask(as: person, remembering: key) { try body(try opened($0)) }
    }
  }

  /// What of a kitchen they may ask.
  private var opened: @Sendable (Kitchen) throws -> Kitchen {
    let (person, eaters) = (identity.person, eaters)
    return { kitchen in
      guard person != nil else {
        var nothing = PersonSnapshot.none
        nothing.visibleRecipes = kitchen.snapshot.openRecipes
        nothing.pictured = kitchen.snapshot.pictured
        return Kitchen(kitchen.catalogue, nothing)
      }
      if let fault = kitchen.snapshot.fault { throw fault }
      guard let eaters else { return kitchen }
      guard let kitchen = kitchen.eating(eaters) else { throw Problem.badEaters }
      return kitchen
    }
  }

  /// Changes what the person keeps, when those who asked before are done.
  ///
  /// ```swift
  /// try await asker.write { try $0.rate(dish, .five) }
  /// ```
  ///
  /// - Throws: What `body` throws.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Notebook) throws -> Value
  ) async throws -> Value {
    let person = try person
    let value = try await turns.take(for: key) { try await keeper.write(as: person, body) }
    people.events.watch.tell()
    return value
  }

  /// ``ask(_:)`` for a reply that is printed as the command line prints it.
  func reply<Value: JSONReply>(
    _ body: @escaping @Sendable (Kitchen) throws -> Value
  ) async throws -> Answer {
    try await ask { kitchen in Answer(json: try body(kitchen)) }
  }

  /// ``reply(_:)`` for a reply that depends on what ``answer(_:to:_:)`` says alone.
  func reply<Value: JSONReply>(
    _ route: String,
    to question: Arguments,
    _ body: @escaping @Sendable (Kitchen) throws -> Value
  ) async throws -> Answer {
    try await answer(route, to: question) { kitchen in
      LastingAnswer(remembering: Answer(json: try body(kitchen)))
    }
  }

  /// By what the questions of one are told: an account wherever it asks from, else the address.
  var key: String { Self.key(of: actor, at: address) }

  static func key(of actor: Actor, at address: String) -> String {
    actor.signedIn.map { "person \($0.person)" } ?? address
  }

  private func within<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await turns.take(for: key) {
      try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await body() }
        group.addTask { [budget] in
          try await Task.sleep(for: budget)
          return nil
        }
        // The search ends within milliseconds of this.
        defer { group.cancelAll() }
        guard let first = try await group.next(), let value = first else {
          throw Problem.busy("the request took too long; ask for less, or try again later")
        }
        return value
      }
    }
  }
}

extension Asker {
  /// Changes something of the person's own that is not among what a ``Kitchen`` answers from, or takes it away.
  ///
  /// - Parameter change: False where there is no such thing.
  /// - Returns: That it was done.
  /// - Throws: What `change` throws; 404 where there is no such thing.
  func change(
    _ noun: String,
    _ change: @escaping @Sendable (NotebookWriter) throws -> Bool
  ) async throws -> Answer {
    guard try await keeper.writeNotebook(as: try person, change) else {
      throw Problem.unknown(noun)
    }
    return .done()
  }
}
