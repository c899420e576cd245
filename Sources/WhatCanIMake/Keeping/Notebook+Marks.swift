public import RecipeModel
import RecipeStorage

/// The outcome of removing a favourite.
public enum FavoriteRemoval: Sendable, Equatable {
  case removed
  /// The dish was not a favourite.
  case wasNone
  /// The dish was the person's own recipe, which was deleted too and can be restored.
  case deletedOwnRecipe
}

extension Notebook {
  /// Marks a dish as a favourite.
  ///
  /// - Parameter time: When it became one, in seconds since 1970; now if nil.
  /// - Returns: False if it was one already.
  public func addFavorite(_ dish: FoundDish, at time: Int? = nil) throws(KitchenError) -> Bool {
    try writing { try $0.setFavorite(dish.toKeep, at: time) }
  }

  /// Marks dishes as favourites, all of them or none.
  ///
  /// - Returns: For each dish, whether it is a new favourite.
  public func addFavorites(_ dishes: [FoundDish]) throws(KitchenError) -> [Bool] {
    try writing { writer in try dishes.map { try writer.setFavorite($0.toKeep) } }
  }

  /// Removes a dish from the favourites. The person's own recipe is deleted with it.
  public func removeFavorite(_ dish: FoundDish) throws(KitchenError) -> FavoriteRemoval {
    try removeFavorites([dish]).first ?? .wasNone
  }

  /// Removes dishes from the favourites, all of them or none, each as in ``removeFavorite(_:)``.
  public func removeFavorites(_ dishes: [FoundDish]) throws(KitchenError) -> [FavoriteRemoval] {
    try writing { writer in
      try dishes.map { dish in
        guard try writer.removeFavorite(dish.id) else { return .wasNone }
        return try writer.deleteRecipe(dish.id) ? .deletedOwnRecipe : .removed
      }
    }
  }

  /// Removes the mark of a favourite; the person's own recipe stays.
  ///
  /// - Returns: False if the dish was not a favourite.
  public func removeFavoriteMark(of dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { try $0.removeFavorite(dish.id) }
  }

  public func rate(_ dish: FoundDish, _ rating: Rating) throws(KitchenError) {
    try writing { try $0.rate(dish.toKeep, rating) }
  }

  /// - Returns: False if it was not rated.
  public func removeRating(of dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { try $0.removeRating(dish.id) }
  }

  /// Saves the person's note on a dish; it replaces an earlier one.
  ///
  /// - Throws: ``KitchenError`` `.badText`.
  public func setNote(_ text: String, on dish: FoundDish) throws(KitchenError) {
    let text = try checkedText(text, "note")
    try writing { try $0.setNote(dish.toKeep, text) }
  }

  /// - Returns: False if there was none.
  public func removeNote(on dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { try $0.removeNote(dish.id) }
  }

  /// Saves the person's verdict on a dish; it replaces an earlier one.
  ///
  /// - Returns: The verdict, and whether it is the person's first one on the dish.
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

  /// - Returns: False if there was none.
  public func removeReview(of dish: FoundDish) throws(KitchenError) -> Bool {
    try writing { writer in
      guard let review = try writer.reader.review(of: dish.id) else { return false }
      return try writer.removeRemark(review.number)
    }
  }

  /// Adds a comment on a dish.
  ///
  /// - Throws: ``KitchenError`` `.badText`.
  public func addComment(_ text: String, on dish: FoundDish) throws(KitchenError) -> DishRemark {
    let text = try checkedText(text, "comment")
    return try writing { try $0.addComment(dish.toKeep, text) }
  }

  /// Deletes the person's own verdict or comment.
  ///
  /// - Throws: ``KitchenError`` `.noSuchRemark` if the person wrote none with this number.
  public func removeRemark(_ number: Int) throws(KitchenError) {
    try writing { writer in
      guard try writer.removeRemark(number) else {
        throw KitchenError(.noSuchRemark(number, by: person))
      }
    }
  }
}

extension Kitchen {
  /// The person's favourites, newest first, each as the catalogue has it or as it was saved.
  public func favorites() throws(KitchenError) -> [FoundDish] {
    try present(try reading(or: []) { try $0.favorites() })
  }

  /// The dishes that the person rated, each as the catalogue has it or as it was saved: most stars first, then by name,
  /// then by id. Cost: one look-up for each.
  public func rated() throws(KitchenError) -> [FoundDish] {
    let dishes = try marked { $0.rating != nil }
    return dishes.sorted { left, right in
      let stars = [left, right].map { snapshot.marks(of: $0.id).rating?.stars ?? 0 }
      return stars[0] != stars[1] ? stars[0] > stars[1] : Self.precedes(left, right)
    }
  }

  /// The person's notes with their dishes: by name, then by id. Cost: two look-ups for each.
  public func notes() throws(KitchenError) -> [(dish: FoundDish, note: DishNote)] {
    var notes: [(dish: FoundDish, note: DishNote)] = []
    for dish in try marked(where: \.hasNote).sorted(by: Self.precedes) {
      if let note = try note(on: dish) { notes.append((dish, note)) }
    }
    return notes
  }

  private func marked(where isWanted: (DishMarks) -> Bool) throws(KitchenError) -> [FoundDish] {
    var dishes: [FoundDish] = []
    for (id, marks) in snapshot.marks where isWanted(marks) {
      if let dish = try find(id) { dishes.append(dish) }
    }
    return dishes
  }

  private static func precedes(_ left: FoundDish, _ right: FoundDish) -> Bool {
    (left.recipe.name, left.id.description) < (right.recipe.name, right.id.description)
  }

  /// The person's note on a dish.
  public func note(on dish: FoundDish) throws(KitchenError) -> DishNote? {
    try reading(or: nil) { try $0.note(on: dish.id) }
  }

  /// The verdicts and comments of the person and their household on a dish, oldest first; on
  /// another person's private recipe only the person's own.
  public func remarks(on dish: FoundDish) throws(KitchenError) -> [DishRemark] {
    let remarks = try reading(or: []) { try $0.remarks(on: dish.id) }
    return canSee(dish.id) ? remarks : remarks.filter { $0.author == snapshot.person }
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
