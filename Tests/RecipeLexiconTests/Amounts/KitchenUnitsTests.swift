import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Amounts in the units that a cook wants")
struct KitchenUnitsTests {
  struct Case {
    var quantity: Double
    var unit: String
    var result: Amount

    init(_ quantity: Double, _ unit: String, _ result: Double, _ resultUnit: String) {
      self.quantity = quantity
      self.unit = unit
      self.result = Amount(quantity: result, unit: resultUnit)
    }
  }

  @Test(
    "a drink's millilitres are ounces of thirty, and its ounces millilitres",
    arguments: [
      Case(30, "ml", 1, "oz"), Case(15, "ml", 0.5, "oz"), Case(22.5, "ml", 0.75, "oz"),
      Case(60, "ml", 2, "oz"), Case(45, "ml", 1.5, "oz"), Case(7.5, "ml", 0.25, "oz"),
      Case(5, "ml", 1, "tsp"), Case(2.5, "ml", 0.5, "tsp"), Case(20, "ml", 0.625, "oz"),
      Case(25, "ml", 0.875, "oz"), Case(4.5, "cl", 1.5, "oz"), Case(90, "ml", 3, "oz"),
      Case(100, "ml", 3.25, "oz"), Case(1, "l", 33, "oz"), Case(10, "g", 10, "g"),
    ]
  )
  func drinksToUS(_ sample: Case) throws {
    try expect(sample, to: .us, isDrink: true)
  }

  @Test(
    "a drink's ounces are millilitres",
    arguments: [
      Case(1, "oz", 30, "ml"), Case(0.5, "oz", 15, "ml"), Case(0.75, "oz", 22.5, "ml"),
      Case(2, "fl oz", 60, "ml"), Case(1, "jigger", 45, "ml"), Case(6, "oz", 180, "ml"),
      Case(1, "quart", 945, "ml"), Case(1, "gallon", 3790, "ml"), Case(1, "cup", 240, "ml"),
      Case(1, "lb", 455, "g"), Case(1, "tsp", 1, "tsp"), Case(1, "barspoon", 1, "barspoon"),
      Case(2, "dash", 2, "dash"), Case(4.5, "cl", 4.5, "cl"),
    ]
  )
  func drinksToMetric(_ sample: Case) throws {
    try expect(sample, to: .metric, isDrink: true)
  }

  @Test(
    "food is measured in spoons, cups, ounces and pounds",
    arguments: [
      Case(5, "ml", 1, "tsp"), Case(15, "ml", 1, "tbsp"), Case(30, "ml", 2, "tbsp"),
      Case(60, "ml", 0.25, "cup"), Case(80, "ml", 1.0 / 3, "cup"), Case(250, "ml", 1, "cup"),
      Case(1, "l", 4.25, "cup"), Case(100, "g", 3.5, "oz"), Case(454, "g", 1, "lb"),
      Case(500, "g", 1.1, "lb"), Case(1, "kg", 2.25, "lb"), Case(570, "g", 1.25, "lb"),
      Case(1, "pint", 2.25, "cup"), Case(3, "clove", 3, "clove"), Case(2, "tbsp", 2, "tbsp"),
      Case(1, "fl oz", 1, "fl oz"), Case(2, "Zehe", 2, "Zehe"),
    ]
  )
  func foodToUS(_ sample: Case) throws {
    try expect(sample, to: .us, isDrink: false)
  }

  @Test(
    "food is measured in millilitres, litres, grams and kilograms",
    arguments: [
      Case(1, "cup", 240, "ml"), Case(1.0 / 3, "cup", 80, "ml"), Case(5, "cup", 1.2, "l"),
      Case(8, "oz", 225, "g"), Case(1, "lb", 455, "g"), Case(3, "lb", 1.36, "kg"),
      Case(8, "fl oz", 235, "ml"), Case(1, "tsp", 1, "tsp"), Case(2, "dl", 2, "dl"),
      Case(0.001, "oz", 0.5, "g"), Case(1e300, "cup", 2.4e299, "l"),
    ]
  )
  func foodToMetric(_ sample: Case) throws {
    try expect(sample, to: .metric, isDrink: false)
  }

  private func expect(_ sample: Case, to system: KitchenUnits, isDrink: Bool) throws {
    let units = try KitchenWords.units()
    let amount = Amount(quantity: sample.quantity, unit: sample.unit)
    let result = units.converted(amount, to: system, isDrink: isDrink)
    #expect(result == sample.result)
    #expect(units.converted(result, to: system, isDrink: isDrink) == result)
  }

  @Test("both ends of a range are converted, and no quantity is no quantity")
  func ranges() throws {
    let units = try KitchenWords.units()
    let range = Amount(quantity: 30, quantityMax: 60, unit: "ml")
    #expect(
      units.converted(range, to: .us, isDrink: true)
        == Amount(quantity: 1, quantityMax: 2, unit: "oz")
    )
    let tight = Amount(quantity: 30, quantityMax: 31, unit: "ml")
    #expect(units.converted(tight, to: .us, isDrink: true) == Amount(quantity: 1, unit: "oz"))
    for amount in [
      Amount(quantity: nil, unit: "ml"), Amount(quantity: 2), Amount(quantity: 0, unit: "g"),
    ] {
      #expect(units.converted(amount, to: .us, isDrink: false) == amount)
    }
  }

  @Test("of an amount in both systems the wanted one stays as written")
  func bothSystems() throws {
    let units = try KitchenWords.units()
    let butter = [Amount(quantity: 10, unit: "g"), Amount(quantity: 0.5, unit: "oz")]
    #expect(units.converted(butter, to: .us, isDrink: false) == [butter[1]])
    #expect(units.converted(butter, to: .metric, isDrink: false) == [butter[0]])
    let cans = [
      Amount(quantity: 2, unit: "tin"), Amount(quantity: 400, unit: "g"),
      Amount(quantity: 14, unit: "oz"),
    ]
    #expect(units.converted(cans, to: .us, isDrink: false) == [cans[0], cans[2]])
    let can = [Amount(quantity: 1, unit: "can"), Amount(quantity: 14, unit: "oz")]
    #expect(
      units.converted(can, to: .metric, isDrink: false)
        == [can[0], Amount(quantity: 395, unit: "g")]
    )
    let milk = [Amount(quantity: 568, unit: "ml"), Amount(quantity: 1, unit: "pint")]
    #expect(units.converted(milk, to: .us, isDrink: false) == [Amount(quantity: 2.25, unit: "cup")])
  }

  @Test(
    "there and back is near where it began",
    arguments: SeededGenerator.seeds(30)
  )
  func thereAndBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let units = try KitchenWords.units()
    for _ in 0..<100 {
      let isDrink = Bool.random(using: &random)
      let unit = ["ml", "g"].randomElement(using: &random) ?? "ml"
      let quantity = Double.random(in: 20...3000, using: &random)
      let there = units.converted(Amount(quantity: quantity, unit: unit), to: .us, isDrink: isDrink)
      let back = units.converted(there, to: .metric, isDrink: isDrink)
      // Spoons belong to both systems and stay.
      guard let name = back.unit, name != "tsp", name != "tbsp" else { continue }
      let scale: Double = name == "l" || name == "kg" ? 1000 : 1
      let base = try #require(back.quantity) * scale
      #expect(
        abs(base - quantity) <= max(quantity * 0.13, 1),
        "\(quantity) \(unit): \(there), \(back)"
      )
    }
  }
}
