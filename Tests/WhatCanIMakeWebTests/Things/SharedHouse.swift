import Foundation
import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

/// Somebody with an account, and the requests that they make.
struct Housemate: Sendable {
  let server: ThingServer
  let person: Person
  let number: Int
  /// What they show: the cookie of a session, or a token.
  let shown: Inbound.Header

  func ask(_ method: String, _ target: String, _ body: String? = nil) async -> Answer {
    await server.ask(method, target, body, [shown])
  }

  func get(_ target: String) async -> Answer { await ask("GET", target) }

  func send(
    _ method: String,
    _ target: String,
    _ file: [UInt8],
    type: String = "application/octet-stream"
  ) async -> Answer {
    await server.send(method, target, file, type: type, [shown])
  }

  /// What the library says to them now.
  var kitchen: Kitchen {
    get async throws { try await server.keeper.kitchen(for: person) }
  }

  /// The same person through a program.
  func program(_ scope: APIToken.Scope, in household: Int?) async throws -> Housemate {
    let code = SecretCode(.token)
    _ = try await server.keeper.writeNotebook(as: person) { writer in
      try writer.createToken(hash: code.hash, scope: scope, household: household, label: "test")
    }
    return Housemate(
      server: server,
      person: person,
      number: number,
      shown: .init("Authorization", "Bearer \(code.text)")
    )
  }
}

/// Four people: Anna and Bert share a household, of which Gus is a guest; Xena lives elsewhere.
struct SharedHouse: Sendable {
  let anna, bert, gus, xena: Housemate
  let household: Int

  /// New people, who keep nothing yet.
  static func open() async throws -> SharedHouse {
    let server = try await ThingServer.shared.value
    let anna = try await server.somebody("Anna")
    let bert = try await server.somebody("Bert")
    let gus = try await server.somebody("Gus")
    let xena = try await server.somebody("Xena")
    let home = try #require(
      try await server.keeper.writeNotebook(as: anna.person) {
        try $0.foundHousehold(named: "Home")
      }
    )
    for (mate, role) in [(bert, HouseholdRole.member), (gus, .guest)] {
      try await server.keeper.writeNotebook(as: mate.person) { writer in
        if let refusal = try writer.join(home.number, as: role) { throw refusal }
      }
    }
    _ = try await server.keeper.writeNotebook(as: xena.person) {
      try $0.foundHousehold(named: "Elsewhere")
    }
    return SharedHouse(anna: anna, bert: bert, gus: gus, xena: xena, household: home.number)
  }

  var everyone: [Housemate] { [anna, bert, gus, xena] }
}

/// The project's own dishes behind a dispatcher, in a store that begins with nobody.
final class ThingServer: Sendable {
  static let shared = Task { try await ThingServer() }
  /// The second in which everything happens.
  static let now = 1_700_000_000

  let keeper: CatalogueKeeper
  let people: People
  private let folder: TemporaryFolder
  private let dispatcher: Dispatcher
  private let hash: PasswordHash

  /// - Parameter reach: The ways to other servers.
  init(reach: Reach = Reach()) async throws {
    folder = try TemporaryFolder()
    let places = try BuiltStore.fill(folder.path)
    keeper = try await CatalogueKeeper(places, clock: { ThingServer.now })
    people = try await People(keeper, clock: { ThingServer.now })
    // One for all: nobody signs in with it.
    hash = try PasswordHash(of: Password("correct horse battery"))
    dispatcher = Dispatcher(
      people,
      pages: try PageFiles(at: Checkout.url("Data/web").path),
      reach: reach,
      limits: ServedKitchen.limits,
      log: RequestLog(.text, write: { _ in }),
      clock: { ThingServer.now }
    )
  }

  /// A new account with a name that begins so, signed in.
  func somebody(_ name: String) async throws -> Housemate {
    let name = try AccountName("\(name) \(Int.random(in: 1..<1_000_000_000))")
    let new = try #require(name.person)
    try await keeper.writeNotebook(as: new) { [hash] writer in
      let refusal = try writer.signUp(name, password: hash, recovery: SecretCode(.recovery))
      if let refusal { throw refusal }
    }
    let account = try await keeper.readNotebook { try $0.account(folded: name.folded) } ?? nil
    let person = try #require(account?.account.person)
    let number = try #require(person.number)
    let cookie = try await people.begin(number, on: nil, inPlaceOf: .none)
    return Housemate(
      server: self,
      person: person,
      number: number,
      shown: .init("Cookie", String(cookie.value.prefix { $0 != ";" }))
    )
  }

  /// Asks, and makes sure that what was answered is as its schema says.
  func ask(
    _ method: String,
    _ target: String,
    _ body: String? = nil,
    _ shown: [Inbound.Header] = []
  ) async -> Answer {
    var headers = shown + [.init("Sec-Fetch-Site", "same-origin")]
    if let body {
      headers.append(.init("Content-Type", "application/json"))
      headers.append(.init("Content-Length", "\(body.utf8.count)"))
    }
    return await answer(method, target, Array((body ?? "").utf8), headers)
  }

  /// Sends a file.
  func send(
    _ method: String,
    _ target: String,
    _ file: [UInt8],
    type: String,
    _ shown: [Inbound.Header]
  ) async -> Answer {
    let headers: [Inbound.Header] = [
      .init("Sec-Fetch-Site", "same-origin"), .init("Content-Type", type),
      .init("Content-Length", "\(file.count)"),
    ]
    return await answer(method, target, file, shown + headers)
  }

  private func answer(
    _ method: String,
    _ target: String,
    _ body: [UInt8],
    _ headers: [Inbound.Header]
  ) async -> Answer {
    let answer = await dispatcher.answer(
      Inbound(method, target, headers: headers, body: InboundBody(body))
    )
    guard answer.status < 300, answer.header("Content-Type") == "application/json" else {
      return answer
    }
    do {
      let name = try answer.json.asObject?["schema"]?.asText
      let schema = try #require(try AnswerSchemas.all().first { $0.name == name })
      #expect(try schema.fault(in: answer.json) == nil, "\(method) \(target)")
    } catch {
      Issue.record(error, "\(method) \(target): \(answer.text.prefix(200))")
    }
    return answer
  }
}

extension Answer {
  /// A value of the body.
  subscript(_ key: String) -> JSONValue? { (try? json)?.asObject?[key] }

  /// The values of one key in its items.
  func items(_ key: String = "id") -> [JSONValue] {
    self["items"]?.items.map { $0.asObject?[key] ?? .null } ?? []
  }

  /// The same where they are texts.
  func texts(_ key: String = "id") -> [String] { items(key).compactMap(\.asText) }
}
