import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Amounts added up over lines")
struct AmountSumTests {
  private func sum(_ amounts: [Amount?], isDrink: Bool = false) throws -> AmountSum {
    let units = try KitchenWords.units()
    var sum = AmountSum()
    for amount in amounts { sum.add(amount, isDrink: isDrink, units: units) }
    return sum
  }

  private func total(_ parts: [(Double, String?)], isDrink: Bool = false) throws -> [Amount] {
    try sum(parts.map { Amount(quantity: $0.0, unit: $0.1) }, isDrink: isDrink).amounts
  }

  @Test("one unit is kept, exactly")
  func oneUnit() throws {
    #expect(try total([(30, "ml"), (15, "ml")]) == [Amount(quantity: 45, unit: "ml")])
    #expect(try total([(1, "tbsp"), (2, "tablespoons")]) == [Amount(quantity: 3, unit: "tbsp")])
    let third = 1.0 / 3
    #expect(
      try total([(third, "cup"), (third, "cup"), (third, "cup")]) == [
        Amount(quantity: 1, unit: "cup")
      ]
    )
    #expect(try total([(0.1, "l"), (0.2, "l")]) == [Amount(quantity: 0.3, unit: "l")])
    #expect(try total([(5.0 / 7, "g"), (2.0 / 7, "g")]) == [Amount(quantity: 1, unit: "g")])
  }

  @Test("different units of one kind become millilitres or grams")
  func mixedUnits() throws {
    #expect(try total([(1, "cup"), (60, "ml")]) == [Amount(quantity: 300, unit: "ml")])
    #expect(try total([(50, "cl"), (0.7, "l")]) == [Amount(quantity: 1.2, unit: "l")])
    #expect(try total([(1, "kg"), (752, "g")]) == [Amount(quantity: 1.752, unit: "kg")])
    #expect(try total([(1, "lb"), (100, "g")]) == [Amount(quantity: 555, unit: "g")])
    #expect(try total([(1, "tsp"), (1, "tbsp")]) == [Amount(quantity: 20, unit: "ml")])
  }

  @Test("what measures different things stays apart, in a fixed order")
  func apart() throws {
    let parts: [(Double, String?)] = [
      (2, nil), (3, "clove"), (1, "bulb"), (10, "g"), (1, "Kelle"), (2, "dash"), (5, "ml"),
      (1, nil),
    ]
    #expect(
      try total(parts) == [
        Amount(quantity: 5, unit: "ml"), Amount(quantity: 10, unit: "g"),
        Amount(quantity: 1, unit: "Kelle"), Amount(quantity: 1, unit: "bulb"),
        Amount(quantity: 3, unit: "clove"), Amount(quantity: 2, unit: "dash"), Amount(quantity: 3),
      ]
    )
  }

  @Test("an ounce of a drink is one of volume")
  func drinks() throws {
    #expect(
      try total([(1, "oz"), (2, "oz")], isDrink: true) == [Amount(quantity: 3, unit: "fl oz")]
    )
    #expect(try total([(1, "oz"), (2, "oz")]) == [Amount(quantity: 3, unit: "oz")])
    #expect(
      try total([(1, "oz"), (30, "ml")], isDrink: true) == [Amount(quantity: 60, unit: "ml")]
    )
  }

  @Test("a line without a measure is never added, only noted")
  func unmeasured() throws {
    let salt = try sum([nil])
    #expect(salt.hasUnmeasured && salt.amounts.isEmpty)
    let some = try sum([Amount(quantity: 5, unit: "g"), Amount(quantity: nil, unit: "pinch")])
    #expect(some.hasUnmeasured && some.amounts == [Amount(quantity: 5, unit: "g")])
    #expect(try sum([Amount(quantity: .nan, unit: "g")]).hasUnmeasured)
    #expect(try !sum([Amount(quantity: 5, unit: "g")]).hasUnmeasured)
  }

  @Test("ranges are added end by end")
  func ranges() throws {
    let cloves = Amount(quantity: 2, quantityMax: 3, unit: "clove")
    let one = Amount(quantity: 1, unit: "clove")
    #expect(try sum([cloves, one]).amounts == [Amount(quantity: 3, quantityMax: 4, unit: "clove")])
    let milk = Amount(quantity: 0.9, quantityMax: 1.1, unit: "l")
    let more = Amount(quantity: 200, unit: "ml")
    #expect(try sum([milk, more]).amounts == [Amount(quantity: 1.1, quantityMax: 1.3, unit: "l")])
  }

  @Test("amounts that nobody has stay finite")
  func extremes() throws {
    for quantity in [1e300, .greatestFiniteMagnitude, 1e-300] as [Double] {
      for amount in try total([(quantity, "ml"), (quantity, "cup"), (quantity, nil)]) {
        #expect(amount.quantity?.isFinite == true)
      }
    }
  }

  @Test("the order of adding makes no difference", arguments: SeededGenerator.seeds(30))
  func commutative(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let units: [String?] = ["ml", "cl", "cup", "tsp", "oz", "fl oz", "g", "lb", "clove", nil, "x"]
    let amounts: [Amount?] = (0..<20).map { _ in
      let quantity = Double.random(in: 0...100, using: &random)
      let upper = Bool.random(using: &random) ? quantity + 1 : nil
      guard Int.random(in: 0..<10, using: &random) > 0 else { return nil }
      return Amount(
        quantity: quantity,
        quantityMax: upper,
        unit: units.randomElement(using: &random) ?? nil
      )
    }
    let all = try sum(amounts)
    #expect(try sum(amounts.shuffled(using: &random)) == all)
    #expect(try sum(amounts.reversed()).amounts == all.amounts)
  }

  @Test("a sum is near the plain sum of its parts", arguments: SeededGenerator.seeds(30))
  func plainSum(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let factors: [(String, Double)] = [
      ("ml", 1), ("cl", 10), ("l", 1000), ("cup", 240), ("tsp", 5),
    ]
    var plain = 0.0
    var parts: [(Double, String?)] = []
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let (unit, factor) = factors[Int.random(in: 0..<factors.count, using: &random)]
      let quantity = Double.random(in: 0.1...5, using: &random)
      plain += quantity * factor
      parts.append((quantity, unit))
    }
    let total = try #require(try total(parts).first)
    let factor = try #require(factors.first { $0.0 == total.unit }?.1)
    let quantity = try #require(total.quantity)
    #expect(abs(quantity * factor - plain) <= max(plain * 0.03, 0.5))
  }
}
