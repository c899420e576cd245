package import RecipeModel

/// What is asked about. People and households are numbers.
package enum Resource: Hashable, Sendable {
  /// Answers from dishes that everybody may see; false where the server keeps them for those who have an account.
  case catalogue(isOpen: Bool)
  /// Pantry, shopping list, plan and staples, by whose they are.
  case shared(Keeper)
  /// Stars, notes, history, taste, favourites, suggestions, drafts, an export: of one person.
  case own(person: Int)
  /// What a person must never be shown, and the household that they eat with.
  case avoided(person: Int, household: Int?)
  /// A list, recipe, review, comment, picture or profile.
  case published(Published)
  /// Who belongs to a household, its name and its invitations.
  case household(Int)
  /// Leave to make a household of one's own.
  case founding
  /// Name, password, recovery code, sessions and tokens.
  case account(person: Int)
  /// What a share link leads to, for those who have it.
  case shareLink
  /// Sources, imports, backups, accounts of others, settings, metrics.
  case server

  /// Whose something is that could be shared.
  package enum Keeper: Hashable, Sendable {
    case household(Int)
    /// Of somebody who shares with nobody.
    case person(Int)
  }

  /// Something that its owner lets others see, or not.
  package struct Published: Hashable, Sendable {
    package var owner: Int
    /// The household of the owner; nil without one.
    package var household: Int?
    package var visibility: Visibility
    /// Whether whoever asks follows the owner, who did not block them.
    package var isFollowed: Bool
    /// Whether the owner blocked whoever asks.
    package var isBlocked: Bool

    package init(
      owner: Int,
      household: Int?,
      visibility: Visibility,
      isFollowed: Bool = false,
      isBlocked: Bool = false
    ) {
      self.owner = owner
      self.household = household
      self.visibility = visibility
      self.isFollowed = isFollowed
      self.isBlocked = isBlocked
    }
  }

  /// Who may see something, each with those before.
  package typealias Visibility = RecipeModel.Visibility
}

/// What is to be done with it.
package enum Action: Hashable, Sendable, CaseIterable {
  case read
  /// To add to it, change it, or delete it.
  case change
}

/// What becomes of a question.
package enum Decision: Hashable, Sendable {
  case allow
  /// It is known to whoever asks, but not theirs to do.
  case refuse
  /// As if it did not exist.
  case hide
}
