import RecipeImport
public import RecipeModel

/// A recipe that somebody wrote in a store, from a file of an export; it becomes the own recipe of
/// the person who imports it.
public struct ReturnedRecipe: Sendable, Equatable {
  /// The recipe, with the id that it had.
  public var recipe: Recipe
  /// The path of its picture, which is beside the file; nil if there is none.
  public var picture: String?

  /// How many of one import are taken so; more are dishes of a file like any other.
  static let most = 1_000

  /// A recipe of any file, under an id of one's own, without a picture.
  init(own recipe: Recipe) {
    self.recipe = recipe
    self.recipe.id = DishID(
      source: OwnRecipe.source,
      nativeID: RecipeFileReader.wishedNativeID(title: recipe.name)
    )
  }

  /// Nil for any other recipe.
  init?(_ recipe: Recipe, of file: OutsideFile) {
    guard recipe.id.isOwn, DishVersion.dish(of: recipe.id) == nil else { return nil }
    self.recipe = recipe
    guard file.isRegular, let stem = Self.stem(of: recipe.id) else { return }
    let folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
    picture = PictureFormat.allCases.lazy.map { "\(folder)\(stem).\($0.fileExtension)" }
      .first(where: isPresent)
  }

  /// The name of the picture of a recipe without its ending: `own-grandmas-pie`; nil for an id that no file has.
  static func stem(of id: DishID) -> String? {
    let stem = id.description.replacing(":", with: "-")
    let isPlain = stem.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-._".unicodeScalars.contains($0)
    }
    return isPlain && stem.utf8.count <= 200 ? stem : nil
  }
}

extension PictureFormat {
  /// The extension of its file, without the dot.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
