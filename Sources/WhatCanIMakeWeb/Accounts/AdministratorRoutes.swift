import RecipeAccounts
import WhatCanIMake

/// Who administers the server: never nobody.
enum AdministratorRoutes {
  static let number = Parameter.number(
    "number",
    "The account's number, as shown in the list of accounts."
  )

  static let routes = [list, name, takeBack]

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

  /// - Throws: 404 for nobody's number, and 409 for the last.
  private static func set(
    _ isAdministrator: Bool,
    _ number: Int,
    _ asker: Asker
  ) async throws {
    let asking = try asker.signedIn.person
    let found = try await asker.keeper.readNotebook { try $0.account(of: number)?.account } ?? nil
    guard let found else { throw Problem.unknown("account") }
    guard !isAdministrator || !found.isDisabled else {
      throw Problem(409, "the account is disabled; enable it first")
    }
    try await asker.keeper.writeNotebook(as: found.person) { writer in
      // Whoever asks may have lost it since they came in.
      guard try writer.reader.account(of: asking)?.account.isAdministrator == true else {
        throw Problem.notAllowed
      }
      if let refusal = try writer.setAdministrator(isAdministrator) { throw refusal }
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
