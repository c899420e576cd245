import RecipeImport
import RecipeLexicon
import RecipeModel

/// The data folder: the lexicon's files and the project's own collection.
struct CollectionFiles {
  /// The source that the collection's dishes carry in their ids: `classic:gimlet`.
  static let source = "classic"

  let folder: String

  /// The texts of the lexicon's files. Cost: O(bytes).
  func lexiconFiles() throws(KitchenError) -> LexiconFiles {
    var files = LexiconFiles(
      ingredients: try texts(in: "ingredients"),
      made: try texts(in: "made"),
      contains: try texts(in: "contains"),
      swaps: try texts(in: "swaps"),
      languages: try texts(in: "languages"),
      words: try text(at: "words.tsv"),
      units: try text(at: "units.tsv")
    )
    if isPresent("\(folder)/lexicon/flavours.tsv") {
      files.flavours = try text(at: "flavours.tsv")
    }
    if isPresent("\(folder)/lexicon/strengths.tsv") {
      files.strengths = try text(at: "strengths.tsv")
    }
    if isPresent("\(folder)/lexicon/colours.tsv") {
      files.colours = try text(at: "colours.tsv")
    }
    if isPresent("\(folder)/lexicon/keeps.tsv") {
      files.keeps = try text(at: "keeps.tsv")
    }
    // Both decide what somebody with an allergy is shown: a collection without them is not whole.
    files.freeOf = try text(at: "free-of.tsv")
    files.heads = try text(at: "heads.tsv")
    files.allergens = try text(at: "allergens.tsv")
    return files
  }

  /// The dishes of the collection, and what could not be read. The id of a dish is its file's name;
  /// of two files with one name the first stays. Cost: O(bytes).
  func recipes(
    parser: IngredientLineParser
  ) throws(KitchenError) -> (recipes: [Recipe], problems: [String]) {
    let reader = RecipeFileReader(parser: parser)
    var recipes: [Recipe] = []
    var problems: [String] = []
    var seen: Set<DishID> = []
    for path in try paths(in: "recipes", ending: ".cook") {
      let name = PathText.shown(path).split(separator: "/").last ?? ""
      let id = DishID(source: Self.source, nativeID: String(name.dropLast(".cook".count)))
      guard seen.insert(id).inserted else {
        problems.append("recipes/\(path): another file has this name; rename one of them")
        continue
      }
      do {
        var recipe = try reader.readCooklang(
          try bytes(of: "\(folder)/recipes/\(path)"),
          file: "recipes/\(PathText.shown(path))",
          id: id
        )
        // Of these dishes each was judged: what is not marked is not plain.
        recipe.isPlain = recipe.isPlain ?? false
        recipes.append(recipe)
      } catch let error as ImportError {
        problems.append("\(error)")
      } catch let error as KitchenError {
        throw error
      } catch {
        throw KitchenError(.cannotRead(path: path, detail: "\(error)"))
      }
    }
    return (recipes, problems)
  }

  private func texts(in part: String) throws(KitchenError) -> [LexiconFiles.File] {
    guard isFolder("\(folder)/lexicon/\(part)") else { return [] }
    var files: [LexiconFiles.File] = []
    for path in try paths(in: "lexicon/\(part)", ending: ".tsv") {
      files.append(try text(at: "\(part)/\(path)"))
    }
    return files
  }

  /// One file of the lexicon.
  func text(at path: String) throws(KitchenError) -> LexiconFiles.File {
    try text(in: "\(folder)/lexicon", at: path)
  }

  /// A text file below a folder, under the path that messages name.
  func text(in folder: String, at path: String) throws(KitchenError) -> LexiconFiles.File {
    let bytes = try bytes(of: "\(folder)/\(path)")
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw KitchenError(.lexicon(LexiconError(.unreadable, file: path, line: 0)))
    }
    return LexiconFiles.File(path: path, text: text)
  }

  private func paths(in part: String, ending: String) throws(KitchenError) -> [String] {
    do {
      return try files(below: "\(folder)/\(part)", ending: ending).map(\.path)
    } catch {
      throw KitchenError(.cannotRead(path: "\(folder)/\(part)", detail: error.text))
    }
  }
}

/// All bytes of a file, at most 256 MB; as ``OutsideFile``.
func bytes(of path: String) throws(KitchenError) -> [UInt8] { try OutsideFile(path).bytes() }
