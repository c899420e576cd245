import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

/// What a measure and a name become; fields that are not given stay empty.
private struct Expectation: Sendable {
  var measure: String
  var name: String
  var line: IngredientLine

  init(
    _ measure: String,
    _ name: String,
    _ amounts: [Amount] = [],
    named: String,
    preparation: String? = nil,
    comment: String? = nil,
    purpose: String? = nil,
    role: IngredientLine.Role = .required
  ) {
    self.measure = measure
    self.name = name
    line = IngredientLine(
      text: measure + " " + name,
      amounts: amounts,
      name: named,
      preparation: preparation,
      comment: comment,
      purpose: purpose,
      role: role
    )
  }

  func check() throws {
    #expect(try KitchenWords.parser().parse(measure: measure, name: name) == line)
  }
}

private func amount(_ quantity: Double?, _ unit: String? = nil) -> Amount {
  Amount(quantity: quantity, unit: unit)
}

@Suite("Words of a measure that say more than how much")
struct MeasureWordsTests {
  @Test("a measure that begins with garnish makes a garnish, and the rest is what is done to it")
  func garnish() throws {
    try Expectation(
      "garnish chopped",
      "parsley",
      named: "parsley",
      preparation: "chopped",
      purpose: "garnish",
      role: .garnish
    ).check()
    try Expectation("Garnish", "Dill", named: "Dill", purpose: "Garnish", role: .garnish).check()
  }

  @Test("a topping is served with the dish")
  func topping() throws {
    try Expectation("Topping", "Peas", named: "Peas", purpose: "Topping", role: .toServe).check()
    try Expectation(
      "For topping",
      "Peas",
      named: "Peas",
      purpose: "For topping",
      role: .toServe
    ).check()
    try Expectation(
      "Topping (optional)",
      "Peas",
      named: "Peas",
      comment: "optional",
      purpose: "Topping",
      role: .toServe
    ).check()
  }

  @Test(
    "the juice of a fruit is its juice, and the juice of a juice is that juice",
    arguments: [
      Expectation("Juice of 1", "Lime Juice", [amount(1)], named: "Lime Juice"),
      Expectation("2 Juice", "lemons", [amount(2)], named: "lemon juice"),
      Expectation("Juice", "Lemon", named: "lemon juice"),
      Expectation("juice of 2", "Lemons", [amount(2)], named: "lemon juice"),
      Expectation("zest and juice of 1", "Lime juice", [amount(1)], named: "Lime zest and juice"),
      Expectation(
        "1 tsp grated zest",
        "Lemon",
        [amount(1, "tsp")],
        named: "lemon zest",
        preparation: "grated"
      ),
    ]
  )
  private func juice(expected: Expectation) throws { try expected.check() }

  @Test("the juice of one of two limes leaves limes on the list")
  func juiceOfSome() throws {
    try Expectation(
      "2 juice of 1, the other halved",
      "lime",
      [amount(2)],
      named: "lime",
      comment: "juice of 1, the other halved"
    ).check()
  }

  @Test(
    "a yolk or a pod is a piece of what is named",
    arguments: [
      Expectation("1 Yolk", "Egg", [amount(1)], named: "Egg yolk"),
      Expectation("2 yolks", "Egg Yolks", [amount(2)], named: "Egg Yolks"),
      Expectation("Pod of", "Vanilla", named: "Vanilla pod"),
      Expectation("3 Pods", "Cardamom", [amount(3)], named: "Cardamom pods"),
      Expectation("pods", "Cream", named: "Cream", comment: "pods"),
    ]
  )
  private func pieces(expected: Expectation) throws { try expected.check() }

  @Test(
    "food from a can is canned food; beside a weight its can is no amount",
    arguments: [
      Expectation("400g can", "tomatoes", [amount(400, "g")], named: "canned tomatoes"),
      Expectation("1 tin", "tomatoes", [amount(1, "tin")], named: "canned tomatoes"),
      Expectation("Can", "Chickpeas", [amount(nil, "can")], named: "canned Chickpeas"),
      Expectation(
        "400g tinned chopped",
        "tomatoes",
        [amount(400, "g")],
        named: "canned tomatoes",
        preparation: "chopped"
      ),
      Expectation(
        "1 tin",
        "chopped tomatoes",
        [amount(1, "tin")],
        named: "canned tomatoes",
        preparation: "chopped"
      ),
      Expectation(
        "2 x 400g tins",
        "Chopped Tomatoes",
        [amount(2, "tin"), amount(400, "g")],
        named: "canned Tomatoes",
        preparation: "Chopped"
      ),
      Expectation("1 can", "Tinned Tuna", [amount(1, "can")], named: "Tinned Tuna"),
    ]
  )
  private func canned(expected: Expectation) throws { try expected.check() }

  @Test(
    "what is poured from a can keeps its name",
    arguments: [
      ("1 can", "coconut milk"), ("1 can", "Beer"), ("400ml can", "Coconut cream"),
      ("3 cans", "Water"), ("1 can", "Beef Gravy"),
    ]
  )
  func poured(measure: String, name: String) throws {
    #expect(try KitchenWords.parser().parse(measure: measure, name: name).name == name)
  }

  @Test("canned food is its own ingredient where the lexicon has it, else the food")
  func cannedNames() throws {
    let lexicon = try CommittedLexicon.lexicon()
    for (name, canonical) in [
      ("canned tomatoes", "canned tomato"), ("canned chopped tomatoes", "canned tomato"),
      ("tinned tuna", "canned tuna"), ("canned sweetcorn", "sweetcorn"),
      ("tinned coconut milk", "coconut milk"),
    ] {
      let found = lexicon.ingredient(named: name)
      #expect(found.map(lexicon.name(of:)) == canonical, "\(name)")
    }
  }

  @Test(
    "an alternative in the measure is part of the name",
    arguments: [
      Expectation("2 oz white or", "Red wine", [amount(2, "oz")], named: "white or Red wine"),
      Expectation("or lime", "Lemon", named: "Lemon or lime"),
      Expectation("light or dark", "Rum", named: "light or dark Rum"),
      Expectation("2 cups or so", "Milk", [amount(2, "cup")], named: "Milk", comment: "or so"),
    ]
  )
  private func alternatives(expected: Expectation) throws { try expected.check() }

  @Test(
    "other words of the measure stay together as they are written",
    arguments: [
      ("1 1/2 oz", "cream", "Sherry"), ("3/4 oz", "double", "Cream"),
      ("1/2 oz", "white", "Creme de Cacao"), ("1 oz", "dark/bittersweet", "Chocolate"),
      ("1 oz", "Green Ginger", "Wine"), ("2", "fresh kaffir leaves", "lime"),
    ]
  )
  func otherWords(amount: String, words: String, name: String) throws {
    let line = try KitchenWords.parser().parse(measure: "\(amount) \(words) ", name: name)
    #expect(line.comment == words)
    #expect(line.name == name)
  }
}
