public import RecipeImport
public import RecipeModel

/// Which dishes an export of recipes holds.
public enum ExportSelection: Sendable, Equatable {
  /// What the person keeps: recipes of their own, favourites, and dishes with a rating, a note, a
  /// review or a place on a list.
  case kept
  /// Recipes of their own.
  case own
  case list(String)
  /// All dishes of one source.
  case source(String)
  /// Everything the person can see.
  case everything
}

extension Kitchen {
  /// The recipes of a selection, ascending by id; of a list, in its order. A kept dish that its source
  /// no longer has is as it was kept.
  ///
  /// - Throws: ``KitchenError`` `.unknownList`. Cost: O(dishes).
  public func recipes(_ selection: ExportSelection) throws(KitchenError) -> [Recipe] {
    switch selection {
    case .kept:
      let marked = belongings.marks.filter { $0.value != .none }.keys
      return try found(Set(marked).union(try ownIDs()).sorted())
    case .own: return try found(try ownIDs())
    case .list(let name): return try found(try list(named: name).list.dishes)
    case .source(let source):
      return try found(visibleDishes.filter { $0.source == source })
    case .everything: return try found(visibleDishes)
    }
  }

  /// Recipes as files of a format; the folder `lexicon` is read for their lines.
  public func exported(
    _ recipes: [Recipe],
    as format: ExportFormat
  ) throws(KitchenError) -> [(name: String, text: String)] {
    try export().files(of: recipes.map(\.forOthers), as: format)
  }

  /// Recipes as one text; nil for none, and for several in a format that has one a file.
  public func exportedText(
    _ recipes: [Recipe],
    as format: ExportFormat
  ) throws(KitchenError) -> String? {
    try export().single(recipes.map(\.forOthers), as: format)
  }

  /// The pictures of those that are the person's own, under the names by which an import finds them beside the files.
  public func exportedPictures(
    of recipes: [Recipe]
  ) throws(KitchenError) -> [(name: String, bytes: [UInt8])] {
    let own = recipes.filter { belongings.ownRecipes.contains($0.id) }
    return try own.isEmpty
      ? []
      : reading(or: []) { reader in
        try own.compactMap { recipe in
          guard let stem = ReturnedRecipe.stem(of: recipe.id),
            let bytes = try reader.picture(of: recipe.id), let format = PictureFormat(bytes)
          else { return nil }
          return ("\(stem).\(format.fileExtension)", bytes)
        }
      }
  }

  private func export() throws(KitchenError) -> RecipeExport {
    RecipeExport(parser: try ReadLexicon(from: CollectionFiles(folder: places.data)).parser)
  }

  private func ownIDs() throws(KitchenError) -> [DishID] {
    try ownRecipes().map(\.recipe.id).sorted()
  }

  private var visibleDishes: [DishID] {
    index.allRecipes.filter { canSee($0) }.map { index.recipes.dishID(of: $0) }.sorted()
  }

  private func found(_ ids: [DishID]) throws(KitchenError) -> [Recipe] {
    let there = try recipes(ids)
    guard there.count < ids.count else { return there }
    var all: [Recipe] = []
    for id in ids { if let dish = try find(id) { all.append(dish.recipe) } }
    return all
  }
}

extension Recipe {
  /// The recipe without what one person says of its ingredients.
  fileprivate var forOthers: Recipe {
    var recipe = self
    recipe.neverSwapped = nil
    return recipe
  }
}

extension ExportFormat {
  /// True where many recipes are one file.
  public var hasOneFile: Bool { self == .csv || self == .jsonld }
}
