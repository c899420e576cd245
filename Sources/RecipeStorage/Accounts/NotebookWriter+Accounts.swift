import Foundation
package import RecipeModel

/// Why something about an account was not done; then nothing has changed.
package enum AccountRefusal: Error, Hashable, Sendable {
  /// Somebody has this name, or one so similar that people could confuse the two.
  case nameTaken
  case noSuchAccount
  /// The server would have no administrator.
  case lastAdministrator
  /// There already are accounts.
  case notTheFirst
}

extension NotebookWriter {
  /// Makes the account of the writer's person, who may keep things already: whoever calls this knows that they are
  /// theirs.
  ///
  /// - Parameters:
  ///   - folded: The name in the form in which names that look alike are equal.
  ///   - password: What the password is told by.
  ///   - recovery: What the recovery code is told by.
  /// - Returns: Nil when it is made.
  package func createAccount(
    folded: String,
    password: String?,
    recovery: [UInt8]?,
    isAdministrator: Bool = false
  ) throws(StorageError) -> AccountRefusal? {
    try checked {
      guard try accountRow(folded: folded) == nil,
        try reader.number().flatMap(accountRow(of:)) == nil
      else { return .nameTaken }
      let person = try number()
      try NotebookTable.accounts.insert(
        [
          .integer(person), .text(folded), .text(password), bytes(recovery),
          .integer(isAdministrator ? 1 : 0), .integer(0), .integer(now),
        ],
        in: db
      )
      return nil
    }
  }

  /// Calls the writer's person otherwise; everything that they keep stays theirs.
  ///
  /// - Parameters:
  ///   - name: A name that nobody else in the store has.
  ///   - folded: The name in the form in which names that look alike are equal.
  /// - Returns: Nil when it is done.
  package func rename(to name: Person, folded: String) throws(StorageError) -> AccountRefusal? {
    try checked {
      let person = try number()
      guard var account = try accountRow(of: person) else { return .noSuchAccount }
      let text = NotebookValue.text(normalised(name.name))
      let others = try NotebookTable.people.rows(where: "name = ?", [text], in: db)
      let alike = try accountRow(folded: folded)
      guard others.allSatisfy({ $0.number == person }),
        alike == nil || alike?.number == account.number,
        Person(normalised(name.name)) != nil
      else { return .nameTaken }
      guard var row = try NotebookTable.people.row(person, in: db) else {
        throw NotebookFault.incomplete(.people)
      }
      try row.set("name", to: text)
      try row.table.replace(row, in: db)
      try account.set("folded", to: .text(folded))
      try account.table.replace(account, in: db)
      return nil
    }
  }

  /// Gives the account of the writer's person another password.
  ///
  /// - Parameter password: What it is told by; nil to take it away.
  package func setPassword(_ password: String?) throws(StorageError) -> AccountRefusal? {
    try changeAccount { try $0.set("password", to: .text(password)) }
  }

  /// Gives the account of the writer's person another recovery code.
  ///
  /// - Parameter recovery: What it is told by; nil to take it away.
  package func setRecovery(_ recovery: [UInt8]?) throws(StorageError) -> AccountRefusal? {
    try changeAccount { try $0.set("recovery", to: bytes(recovery)) }
  }

  /// Lets the writer's person do nothing for now, or what they could before.
  package func setDisabled(_ isDisabled: Bool) throws(StorageError) -> AccountRefusal? {
    try changeAccount(keepsAdministrator: !isDisabled) {
      try $0.set("is_disabled", to: .integer(isDisabled ? 1 : 0))
    }
  }

  /// Lets the writer's person administer the server, or no longer.
  package func setAdministrator(_ isAdministrator: Bool) throws(StorageError) -> AccountRefusal? {
    try changeAccount(keepsAdministrator: isAdministrator) {
      try $0.set("is_administrator", to: .integer(isAdministrator ? 1 : 0))
    }
  }

  /// Removes the account of the writer's person with its tokens, and the invitations and links that they made. What they keep stays.
  package func deleteAccount() throws(StorageError) -> AccountRefusal? {
    try checked {
      guard let row = try accountRow(of: try number()) else { return .noSuchAccount }
      guard try !isLastServerAdministrator(row) else { return .lastAdministrator }
      _ = try remove(own(.tokens) + own(.invitations) + own(.shareLinks) + [row])
      return nil
    }
  }

  private func changeAccount(
    keepsAdministrator: Bool = true,
    _ change: (inout NotebookRow) throws -> Void
  ) throws(StorageError) -> AccountRefusal? {
    try checked {
      guard var row = try accountRow(of: try number()) else { return .noSuchAccount }
      if !keepsAdministrator, try isLastServerAdministrator(row) { return .lastAdministrator }
      try change(&row)
      try row.table.replace(row, in: db)
      return nil
    }
  }

  /// Whether an account is the only one that administers the server and can.
  private func isLastServerAdministrator(_ row: NotebookRow) throws -> Bool {
    let able = try NotebookTable.accounts.all(in: db).filter {
      try $0.integer("is_administrator") == 1 && $0.integer("is_disabled") == 0
    }
    return able.map(\.number) == [row.number]
  }

  private func accountRow(of person: Int) throws -> NotebookRow? {
    try NotebookTable.accounts.rows(of: person, in: db).first
  }

  private func accountRow(folded: String) throws -> NotebookRow? {
    try NotebookTable.accounts.rows(where: "folded = ?", [.text(folded)], in: db).first
  }

  func bytes(_ bytes: [UInt8]?) -> NotebookValue { bytes.map { .bytes(Data($0)) } ?? .null }
}
