/// What a cook likes and dislikes, as the scorer needs it.
package struct TasteProfile: Sendable, Equatable {
  /// One thing that was said, or done, about a dish or about ingredients.
  package struct Signal: Sendable, Equatable {
    /// How the terms belong together.
    package enum Meaning: Sendable, Equatable {
      /// They are the terms of one dish.
      case dish
      /// Each term counts by itself, like a recipe with one ingredient. All terms share the weight
      /// of the signal, each by how often recipes have it. So "citrus" is mostly lemon and lime,
      /// and naming a large class weighs no more than naming one ingredient.
      case ingredients
    }

    /// In any order; repeats count once, and terms that no vector knows count for nothing.
    package var terms: [Int]
    package var meaning: Meaning
    /// From 0, for nothing, to 1; what lies outside counts as the nearer of the two.
    package var weight: Float

    package init(terms: [Int], meaning: Meaning = .dish, weight: Float = 1) {
      self.terms = terms
      self.meaning = meaning
      self.weight = weight
    }

    /// The weight within its bounds; 0 when it is not a number.
    var weighs: Float { weight > 0 ? min(1, weight) : 0 }
  }

  /// A cuisine or a category: the dishes it has.
  package struct Group: Sendable, Equatable {
    /// Positions of recipes, in any order.
    package var recipes: [Int]
    /// From 0, for nothing, to 1; what lies outside counts as the nearer of the two.
    package var weight: Float

    package init(recipes: [Int], weight: Float = 1) {
      self.recipes = recipes
      self.weight = weight
    }

    /// The weight within its bounds; 0 when it is not a number.
    var weighs: Float { weight > 0 ? min(1, weight) : 0 }
  }

  package var likes: [Signal]
  package var dislikes: [Signal]
  package var likedGroups: [Group]
  package var dislikedGroups: [Group]

  package init(
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
  package var isEmpty: Bool {
    likes.isEmpty && dislikes.isEmpty && likedGroups.isEmpty && dislikedGroups.isEmpty
  }
}
