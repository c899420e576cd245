public import RecipeImport
import RecipeLexicon
public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Saves a recipe that the person wrote field by field. It becomes a favourite, and answers
  /// include it as soon as the kitchen is opened again.
  ///
  /// - Parameter picture: The content of an image file, as ``picture(file:)`` gives it.
  /// - Throws: ``KitchenError`` `.badRecipe` with the field that is missing or too long.
  public func createRecipe(
    _ written: WrittenRecipe,
    picture: [UInt8]? = nil
  ) throws(KitchenError) -> OwnRecipe {
    let id = DishID(
      source: OwnRecipe.source,
      nativeID: RecipeFileReader.wishedNativeID(title: written.title ?? "")
    )
    let reader = try recipeReader()
    let recipe = try understood(KitchenError.Reason.badRecipe) { () throws(ImportError) in
      try reader.recipe(from: written, id: id)
    }
    return try create(recipe, picture)
  }

  /// Saves a recipe that the person wrote as a Cooklang file.
  ///
  /// - Parameter file: Its name, for errors and for a recipe without a title.
  /// - Throws: ``KitchenError`` `.badRecipeFile`.
  public func createRecipe(
    cooklang bytes: [UInt8],
    file: String,
    picture: [UInt8]? = nil
  ) throws(KitchenError) -> OwnRecipe {
    var recipe = try cooklangRecipe(bytes, file: file, id: nil)
    let name = RecipeFileReader.wishedNativeID(title: recipe.name)
    recipe.id = DishID(source: OwnRecipe.source, nativeID: name)
    recipe.origin.nativeID = name
    return try create(recipe, picture)
  }

  /// Changes fields of the person's own recipe; its id stays the same.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`, `.badRecipe`.
  public func changeRecipe(
    _ id: DishID,
    _ written: WrittenRecipe,
    picture: [UInt8]? = nil
  ) throws(KitchenError) -> OwnRecipe {
    let reader = try recipeReader()
    return try replace(id, picture) { base throws(KitchenError) in
      try understood(KitchenError.Reason.badRecipe) { () throws(ImportError) in
        try reader.recipe(from: written, changing: base, id: id)
      }
    }
  }

  /// Replaces the person's own recipe with the content of a Cooklang file; its id stays the same.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`, `.badRecipeFile`.
  public func changeRecipe(
    _ id: DishID,
    cooklang bytes: [UInt8],
    file: String,
    picture: [UInt8]? = nil
  ) throws(KitchenError) -> OwnRecipe {
    let recipe = try cooklangRecipe(bytes, file: file, id: id)
    return try replace(id, picture) { _ in recipe }
  }

  /// Deletes the person's own recipe; ``restoreRecipe(_:)`` can restore it for 30 days.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`.
  public func deleteRecipe(_ id: DishID) throws(KitchenError) {
    try writing { writer in
      guard try writer.deleteRecipe(id) else { throw KitchenError(.notOwnRecipe(id)) }
      _ = try writer.removeFavorite(id)
    }
  }

  /// Restores a deleted recipe, as a favourite.
  ///
  /// - Parameter name: Its id, its name, or the beginning of its name.
  /// - Throws: ``KitchenError`` `.nothingToRestore`, `.ambiguousDish`.
  public func restoreRecipe(_ name: String) throws(KitchenError) -> OwnRecipe {
    try writing { writer in
      let deleted = try writer.reader.deletedRecipes()
      guard let own = try named(name, among: deleted, recipe: \.recipe),
        try writer.restoreRecipe(own.recipe.id)
      else {
        throw KitchenError(.nothingToRestore(name, deleted: deleted.map(\.recipe.name)))
      }
      _ = try writer.setFavorite(own.recipe)
      return try writer.reader.ownRecipe(own.recipe.id) ?? own
    }
  }

  /// Publishes the person's own recipe, or makes it private again. A published recipe is visible to
  /// their household; on a store without accounts, to everybody.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`.
  public func publishRecipe(_ id: DishID, _ isPublic: Bool = true) throws(KitchenError) {
    try writing { writer in
      guard try writer.publishRecipe(id, isPublic) else {
        throw KitchenError(.notOwnRecipe(id))
      }
    }
  }

  /// The person's own recipe that a typed name means; see ``Kitchen/dish(named:)``.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`, `.unknownDish`, `.ambiguousDish`.
  public func ownRecipe(named name: String) throws(KitchenError) -> OwnRecipe {
    if let own = try named(name, among: try kitchen.ownRecipes(), recipe: \.recipe) { return own }
    throw KitchenError(.notOwnRecipe(try kitchen.find(name).id))
  }

  /// The person's own recipe as a Cooklang file, for editing.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`.
  public func cooklangText(of id: DishID) throws(KitchenError) -> String {
    CooklangWriter().text(of: try own(id).recipe)
  }

  private func create(
    _ recipe: Recipe,
    _ picture: [UInt8]?
  ) throws(KitchenError) -> OwnRecipe {
    try writing { writer in
      let own = try writer.createRecipe(recipe)
      if let picture { _ = try writer.setPicture(of: own.recipe.id, picture) }
      _ = try writer.setFavorite(own.recipe)
      return own
    }
  }

  /// Changes the recipe as it is when nobody else writes.
  private func replace(
    _ id: DishID,
    _ picture: [UInt8]?,
    _ change: (Recipe) throws(KitchenError) -> Recipe
  ) throws(KitchenError) -> OwnRecipe {
    try writing { writer in
      guard let base = try writer.reader.ownRecipe(id), base.author == person,
        base.deletedAt == nil, try writer.replaceRecipe(try change(base.recipe)),
        let own = try writer.reader.ownRecipe(id)
      else { throw KitchenError(.notOwnRecipe(id)) }
      if let picture { _ = try writer.setPicture(of: id, picture) }
      return own
    }
  }

  func recipeReader() throws(KitchenError) -> RecipeFileReader {
    var parser = try kitchen.catalogue.lineParser()
    parser.drinks = DrinkJudge(kitchen.index.lexicon)
    return RecipeFileReader(parser: parser)
  }

  /// The person's own recipe with an id, which is not deleted.
  private func own(_ id: DishID) throws(KitchenError) -> OwnRecipe {
    let found = try kitchen.reading(or: nil) { try $0.ownRecipe(id) }
    guard let found, found.author == person, found.deletedAt == nil else {
      throw KitchenError(.notOwnRecipe(id))
    }
    return found
  }

  func cooklangRecipe(
    _ bytes: [UInt8],
    file: String,
    id: DishID?
  ) throws(KitchenError) -> Recipe {
    let reader = try recipeReader()
    return try understood(KitchenError.Reason.badRecipeFile) { () throws(ImportError) in
      try reader.readCooklang(
        bytes,
        file: file,
        id: id ?? DishID(source: OwnRecipe.source, nativeID: "recipe")
      )
    }
  }

  /// What the reader of recipe files makes of something.
  func understood(
    _ reason: (ImportError) -> KitchenError.Reason,
    _ read: () throws(ImportError) -> Recipe
  ) throws(KitchenError) -> Recipe {
    do {
      return try read()
    } catch {
      throw KitchenError(reason(error))
    }
  }
}

extension Kitchen {
  /// The recipes that the person wrote, by id.
  public func ownRecipes() throws(KitchenError) -> [OwnRecipe] {
    try reading(or: []) { try $0.ownRecipes() }
  }

  /// The person's deleted recipes that can still be restored, newest deletion first.
  public func deletedRecipes() throws(KitchenError) -> [OwnRecipe] {
    try reading(or: []) { try $0.deletedRecipes() }
  }

  /// Who wrote a dish in this store, and whether others may see it; nil for other dishes.
  public func ownRecipe(_ id: DishID) throws(KitchenError) -> OwnRecipe? {
    guard id.isOwn, canSee(id) else { return nil }
    return try reading(or: nil) { try $0.ownRecipe(id) }
  }
}
