public import RecipeImport
public import RecipeModel

/// Which dishes to export.
public enum ExportSelection: Sendable, Equatable {
  /// Everything that the person saved something about: their own recipes, favourites, and dishes
  /// with a rating, a note, a verdict or a place on a list.
  case kept
  /// The person's own recipes.
  case own
  case list(String)
  /// All dishes of one source.
  case source(String)
  /// Everything that the person may see.
  case everything
}

extension Kitchen {
  /// The recipes of a selection, in ascending order of their ids; those of a list in the order of
  /// the list. A dish that its source no longer has is exported from the saved copy.
  ///
  /// - Throws: ``KitchenError`` `.unknownList`. Cost: O(dishes).
  public func recipes(_ selection: ExportSelection) throws(KitchenError) -> [Recipe] {
    switch selection {
    case .kept:
      let marked = snapshot.marks.filter { $0.value != .none }.keys
      return try found(Set(marked).union(try ownIDs()).sorted())
    case .own: return try found(try ownIDs())
    case .list(let name): return try found(try list(named: name).list.dishes)
    case .source(let source):
      return try found(visibleDishes.filter { $0.source == source })
    case .everything: return try found(visibleDishes)
    }
  }

  /// The recipes as files of a format; reads the folder `lexicon` for their lines.
  public func exported(
    _ recipes: [Recipe],
    as format: ExportFormat
  ) throws(KitchenError) -> [(name: String, text: String)] {
    try export().files(of: recipes.map(\.forOthers), as: format)
  }

  /// The recipes as one text; nil if there is none, or if there are several and the format needs a
  /// file for each.
  public func exportedText(
    _ recipes: [Recipe],
    as format: ExportFormat
  ) throws(KitchenError) -> String? {
    try export().single(recipes.map(\.forOthers), as: format)
  }

  /// The pictures of the person's own recipes, under the names by which an import finds them beside
  /// the files.
  public func exportedPictures(
    of recipes: [Recipe]
  ) throws(KitchenError) -> [(name: String, bytes: [UInt8])] {
    let own = recipes.filter { snapshot.ownRecipes.contains($0.id) }
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
  /// Whether the format puts many recipes into one file.
  public var hasOneFile: Bool { self == .csv || self == .jsonld }
}
