/// A dish that is one of a person's favourites.
package struct FavoriteDish: Hashable, Sendable, Codable {
  package var dish: DishID
  /// Since when, in seconds since 1970.
  package var at: Int

  package init(dish: DishID, at: Int) {
    self.dish = dish
    self.at = at
  }
}

/// How many stars a person gives a dish.
package struct DishRating: Hashable, Sendable, Codable {
  package var dish: DishID
  package var stars: Rating
  /// When they last did, in seconds since 1970.
  package var at: Int

  package init(dish: DishID, stars: Rating, at: Int) {
    self.dish = dish
    self.stars = stars
    self.at = at
  }
}
