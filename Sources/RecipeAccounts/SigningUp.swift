import RecipeModel
package import RecipeStorage

/// How accounts come to be. Each is to be called inside one transaction of the writer.
extension NotebookWriter {
  /// Makes the first account of a store, which administers the server. Whoever makes it has shown the set-up code, so
  /// that the notebook of that name on the machine is theirs.
  ///
  /// The writer's person must be ``AccountName/person``.
  package func createFirstAccount(
    _ name: AccountName,
    password: PasswordHash,
    recovery: SecretCode
  ) throws(StorageError) -> AccountRefusal? {
    guard try reader.accounts().isEmpty else { return .notTheFirst }
    return try createAccount(
      folded: name.folded,
      password: password.text,
      recovery: recovery.hash,
      isAdministrator: true
    )
  }

  /// Makes an account for somebody new, whose name is like that of nobody who keeps anything in the store, with an account
  /// or without: what others keep is never given away by a name.
  ///
  /// The writer's person must be ``AccountName/person``. Cost: O(people).
  package func signUp(
    _ name: AccountName,
    password: PasswordHash,
    recovery: SecretCode
  ) throws(StorageError) -> AccountRefusal? {
    let isTaken = try reader.people().contains { AccountName.folded($0.name) == name.folded }
    guard !isTaken else { return .nameTaken }
    return try createAccount(
      folded: name.folded,
      password: password.text,
      recovery: recovery.hash
    )
  }

  /// Calls the writer's person otherwise, as nobody else is called. Cost: O(people).
  package func rename(to name: AccountName) throws(StorageError) -> AccountRefusal? {
    let me = try reader.currentPerson()
    let isTaken = try reader.people().contains {
      $0 != me && AccountName.folded($0.name) == name.folded
    }
    guard !isTaken, let person = name.person else { return .nameTaken }
    return try rename(to: person, folded: name.folded)
  }
}
