import RecipeLexicon
import RecipeModel
import Testing

/// An amount as the tables write it.
private func amount(_ quantity: Double?, to upper: Double? = nil, unit: String? = nil) -> Amount {
  Amount(quantity: quantity, quantityMax: upper, unit: unit)
}

@Suite("Ingredient lines whose source keeps measure and name apart")
struct MeasuredIngredientTests {
  static let lines: [(String, String, IngredientLine)] = [
    (
      "Juice of 1/2", "Lime",
      IngredientLine(
        text: "Juice of 1/2 Lime",
        amounts: [amount(0.5)],
        name: "lime juice"
      )
    ),
    (
      "1 twist of", "Lemon peel",
      IngredientLine(
        text: "1 twist of Lemon peel",
        amounts: [amount(1, unit: "twist")],
        name: "Lemon peel"
      )
    ),
    (
      "to serve", "Rice",
      IngredientLine(
        text: "to serve Rice",
        name: "Rice",
        purpose: "to serve",
        role: .toServe
      )
    ),
    (
      "Garnish with", "Lime",
      IngredientLine(
        text: "Garnish with Lime",
        name: "Lime",
        purpose: "Garnish",
        role: .garnish
      )
    ),
    (
      "To taste", "Salt",
      IngredientLine(
        text: "To taste Salt",
        name: "Salt",
        comment: "To taste",
        role: .toTaste
      )
    ),
    (
      "for frying", "Oil",
      IngredientLine(
        text: "for frying Oil",
        name: "Oil",
        purpose: "for frying"
      )
    ),
    (
      "1 large", "Egg",
      IngredientLine(
        text: "1 large Egg",
        amounts: [amount(1)],
        size: "large",
        name: "Egg"
      )
    ),
    (
      "2 cloves minced", "Garlic",
      IngredientLine(
        text: "2 cloves minced Garlic",
        amounts: [amount(2, unit: "clove")],
        name: "Garlic",
        preparation: "minced"
      )
    ),
    (
      "1 oz Bacardi", "Light rum",
      IngredientLine(
        text: "1 oz Bacardi Light rum",
        amounts: [amount(1, unit: "oz")],
        name: "Light rum",
        comment: "Bacardi"
      )
    ),
    (
      "1/2 tsp superfine", "Sugar",
      IngredientLine(
        text: "1/2 tsp superfine Sugar",
        amounts: [amount(0.5, unit: "tsp")],
        name: "Sugar",
        comment: "superfine"
      )
    ),
    (
      "Top up with", "Soda water",
      IngredientLine(
        text: "Top up with Soda water",
        name: "Soda water",
        comment: "Top up with"
      )
    ),
    (
      "Full Glass", "Orange juice",
      IngredientLine(
        text: "Full Glass Orange juice",
        amounts: [amount(nil, unit: "glass")],
        name: "Orange juice",
        comment: "Full"
      )
    ),
    (
      "1 cup crushed", "Ice",
      IngredientLine(
        text: "1 cup crushed Ice",
        amounts: [amount(1, unit: "cup")],
        name: "Ice",
        preparation: "crushed"
      )
    ),
    (
      "(if needed)", "Water",
      IngredientLine(
        text: "(if needed) Water",
        name: "Water",
        comment: "if needed",
        role: .optional
      )
    ),
    (
      "Around rim put 1 pinch", "Salt",
      IngredientLine(
        text: "Around rim put 1 pinch Salt",
        amounts: [amount(1, unit: "pinch")],
        name: "Salt",
        comment: "Around rim put"
      )
    ),
    (
      "About 8 drops", "Bitters",
      IngredientLine(
        text: "About 8 drops Bitters",
        amounts: [amount(8, unit: "drop")],
        name: "Bitters"
      )
    ),
    (
      "3 2-inch strips", "Orange peel",
      IngredientLine(
        text: "3 2-inch strips Orange peel",
        amounts: [amount(3, unit: "strip"), amount(2, unit: "inch")],
        name: "Orange peel"
      )
    ),
    (
      "cubes", "Ice",
      IngredientLine(
        text: "cubes Ice",
        amounts: [amount(nil, unit: "cube")],
        name: "Ice"
      )
    ),
    (
      "zest and juice of 1", "Lemon",
      IngredientLine(
        text: "zest and juice of 1 Lemon",
        amounts: [amount(1)],
        name: "lemon zest and juice"
      )
    ),
    (
      "grated, to taste", "Cheese",
      IngredientLine(
        text: "grated, to taste Cheese",
        name: "Cheese",
        preparation: "grated",
        comment: "to taste",
        role: .toTaste
      )
    ),
    (
      "4", "Garlic Cloves",
      IngredientLine(
        text: "4 Garlic Cloves",
        amounts: [amount(4)],
        name: "Garlic Cloves"
      )
    ),
    (
      "2 small cut into chunks", "Potatoes",
      IngredientLine(
        text: "2 small cut into chunks Potatoes",
        amounts: [amount(2)],
        size: "small",
        name: "Potatoes",
        preparation: "cut into chunks"
      )
    ),
  ]

  @Test(
    "the source's name stays the name, the measure's words go where they belong",
    arguments: lines
  )
  func measures(measure: String, name: String, line: IngredientLine) throws {
    #expect(try KitchenWords.parser().parse(measure: measure, name: name) == line)
  }

  @Test("a blank measure is no amount", arguments: [nil, "", " ", "\n", "\t \r\n"])
  func blank(measure: String?) throws {
    let line = try KitchenWords.parser().parse(measure: measure, name: "Ice")
    #expect(line == IngredientLine(text: "Ice", name: "Ice"))
  }

  @Test("stray line breaks around a measure do not matter")
  func strayBreaks() throws {
    let line = try KitchenWords.parser().parse(measure: "2 oz \n", name: "\tDry  gin")
    #expect(line.amounts == [amount(2, unit: "oz")])
    #expect(line.name == "Dry gin")
  }

  @Test("a digit in a name that stands apart is no amount", arguments: ["7-Up", "151 proof rum"])
  func digits(name: String) throws {
    let line = try KitchenWords.parser().parse(measure: "1 cup", name: name)
    #expect(line.amounts == [amount(1, unit: "cup")])
    #expect(line.name == name)
  }
}
