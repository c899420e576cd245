import RecipeAccounts
import WhatCanIMake

/// Taking everything along, and going for good.
enum LeavingRoutes {
  static let export = Field.text(
    "export",
    "The ETag of your export as it is now: you have it.",
    length: 1...100
  )

  static let deletion = PathPattern("/api/v1/me/deletion")

  static let routes = [exported, delete]

  static let exported = Route(
    "/api/v1/me/export",
    "Everything that you keep, as the command export writes it; the command import reads it.",
    for: .account
  ) { _, asker in
    let text = try await asker.ask { try $0.exportedNotebook() }
    return Answer(text, type: "application/json")
  }

  static let delete = Route(
    deletion.description,
    "Removes your account and everything that you keep, for good, when you have your export.",
    method: .post,
    for: .account,
    body: .json([AccountRoutes.knownPassword.facts, export.facts]),
    status: 204
  ) { said, asker in
    let (password, tag) = (try said[AccountRoutes.knownPassword], try said[export])
    let person = try asker.signedIn.person
    try await asker.proves(password, field: "password")
    try await asker.write { notebook in
      let text = try notebook.kitchen.exportedNotebook()
      guard entityTag(of: Array(text.utf8), for: person) == tag else {
        throw Problem(
          412,
          "this is not your export as it is now; fetch it again, keep it, and give its ETag",
          field: "export"
        )
      }
      try notebook.forgetPerson()
    }
    try await asker.keeper.working { [sessions = asker.people.sessions] in
      try sessions.forget(person)
    }
    return .done(asker.people.site.farewell + [asker.people.site.deviceFarewell])
  }
}
