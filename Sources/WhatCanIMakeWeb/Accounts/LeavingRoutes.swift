import RecipeAccounts
import WhatCanIMake

/// Taking everything along, and going for good.
enum LeavingRoutes {
  static let export = Field.text(
    "export",
    "The ETag of your current export. It proves that you have downloaded the export.",
    length: 1...100
  )

  static let deletion = PathPattern("/api/v1/me/deletion")

  static let routes = [exported, delete]

  static let exported = Route(
    "/api/v1/me/export",
    "Exports everything that you saved, in the format that the export and import commands use.",
    for: .account
  ) { _, asker in
    let text = try await asker.ask { try $0.exportedNotebook() }
    return Answer(text, type: "application/json")
  }

  static let delete = Route(
    deletion.description,
    "Permanently deletes your account and everything that you saved. Download your export first.",
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
          "your export has changed; download it again, and send its new ETag",
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
