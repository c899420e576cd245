/// What a cook likes and dislikes, as the scorer needs it.
public struct TasteProfile: Sendable, Equatable {
  /// One thing that was said, or done, about a dish or about ingredients.
  public struct Signal: Sendable, Equatable {
    /// How the terms belong together.
    public enum Meaning: Sendable, Equatable {
      /// They are the terms of one dish.
      case dish
      /// Each is meant by itself, as if it were a recipe of one ingredient; all of them share the
      /// weight of the signal, each by how often recipes have it. So "citrus" is mostly lemon and
      /// lime, and naming a large class weighs no more than naming one ingredient.
      case ingredients
    }

    /// In any order; repeats count once, and terms that no vector knows count for nothing.
    public var terms: [Int]
    public var meaning: Meaning
    /// From 0, for nothing, to 1; what lies outside counts as the nearer of the two.
    public var weight: Float

    public init(terms: [Int], meaning: Meaning = .dish, weight: Float = 1) {
      self.terms = terms
      self.meaning = meaning
      self.weight = weight
    }

    /// The weight within its bounds; 0 when it is not a number.
    var weighs: Float { weight > 0 ? min(1, weight) : 0 }
  }

  /// A cuisine or a category: the dishes it has.
  public struct Group: Sendable, Equatable {
    /// Positions of recipes, in any order.
    public var recipes: [Int]
    /// From 0, for nothing, to 1; what lies outside counts as the nearer of the two.
    public var weight: Float

    public init(recipes: [Int], weight: Float = 1) {
      self.recipes = recipes
      self.weight = weight
    }

    /// The weight within its bounds; 0 when it is not a number.
    var weighs: Float { weight > 0 ? min(1, weight) : 0 }
  }

  public var likes: [Signal]
  public var dislikes: [Signal]
  public var likedGroups: [Group]
  public var dislikedGroups: [Group]

  public init(
    likes: [Signal] = [],
    dislikes: [Signal] = [],
    likedGroups: [Group] = [],
    dislikedGroups: [Group] = []
  ) {
    self.likes = likes
    self.dislikes = dislikes
    self.likedGroups = likedGroups
    self.dislikedGroups = dislikedGroups
  }

  /// Whether nothing was said at all.
  public var isEmpty: Bool {
    likes.isEmpty && dislikes.isEmpty && likedGroups.isEmpty && dislikedGroups.isEmpty
  }
}
