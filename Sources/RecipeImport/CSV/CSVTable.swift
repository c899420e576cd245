internal import RecipeModel

/// Recipes as one table, a row each, that a spreadsheet opens and ``RecipeFileReader`` reads back.
///
/// The last column holds an exact copy of the recipe; cells that a person changes win over it. No
/// cell is taken for a formula. Rows end with CR LF, as RFC 4180 has it.
struct CSVTable {
  static let columns = [
    "id", "name", "kind", "category", "cuisine", "glass", "method", "tags", "servings", "minutes",
    "summary", "ingredients", "steps", "swaps", "link", "image", "video", "modified",
  ]

  /// The table with its first row. Cost: O(size of the recipes).
  static func text(of recipes: [Recipe]) -> String {
    var text = row(columns + [ExactCopy.key])
    for recipe in recipes {
      text += row(cells(of: recipe).map(CSVCell.guarded) + [copy(of: recipe)])
    }
    return text
  }

  /// What a person reads of a recipe, in the order of ``columns``, without quotes or guards.
  static func cells(of recipe: Recipe) -> [String] {
    [
      recipe.id.description,
      recipe.name,
      recipe.kind.rawValue,
      recipe.category ?? "",
      recipe.cuisine ?? "",
      recipe.glass ?? "",
      recipe.method ?? "",
      CSVCell.text(of: recipe.tags, .labels),
      recipe.servings.map(String.init) ?? "",
      recipe.minutes.map(String.init) ?? "",
      recipe.summary ?? "",
      CSVCell.text(of: recipe.lines.map(SchemaOrgRecipe.text), .ingredients),
      CSVCell.text(of: recipe.steps, .steps),
      recipe.swaps.map { SwapText.text(of: $0).onOneLine }.joined(separator: "\n"),
      recipe.origin.link ?? "",
      recipe.origin.image ?? "",
      recipe.origin.video ?? "",
      recipe.origin.modified ?? "",
    ]
  }

  /// A copy longer than a cell may be is left out.
  private static func copy(of recipe: Recipe) -> String {
    guard let copy = ExactCopy.text(of: recipe), copy.utf8.count <= CSVLimits().fieldBytes else {
      return ""
    }
    return copy
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
