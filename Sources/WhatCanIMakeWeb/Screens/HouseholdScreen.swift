import RecipeAccounts
import WhatCanIMake

/// With whom somebody shares pantry, shopping list and staples: who belongs to it as what, and who is invited.
enum HouseholdScreen {
  static let routes = [
    household, found, invite, inviteToServer,
    Route.form("/household/rename", doing: HouseholdRoutes.rename, then: "/household"),
    Route.form("/household/join", doing: HouseholdRoutes.join, then: "/household"),
    Route.form("/household/leave", doing: HouseholdRoutes.leave, then: "/household"),
    Route.form(
      "/household/members/{number}/role",
      doing: HouseholdRoutes.setRole,
      then: "/household"
    ),
    Route.form(
      "/household/members/{number}/remove",
      doing: HouseholdRoutes.remove,
      then: "/household"
    ),
    Route.form(
      "/household/invitations/{number}/withdraw",
      doing: InvitationRoutes.withdrawFromHousehold,
      then: "/household"
    ),
    Route.form(
      "/accounts/{number}/disable",
      doing: AdministratorRoutes.disable,
      then: "/household"
    ),
    Route.form("/accounts/{number}/enable", doing: AdministratorRoutes.enable, then: "/household"),
  ]

  private static let household = Route.page(
    "/household",
    "Shows your household and its open invitations.",
    for: .account
  ) { _, asker in
    let me = try asker.signedIn.person
    let now = asker.people.clock()
    let view = try await asker.keeper.readNotebook(as: try asker.person) { reader -> View? in
      guard let (home, membership) = try reader.household() else { return nil }
      return View(
        name: home.name,
        isMine: membership.role == .administrator,
        members: try reader.members(of: home.number),
        invitations: try reader.invitations().filter {
          $0.household == home.number && $0.isGood(now: now)
        }
      )
    }
    let words = asker.pages.words
    let administers = Audience.administrator.decision(for: asker.actor, isOpen: false) == .allow
    let accounts =
      administers ? try await asker.keeper.readNotebook { try $0.accounts() } ?? [] : []
    let others = accounts.filter { $0.person.number != me }
    var filling: [String: Filling] = [
      "administers": .flag(administers),
      "accounts": .list(others.map { account($0, words) }),
      "hasAccounts": .flag(!others.isEmpty),
      "next": "/household", "in-household": true,
    ]
    if let view = view ?? nil {
      filling["household"] = .text(view.name)
      filling["isHouseholder"] = .flag(view.isMine)
      filling["members"] = .list(view.members.map { member($0, me, view.isMine, words) })
      filling["invitations"] = .list(
        view.isMine ? view.invitations.map { invitation($0, words) } : []
      )
      filling["hasInvitations"] = .flag(view.isMine && !view.invitations.isEmpty)
    }
    return Page(
      template: "household",
      title: words("household.title"),
      section: .account,
      filling: .keys(filling)
    )
  }

  private struct View: Sendable {
    let name: String
    let isMine: Bool
    let members: [Membership]
    let invitations: [Invitation]
  }

  private static func member(
    _ member: Membership,
    _ me: Int,
    _ isMine: Bool,
    _ words: Words
  ) -> Filling {
    let number = member.person.number ?? 0
    return [
      "name": .text(member.person.name), "role": .text(words("role.\(member.role.rawValue)")),
      "href": .text("/people/\(queryText(member.person.name))"),
      "path": .text("/household/members/\(number)"),
      "isOther": .flag(isMine && number != me),
      "roles": .list(
        HouseholdRole.allCases.map { role in
          [
            "word": .text(role.rawValue), "name": .text(words("role.\(role.rawValue)")),
            "isOn": .flag(role == member.role),
          ]
        }
      ),
    ]
  }

  private static func account(_ account: Account, _ words: Words) -> Filling {
    let states = [
      account.isAdministrator ? words("role.administrator") : nil,
      account.isDisabled ? words("account.disabled") : nil,
    ].compactMap(\.self)
    return [
      "name": .text(account.person.name),
      "state": .text(states.isEmpty ? nil : states.joined(separator: ", ")),
      "path": .text("/accounts/\(account.person.number ?? 0)"),
      "isDisabled": .flag(account.isDisabled),
    ]
  }

  private static func invitation(_ invitation: Invitation, _ words: Words) -> Filling {
    [
      "name": .text(
        words(
          "household.invited",
          [
            "role": words("role.\(invitation.role.rawValue)"), "name": invitation.by.name,
          ]
        )
      ),
      "until": .text(
        RunningProgram.day(at: invitation.expiresAt).map {
          words("link.until", ["day": words.day($0)])
        }
      ),
      "path": .text("/household/invitations/\(invitation.number)"),
    ]
  }

  private static let found = Route.form(
    "/household",
    "Creates a household that starts with your pantry, shopping list, staples and plan.",
    for: .account,
    fields: [HouseholdRoutes.name.facts]
  ) { said, asker in
    _ = try await HouseholdRoutes.found.answer(said, asker)
    return Destination("/household")
  }

  private static let invite = invitation(
    "/household/invite",
    "Creates an invitation to your household, and shows the link once.",
    for: .householdAdministrator,
    by: InvitationRoutes.intoHousehold
  )

  private static let inviteToServer = invitation(
    "/invite",
    "Creates an invitation to the server, and shows the link once.",
    for: .administrator,
    by: InvitationRoutes.intoServer
  )

  /// The invitation is shown this once, so a page follows at once.
  private static func invitation(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    by route: Route
  ) -> Route {
    Route.shown(
      path,
      summary,
      for: audience,
      fields: route.body.fields,
      status: 201
    ) { said, asker in
      let answer = try await route.answer(said, asker)
      let made = try JSONParser.decoded(NewInvitationReply.self, from: answer.body)
      return Page(
        template: "invited",
        title: asker.pages.words("invited.title"),
        section: .account,
        filling: ["address": .text("\(asker.origin)/join/\(made.invitation)")]
      )
    }
  }
}
