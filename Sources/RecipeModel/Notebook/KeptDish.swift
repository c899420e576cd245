/// A dish as it was when a person last saved something about it.
///
/// It stays readable when its source changes it or no longer has it.
public struct KeptDish: Hashable, Sendable, Codable {
  public var recipe: Recipe
  /// Seconds since 1970.
  public var savedAt: Int

  public init(recipe: Recipe, savedAt: Int) {
    self.recipe = recipe
    self.savedAt = savedAt
  }
}

/// What one person has noted about a dish, in short: what lists of dishes show beside it.
public struct DishMarks: Hashable, Sendable {
  /// When it became a favourite, in seconds since 1970; nil when it is none.
  public var favoritedAt: Int?
  public var rating: Rating?
  /// The names of the person's lists that hold it, in the order of the lists.
  public var lists: [String]
  public var hasNote: Bool
  /// Whether the person changed it for themselves; see ``DishVersion``.
  public var hasVersion: Bool

  public var isFavorite: Bool { favoritedAt != nil }

  public init(
    favoritedAt: Int? = nil,
    rating: Rating? = nil,
    lists: [String] = [],
    hasNote: Bool = false,
    hasVersion: Bool = false
  ) {
    self.favoritedAt = favoritedAt
    self.rating = rating
    self.lists = lists
    self.hasNote = hasNote
    self.hasVersion = hasVersion
  }

  /// Nothing noted.
  public static let none = DishMarks()
}

/// What everyone on a store thinks of one dish.
public struct DishStanding: Hashable, Sendable {
  /// How many people rated it.
  public var ratings: Int
  /// The sum of their stars.
  public var stars: Int
  /// How many people have it among their favourites.
  public var favorites: Int

  public init(ratings: Int = 0, stars: Int = 0, favorites: Int = 0) {
    self.ratings = ratings
    self.stars = stars
    self.favorites = favorites
  }

  /// The mean of the stars, in [1, 5]; nil when nobody rated it.
  public var meanStars: Double? { ratings > 0 ? Double(stars) / Double(ratings) : nil }
}
