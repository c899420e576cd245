import Foundation
package import RecipeModel

/// Of what opens a door only a hash is kept.
extension NotebookWriter {
  /// Creates a token of the writer's person.
  ///
  /// - Parameters:
  ///   - hash: Its SHA-256, different from that of every other token.
  ///   - household: The household for which it is valid; nil for somebody without one.
  package func createToken(
    hash: [UInt8],
    scope: APIToken.Scope,
    household: Int?,
    label: String
  ) throws(StorageError) -> APIToken {
    try checked {
      let number = try NotebookTable.tokens.insert(
        [
          .integer(try number()), bytes(hash), .text(scope.rawValue), .integer(household),
          .text(label), .integer(now), .null,
        ],
        in: db
      )
      guard let row = try NotebookTable.tokens.row(number, in: db) else {
        throw NotebookFault.incomplete(.tokens)
      }
      return try reader.token(row)
    }
  }

  /// Deletes a token. False if the writer's person has none with that number.
  @discardableResult
  package func revokeToken(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.tokens, where: "number = ?", [.integer(number)])) > 0 }
  }

  /// Records the day on which a token of the writer's person was used, unless it is recorded
  /// already.
  package func noteUse(ofToken number: Int, on day: CalendarDay) throws(StorageError) {
    try checked {
      guard let row = try own(.tokens, number: number) else { return }
      let noted = try row.optionalInteger("last_used")
      guard noted.map({ $0 < day.daysSince1970 }) ?? true else { return }
      try set("last_used", of: row, to: .integer(day.daysSince1970))
    }
  }

  /// Creates an invitation by the writer's person.
  ///
  /// - Parameters:
  ///   - household: The household to join; nil to create one.
  ///   - hash: The SHA-256 of its code, different from that of every other invitation.
  ///   - expiresAt: The first second in which it is no longer valid, since 1970.
  package func invite(
    to household: Int?,
    as role: HouseholdRole,
    hash: [UInt8],
    expiresAt: Int
  ) throws(StorageError) -> Invitation {
    try checked {
      let number = try NotebookTable.invitations.insert(
        [
          .integer(try number()), bytes(hash), .integer(household), .text(role.rawValue),
          .integer(now), .integer(expiresAt), .null,
        ],
        in: db
      )
      guard let row = try NotebookTable.invitations.row(number, in: db) else {
        throw NotebookFault.incomplete(.invitations)
      }
      return try reader.invitation(row)
    }
  }

  /// Uses an invitation, which is then no longer valid. Nil if no valid invitation has this hash:
  /// then nothing has changed.
  package func useInvitation(hash: [UInt8]) throws(StorageError) -> Invitation? {
    try checked {
      let find = try NotebookTable.invitations.rows(where: "hash = ?", [bytes(hash)], in: db)
      guard var row = find.first, try reader.invitation(row).isGood(now: now) else { return nil }
      try row.set("used_at", to: .integer(now))
      try row.table.replace(row, in: db)
      return try reader.invitation(row)
    }
  }

  /// Revokes an invitation, whoever created it. False if none has that number.
  @discardableResult
  package func withdrawInvitation(_ number: Int) throws(StorageError) -> Bool {
    try checked {
      guard let row = try NotebookTable.invitations.row(number, in: db) else { return false }
      try row.table.delete(row, in: db)
      return true
    }
  }
}
