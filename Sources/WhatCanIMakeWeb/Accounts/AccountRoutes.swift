import RecipeAccounts
import WhatCanIMake

/// How accounts come to be, and what becomes of one's own.
enum AccountRoutes {
  static let name = Field.text("name", "Your name.")
  static let newName = Field.optionalText("name", "Your new name.")
  static let password = Field.secret("password", "Your password.")
  static let newPassword = Field.optionalSecret("password", "Your new password.")
  static let currentPassword = Field.optionalSecret(
    "currentPassword",
    "Your current password. It is required to change the password."
  )
  static let knownPassword = Field.secret("password", "Your password.")
  static let setUpCode = Field.optionalSecret(
    "code",
    "The set-up code that the server printed. Only the first account needs it."
  )
  static let invitation = Field.optionalSecret(
    "invitation",
    "The invitation that you were given."
  )
  static let recoveryCode = Field.secret("code", "Your recovery code.")
  static let device = Field.optionalText("device", "A name for this device.")

  static let routes = [signUp, me, change, recoveryAnew, recover]

  static let signUp = Route(
    "/api/v1/accounts",
    "Creates an account with the set-up code or an invitation, and signs you in.",
    method: .post,
    for: .anyone,
    body: .json(
      [name.facts, password.facts, setUpCode.facts, invitation.facts, device.facts],
      FieldShapes(
        .init(without: [setUpCode.facts.name]),
        .init(without: [invitation.facts.name]),
        fault: .bad(setUpCode.facts.name, "use either a set-up code or an invitation, not both")
      )
    ),
    status: 201,
    reply: "new-account/1"
  ) { said, asker in
    let (name, password) = (try accountName(try said[name]), try said[password])
    let leave = try LeaveToSignUp(said)
    let (account, code) = try await asker.people.trying([.address(asker.address)]) {
      try await asker.people.signUp(name, password, by: leave)
    }
    let cookie = try await asker.people.begin(
      account.number,
      on: try said[device],
      inPlaceOf: asker.credential
    )
    let known = try await asker.people.know(asker.device, of: account.number)
    return Answer(status: 201, json: NewAccountReply(account, code), headers: [cookie, known])
  }

  private static let me = Route(
    "/api/v1/me",
    "Your account.",
    for: .reader,
    reply: "account/1"
  ) { _, asker in
    Answer(json: try await asker.people.reply(about: try asker.signedIn.person))
  }

  static let change = Route(
    "/api/v1/me",
    "Changes your name or your password. Changing the password ends all your other sessions.",
    method: .patch,
    for: .account,
    body: .json(
      [newName.facts, newPassword.facts, currentPassword.facts],
      .some(of: "name", "password", with: ("password", "currentPassword"))
    ),
    reply: "account/1"
  ) { said, asker in
    let name: AccountName? =
      if let text = try said[newName] { try accountName(text) } else { nil }
    let new = try said[newPassword]
    var hash: PasswordHash?
    if let new {
      try await asker.proves(try said[needed: currentPassword], field: "currentPassword")
      hash = try await asker.people.hash(of: new, field: "password")
    }
    let cookie = try await asker.people.change(asker, to: name, hash)
    return Answer(
      json: try await asker.people.reply(about: try asker.signedIn.person),
      headers: [cookie].compactMap(\.self)
    )
  }

  static let recoveryAnew = Route(
    "/api/v1/me/recovery-code",
    "Creates a new recovery code. The old code stops working.",
    method: .post,
    for: .account,
    body: .json([knownPassword.facts]),
    status: 201,
    reply: "new-recovery-code/1"
  ) { said, asker in
    try await asker.proves(try said[knownPassword], field: "password")
    let code = SecretCode(.recovery)
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      if let refusal = try writer.setRecovery(code.hash) { throw refusal }
    }
    return Answer(status: 201, json: NewRecoveryCodeReply(code))
  }

  static let recover = Route(
    "/api/v1/recovery",
    "Sets a new password. It requires your recovery code, which can be used once, and ends all your sessions.",
    method: .post,
    for: .anyone,
    body: .json([name.facts, recoveryCode.facts, password.facts]),
    reply: "new-recovery-code/1"
  ) { said, asker in
    let (name, given, password) = (try said[name], try said[recoveryCode], try said[password])
    let subjects = try await asker.people.subjects(
      of: AccountName.folded(name),
      asker.device,
      at: asker.address
    )
    let code = try await asker.people.trying(subjects) {
      try await asker.people.recover(name, by: given, newPassword: password)
    }
    return Answer(json: NewRecoveryCodeReply(code))
  }
}

extension Asker {
  /// Makes sure that whoever holds the device knows the password as well.
  ///
  /// - Throws: 403 that names the field, and 429 after too many tries.
  func proves(_ password: String, field: String) async throws {
    let number = try signedIn.person
    let secured = try await keeper.readNotebook { try $0.account(of: number) } ?? nil
    let name = secured.map { AccountName.folded($0.account.person.name) } ?? ""
    // Whoever is signed in is known by that: nobody else's tries count against them.
    let subjects: [ThrottleSubject] =
      if let session = identity.session {
        [.device(account: name, device: "session \(session.number)")]
      } else { [.account(name), .address(address)] }
    try await people.trying(subjects) {
      guard try await people.account(secured, with: password) != nil else {
        throw Problem(403, "the current password is wrong", field: field)
      }
    }
  }
}
