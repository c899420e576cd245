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
    case .anyone: "Needs no account."
    case .visitor: "Needs no account, unless the server shows dishes to its members only."
    case .linkHolder: "Needs the code of a link."
    case .reader: "Needs an account, or a token."
    case .writer: "Needs an account, or a token that may write."
    case .account: "Needs an account; no token may do this."
    case .housemate: "Needs an account in a household, or a token for it."
    case .member:
      "Needs an account, or a token that may write; a guest of the household may not do this."
    case .householdAdministrator: "Needs an administrator of the household; no token may do this."
    case .administrator: "Needs an administrator of the server; no token may do this."
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
