package import RecipeModel

extension NotebookReader {
  /// What the people whom the reader's person follows let them see, newest first; see
  /// ``FeedEntry/Place``.
  ///
  /// - Parameter place: Only entries after it; nil for all. Cost: O(recipes, lists and comments of
  ///   the people whom they follow).
  package func feed(after place: FeedEntry.Position? = nil) throws(StorageError) -> [FeedEntry] {
    try checked {
      let sight = try Sight(of: self)
      var entries: [FeedEntry] = []
      for author in sight.followed.sorted() {
        entries += try recipes(of: author, sight)
        entries += try lists(of: author, sight)
        entries += try remarks(of: author, sight)
      }
      return entries.filter { entry in place.map { $0 < entry.place } ?? true }
        .sorted { $0.place < $1.place }
    }
  }

  private func recipes(of author: Int, _ sight: Sight) throws -> [FeedEntry] {
    let rows = try NotebookTable.ownRecipes.rows(of: author, in: db)
    return try rows.compactMap { row in
      guard try row.optionalInteger("deleted_at") == nil else { return nil }
      let (visibility, since) = try sight.visibility(ofRecipe: row)
      guard try sight.shows(visibility, of: author) else { return nil }
      return FeedEntry(
        place: .init(at: since, kind: .recipe, number: row.number),
        author: try knownPerson(author),
        thing: .recipe(try row.dish()),
        name: try row.thing(OwnRecipe.self, in: db).recipe.name,
        dish: try row.dish(),
        text: nil
      )
    }
  }

  private func lists(of author: Int, _ sight: Sight) throws -> [FeedEntry] {
    try NotebookTable.lists.rows(of: author, in: db).compactMap { row in
      let (visibility, since) = try sight.visibility(ofList: row)
      guard try sight.shows(visibility, of: author) else { return nil }
      return FeedEntry(
        place: .init(at: since, kind: .list, number: row.number),
        author: try knownPerson(author),
        thing: .list(row.number),
        name: try row.text("name"),
        dish: nil,
        text: nil
      )
    }
  }

  private func remarks(of author: Int, _ sight: Sight) throws -> [FeedEntry] {
    try NotebookTable.remarks.rows(of: author, in: db).compactMap { row in
      let (visibility, since) = try sight.visibility(ofRemark: row)
      guard try sight.shows(visibility, of: author) else { return nil }
      return FeedEntry(
        place: .init(at: since, kind: .remark, number: row.number),
        author: try knownPerson(author),
        thing: .remark(row.number),
        name: nil,
        dish: try row.dish(),
        text: try row.text("text")
      )
    }
  }
}
