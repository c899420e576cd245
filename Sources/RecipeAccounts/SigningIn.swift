package import RecipeModel
package import RecipeStorage

/// What became of a try to sign in. A wrong name and a wrong password are one answer.
package enum SignIn: Sendable {
  /// - Parameter renewed: A hash to store in place of the old one; nil if the old one is good.
  case welcome(Account, renewed: PasswordHash?)
  case refused
}

extension SignIn {
  /// Tries a password. Takes the same work whether or not there is such an account: a quarter of a second and 128 MiB, so
  /// not on an event loop, and two at once at most.
  ///
  /// - Parameter account: That of the name, read before; nil when there is none.
  package init(_ account: SecuredAccount?, _ password: Password) throws {
    let kept = account?.passwordHash.flatMap { PasswordHash($0) }
    let fits = try (kept ?? .ofNobody).fits(password)
    guard fits, let account, let kept, !account.account.isDisabled else {
      self = .refused
      return
    }
    let renewed = kept.wantsRenewal ? try PasswordHash(of: password) : nil
    self = .welcome(account.account, renewed: renewed)
  }
}

/// Gives an account a new password that nobody chose, for somebody who can no longer sign in and is at the machine, and
/// ends all sessions.
///
/// Takes the work of a ``PasswordHash``.
///
/// - Parameter now: Seconds since 1970.
/// - Returns: The password, to be shown once.
package func resetPassword(
  of name: AccountName,
  in notebook: NotebookStore,
  _ sessions: SessionStore?,
  now: Int
) throws -> SecretCode {
  guard let account = try notebook.read(nil, { try $0.account(folded: name.folded) }) else {
    throw AccountRefusal.noSuchAccount
  }
  let person = account.account.person
  let code = SecretCode(.recovery)
  let hash = try PasswordHash(of: try Password(code.text))
  try notebook.write(person, now: now) { writer in
    if let refusal = try writer.setPassword(hash.text) { throw refusal }
  }
  if let sessions, let number = person.number { try sessions.endSessions(of: number) }
  return code
}
