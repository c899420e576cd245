import RecipeLexicon
import RecipeModel

@testable import WhatCanIMake

/// Drinks as literals, with the ingredients and units that the project comes with.
struct Bar {
  let lexicon: IngredientLexicon
  let units: UnitTable

  init() throws {
    let collection = try Collection.committed.get()
    lexicon = collection.lexicon
    units = collection.units
  }

  /// A drink of lines such as "30 ml gin", "2 dash angostura bitters", "- ice" for no amount and
  /// "1 - egg white" for no unit; a note behind a comma is the line's role.
  static func drink(_ method: String?, _ lines: [String], steps: [String] = []) -> Recipe {
    Recipe(
      id: DishID(source: "bar", nativeID: "drink"),
      name: "Drink",
      kind: .cocktail,
      method: method,
      lines: lines.map(line),
      steps: steps,
      origin: RecipeOrigin(source: "bar", nativeID: "drink")
    )
  }

  static func line(_ text: String) -> IngredientLine {
    let parts = text.split(separator: ", ").map(String.init)
    let words = parts[0].split(separator: " ").map(String.init)
    var line = IngredientLine(text: text, name: words.dropFirst().joined(separator: " "))
    if let quantity = Double(words[0]) {
      line.name = words.dropFirst(2).joined(separator: " ")
      line.amounts = [Amount(quantity: quantity, unit: words[1] == "-" ? nil : words[1])]
    }
    if parts.count > 1 { line.role = IngredientLine.Role(rawValue: parts[1]) ?? .required }
    return line
  }

  func strength(_ recipe: Recipe) -> DrinkStrength? {
    DrinkStrength(of: recipe, lexicon: lexicon, units: units)
  }

  func percent(_ method: String?, _ lines: String..., steps: [String] = []) -> Double? {
    strength(Self.drink(method, lines, steps: steps))?.percent
  }
}
