internal import RecipeLexicon
internal import RecipeModel

/// Reads the recipes of a table whose first row names its columns.
///
/// Columns are known by many names in any case (`Recipe Name`, `total_time`), and three collections
/// by the set of them: RecipeNLG (ids `recipenlg:<index>`) and both of Food.com's (ids
/// `foodcom:<id>`). Other tables give `csv:<id>`, or `csv:<slug of the name>` without a column of
/// ids. A table has one row a recipe, or one row an ingredient; then all rows of a name, or of an
/// id, are one recipe, which stands where its first row stands.
struct CSVRecipeReader {
  let parser: IngredientLineParser
  let file: String

  /// Of tables that are of no collection known here.
  static let source = "csv"

  /// True for a first line that names a column of names and one of ingredients.
  static func isMeant(by firstLine: Substring) -> Bool {
    var reader = CSVReader(file: "")
    reader.feed(firstLine.utf8)
    reader.finish()
    // A line that is no row is no header either.
    guard let record = (try? reader.next()) ?? nil else { return false }
    return CSVHeader(record).isOfRecipes
  }

  /// Every recipe, or the reason why a row is none with the line it stands on, in the order of the
  /// file.
  ///
  /// Throws when there is no row that names the columns, or no row after it. Cost: O(bytes).
  func recipes(in text: String) throws(ImportError) -> RecipeRecords {
    let bytes = Array(text.utf8)
    var reader = CSVReader(file: file)
    reader.feed(bytes)
    reader.finish()
    guard let first = try reader.next(), let place = reader.place else {
      throw ImportError(.emptyFile, file: file)
    }
    let rows = try rows(under: first)
    let stream = rows.stream(under: first.fields, from: place, PieceReader.reading(bytes))
    return try readRecords(of: stream, file: file)
  }

  /// What reads the rows below a first one; throws when that names no columns of recipes.
  func rows(under first: CSVRecord) throws(ImportError) -> CSVRecipeRows {
    let header = CSVHeader(first)
    guard header.isOfRecipes else {
      let key = "a first row with name and ingredients"
      throw ImportError(.missing("columns with names and ingredients", key: key), file: file)
    }
    return CSVRecipeRows(parser: parser, file: file, header: header)
  }
}
