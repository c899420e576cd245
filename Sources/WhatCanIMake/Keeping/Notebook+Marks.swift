public import RecipeModel
import RecipeStorage

/// What became of a favourite that was taken back.
public enum FavoriteRemoval: Sendable, Equatable {
  case removed
  /// It was none.
  case wasNone
  /// It was a recipe of the person's own, which goes with the favourite and can be restored.
  case deletedOwnRecipe
}

extension Notebook {
  /// Makes a dish a favourite.
  ///
  /// - Returns: False when it was one already.
  public func addFavorite(_ dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { try $0.setFavorite(dish.toKeep) }
  }

  /// Makes dishes favourites, all of them or none.
  ///
  /// - Returns: For each whether it was none before.
  public func addFavorites(_ dishes: [FoundDish]) throws(KitchenError) -> [Bool] {
    try writing { writer in try dishes.map { try writer.setFavorite($0.toKeep) } }
  }

  /// Takes a dish from the favourites. A recipe of the person's own is deleted with it.
  public func removeFavorite(_ dish: FoundDish) throws(KitchenError) -> FavoriteRemoval {
    try removeFavorites([dish]).first ?? .wasNone
  }

  /// Takes dishes from the favourites, all of them or none, each as ``removeFavorite(_:)``.
  public func removeFavorites(_ dishes: [FoundDish]) throws(KitchenError) -> [FavoriteRemoval] {
    try writing { writer in
      try dishes.map { dish in
        guard try writer.removeFavorite(dish.id) else { return .wasNone }
        return try writer.deleteRecipe(dish.id) ? .deletedOwnRecipe : .removed
      }
    }
  }

  public func rate(_ dish: FoundDish, _ rating: Rating) throws(KitchenError) {
    try writing { try $0.rate(dish.toKeep, rating) }
  }

  /// - Returns: False when it was not rated.
  public func removeRating(of dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { try $0.removeRating(dish.id) }
  }

  /// Writes the person's own words about a dish, in place of those that were there.
  ///
  /// - Throws: ``KitchenError`` `.badText`.
  public func setNote(_ text: String, on dish: FoundDish) throws(KitchenError) {
    let text = try checkedText(text, "note")
    try writing { try $0.setNote(dish.toKeep, text) }
  }

  /// - Returns: False when there was none.
  public func removeNote(on dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { try $0.removeNote(dish.id) }
  }

  /// Writes the person's verdict on a dish, in place of the one that was there.
  ///
  /// - Returns: The review, and whether it is the person's first of the dish.
  /// - Throws: ``KitchenError`` `.badText`.
  public func setReview(
    _ text: String,
    of dish: FoundDish
  ) throws(KitchenError) -> (review: DishRemark, isFirst: Bool) {
    let text = try checkedText(text, "review")
    return try writing { writer in
      let isFirst = try writer.reader.review(of: dish.id) == nil
      return (try writer.setReview(dish.toKeep, text), isFirst)
    }
  }

  /// - Returns: False when there was none.
  public func removeReview(of dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { writer in
      guard let review = try writer.reader.review(of: dish.id) else { return false }
      return try writer.removeRemark(review.number)
    }
  }

  /// Adds a remark on a dish.
  ///
  /// - Throws: ``KitchenError`` `.badText`.
  public func addComment(_ text: String, on dish: FoundDish) throws(KitchenError) -> DishRemark {
    let text = try checkedText(text, "comment")
    return try writing { try $0.addComment(dish.toKeep, text) }
  }

  /// Takes back a review or comment of the person's own.
  ///
  /// - Throws: ``KitchenError`` `.noSuchRemark` when the person wrote none with this number.
  public func removeRemark(_ number: Int) throws(KitchenError) {
    try writing { writer in
      guard try writer.removeRemark(number) else {
        throw KitchenError(.noSuchRemark(number, by: person))
      }
    }
  }
}

extension Kitchen {
  /// The person's favourites, the last added first, each as the catalogue has it or as it was kept.
  public func favorites() throws(KitchenError) -> [FoundDish] {
    try present(try reading(or: []) { try $0.favorites() })
  }

  /// The person's own words about a dish.
  public func note(on dish: FoundDish) throws(KitchenError) -> DishNote? {
    try reading(or: nil) { try $0.note(on: dish.id) }
  }

  /// What the person, and those with whom they share, wrote about a dish, the oldest first; of a recipe that someone
  /// else keeps to themselves, what the person wrote.
  public func remarks(on dish: FoundDish) throws(KitchenError) -> [DishRemark] {
    let remarks = try reading(or: []) { try $0.remarks(on: dish.id) }
    return canSee(dish.id) ? remarks : remarks.filter { $0.author == belongings.person }
  }

  /// Kept dishes as the catalogue has them, or else as they were kept; in the order given.
  func present(_ kept: [KeptDish]) throws(KitchenError) -> [FoundDish] {
    let current = Dictionary(
      try recipes(kept.map(\.recipe.id)).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let originals = try originals(of: kept.map(\.recipe.id))
    return kept.map { kept in
      if canSee(kept.recipe.id), let recipe = current[kept.recipe.id] {
        return FoundDish(recipe: recipe, original: originals[recipe.id])
      }
      return FoundDish(recipe: kept.recipe, keptAt: kept.savedAt)
    }
  }
}
