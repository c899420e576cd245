import Foundation
import RecipeAccounts
import Synchronization
import TestSupport
import WhatCanIMake

@testable import WhatCanIMakeWeb

/// Two households behind a dispatcher, and everybody who may come to its door.
struct ServedHousehold {
  /// Who asks. ``permissions.tsv`` has a column for each.
  enum Visitor: String, CaseIterable, Sendable {
    case nobody
    /// Administers another household.
    case stranger
    case guest
    case member
    case householdAdministrator = "household-admin"
    /// Administers the server, and shares with nobody.
    case administrator = "server-admin"
    case readToken = "read-token"
    case writeToken = "write-token"
    case revokedToken = "revoked-token"
    case endedSession = "ended-session"
    case disabled
    /// Says in headers who it is and whence it comes, as a proxy would.
    case spoofed
    /// A page of another site in the browser of who administers the household.
    case crossSite = "cross-site"

    /// Whose account it is; nil for nobody's.
    fileprivate var name: String? {
      switch self {
      case .nobody, .spoofed: nil
      case .stranger: "eve"
      case .guest: "carl"
      case .member, .readToken, .writeToken, .revokedToken, .endedSession: "bea"
      case .householdAdministrator, .crossSite: "anna"
      case .administrator: "ada"
      case .disabled: "dora"
      }
    }
  }

  static let password = "correct horse"

  private let folder: TemporaryFolder
  let keeper: CatalogueKeeper
  let people: People
  let dispatcher: Dispatcher
  let time: TestTime
  /// The number of each person by name.
  let numbers: [String: Int]
  let household: Int

  /// Seconds since 1970, as the test says.
  final class TestTime: Sendable {
    private let seconds = Mutex(1_700_000_000)

    var now: Int { seconds.withLock(\.self) }
    func pass(_ more: Int) { seconds.withLock { $0 += more } }
  }

  static let shared = Task { try await ServedHousehold() }

  /// Built once; what tests of it change they have made themselves.
  static func open() async throws -> ServedHousehold { try await shared.value }

  /// - Parameters:
  ///   - hasAccounts: Whether anybody is there yet.
  ///   - reach: The ways to other servers.
  init(hasAccounts: Bool = true, isOpen: Bool = true, reach: Reach = Reach()) async throws {
    folder = try TemporaryFolder()
    let places = try BuiltStore.fill(folder.path)
    let time = TestTime()
    self.time = time
    keeper = try await CatalogueKeeper(places, clock: { time.now })
    (household, numbers) =
      hasAccounts ? try await Self.moveIn(keeper) : (0, [:])
    var site = Site()
    site.isOpen = isOpen
    people = try await People(keeper, site: site, clock: { time.now })
    dispatcher = Dispatcher(
      people,
      pages: try PageFiles(at: Checkout.url("Data/web").path),
      reach: reach,
      limits: ServedKitchen.limits,
      log: RequestLog(.none) { _ in },
      clock: { time.now }
    )
  }

  private static func moveIn(_ keeper: CatalogueKeeper) async throws -> (Int, [String: Int]) {
    // Of little work, so that a test need not wait for it.
    let hash = try PasswordHash(
      of: try Password(password),
      cost: PasswordCost(rounds: 4, blockSize: 8, parallelism: 1)
    )
    for name in ["ada", "anna", "bea", "carl", "dora", "eve"] {
      try await keeper.writeNotebook(as: try person(name)) { writer in
        let refusal = try writer.createAccount(
          folded: AccountName.folded(name),
          password: hash.text,
          recovery: nil,
          isAdministrator: name == "ada"
        )
        if let refusal { throw refusal }
        if name == "dora" { _ = try writer.setDisabled(true) }
      }
    }
    let household = try await keeper.writeNotebook(as: try person("anna")) {
      try $0.foundHousehold(named: "Home")?.number ?? 0
    }
    for (name, role) in [("bea", HouseholdRole.member), ("carl", .guest)] {
      try await keeper.writeNotebook(as: try person(name)) { writer in
        if let refusal = try writer.join(household, as: role) { throw refusal }
      }
    }
    _ = try await keeper.writeNotebook(as: try person("eve")) {
      try $0.foundHousehold(named: "Elsewhere")
    }
    let people = try await keeper.readNotebook { try $0.numberedPeople() } ?? []
    let numbers = people.compactMap { person in person.number.map { (person.name, $0) } }
    return (household, Dictionary(uniqueKeysWithValues: numbers))
  }

  static func person(_ name: String) throws -> Person {
    guard let person = Person(name) else { throw Problem(500, "no such person") }
    return person
  }

  /// What a visitor shows: a session or a token of their own each time.
  func headers(of visitor: Visitor) async throws -> [Inbound.Header] {
    guard let name = visitor.name, let number = numbers[name] else {
      guard visitor == .spoofed else { return [] }
      return [
        .init("X-Forwarded-For", "127.0.0.1"), .init("Forwarded", "for=127.0.0.1"),
        .init("X-Forwarded-Proto", "https"), .init("Remote-User", "ada"),
        .init("X-Remote-User", "ada"), .init("Remote_User", "ada"),
      ]
    }
    switch visitor {
    case .readToken, .writeToken, .revokedToken:
      let code = SecretCode(.token)
      let household = household
      try await keeper.writeNotebook(as: try Self.person(name)) { writer in
        let token = try writer.createToken(
          hash: code.hash,
          scope: visitor == .readToken ? .read : .write,
          household: household,
          label: "test"
        )
        if visitor == .revokedToken { try writer.revokeToken(token.number) }
      }
      return [.init("Authorization", "Bearer \(code.text)")]
    default:
      let cookie = try cookie(of: number, old: visitor == .endedSession)
      let site = visitor == .crossSite ? "cross-site" : "same-origin"
      return [cookie, .init("Sec-Fetch-Site", site)]
    }
  }

  /// The cookie of a new session.
  func cookie(of person: Int, old: Bool = false) throws -> Inbound.Header {
    let token = SecretCode(.token)
    try people.sessions.beginSession(
      hash: token.hash,
      of: person,
      label: "test",
      now: old ? time.now - Session.secondsIdle : time.now
    )
    return .init("Cookie", "other=1; sid=\(token.text)")
  }

  /// - Parameter fields: JSON, or those of a form: "name=anna&next=/"; nil for no body.
  func ask(
    _ method: String,
    _ target: String,
    _ fields: String? = nil,
    headers: [Inbound.Header] = [],
    peer: String = "127.0.0.1"
  ) async -> Answer {
    let bytes = Array((fields ?? "").utf8)
    let type =
      fields?.hasPrefix("{") == true ? "application/json" : "application/x-www-form-urlencoded"
    let about: [Inbound.Header] =
      fields == nil
      ? [] : [.init("Content-Type", type), .init("Content-Length", "\(bytes.count)")]
    return await dispatcher.answer(
      Inbound(method, target, headers: headers + about, peer: peer, body: InboundBody(bytes))
    )
  }
}

extension Answer {
  /// The cookie that it gives, as a browser sends it back; nil without one.
  var cookie: Inbound.Header? {
    guard let value = header("Set-Cookie")?.split(separator: ";").first else { return nil }
    return .init("Cookie", String(value))
  }

  /// A value of its body by its key.
  func text(_ key: String) throws -> String? { try json.asObject?[key]?.asText }
}
