import RecipeAccounts
import WhatCanIMake

/// Somebody's own account: their name and password, what lets programs in, what they take along, and going for good.
enum OwnAccountScreen {
  static let routes = [
    account, change, recovery, makeToken, export, leaving, leave,
    Route.form("/account/tokens/{number}/revoke", doing: TokenRoutes.revoke, then: "/account"),
  ]

  private static let account = Route.page(
    "/account",
    "The page where you manage your name, your password, your access tokens and your export.",
    for: .account
  ) { _, asker in
    let tokens = try await asker.keeper.readNotebook(as: try asker.person) { try $0.tokens() } ?? []
    let words = asker.pages.words
    return Page(
      template: "account",
      title: words("account.title"),
      section: .account,
      filling: [
        "name": .text(try asker.person.name),
        "tokens": .list(
          tokens.map { token in
            [
              "name": .text(token.label),
              "scope": .text(words("scope.\(token.scope.rawValue)")),
              "used": .text(
                token.lastUsed.map { words("token.used", ["day": words.day($0)]) }
                  ?? words("token.unused")
              ),
              "path": .text("/account/tokens/\(token.number)"),
            ]
          }
        ),
        "next": "/account", "in-account": true,
      ]
    )
  }

  private static let change = Route.form(
    "/account/change",
    "Changes your name or your password. Changing the password ends all your other sessions.",
    for: .account,
    fields: AccountRoutes.change.body.fields
  ) { said, asker in
    let answer = try await AccountRoutes.change.answer(said, asker)
    return Destination("/account", headers: answer.headers.filter { $0.name == "Set-Cookie" })
  }

  private static let recovery = secret(
    "/account/recovery",
    "Creates a new recovery code, and shows it once.",
    by: AccountRoutes.recoveryAnew,
    title: "recovery.title",
    lede: "recovery.lede"
  ) { try JSONParser.decoded(NewRecoveryCodeReply.self, from: $0).recoveryCode }

  private static let makeToken = secret(
    "/account/tokens",
    "Creates a token for a program, and shows it once.",
    by: TokenRoutes.create,
    title: "token.title",
    lede: "token.lede"
  ) { try JSONParser.decoded(NewTokenReply.self, from: $0).token }

  /// What is shown this once, so a page follows at once.
  private static func secret(
    _ path: String,
    _ summary: String,
    by route: Route,
    title: String,
    lede: String,
    _ read: @escaping @Sendable ([UInt8]) throws -> String
  ) -> Route {
    Route.shown(
      path,
      summary,
      for: route.audience,
      fields: route.body.fields,
      status: 201
    ) { said, asker in
      let answer = try await route.answer(said, asker)
      let words = asker.pages.words
      return Page(
        template: "secret",
        title: words(title),
        section: .account,
        filling: [
          "heading": .text(words(title)), "lede": .text(words(lede)),
          "code": .text(try read(answer.body)),
        ]
      )
    }
  }

  private static let export = Route(
    "/account/export.json",
    "Downloads everything that you saved as a file.",
    for: .account,
    reader: .browser,
    keeping: .never
  ) { said, asker in
    var answer = try await LeavingRoutes.exported.answer(said, asker)
    answer.headers.append(
      .init("Content-Disposition", "attachment; filename=\"whatcanimake.json\"")
    )
    return answer
  }

  private static let leaving = Route.page(
    "/account/leave",
    "The page where you delete your account and everything that you saved.",
    for: .account,
    keeping: .never
  ) { _, asker in
    let person = try asker.signedIn.person
    let text = try await asker.ask { try $0.exportedNotebook() }
    let words = asker.pages.words
    return Page(
      template: "leave",
      title: words("leave.title"),
      section: .account,
      filling: ["tag": .text(entityTag(of: Array(text.utf8), for: person))]
    )
  }

  private static let leave = Route.form(
    "/account/leave",
    "Permanently deletes your account and everything that you saved.",
    for: .account,
    fields: LeavingRoutes.delete.body.fields
  ) { said, asker in
    let answer = try await LeavingRoutes.delete.answer(said, asker)
    return Destination("/", headers: answer.headers, isFixed: true)
  }
}
