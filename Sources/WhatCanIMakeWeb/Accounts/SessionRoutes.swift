import RecipeAccounts
import WhatCanIMake

/// Signing in and out.
enum SessionRoutes {
  static let number = Parameter.number(
    "number",
    "The session's number, as shown in the list of sessions."
  )

  static let routes = [signIn, list, signOut, end]

  static let signIn = Route(
    "/api/v1/sessions",
    "Signs in. The response sets the session cookie.",
    method: .post,
    for: .anyone,
    body: .json([
      AccountRoutes.name.facts, AccountRoutes.knownPassword.facts, AccountRoutes.device.facts,
    ]),
    status: 201,
    reply: "account/1"
  ) { said, asker in
    let (name, password) = (
      try said[AccountRoutes.name], try said[AccountRoutes.knownPassword]
    )
    let device = try said[AccountRoutes.device]
    let people = asker.people
    let folded = AccountName.folded(name)
    let subjects = try await people.subjects(of: folded, asker.device, at: asker.address)
    let number = try await people.trying(subjects) {
      let secured = try await people.keeper.readNotebook { try $0.account(folded: folded) } ?? nil
      guard let number = try await people.account(secured, with: password)?.person.number else {
        throw Problem(401, "the name or the password is wrong")
      }
      return number
    }
    let cookie = try await people.begin(number, on: device, inPlaceOf: asker.credential)
    let known = try await people.know(asker.device, of: number)
    return Answer(
      status: 201,
      json: try await people.reply(about: number),
      headers: [cookie, known]
    )
  }

  private static let list = Route(
    "/api/v1/sessions",
    "Lists your sessions, most recently used first.",
    for: .account,
    reply: "sessions/1"
  ) { _, asker in
    let (person, now) = (try asker.signedIn.person, asker.people.clock())
    let sessions = try await asker.keeper.working { [sessions = asker.people.sessions] in
      try sessions.sessions(of: person, now: now)
    }
    let asking = asker.identity.session?.number
    return Answer(
      json: Reply.List("sessions", sessions.map { SessionReply($0, asking: asking) })
    )
  }

  static let signOut = Route(
    "/api/v1/sessions/current",
    "Ends the current session.",
    method: .delete,
    for: .account,
    status: 204
  ) { _, asker in
    if case .session(let token) = asker.credential {
      _ = try await asker.keeper.working { [sessions = asker.people.sessions] in
        try sessions.endSession(hash: token.hash)
      }
    }
    return .done(asker.people.site.farewell)
  }

  static let end = Route(
    "/api/v1/sessions/{number}",
    "Ends another session.",
    method: .delete,
    for: .account,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let (number, person) = (try said[number], try asker.signedIn.person)
    let isEnded = try await asker.keeper.working { [sessions = asker.people.sessions] in
      try sessions.endSession(number, of: person)
    }
    guard isEnded else { throw Problem.unknown("session") }
    return .done()
  }
}
