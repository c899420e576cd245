import RecipeAccounts
import WhatCanIMake

/// Who shares pantry, shopping list and staples.
enum HouseholdRoutes {
  static let name = Field.text("name", "The household's name.")
  static let role: Field<HouseholdRole> = .demandedWord(
    "role",
    "The member's role in the household."
  )
  static let invitation = Field.secret("invitation", "The invitation that you were given.")
  static let number = Parameter.number(
    "number",
    "The member's number, as shown in the list of household members."
  )

  static let routes = [household, found, rename, join, leave, setRole, remove]

  private static let household = Route(
    "/api/v1/household",
    "Shows your household and its members.",
    for: .housemate,
    reply: "household/1"
  ) { _, asker in try await current(asker) }

  static let found = Route(
    "/api/v1/household",
    "Creates a household that starts with your pantry, shopping list, staples and plan. You become its administrator.",
    method: .post,
    for: .account,
    body: .json([name.facts]),
    status: 201,
    reply: "household/1"
  ) { said, asker in
    let name = try said[name]
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      guard try writer.foundHousehold(named: name) != nil else {
        throw HouseholdRefusal.belongsToOne
      }
    }
    var answer = try await current(asker)
    answer.status = 201
    return answer
  }

  static let rename = Route(
    "/api/v1/household",
    "Renames your household.",
    method: .patch,
    for: .householdAdministrator,
    body: .json([name.facts]),
    reply: "household/1"
  ) { said, asker in
    let (name, number) = (try said[name], try asker.household)
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      guard try writer.renameHousehold(number, to: name) else {
        throw HouseholdRefusal.noSuchHousehold
      }
    }
    return try await current(asker)
  }

  static let join = Route(
    "/api/v1/household/membership",
    "Joins a household with an invitation, and adds your pantry, shopping list, staples and plan to it. You can undo this.",
    method: .post,
    for: .account,
    body: .json([invitation.facts]),
    status: 201,
    reply: "household/1"
  ) { said, asker in
    let given = try said[invitation]
    let person = try asker.person
    try await asker.people.trying([.address(asker.address)]) {
      guard let code = SecretCode(given: given) else { throw Problem.badInvitation }
      try await asker.keeper.writeNotebook(as: person) { writer in
        guard let invitation = try writer.useInvitation(hash: code.hash),
          let household = invitation.household
        else { throw Problem.badInvitation }
        if let refusal = try writer.join(household, as: invitation.role) { throw refusal }
      }
    }
    var answer = try await current(asker)
    answer.status = 201
    return answer
  }

  static let leave = Route(
    "/api/v1/household/membership",
    "Leaves your household. You keep a copy of what you brought to it. You can undo this.",
    method: .delete,
    for: .account,
    status: 204
  ) { _, asker in
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      if let refusal = try writer.leaveHousehold() { throw refusal }
    }
    return .done()
  }

  static let setRole = Route(
    "/api/v1/household/members/{number}",
    "Changes the role of a member of your household.",
    method: .patch,
    for: .householdAdministrator,
    parameters: [number.facts],
    body: .json([role.facts]),
    reply: "household/1"
  ) { said, asker in
    let (person, household) = (try said[number], try asker.household)
    let role = try said[role]
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      if let refusal = try writer.setRole(of: person, in: household, to: role) { throw refusal }
    }
    return try await current(asker)
  }

  static let remove = Route(
    "/api/v1/household/members/{number}",
    "Removes a member from your household. The member keeps a copy of what they brought to it.",
    method: .delete,
    for: .householdAdministrator,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let (person, household) = (try said[number], try asker.household)
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      if let refusal = try writer.removeMember(person, from: household) { throw refusal }
    }
    return .done()
  }

  /// The household of whoever asks as it is now.
  private static func current(_ asker: Asker) async throws -> Answer {
    let reply = try await asker.keeper.readNotebook(as: try asker.person) { reader in
      try reader.household().map { household, membership in
        HouseholdReply(household, membership.role, try reader.members(of: household.number))
      }
    }
    guard let reply = reply ?? nil else { throw Problem.noHousehold }
    return Answer(json: reply)
  }
}

extension Asker {
  /// The number of the household to which whoever asks belongs.
  var household: Int {
    get throws(Problem) {
      guard let number = try signedIn.household else { throw .noHousehold }
      return number
    }
  }
}
