import RecipeAccounts
import WhatCanIMake

/// Invitations: into one's household, by who says who belongs to it; to the server, by who administers it.
enum InvitationRoutes {
  static let role: Field<HouseholdRole?> = .word(
    "role",
    "The role of the person you invite (default: member)."
  )
  static let number = Parameter.number(
    "number",
    "The invitation's number, as shown in the list of invitations."
  )

  /// How long an invitation is good, in seconds: 7 days.
  static let seconds = 7 * 86_400
  /// The most invitations that may be open at the same time.
  static let most = 100

  static let routes = [
    ofHousehold, intoHousehold, withdrawFromHousehold, ofServer, intoServer, withdrawFromServer,
  ]

  private static let ofHousehold = Route(
    "/api/v1/household/invitations",
    "Lists the open invitations to your household.",
    for: .householdAdministrator,
    reply: "invitations/1"
  ) { _, asker in try await list(asker, try asker.household) }

  static let intoHousehold = Route(
    "/api/v1/household/invitations",
    "Invites a person to your household, whether or not they have an account. The invitation is shown only in this response.",
    method: .post,
    for: .householdAdministrator,
    body: .json([role.facts]),
    status: 201,
    reply: "new-invitation/1"
  ) { said, asker in
    try await invite(asker, to: try asker.household, as: try said[role] ?? .member)
  }

  static let withdrawFromHousehold = Route(
    "/api/v1/household/invitations/{number}",
    "Revokes an invitation to your household.",
    method: .delete,
    for: .householdAdministrator,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    try await withdraw(asker, try said[number], of: try asker.household)
  }

  private static let ofServer = Route(
    "/api/v1/invitations",
    "Lists the open invitations to the server. The people invited do not join a household.",
    for: .administrator,
    reply: "invitations/1"
  ) { _, asker in try await list(asker, nil) }

  static let intoServer = Route(
    "/api/v1/invitations",
    "Invites a person to the server without adding them to a household. The invitation is shown only in this response.",
    method: .post,
    for: .administrator,
    status: 201,
    reply: "new-invitation/1"
  ) { _, asker in try await invite(asker, to: nil, as: .administrator) }

  private static let withdrawFromServer = Route(
    "/api/v1/invitations/{number}",
    "Revokes an invitation to the server.",
    method: .delete,
    for: .administrator,
    parameters: [number.facts],
    status: 204
  ) { said, asker in try await withdraw(asker, try said[number], of: nil) }

  private static func list(_ asker: Asker, _ household: Int?) async throws -> Answer {
    let all = try await asker.keeper.readNotebook { try $0.invitations() } ?? []
    let items = all.filter { $0.household == household }.map { InvitationReply($0) }
    return Answer(json: Reply.List("invitations", items))
  }

  private static func invite(
    _ asker: Asker,
    to household: Int?,
    as role: HouseholdRole
  ) async throws -> Answer {
    let code = SecretCode(.link)
    let now = asker.people.clock()
    let invitation = try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      let good = try writer.reader.invitations().filter {
        $0.household == household && $0.isGood(now: now)
      }
      guard good.count < most else {
        throw Problem(409, "there are already \(most) open invitations; revoke one first")
      }
      return try writer.invite(
        to: household,
        as: role,
        hash: code.hash,
        expiresAt: now + seconds
      )
    }
    return Answer(status: 201, json: NewInvitationReply(invitation, code))
  }

  /// - Throws: 404 for one of another household as for one that is not there.
  private static func withdraw(
    _ asker: Asker,
    _ number: Int,
    of household: Int?
  ) async throws -> Answer {
    try await asker.change("invitation") { writer in
      let all = try writer.reader.invitations()
      guard all.contains(where: { $0.number == number && $0.household == household }) else {
        return false
      }
      return try writer.withdrawInvitation(number)
    }
  }
}
