import Foundation
package import RecipeModel

/// Why a change of an account was refused; then nothing has changed.
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
  /// Creates the account of the writer's person, who may already have a notebook: the caller must
  /// know that it is theirs.
  ///
  /// - Parameters:
  ///   - folded: The name in the form in which similar-looking names are equal.
  ///   - password: The hash of the password.
  ///   - recovery: The hash of the recovery code.
  /// - Returns: Nil if the account was created.
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

  /// Renames the writer's person; their notebook stays theirs.
  ///
  /// - Parameters:
  ///   - name: A name that nobody else in the store has.
  ///   - folded: The name in the form in which similar-looking names are equal.
  /// - Returns: Nil if it was done.
  package func rename(to name: Person, folded: String) throws(StorageError) -> AccountRefusal? {
    try checked {
      let person = try number()
      guard let account = try accountRow(of: person) else { return .noSuchAccount }
      let text = NotebookValue.text(normalised(name.name))
      let others = try NotebookTable.people.rows(where: "name = ?", [text], in: db)
      let alike = try accountRow(folded: folded)
      guard others.allSatisfy({ $0.number == person }),
        alike == nil || alike?.number == account.number,
        Person(normalised(name.name)) != nil
      else { return .nameTaken }
      guard let row = try NotebookTable.people.row(person, in: db) else {
        throw NotebookFault.incomplete(.people)
      }
      try set("name", of: row, to: text)
      try set("folded", of: account, to: .text(folded))
      return nil
    }
  }

  /// Changes the password of the writer's person.
  ///
  /// - Parameter password: Its hash; nil removes it.
  package func setPassword(_ password: String?) throws(StorageError) -> AccountRefusal? {
    try changeAccount { try $0.set("password", to: .text(password)) }
  }

  /// Changes the recovery code of the writer's person.
  ///
  /// - Parameter recovery: Its hash; nil removes it.
  package func setRecovery(_ recovery: [UInt8]?) throws(StorageError) -> AccountRefusal? {
    try changeAccount { try $0.set("recovery", to: bytes(recovery)) }
  }

  /// Disables the account of the writer's person, or enables it again.
  package func setDisabled(_ isDisabled: Bool) throws(StorageError) -> AccountRefusal? {
    try changeAccount(keepsAdministrator: !isDisabled) {
      try $0.set("is_disabled", to: .integer(isDisabled ? 1 : 0))
    }
  }

  /// Makes the writer's person an administrator of the server, or ends that.
  package func setAdministrator(_ isAdministrator: Bool) throws(StorageError) -> AccountRefusal? {
    try changeAccount(keepsAdministrator: isAdministrator) {
      try $0.set("is_administrator", to: .integer(isAdministrator ? 1 : 0))
    }
  }

  /// Deletes the account of the writer's person with its tokens, and the invitations and links that
  /// they created. Their notebook stays.
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
