import RecipeDrawing
import RecipeLexicon
import RecipeModel

/// From the recipe of a meal to how it is drawn.
struct DishPicture {
  private let recipe: Recipe
  private let lexicon: IngredientLexicon
  private let units: UnitTable
  private let tables: DrawingTables

  init(of recipe: Recipe, lexicon: IngredientLexicon, units: UnitTable, tables: DrawingTables) {
    self.recipe = recipe
    self.lexicon = lexicon
    self.units = units
    self.tables = tables
  }

  /// Cost: O(bytes of the recipe).
  var drawing: DishDrawing {
    let form = tables.form(ofDish: recipe.name)
    let vessel = form?.vessel ?? usual
    let main = ingredients
    var symbols = form?.symbols ?? []
    // Where the dish has a look, only what its name says is drawn beside it: at most one thing.
    let isWhole = form.map { !$0.symbols.isEmpty && !$0.isOpen } ?? false
    let seen = main.filter { $0.isNamed || $0.weight > (main.first?.weight ?? 0) * Self.least }
    let beside = isWhole ? seen.filter(\.isNamed).prefix(1) : seen[...]
    for found in beside where !symbols.contains(found.symbol) { symbols.append(found.symbol) }
    return DishDrawing(
      name: recipe.name,
      vessel: vessel,
      symbols: symbols,
      content: vessel.isFilled ? form?.content ?? main.first?.symbol.tint : nil
    )
  }

  private var usual: Vessel {
    switch recipe.category {
    case "Soup": .soup
    case "Salad": .bowl
    case "Sauce": .ramekin
    case "Bread": .board
    default: .plate
    }
  }

  /// What weighs less than this share of the weightiest is not drawn.
  private static let least = 0.1

  private struct Found {
    var symbol: FoodSymbol
    var weight: Double
    var isNamed: Bool
    var isSeasoning: Bool
  }

  /// The symbols of what the dish is made of, the weightiest first; of equals the earlier in the recipe.
  private var ingredients: [Found] {
    let name = " \(foldedName(recipe.name)) "
    var found: [Found] = []
    for line in recipe.lines where line.role == .required || line.role == .toServe {
      guard let ingredient = lexicon.requirements(of: line)?.first?.first,
        let weighed = tables.symbol(of: ingredient, lexicon.taxonomy)
      else { continue }
      let isSeasoning = weighed.share < 0.3
      let whole = foldedWords(lexicon.name(of: ingredient))
      // Chicken soup is named after the chicken, and not after the stock.
      let words = isSeasoning ? [whole.joined(separator: " ")] : whole + foldedWords(line.name)
      let isNamed =
        name.contains(" \(weighed.symbol.name) ") || words.contains { name.contains(" \($0) ") }
      let weight = grams(of: line) * weighed.share * (isNamed ? 6 : 1)
      if let place = found.firstIndex(where: { $0.symbol == weighed.symbol }) {
        found[place].weight += weight
        found[place].isNamed = found[place].isNamed || isNamed
      } else {
        found.append(
          Found(
            symbol: weighed.symbol,
            weight: weight,
            isNamed: isNamed,
            isSeasoning: isSeasoning
          )
        )
      }
    }
    // What only seasons is drawn where there is nothing else.
    let main = found.filter { !$0.isSeasoning || $0.isNamed }
    if !main.isEmpty { found = main }
    return found.enumerated().sorted {
      $0.element.weight != $1.element.weight
        ? $0.element.weight > $1.element.weight : $0.offset < $1.offset
    }.map(\.element)
  }

  /// About what a line weighs: a millilitre is a gram, a piece as much as an onion, what is not measured little.
  private func grams(of line: IngredientLine) -> Double {
    for amount in line.amounts {
      let quantity = amount.quantity ?? 1
      guard quantity > 0, quantity < 1e6 else { continue }
      guard let name = amount.unit, let unit = units.unit(named: name) else {
        return min(800, 90 * quantity)
      }
      if let factor = unit.factor { return min(3000, factor * quantity) }
      return min(400, 25 * quantity)
    }
    return 15
  }
}
