package import RecipeModel

extension NotebookReader {
  /// The person's recipes that are not deleted, ascending by id.
  package func ownRecipes() throws(StorageError) -> [OwnRecipe] {
    try checked {
      let number = try number()
      return try recipes { row in
        try row.integer("person") == number && row.optionalInteger("deleted_at") == nil
      }
    }
  }

  /// The person's deleted recipes that can still be restored: newest deletion first, then in
  /// ascending order of id.
  package func deletedRecipes() throws(StorageError) -> [OwnRecipe] {
    try checked {
      let number = try number()
      let deleted = try recipes { row in
        try row.integer("person") == number && row.optionalInteger("deleted_at") != nil
      }
      return deleted.map { (at: $0.deletedAt ?? 0, recipe: $0) }.sorted { left, right in
        left.at != right.at ? left.at > right.at : left.recipe.recipe.id < right.recipe.recipe.id
      }.map(\.recipe)
    }
  }

  /// A recipe that anybody wrote, deleted or not; nil if none has that id.
  package func ownRecipe(_ id: DishID) throws(StorageError) -> OwnRecipe? {
    try checked { try recipes { try $0.dish() == id }.first }
  }

  /// The ids of the person's recipes, of those that they may see, and of those that everybody may
  /// see, in one reading. Deleted ones are left out.
  package func recipeIDs() throws(StorageError) -> (
    own: Set<DishID>, visible: Set<DishID>, open: Set<DishID>
  ) {
    try checked {
      let (number, sight) = (try number(), try Sight(of: self))
      var (own, visible, open): (Set<DishID>, Set<DishID>, Set<DishID>) = ([], [], [])
      for row in try NotebookTable.ownRecipes.all(in: db)
      where try row.optionalInteger("deleted_at") == nil {
        let author = try row.integer("person")
        if author == number { own.insert(try row.dish()) }
        let visibility = try sight.visibility(ofRecipe: row).visibility
        if try sight.shows(visibility, of: author) { visible.insert(try row.dish()) }
        if visibility == .everyone { open.insert(try row.dish()) }
      }
      return (own, visible, open)
    }
  }

  /// The numbers of the authors of these recipes, without deleted ones.
  package func numbersOfAuthors() throws(StorageError) -> [DishID: Int] {
    try checked {
      try NotebookTable.ownRecipes.all(in: db).reduce(into: [:]) { numbers, row in
        numbers[try row.dish()] = try row.integer("person")
      }
    }
  }

  /// Everyone's recipes that are not deleted, ascending by id.
  package func catalogueRecipes() throws(StorageError) -> [OwnRecipe] {
    try checked { try recipes { try $0.optionalInteger("deleted_at") == nil } }
  }

  func fact(_ fact: NotebookFact) throws -> Int {
    let name = NotebookValue.text(fact.rawValue)
    return try NotebookTable.facts.all(in: db).first { try $0["name"] == name }?.integer("value")
      ?? 0
  }

  /// The recipes in the rows that `isWanted` chooses, ascending by id.
  private func recipes(where isWanted: (NotebookRow) throws -> Bool) throws -> [OwnRecipe] {
    let authors = try authors()
    return try NotebookTable.ownRecipes.all(in: db).filter(isWanted)
      .map { try authored($0, by: authors) }
      .sorted { (left: OwnRecipe, right) in left.recipe.id < right.recipe.id }
  }
}

/// What the store knows about itself.
enum NotebookFact: String {
  case recipesGeneration = "recipes_generation"
}
