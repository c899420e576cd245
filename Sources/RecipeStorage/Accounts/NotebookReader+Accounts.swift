import Foundation
package import RecipeModel

/// An account with its secrets' hashes, which are never printed.
package struct SecuredAccount: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  package var account: Account
  /// The hash of the password; nil if the account has none.
  package var passwordHash: String?
  /// The hash of the recovery code; nil if the account has none.
  package var recoveryHash: [UInt8]?

  package var description: String { "the account of \(account.person)" }
  package var debugDescription: String { description }
}

extension NotebookReader {
  /// The account with a name; nil if there is none.
  ///
  /// - Parameter folded: The name in the form in which similar-looking names are equal.
  package func account(folded: String) throws(StorageError) -> SecuredAccount? {
    try checked {
      try NotebookTable.accounts.rows(where: "folded = ?", [.text(folded)], in: db).first
        .map(secured)
    }
  }

  /// The account of a person, by number; nil if there is none.
  package func account(of person: Int) throws(StorageError) -> SecuredAccount? {
    try checked { try NotebookTable.accounts.rows(of: person, in: db).first.map(secured) }
  }

  /// Every account, ascending by name.
  package func accounts() throws(StorageError) -> [Account] {
    try checked {
      try NotebookTable.accounts.all(in: db).map { try secured($0).account }
        .sorted { $0.person < $1.person }
    }
  }

  /// The person with a number; nil if there is none.
  package func person(_ number: Int) throws(StorageError) -> Person? {
    try checked {
      guard let row = try NotebookTable.people.row(number, in: db), try !row.isHousehold else {
        return nil
      }
      return try knownPerson(number)
    }
  }

  /// Everybody who has ever saved something, with their permanent numbers, in ascending order of
  /// name. Cost: O(people).
  package func numberedPeople() throws(StorageError) -> [Person] {
    try checked { try authors().map { $1.numbered($0) }.sorted() }
  }

  /// The reader's person with their current name and their number; nil for somebody without a
  /// notebook.
  package func currentPerson() throws(StorageError) -> Person? {
    try checked { try number().map(knownPerson) }
  }

  /// The token with a hash; nil if there is none.
  package func token(hash: [UInt8]) throws(StorageError) -> APIToken? {
    try checked {
      try NotebookTable.tokens.rows(where: "hash = ?", [.bytes(Data(hash))], in: db).first
        .map(token)
    }
  }

  /// The tokens of the reader's person, in the order in which they were created.
  package func tokens() throws(StorageError) -> [APIToken] {
    try checked { try own(.tokens).map(token) }
  }

  /// The invitation with a hash, whether it is used, expired or valid; nil if there is none.
  package func invitation(hash: [UInt8]) throws(StorageError) -> Invitation? {
    try checked {
      try NotebookTable.invitations.rows(where: "hash = ?", [.bytes(Data(hash))], in: db).first
        .map(invitation)
    }
  }

  /// Every invitation that was not revoked, in the order in which they were created. Cost:
  /// O(invitations).
  package func invitations() throws(StorageError) -> [Invitation] {
    try checked { try NotebookTable.invitations.all(in: db).map(invitation) }
  }

  func secured(_ row: NotebookRow) throws -> SecuredAccount {
    SecuredAccount(
      account: Account(
        person: try knownPerson(try row.integer("person")),
        isAdministrator: try row.integer("is_administrator") == 1,
        isDisabled: try row.integer("is_disabled") == 1,
        createdAt: try row.integer("created_at")
      ),
      passwordHash: try row.optionalText("password"),
      recoveryHash: try bytes("recovery", of: row)
    )
  }

  func token(_ row: NotebookRow) throws -> APIToken {
    guard let scope = APIToken.Scope(rawValue: try row.text("scope")) else { throw row.unreadable }
    return APIToken(
      number: row.number,
      person: try knownPerson(try row.integer("person")),
      scope: scope,
      household: try row.optionalInteger("household"),
      label: try row.text("label"),
      createdAt: try row.integer("created_at"),
      lastUsed: try row.optionalInteger("last_used").map { CalendarDay(daysSince1970: $0) }
    )
  }

  func invitation(_ row: NotebookRow) throws -> Invitation {
    guard let role = HouseholdRole(rawValue: try row.text("role")) else { throw row.unreadable }
    return Invitation(
      number: row.number,
      by: try knownPerson(try row.integer("person")),
      household: try row.optionalInteger("household"),
      role: role,
      expiresAt: try row.integer("expires_at"),
      usedAt: try row.optionalInteger("used_at")
    )
  }

  private func bytes(_ column: String, of row: NotebookRow) throws -> [UInt8]? {
    switch try row[column] {
    case .bytes(let bytes): Array(bytes)
    case .null: nil
    case .integer: throw row.unreadable
    }
  }
}
