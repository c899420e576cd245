import RecipeAccounts
import WhatCanIMake

/// By what somebody may make an account.
enum LeaveToSignUp: Sendable {
  case setUp(SecretCode)
  case invitation(SecretCode)

  /// - Throws: 403 for neither, 400 for what is no code.
  init(_ said: Arguments) throws(Problem) {
    let (code, invitation) = (
      try said[AccountRoutes.setUpCode], try said[AccountRoutes.invitation]
    )
    if let code {
      guard let code = SecretCode(given: code) else { throw .wrongSetUpCode }
      self = .setUp(code)
    } else if let invitation {
      guard let code = SecretCode(given: invitation) else { throw .badInvitation }
      self = .invitation(code)
    } else {
      throw Problem(403, "a new account needs a set-up code or an invitation")
    }
  }
}

/// What an invitation says of itself.
struct OpenInvitation: Sendable {
  let by: String
  /// Whether it leads into a household; else to the server alone.
  let isIntoHousehold: Bool
  /// The name of that household; nil where whoever invited has left it.
  let household: String?
}

extension Problem {
  static let wrongSetUpCode = Problem(
    403,
    "the set-up code is wrong; use the code that the server printed when it started",
    field: "code"
  )
  /// Unknown, used, withdrawn or out of date: nobody is told which.
  static let badInvitation = Problem(
    403,
    "this invitation is invalid or has expired; ask for a new one",
    field: "invitation"
  )
}

extension People {
  /// Makes an account.
  ///
  /// - Returns: The account, and its recovery code.
  /// - Throws: 403 for a code or an invitation that is not good, 410 for a set-up code that is used or out of date, 409 for a
  ///   name that is taken.
  func signUp(
    _ name: AccountName,
    _ password: String,
    by leave: LeaveToSignUp
  ) async throws -> (AccountReply, SecretCode) {
    guard let person = name.person else { throw Problem.bad("name", "the name is not valid") }
    // Before the work of the password, so that without leave there is none.
    try await check(leave)
    let (hash, recovery) = (
      try await hash(of: password, field: "password"), SecretCode(.recovery)
    )
    try await keeper.writeNotebook(as: person) { writer in
      switch leave {
      case .setUp:
        let refusal = try writer.createFirstAccount(name, password: hash, recovery: recovery)
        if let refusal { throw refusal }
      case .invitation(let code):
        guard let invitation = try writer.useInvitation(hash: code.hash) else {
          throw Problem.badInvitation
        }
        if let refusal = try writer.signUp(name, password: hash, recovery: recovery) {
          throw refusal
        }
        guard let household = invitation.household else { return }
        if let refusal = try writer.join(household, as: invitation.role) { throw refusal }
      }
    }
    let account = try await keeper.readNotebook { try $0.account(folded: name.folded) } ?? nil
    guard let number = account?.account.person.number else { throw AccountRefusal.noSuchAccount }
    return (try await reply(about: number), recovery)
  }

  private func check(_ leave: LeaveToSignUp) async throws {
    let now = clock()
    switch leave {
    case .setUp(let code):
      guard let setUpCode, try await !hasAccounts() else { throw AccountRefusal.notTheFirst }
      guard now < setUpEndsAt else {
        throw Problem(
          410,
          "the set-up code has expired; restart the server to get a new one",
          field: "code"
        )
      }
      guard code.fits(setUpCode.hash) else { throw Problem.wrongSetUpCode }
    case .invitation(let code):
      let invitation = try await keeper.readNotebook { try $0.invitation(hash: code.hash) } ?? nil
      guard let invitation, invitation.isGood(now: now) else { throw Problem.badInvitation }
    }
  }

  /// Whether anybody has an account. Once there is one, one stays.
  func hasAccounts() async throws -> Bool {
    if setUpCode == nil { return true }
    return try await keeper.readNotebook { try !$0.accounts().isEmpty } ?? false
  }

  /// An invitation that is good, for whoever has its code; nil for any other code.
  ///
  /// A code of 128 bits is not guessed, so whoever looks at it again and again is not held up.
  func openInvitation(_ code: String) async throws -> OpenInvitation? {
    guard let code = SecretCode(given: code) else { return nil }
    let now = clock()
    return try await keeper.readNotebook { reader -> OpenInvitation? in
      guard let invitation = try reader.invitation(hash: code.hash), invitation.isGood(now: now)
      else { return nil }
      let home = try invitation.by.number.flatMap { try reader.household(ofPerson: $0)?.household }
      return OpenInvitation(
        by: invitation.by.name,
        isIntoHousehold: invitation.household != nil,
        household: home?.number == invitation.household ? home?.name : nil
      )
    } ?? nil
  }

  /// Somebody's account, with their household.
  func reply(about person: Int) async throws -> AccountReply {
    let reply = try await keeper.readNotebook { reader in
      try reader.account(of: person).map {
        AccountReply($0.account, try reader.household(ofPerson: person))
      }
    }
    guard let reply = reply ?? nil else { throw Problem.notSignedIn }
    return reply
  }

  /// Changes the name or the password of whoever asks; with the password all their sessions end.
  ///
  /// - Returns: The cookie of the session that comes in place of theirs; nil where none ended.
  func change(
    _ asker: Asker,
    to name: AccountName?,
    _ hash: PasswordHash?
  ) async throws -> Answer.Header? {
    let person = try asker.person
    try await keeper.writeNotebook(as: person) { writer in
      if let name, let refusal = try writer.rename(to: name) { throw refusal }
      if let hash, let refusal = try writer.setPassword(hash.text) { throw refusal }
    }
    guard hash != nil, let number = person.number else { return nil }
    _ = try await keeper.working { [sessions] in try sessions.endSessions(of: number) }
    return try await begin(number, on: asker.identity.session?.label, inPlaceOf: .none)
  }

  /// Gives somebody a new password who knows their recovery code. Takes the same work whether or not there is such a name.
  ///
  /// - Returns: Another recovery code.
  /// - Throws: 401 for a wrong name or code.
  func recover(
    _ name: String,
    by given: String,
    newPassword: String
  ) async throws -> SecretCode {
    let hash = try await hash(of: newPassword, field: "password")
    let folded = AccountName.folded(name)
    let secured = try await keeper.readNotebook { try $0.account(folded: folded) } ?? nil
    let refusal = Problem(401, "the name or the recovery code is wrong")
    guard let code = SecretCode(given: given), let secured, !secured.account.isDisabled,
      secured.recoveryHash.map({ code.fits($0) }) ?? false,
      let number = secured.account.person.number
    else { throw refusal }
    let new = SecretCode(.recovery)
    try await keeper.writeNotebook(as: secured.account.person) { writer in
      // Somebody may have used it meanwhile.
      let now = try writer.reader.account(of: number)?.recoveryHash
      guard now == secured.recoveryHash else { throw refusal }
      if let refusal = try writer.setPassword(hash.text) { throw refusal }
      if let refusal = try writer.setRecovery(new.hash) { throw refusal }
    }
    _ = try await keeper.working { [sessions] in try sessions.endSessions(of: number) }
    return new
  }
}
