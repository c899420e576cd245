package import RecipeModel

extension NotebookWriter {
  /// Sets the person's verdict on a dish; its number stays the same if it is changed.
  @discardableResult
  package func setReview(
    _ recipe: Recipe,
    _ text: String,
    at: Int? = nil
  ) throws(StorageError) -> DishRemark {
    try checked {
      try storeSnapshot(of: recipe)
      let reviews = try own(
        .remarks,
        where: "dish = ? AND kind = ?",
        [.text(recipe.id.description), .text(DishRemark.Kind.review.rawValue)]
      )
      var review = try remark(.review, recipe.id, text, at: at)
      guard let row = reviews.first else { return try insert(review, into: .remarks) }
      try replace(row, by: review)
      review.number = row.number
      return review
    }
  }

  /// Adds a comment on a dish.
  @discardableResult
  package func addComment(
    _ recipe: Recipe,
    _ text: String,
    at: Int? = nil
  ) throws(StorageError) -> DishRemark {
    try checked {
      try storeSnapshot(of: recipe)
      return try insert(try remark(.comment, recipe.id, text, at: at), into: .remarks)
    }
  }

  /// Deletes the person's own verdict or comment. False if none has that number.
  @discardableResult
  package func removeRemark(_ number: Int) throws(StorageError) -> Bool {
    try checked {
      guard let row = try own(.remarks, number: number) else { return false }
      try row.table.delete(row, in: db)
      try releaseSnapshot(of: try row.dish())
      return true
    }
  }

  private func remark(
    _ kind: DishRemark.Kind,
    _ dish: DishID,
    _ text: String,
    at: Int?
  ) throws -> DishRemark {
    DishRemark(
      number: 0,
      dish: dish,
      kind: kind,
      author: Person(normalised(person.name)) ?? person,
      text: text,
      rating: try own(.ratings, of: dish)?.thing(DishRating.self).stars,
      writtenAt: at ?? now
    )
  }
}
