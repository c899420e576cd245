/// A recipe that a person wrote in this store.
public struct OwnRecipe: Hashable, Sendable {
  /// The source of own recipes, the first part of their ids: `own:grandmas-pie`.
  public static let source = "own"
  /// How long a deleted recipe can be brought back, in seconds: 30 days.
  public static let secondsToRestore = 30 * 86_400

  public var recipe: Recipe
  public var author: Person
  /// Seconds since 1970, like the others.
  public var createdAt: Int
  public var changedAt: Int
  /// When everyone on the store was let see it; nil while it is private.
  public var publishedAt: Int?
  /// When it was deleted; nil while it is not.
  public var deletedAt: Int?

  public init(
    recipe: Recipe,
    author: Person,
    createdAt: Int,
    changedAt: Int,
    publishedAt: Int? = nil,
    deletedAt: Int? = nil
  ) {
    self.recipe = recipe
    self.author = author
    self.createdAt = createdAt
    self.changedAt = changedAt
    self.publishedAt = publishedAt
    self.deletedAt = deletedAt
  }
}
