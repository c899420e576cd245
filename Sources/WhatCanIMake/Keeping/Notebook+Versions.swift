public import RecipeImport
import RecipeLexicon
public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Changes fields of a dish for this person alone; see ``RecipeModel/DishVersion``. Earlier
  /// changes to other fields stay.
  ///
  /// - Parameter picture: The content of an image file, as ``picture(file:)`` gives it.
  /// - Throws: ``KitchenError`` `.notOwnRecipe` for a recipe that somebody else wrote,
  ///   `.badRecipe`.
  public func changeVersion(
    of dish: FoundDish,
    _ written: WrittenRecipe,
    picture: [UInt8]? = nil
  ) throws(KitchenError) -> DishVersion {
    let reader = try recipeReader()
    return try change(dish, picture) { base throws(KitchenError) in
      try understood(KitchenError.Reason.badRecipe) { () throws(ImportError) in
        try reader.recipe(from: written, changing: base, id: base.id)
      }
    }
  }

  /// Replaces a dish with the content of a Cooklang file, for this person alone.
  ///
  /// - Throws: ``KitchenError`` `.notOwnRecipe`, `.badRecipeFile`.
  public func changeVersion(
    of dish: FoundDish,
    cooklang bytes: [UInt8],
    file: String,
    picture: [UInt8]? = nil
  ) throws(KitchenError) -> DishVersion {
    let recipe = try cooklangRecipe(bytes, file: file, id: dish.id)
    return try change(dish, picture) { base in
      var version = recipe
      // Where it came from is the source's to say, except for a page that the file names.
      version.origin = base.origin
      version.origin.link = recipe.origin.link ?? base.origin.link
      return version
    }
  }

  /// A dish as a Cooklang file, for editing.
  public func cooklangText(of dish: FoundDish) -> String { CooklangWriter().text(of: dish.recipe) }

  /// The dish that a typed name means when somebody wants to change it: their own recipe with
  /// exactly this name, or else what ``Kitchen/find(_:)`` finds, or else their own recipe whose
  /// name begins with it.
  ///
  /// - Throws: ``KitchenError`` `.unknownDish`, `.ambiguousDish`.
  public func dishToChange(named name: String) throws(KitchenError) -> DishToChange {
    let all = try kitchen.ownRecipes()
    let called = all.filter {
      $0.recipe.id == DishID(name) || foldedName($0.recipe.name) == foldedName(name)
    }
    if let own = try named(name, among: called, recipe: \.recipe) { return .own(own) }
    do {
      let found = try kitchen.find(name)
      let own = all.first { $0.recipe.id == found.id }
      return own.map { .own($0) } ?? .other(found)
    } catch {
      guard let own = try named(name, among: all, recipe: \.recipe) else { throw error }
      return .own(own)
    }
  }

  /// Deletes the person's version of a dish, so that they see the original again; ``undo(_:)``
  /// brings the version back for 30 days.
  ///
  /// - Throws: ``KitchenError`` `.noVersion`.
  public func removeVersion(of dish: FoundDish) throws(KitchenError) {
    try writing { writer in
      guard try writer.removeVersion(of: dish.id) else {
        throw KitchenError(.noVersion(of: dish.recipe.name))
      }
    }
  }

  /// Changes the dish as it is for the person when nobody else writes.
  private func change(
    _ dish: FoundDish,
    _ picture: [UInt8]?,
    _ change: (Recipe) throws(KitchenError) -> Recipe
  ) throws(KitchenError) -> DishVersion {
    guard !dish.id.isOwn else { throw KitchenError(.notOwnRecipe(dish.id)) }
    return try writing { writer in
      let version = try writer.reader.version(of: dish.id)?.recipe
      let base = version ?? dish.recipe
      let source = dish.original ?? (version == nil ? dish.recipe : nil)
      var recipe = try change(base)
      (recipe.id, recipe.neverSwapped) = (dish.id, nil)
      try writer.setVersion(recipe, of: source, picture: picture)
      return DishVersion(recipe: recipe, author: person, changedAt: now)
    }
  }
}

/// A dish that somebody wants to change.
public enum DishToChange: Sendable {
  /// Their own recipe.
  case own(OwnRecipe)
  /// Any other dish, of which they make their own version.
  case other(FoundDish)
}

extension Kitchen {
  /// The person's versions of dishes, by id.
  public func versions() throws(KitchenError) -> [DishVersion] {
    try reading(or: []) { try $0.versions() }
  }

  /// The person's version of a dish; nil if they have not changed it.
  public func version(of dish: DishID) throws(KitchenError) -> DishVersion? {
    guard snapshot.versions[dish] != nil else { return nil }
    return try reading(or: nil) { try $0.version(of: dish) }
  }
}
