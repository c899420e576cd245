package import RecipeAccounts

/// Who may ask for a route, in a word; ``may(_:_:_:)`` decides what the word means.
package enum Audience: String, Sendable, CaseIterable {
  /// Everybody.
  case anyone
  /// Everybody who may see dishes: everybody, or only people with an account.
  case visitor
  /// Everybody who has a share link.
  case linkHolder = "link holder"
  /// People with an account, also through a program that may only read.
  case reader
  /// People with an account, also through a program that may write.
  case writer
  /// People with an account, in person, for everything that gives access.
  case account
  /// Everybody in a household, in any role.
  case housemate
  /// People who may change what a household shares, or their own things if they have no household;
  /// not guests.
  case member
  /// The administrators of a household, in person.
  case householdAdministrator = "household administrator"
  /// The administrators of the server, in person.
  case administrator

  /// What somebody needs to ask, as the document of the interface says it.
  var need: String {
    switch self {
    case .anyone: "No account is required."
    case .visitor: "No account is required, unless the server shows its dishes to members only."
    case .linkHolder: "The code of a link is required."
    case .reader: "An account or a token is required."
    case .writer: "An account or a token with write access is required."
    case .account: "An account is required. Tokens are not accepted."
    case .housemate:
      "An account that belongs to a household, or a token for that household, is required."
    case .member:
      "An account or a token with write access is required. Guests of a household are not allowed to do this."
    case .householdAdministrator:
      "An administrator of the household must be signed in. Tokens are not accepted."
    case .administrator:
      "An administrator of the server must be signed in. Tokens are not accepted."
    }
  }

  /// What becomes of a question.
  ///
  /// - Parameter isOpen: Whether dishes are shown without an account.
  package func decision(for actor: Actor, isOpen: Bool) -> Decision {
    if case .anyone = self { return .allow }
    if case .visitor = self { return may(actor, .read, .catalogue(isOpen: isOpen)) }
    if case .linkHolder = self { return may(actor, .read, .shareLink) }
    guard let who = actor.signedIn else { return .refuse }
    switch self {
    case .anyone, .visitor, .linkHolder: return .allow
    case .reader: return may(actor, .read, .own(person: who.person))
    case .writer: return may(actor, .change, .own(person: who.person))
    case .account: return may(actor, .change, .account(person: who.person))
    case .member:
      return may(
        actor,
        .change,
        .shared(who.household.map { .household($0) } ?? .person(who.person))
      )
    case .housemate: return household(actor, .read, who.household)
    case .householdAdministrator: return household(actor, .change, who.household)
    case .administrator: return may(actor, .change, .server)
    }
  }

  private func household(_ actor: Actor, _ action: Action, _ number: Int?) -> Decision {
    number.map { may(actor, action, .household($0)) } ?? .hide
  }
}
