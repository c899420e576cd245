import RecipeLexicon
import RecipeModel
import Testing

/// An amount as the tables write it.
private func amount(_ quantity: Double?, to upper: Double? = nil, unit: String? = nil) -> Amount {
  Amount(quantity: quantity, quantityMax: upper, unit: unit)
}

@Suite("Amounts of ingredient lines")
struct IngredientAmountsTests {
  static let lines: [(String, [Amount], String)] = [
    ("1 1/2 oz fresh lime juice", [amount(1.5, unit: "oz")], "fresh lime juice"),
    ("2-3 cloves garlic", [amount(2, to: 3, unit: "clove")], "garlic"),
    ("2–3 tsp sugar", [amount(2, to: 3, unit: "tsp")], "sugar"),
    ("2 to 3 onions", [amount(2, to: 3)], "onions"),
    ("2 or 3 onions", [amount(2, to: 3)], "onions"),
    ("3/4-1 cup cream", [amount(0.75, to: 1, unit: "cup")], "cream"),
    ("200g-250g rice", [amount(200, to: 250, unit: "g")], "rice"),
    ("1½ cups milk", [amount(1.5, unit: "cup")], "milk"),
    ("1 ½ cups milk", [amount(1.5, unit: "cup")], "milk"),
    ("1-1/2 cups milk", [amount(1.5, unit: "cup")], "milk"),
    ("½ tsp salt", [amount(0.5, unit: "tsp")], "salt"),
    ("⅓ cup oil", [amount(0.3333333333333333, unit: "cup")], "oil"),
    ("0.75 oz gin", [amount(0.75, unit: "oz")], "gin"),
    (".5 oz gin", [amount(0.5, unit: "oz")], "gin"),
    ("1,5 l water", [amount(1.5, unit: "l")], "water"),
    ("1,000 g sugar", [amount(1000, unit: "g")], "sugar"),
    ("٣ eggs", [amount(3)], "eggs"),
    ("one egg", [amount(1)], "egg"),
    ("half a lemon", [amount(0.5)], "lemon"),
    ("half a dozen eggs", [amount(6)], "eggs"),
    ("a dozen oysters", [amount(12)], "oysters"),
    ("2 dozen oysters", [amount(24)], "oysters"),
    ("a couple of limes", [amount(2)], "limes"),
    ("a lemon", [amount(1)], "lemon"),
    ("a pinch of salt", [amount(nil, unit: "pinch")], "salt"),
    ("a handful of parsley", [amount(nil, unit: "handful")], "parsley"),
    ("few dashes bitters", [amount(nil, unit: "dash")], "bitters"),
    ("10g/½oz butter", [amount(10, unit: "g"), amount(0.5, unit: "oz")], "butter"),
    ("200ml/7fl oz milk", [amount(200, unit: "ml"), amount(7, unit: "fl oz")], "milk"),
    ("200g flour", [amount(200, unit: "g")], "flour"),
    ("1lb 9oz beef", [amount(1.5625, unit: "lb")], "beef"),
    ("1 cup plus 2 tbsp flour", [amount(1.125, unit: "cup")], "flour"),
    ("1 (14 oz) can tomatoes", [amount(1, unit: "can"), amount(14, unit: "oz")], "tomatoes"),
    ("1 14-ounce can tomatoes", [amount(1, unit: "can"), amount(14, unit: "oz")], "tomatoes"),
    ("2 x 400g tins tomatoes", [amount(2, unit: "tin"), amount(400, unit: "g")], "tomatoes"),
    (
      "2x400g/14oz tins tomatoes",
      [amount(2, unit: "tin"), amount(400, unit: "g"), amount(14, unit: "oz")], "tomatoes"
    ),
    ("400g can tomatoes", [amount(400, unit: "g")], "canned tomatoes"),
    ("400g jar olives", [amount(400, unit: "g"), amount(nil, unit: "jar")], "olives"),
    ("1 cup (240 milliliters) milk", [amount(1, unit: "cup"), amount(240, unit: "ml")], "milk"),
    ("1 T sugar", [amount(1, unit: "tbsp")], "sugar"),
    ("1 t sugar", [amount(1, unit: "tsp")], "sugar"),
    (
      "3 2-inch strips lemon peel", [amount(3, unit: "strip"), amount(2, unit: "inch")],
      "lemon peel"
    ),
    ("10 garlic cloves", [amount(10, unit: "clove")], "garlic"),
    ("2 whole cloves", [amount(2)], "whole cloves"),
    ("about 8 drops bitters", [amount(8, unit: "drop")], "bitters"),
    ("1 celeriac, about 650g", [amount(1), amount(650, unit: "g")], "celeriac"),
    ("1/0 cup sugar", [], "1/0 cup sugar"),
    ("7UP", [], "7UP"),
    ("100% orange juice", [], "100% orange juice"),
    ("00 flour", [], "00 flour"),
    ("salt", [], "salt"),
  ]

  @Test("an amount is read as it is written, and nothing is guessed", arguments: lines)
  func amounts(text: String, amounts: [Amount], name: String) throws {
    let line = try KitchenWords.parser().parse(text)
    #expect(line.amounts == amounts)
    #expect(line.name == name)
    #expect(line.text == text)
  }

  @Test("a mixed number is the double nearest to the fraction")
  func mixedNumbers() throws {
    let parser = try KitchenWords.parser()
    for denominator in 2...16 {
      for numerator in 1..<denominator {
        for whole in 1...12 {
          let nearest = Double(whole * denominator + numerator) / Double(denominator)
          let text = "\(whole) \(numerator)/\(denominator) cups milk"
          #expect(parser.parse(text).amounts == [amount(nearest, unit: "cup")], "\(text)")
        }
      }
    }
  }

  @Test(
    "one and two thirds is five thirds, however it is written",
    arguments: ["1 2/3", "1-2/3", "1⅔", "1 ⅔", "1 and 2/3"]
  )
  func fiveThirds(number: String) throws {
    let line = try KitchenWords.parser().parse("\(number) oz gin")
    #expect(line.amounts == [amount(5.0 / 3, unit: "oz")])
  }
}
