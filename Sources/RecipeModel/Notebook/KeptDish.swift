/// A dish as it was when a person last saved something about it.
///
/// It can still be read if its source changes it or no longer has it.
public struct KeptDish: Hashable, Sendable, Codable {
  public var recipe: Recipe
  /// Seconds since 1970.
  public var savedAt: Int

  public init(recipe: Recipe, savedAt: Int) {
    self.recipe = recipe
    self.savedAt = savedAt
  }
}

/// One person's marks on a dish, as lists of dishes show them.
public struct DishMarks: Hashable, Sendable {
  /// When it became a favourite, in seconds since 1970; nil if it is not one.
  public var favoritedAt: Int?
  public var rating: Rating?
  /// The names of the person's lists with this dish, in the order of the lists.
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

  /// No marks.
  public static let none = DishMarks()
}

/// Everyone's marks: the opinions of all people of a store about one dish.
public struct EveryonesMarks: Hashable, Sendable {
  /// How many people rated it.
  public var ratings: Int
  /// The sum of their stars.
  public var stars: Int
  /// How many people have it as a favourite.
  public var favorites: Int

  public init(ratings: Int = 0, stars: Int = 0, favorites: Int = 0) {
    self.ratings = ratings
    self.stars = stars
    self.favorites = favorites
  }

  /// The mean of the stars, in [1, 5]; nil if nobody has rated it.
  public var meanStars: Double? { ratings > 0 ? Double(stars) / Double(ratings) : nil }
}
