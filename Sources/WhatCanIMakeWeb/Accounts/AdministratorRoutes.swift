import RecipeAccounts
import WhatCanIMake

/// Who administers the server, which is never nobody, and whom they lock out.
enum AdministratorRoutes {
  static let number = Parameter.number(
    "number",
    "The account's number, as shown in the list of accounts."
  )

  static let routes = [list, name, takeBack, disable, enable]

  private static let list = Route(
    "/api/v1/accounts",
    "Lists all accounts on the server, sorted by name.",
    for: .administrator,
    reply: "accounts/1"
  ) { _, asker in
    let accounts = try await asker.keeper.readNotebook { try $0.accounts() } ?? []
    return Answer(json: Reply.List("accounts", accounts.map { ListedAccountReply($0) }))
  }

  private static let name = Route(
    "/api/v1/accounts/{number}/administration",
    "Makes a person an administrator of the server.",
    method: .put,
    for: .administrator,
    parameters: [number.facts],
    body: .json([AccountRoutes.knownPassword.facts]),
    status: 204
  ) { said, asker in
    let (number, password) = (try said[number], try said[AccountRoutes.knownPassword])
    try await asker.proves(password, field: "password")
    try await set(true, number, asker)
    return .done()
  }

  private static let takeBack = Route(
    "/api/v1/accounts/{number}/administration",
    "Removes a person's administrator role. The server must keep at least one administrator.",
    method: .delete,
    for: .administrator,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    try await set(false, try said[number], asker)
    return .done()
  }

  static let disable = Route(
    "/api/v1/accounts/{number}/disabled",
    "Disables an account. The person is signed out everywhere, and cannot sign in or use tokens until the account is enabled.",
    method: .put,
    for: .administrator,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let number = try said[number]
    guard try asker.signedIn.person != number else {
      throw Problem(409, "you cannot disable your own account; ask another administrator")
    }
    try await change(number, asker) { writer, _ in try writer.setDisabled(true) }
    // Whoever is disabled is nobody from here on; a session must not come back with the account.
    _ = try await asker.keeper.working { [sessions = asker.people.sessions] in
      try sessions.endSessions(of: number)
    }
    return .done()
  }

  static let enable = Route(
    "/api/v1/accounts/{number}/disabled",
    "Enables an account again. The person can sign in, and their tokens work again.",
    method: .delete,
    for: .administrator,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    try await change(try said[number], asker) { writer, _ in try writer.setDisabled(false) }
    return .done()
  }

  /// - Throws: 404 for nobody's number, and 409 for the last.
  private static func set(
    _ isAdministrator: Bool,
    _ number: Int,
    _ asker: Asker
  ) async throws {
    try await change(number, asker) { writer, account in
      guard !isAdministrator || !account.isDisabled else {
        throw Problem(409, "the account is disabled; enable it first")
      }
      return try writer.setAdministrator(isAdministrator)
    }
  }

  /// Changes somebody's account, in the name of whoever administers the server.
  ///
  /// - Throws: 404 for nobody's number, what `change` throws, and the refusal that it gives.
  private static func change(
    _ number: Int,
    _ asker: Asker,
    _ change: @escaping @Sendable (NotebookWriter, Account) throws -> AccountRefusal?
  ) async throws {
    let asking = try asker.signedIn.person
    let found = try await asker.keeper.readNotebook { try $0.account(of: number)?.account } ?? nil
    guard let found else { throw Problem.unknown("account") }
    try await asker.keeper.writeNotebook(as: found.person) { writer in
      // Whoever asks may have lost it since they came in, and the other may have changed.
      let own = try writer.reader.account(of: asking)?.account
      guard let own, own.isAdministrator, !own.isDisabled else { throw Problem.notAllowed }
      guard let account = try writer.reader.account(of: number)?.account else {
        throw Problem.unknown("account")
      }
      if let refusal = try change(writer, account) { throw refusal }
    }
  }
}

/// An account, for who administers the server.
package struct ListedAccountReply: JSONReply {
  package let number: Int
  package let name: String
  package let isAdministrator, isDisabled: Bool
  /// Seconds since 1970.
  package let createdAt: Int

  init(_ account: Account) {
    number = account.person.number ?? 0
    name = account.person.name
    isAdministrator = account.isAdministrator
    isDisabled = account.isDisabled
    createdAt = account.createdAt
  }
}
