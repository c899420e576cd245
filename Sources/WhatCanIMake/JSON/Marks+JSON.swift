import RecipeModel

extension DishMarks {
  /// The keys that every dish carries in JSON.
  var members: [(key: String, value: JSONText)] {
    [
      ("favorite", .bool(isFavorite)),
      ("rating", .optional(rating?.stars)),
      ("lists", .strings(lists)),
    ]
  }
}

extension DishStanding {
  /// What everyone thinks, as keys of a dish.
  var members: [(key: String, value: JSONText)] {
    [
      ("ratingMean", .optional(meanStars)),
      ("ratings", .integer(ratings)),
      ("favorites", .integer(favorites)),
    ]
  }
}
