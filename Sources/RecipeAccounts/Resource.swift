package import RecipeModel

/// What is asked about. People and households are numbers.
package enum Resource: Hashable, Sendable {
  /// Answers from dishes that everybody may see; `isOpen` is false if the server shows them only to
  /// people with an account.
  case catalogue(isOpen: Bool)
  /// Pantry, shopping list, plan and staples, with their owner.
  case shared(Keeper)
  /// One person's ratings, notes, history, taste, favourites, suggestions, drafts and export.
  case own(person: Int)
  /// What a person avoids, and the household with which they eat.
  case avoided(person: Int, household: Int?)
  /// A list, recipe, verdict, comment, picture or profile.
  case published(Published)
  /// The members of a household, its name and its invitations.
  case household(Int)
  /// Creating one's own household.
  case founding
  /// Name, password, recovery code, sessions and tokens.
  case account(person: Int)
  /// The content of a share link, for people who have the link.
  case shareLink
  /// Sources, imports, backups, other people's accounts, settings, metrics.
  case server

  /// Whose something is that could be shared.
  package enum Keeper: Hashable, Sendable {
    case household(Int)
    /// A person without a household.
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
  /// Adding to it, changing it, or deleting it.
  case change
}

/// What becomes of a question.
package enum Decision: Hashable, Sendable {
  case allow
  /// The person may know of it, but may not do this.
  case refuse
  /// As if it did not exist.
  case hide
}
