internal import RecipeLexicon
internal import RecipeModel

/// Recipes as one table, a row each, that a spreadsheet opens and ``RecipeFileReader`` reads back.
///
/// The last column says what the others cannot; cells that a person changes win over it. No
/// cell is taken for a formula. Rows end with CR LF, as RFC 4180 has it.
struct CSVTable {
  static let columns = [
    "id", "name", "also", "kind", "category", "cuisine", "glass", "method", "tags", "servings",
    "prep minutes", "cook minutes", "minutes", "summary", "ingredients", "steps", "swaps", "link",
    "image", "video", "modified",
  ]
  /// The column of what the others leave unsaid, an entry a line.
  static let unsaid = "unsaid"

  /// The table with its first row. Cost: O(size of the recipes), each read back once.
  static func text(of recipes: [Recipe], parser: IngredientLineParser) -> String {
    let first = columns + [unsaid]
    let rows = CSVRecipeRows(
      parser: parser,
      file: "",
      header: CSVHeader(CSVRecord(fields: first, line: 1))
    )
    return recipes.reduce(into: row(first)) { text, recipe in
      let cells = cells(of: recipe).map(CSVCell.guarded)
      // Cells that are no recipe to the reader say nothing, so that all is said besides.
      let read = try? rows.visible(CSVRecord(fields: cells + [""], line: 2))
      let parts = Unsaid.parts(of: recipe, readAs: read).compactMap(\.text)
      text += row(cells + [fitting(parts.joined(separator: "\n"))])
    }
  }

  /// What a person reads of a recipe, in the order of ``columns``, without quotes or guards.
  static func cells(of recipe: Recipe) -> [String] {
    [
      recipe.id.description,
      recipe.name,
      CSVCell.text(of: recipe.otherNames, .labels),
      recipe.kind.rawValue,
      recipe.category ?? "",
      recipe.cuisine ?? "",
      recipe.glass ?? "",
      recipe.method ?? "",
      CSVCell.text(of: recipe.tags, .labels),
      recipe.servings.map { Servings.text($0, recipe.mostServings) } ?? "",
      recipe.preparationMinutes.map(String.init) ?? "",
      recipe.cookingMinutes.map(String.init) ?? "",
      recipe.minutes.map(String.init) ?? "",
      recipe.summary ?? "",
      CSVCell.text(of: RecipePart.texts(of: recipe.lines, RecipeWording.writtenText), .ingredients),
      CSVCell.text(of: recipe.steps, .steps),
      recipe.swaps.map { SwapText.text(of: $0).onOneLine }.joined(separator: "\n"),
      recipe.origin.link ?? "",
      recipe.origin.image ?? "",
      recipe.origin.video ?? "",
      recipe.origin.modified ?? "",
    ]
  }

  /// The text; nothing in place of one that is longer than a cell may be.
  private static func fitting(_ text: String) -> String {
    text.utf8.count <= CSVLimits().fieldBytes ? text : ""
  }

  static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// In quotes wherever any sign stands at which some program ends a cell, or a space at an end.
  private static func quoted(_ cell: String) -> String {
    let hasSign = cell.unicodeScalars.contains { ",;|\t\"\n\r\u{0}".unicodeScalars.contains($0) }
    let ends = [cell.unicodeScalars.first, cell.unicodeScalars.last]
    guard hasSign || ends.contains(where: { $0?.properties.isWhitespace == true }) else {
      return cell
    }
    var text = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
