import RecipeAccounts
package import WhatCanIMake

/// Somebody's account, as they see it.
package struct AccountReply: JSONReply {
  package let schema: String
  package let number: Int
  package let name: String
  package let isAdministrator: Bool
  /// Seconds since 1970.
  package let createdAt: Int
  package let household: Home?

  /// Whither somebody belongs, and as what.
  package struct Home: JSONReply {
    package let number: Int
    package let name: String
    package let role: HouseholdRole
  }

  init(_ account: Account, _ household: (household: Household, membership: Membership)?) {
    schema = "whatcanimake.account/1"
    number = account.person.number ?? 0
    name = account.person.name
    isAdministrator = account.isAdministrator
    createdAt = account.createdAt
    self.household = household.map {
      Home(number: $0.household.number, name: $0.household.name, role: $0.membership.role)
    }
  }
}

/// An account that was just made.
package struct NewAccountReply: JSONReply {
  package let schema: String
  package let account: AccountReply
  /// To be written down: it is shown this once.
  package let recoveryCode: String

  init(_ account: AccountReply, _ code: SecretCode) {
    schema = "whatcanimake.new-account/1"
    self.account = account
    recoveryCode = code.text
  }
}

/// A recovery code in place of an earlier one.
package struct NewRecoveryCodeReply: JSONReply {
  package let schema: String
  package let recoveryCode: String

  init(_ code: SecretCode) {
    schema = "whatcanimake.new-recovery-code/1"
    recoveryCode = code.text
  }
}

/// Where somebody is signed in.
package struct SessionReply: JSONReply {
  package let number: Int
  /// As whoever signed in called it; empty for nothing.
  package let device: String
  /// Seconds since 1970.
  package let createdAt, seenAt, endsAt: Int
  /// Whether it is the one that asks.
  package let isThis: Bool

  init(_ session: Session, asking: Int?) {
    number = session.number
    device = session.label
    createdAt = session.createdAt
    seenAt = session.seenAt
    endsAt = session.endsAt
    isThis = session.number == asking
  }
}

/// A token of a program, without what it is.
package struct TokenReply: JSONReply {
  package let number: Int
  package let label: String
  package let scope: APIToken.Scope
  package let household: Int?
  /// Seconds since 1970.
  package let createdAt: Int
  /// "2026-11-25"; null before the first use.
  package let lastUsed: String?

  init(_ token: APIToken) {
    number = token.number
    label = token.label
    scope = token.scope
    household = token.household
    createdAt = token.createdAt
    lastUsed = token.lastUsed.map { "\($0)" }
  }
}

/// A token that was just made.
package struct NewTokenReply: JSONReply {
  package let schema: String
  package let number: Int
  /// What the program sends: it is shown this once.
  package let token: String

  init(_ token: APIToken, _ code: SecretCode) {
    schema = "whatcanimake.new-token/1"
    number = token.number
    self.token = code.text
  }
}

/// A household, for who belongs to it.
package struct HouseholdReply: JSONReply {
  package let schema: String
  package let number: Int
  package let name: String
  /// As what whoever asks belongs to it.
  package let role: HouseholdRole
  /// In the order in which they joined.
  package let members: [Member]

  package struct Member: JSONReply {
    package let number: Int
    package let name: String
    package let role: HouseholdRole
    /// Seconds since 1970.
    package let joinedAt: Int
  }

  init(_ household: Household, _ role: HouseholdRole, _ members: [Membership]) {
    schema = "whatcanimake.household/1"
    number = household.number
    name = household.name
    self.role = role
    self.members = members.map {
      Member(
        number: $0.person.number ?? 0,
        name: $0.person.name,
        role: $0.role,
        joinedAt: $0.joinedAt
      )
    }
  }
}

/// An invitation, without what it is.
package struct InvitationReply: JSONReply {
  package let number: Int
  /// Who invites.
  package let by: String
  /// Null for one to make a household of one's own.
  package let household: Int?
  package let role: HouseholdRole
  /// Seconds since 1970; the second is null before it was used.
  package let expiresAt: Int
  package let usedAt: Int?

  init(_ invitation: Invitation) {
    number = invitation.number
    by = invitation.by.name
    household = invitation.household
    role = invitation.role
    expiresAt = invitation.expiresAt
    usedAt = invitation.usedAt
  }
}

/// An invitation that was just made.
package struct NewInvitationReply: JSONReply {
  package let schema: String
  package let number: Int
  /// What whoever is invited gives: it is shown this once.
  package let invitation: String
  /// Seconds since 1970.
  package let expiresAt: Int

  init(_ invitation: Invitation, _ code: SecretCode) {
    schema = "whatcanimake.new-invitation/1"
    number = invitation.number
    self.invitation = code.text
    expiresAt = invitation.expiresAt
  }
}
