import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

/// An amount as the tables write it.
private func amount(_ quantity: Double?, to upper: Double? = nil, unit: String? = nil) -> Amount {
  Amount(quantity: quantity, quantityMax: upper, unit: unit)
}

@Suite("Amounts that stand behind the name")
struct TrailingAmountTests {
  static let unitLines: [(String, [Amount], String)] = [
    ("milk 1 l", [amount(1, unit: "l")], "milk"), ("milk 1l", [amount(1, unit: "l")], "milk"),
    ("flour 500g", [amount(500, unit: "g")], "flour"),
    ("gin 1 bottle", [amount(1, unit: "bottle")], "gin"),
    ("coconut milk 2 cans", [amount(2, unit: "can")], "coconut milk"),
    ("butter 1/2 lb", [amount(0.5, unit: "lb")], "butter"),
    ("cognac 1 1/2 oz", [amount(1.5, unit: "oz")], "cognac"),
    ("milk, 1 l", [amount(1, unit: "l")], "milk"), ("milk: 1 l", [amount(1, unit: "l")], "milk"),
    ("milk 1 l.", [amount(1, unit: "l")], "milk"), ("milk, 1 l,", [amount(1, unit: "l")], "milk"),
    ("gin - 700 ml", [amount(700, unit: "ml")], "gin"),
    ("gin – 70 cl", [amount(70, unit: "cl")], "gin"),
    ("olive oil (500 ml)", [amount(500, unit: "ml")], "olive oil"),
    ("rum 0,7 l", [amount(0.7, unit: "l")], "rum"),
    ("flour 2-3 cups", [amount(2, to: 3, unit: "cup")], "flour"),
    ("flour 1 kg 500 g", [amount(1.5, unit: "kg")], "flour"),
    ("salt, about 1 tsp", [amount(1, unit: "tsp")], "salt"),
    ("garlic two cloves", [amount(2, unit: "clove")], "garlic"),
    ("tomatoes 2 x 400g tins", [amount(2, unit: "tin"), amount(400, unit: "g")], "tomatoes"),
    ("tomatoes 400g can", [amount(400, unit: "g")], "canned tomatoes"),
    ("beer 6 x 330 ml", [amount(6), amount(330, unit: "ml")], "beer"),
    ("7up 1 l", [amount(1, unit: "l")], "7up"),
    ("omega 3 1 bottle", [amount(1, unit: "bottle")], "omega 3"),
    ("00 flour 1 kg", [amount(1, unit: "kg")], "00 flour"),
    ("1.5 l milk", [amount(1.5, unit: "l")], "milk"), ("½ lemon", [amount(0.5)], "lemon"),
    ("6 eggs", [amount(6)], "eggs"),
    ("2 x 400g tins tomatoes", [amount(2, unit: "tin"), amount(400, unit: "g")], "tomatoes"),
  ]

  @Test("count when their unit is known", arguments: unitLines)
  func inUnits(text: String, amounts: [Amount], name: String) throws {
    let parser = try KitchenWords.parser()
    for line in [parser.parse(text), parser.parseStock(text)] {
      #expect(line == IngredientLine(text: text, amounts: amounts, name: name))
    }
  }

  static let pieceLines: [(String, Amount, String)] = [
    ("eggs 6", amount(6), "eggs"), ("eggs, 6", amount(6), "eggs"), ("eggs: 6", amount(6), "eggs"),
    ("eggs (6)", amount(6), "eggs"), ("eggs - 6", amount(6), "eggs"),
    ("eggs 6-8", amount(6, to: 8), "eggs"), ("eggs 1 dozen", amount(12), "eggs"),
    ("limes x 4", amount(4), "limes"), ("limes ×4", amount(4), "limes"),
    ("limes x4", amount(4), "limes"), ("limes X 4", amount(4), "limes"),
    ("lemon ½", amount(0.5), "lemon"), ("lemon 1 1/2", amount(1.5), "lemon"),
    ("7up 6", amount(6), "7up"), ("garlic cloves 3", amount(3, unit: "clove"), "garlic"),
    ("beer 100", amount(100), "beer"),
  ]

  @Test("are pieces in a stock, and part of the name in a recipe", arguments: pieceLines)
  func bareNumbers(text: String, amount: Amount, name: String) throws {
    let parser = try KitchenWords.parser()
    #expect(
      parser.parseStock(text) == IngredientLine(text: text, amounts: [amount], name: name)
    )
    #expect(parser.parse(text).amounts.isEmpty)
  }

  @Test(
    "leave a name that ends in a number alone",
    arguments: [
      "7up", "00 flour", "flour 00", "V8 juice", "vitamin b12", "vitamin b 0", "rum 151",
      "flour 405",
      "flour type 55", "gin no. 3", "Pimm's No. 1 Cup", "70% chocolate", "chocolate 70%",
      "gin-70cl",
      "milk", "bottle", "a-1 l",
    ]
  )
  func names(text: String) throws {
    let parser = try KitchenWords.parser()
    for line in [parser.parse(text), parser.parseStock(text)] {
      #expect(line.amounts.isEmpty && line.name == text)
    }
  }

  @Test(
    "do not count after words that lead up to them, or as a length",
    arguments: [
      "olive oil, plus 2 tbsp", "ginger, cut into 2 slices", "ginger cut into 5 cm pieces",
      "butter, ideally 1 stick", "beef in 2 slices", "beef, 2cm cubes",
    ]
  )
  func leadUps(text: String) throws {
    let parser = try KitchenWords.parser()
    #expect(parser.parse(text).amounts.isEmpty)
  }

  @Test("do not count when the line begins with one")
  func inFront() throws {
    let line = try KitchenWords.parser().parse("1 onion, about 100 g")
    #expect(line.amounts == [amount(1), amount(100, unit: "g")])
    #expect(try KitchenWords.parser().parseStock("2 limes 4").amounts == [amount(2)])
  }

  @Test("the rest of the line is read as ever")
  func rest() throws {
    let line = try KitchenWords.parser().parse("finely chopped parsley, to garnish, 2 tbsp")
    #expect(
      line
        == IngredientLine(
          text: "finely chopped parsley, to garnish, 2 tbsp",
          amounts: [amount(2, unit: "tbsp")],
          name: "parsley",
          preparation: "finely chopped",
          purpose: "to garnish",
          role: .garnish
        )
    )
  }

  @Test(
    "an amount moved from the front to the end is the same",
    arguments: SeededGenerator.seeds(20)
  )
  func movedToTheEnd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parser = try KitchenWords.parser()
    let names = ["milk", "dry gin", "flour", "coconut milk", "olive oil"]
    let units = [
      "ml", "l", "kg", "g", "oz", "cups", "tbsp", "bottles", "cans", "dashes", "packets",
    ]
    let numbers = ["1", "2", "0.5", "1 1/2", "½", "2-3", "1,5", "700"]
    let joins = [" ", ", ", " - ", ": ", " ("]
    for _ in 0..<50 {
      let name = names.randomElement(using: &random) ?? "milk"
      let unit = units.randomElement(using: &random) ?? "ml"
      let number = numbers.randomElement(using: &random) ?? "1"
      let join = joins.randomElement(using: &random) ?? " "
      let front = parser.parse("\(number) \(unit) \(name)")
      let behind = "\(name)\(join)\(number) \(unit)" + (join == " (" ? ")" : "")
      let read = parser.parse(behind)
      #expect(read.amounts == front.amounts && read.name == front.name, "\(behind)")
    }
  }
}
