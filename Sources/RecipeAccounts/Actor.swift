package import RecipeModel

/// Who asks. Whoever is signed out, disabled, or has a session or token that is over or of another household, is nobody.
package enum Actor: Hashable, Sendable {
  case nobody
  case person(SignedIn)
  /// A program that acts for a person.
  case program(SignedIn, APIToken.Scope)

  /// Somebody whose account is good.
  package struct SignedIn: Hashable, Sendable {
    /// The person's number.
    package var person: Int
    /// Nil for someone who shares with nobody.
    package var household: Int?
    package var role: HouseholdRole?
    /// Whether they administer the server.
    package var isAdministrator: Bool

    package init(
      person: Int,
      household: Int? = nil,
      role: HouseholdRole? = nil,
      isAdministrator: Bool = false
    ) {
      self.person = person
      self.household = household
      self.role = role
      self.isAdministrator = isAdministrator
    }
  }

  /// The person of an account as they stand now; nobody when there is none, or it is disabled.
  package init(_ account: Account?, _ membership: Membership?) {
    guard let account, !account.isDisabled, let person = account.person.number else {
      self = .nobody
      return
    }
    self = .person(
      SignedIn(
        person: person,
        household: membership?.household,
        role: membership?.role,
        isAdministrator: account.isAdministrator
      )
    )
  }

  /// A program with a token; nobody where the person of the token no longer belongs to the household that it is good for.
  package init(_ token: APIToken, of account: Account?, _ membership: Membership?) {
    guard case .person(let signedIn) = Actor(account, membership),
      signedIn.person == token.person.number, signedIn.household == token.household
    else {
      self = .nobody
      return
    }
    self = .program(signedIn, token.scope)
  }

  /// The person who asks, also through a program; nil for nobody.
  package var signedIn: SignedIn? {
    switch self {
    case .nobody: nil
    case .person(let signedIn), .program(let signedIn, _): signedIn
    }
  }
}
