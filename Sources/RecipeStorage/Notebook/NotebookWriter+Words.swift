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
      guard var row = reviews.first else { return try addRemark(.review, recipe.id, text, at: at) }
      try row.set("text", to: .text(text))
      try row.set("written_at", to: .integer(at ?? now))
      try row.table.replace(row, in: db)
      return try remark(.review, recipe.id, number: row.number, text, at: at)
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
      return try addRemark(.comment, recipe.id, text, at: at)
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

  private func addRemark(
    _ kind: DishRemark.Kind,
    _ dish: DishID,
    _ text: String,
    at: Int?
  ) throws -> DishRemark {
    let number = try NotebookTable.remarks.insert(
      [
        .integer(try number()), .text(dish.description), .text(kind.rawValue), .text(text),
        .integer(at ?? now),
      ],
      in: db
    )
    return try remark(kind, dish, number: number, text, at: at)
  }

  private func remark(
    _ kind: DishRemark.Kind,
    _ dish: DishID,
    number: Int,
    _ text: String,
    at: Int?
  ) throws -> DishRemark {
    DishRemark(
      number: number,
      kind: kind,
      author: Person(normalised(person.name)) ?? person,
      text: text,
      rating: try own(.ratings, of: dish).map(reader.rating),
      writtenAt: at ?? now
    )
  }
}
