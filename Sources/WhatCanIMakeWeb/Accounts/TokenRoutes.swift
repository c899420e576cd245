import RecipeAccounts
import WhatCanIMake

/// Tokens with which programs ask for somebody.
enum TokenRoutes {
  static let label = Field.text("label", "A name for the token.")
  static let scope: Field<APIToken.Scope?> = .word(
    "scope",
    "What a program may do with the token (default: read)."
  )
  static let number = Parameter.number(
    "number",
    "The token's number, as shown in the list of tokens."
  )

  /// The most tokens that one person may have.
  static let most = 100

  static let routes = [list, create, revoke]

  private static let list = Route(
    "/api/v1/tokens",
    "Lists your tokens, oldest first.",
    for: .account,
    reply: "tokens/1"
  ) { _, asker in
    let tokens = try await asker.keeper.readNotebook(as: try asker.person) { try $0.tokens() }
    return Answer(json: Reply.List("tokens", (tokens ?? []).map { TokenReply($0) }))
  }

  static let create = Route(
    "/api/v1/tokens",
    "Creates a token for your current household. The token is shown only in this response.",
    method: .post,
    for: .account,
    body: .json([label.facts, scope.facts]),
    status: 201,
    reply: "new-token/1"
  ) { said, asker in
    let (label, scope) = (try said[label], try said[scope] ?? .read)
    let household = try asker.signedIn.household
    let code = SecretCode(.token)
    let token = try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      guard try writer.reader.tokens().count < most else {
        throw Problem(409, "you already have \(most) tokens; delete one first")
      }
      return try writer.createToken(
        hash: code.hash,
        scope: scope,
        household: household,
        label: label
      )
    }
    return Answer(status: 201, json: NewTokenReply(token, code))
  }

  static let revoke = Route(
    "/api/v1/tokens/{number}",
    "Revokes a token.",
    method: .delete,
    for: .account,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let number = try said[number]
    return try await asker.change("token") { try $0.revokeToken(number) }
  }
}
