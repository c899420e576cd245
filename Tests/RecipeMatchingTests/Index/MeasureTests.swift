import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What an amount measures")
struct MeasureTests {
  private let units: UnitTable

  init() throws {
    units = try UnitTable(text: MatchWorld.unitFile, file: "units.tsv").withoutSpellings
  }

  /// Measures as "29574 ml", in thousandths.
  private func text(_ measures: [Measure]) -> [String] {
    measures.map { measure in
      let unit = measure.dimension.unitName(in: units).map { " " + $0 } ?? ""
      return "\(measure.thousandths)\(unit)"
    }
  }

  private func line(_ text: String, isDrink: Bool = false) -> [String] {
    let amounts = SmallWorld.amounts(of: "gin @ \(text)").amounts
    let line = IngredientLine(text: "gin", amounts: amounts, name: "gin")
    return self.text(units.measures(of: line, isDrink: isDrink))
  }

  @Test(
    "volumes are in ml, masses in g, and what is counted in its own unit",
    arguments: [
      ("30 ml", ["30000 ml"]), ("2 cl", ["20000 ml"]), ("1.5 l", ["1500000 ml"]),
      ("1 fl oz", ["29574 ml"]), ("2 kg", ["2000000 g"]), ("3 clove", ["3000 clove"]),
      ("1 can", ["1000 can"]), ("2", ["2000"]), ("0 ml", ["0 ml"]), ("0.0004 ml", ["0 ml"]),
    ]
  )
  func dimensions(text: String, expected: [String]) {
    #expect(line(text) == expected)
  }

  @Test("an ounce of a drink is a fluid ounce, of a meal a mass")
  func ounces() {
    #expect(line("1 oz") == ["28350 g"])
    #expect(line("1 oz", isDrink: true) == ["29574 ml"])
    #expect(line("1 lb", isDrink: true) == ["453592 g"])
  }

  @Test("a batch in ounces is a mass against a mass and fluid ounces against a volume")
  func batchOunces() {
    func batch(_ amount: Amount?) -> [String] { text(units.measures(ofBatch: amount)) }
    #expect(batch(Amount(quantity: 1, unit: "oz")) == ["28350 g", "29574 ml"])
    #expect(batch(Amount(quantity: 1, unit: "fl oz")) == ["29574 ml"])
    #expect(batch(Amount(quantity: 1, unit: "g")) == ["1000 g"])
    #expect(batch(Amount(quantity: 6)) == ["6000"])
    #expect(batch(Amount(quantity: nil, unit: "pinch")) == [])
    #expect(batch(nil) == [])
  }

  @Test(
    "vague, relative and unknown units measure nothing, nor does an amount without a quantity",
    arguments: ["1 pinch", "2 part", "1 jug", "ml"]
  )
  func incomparable(text: String) {
    #expect(line(text) == [])
  }

  @Test("of a range the lower end counts")
  func range() {
    #expect(line("30-60 ml") == ["30000 ml"])
  }

  @Test("two systems give two measures in the order written; of one dimension the first counts")
  func systems() {
    #expect(line("1 cup / 250 g / 240 ml") == ["240000 ml", "250000 g"])
    #expect(line("1 pinch / 2 g") == ["2000 g"])
  }

  @Test(
    "what is out of range, or no number, measures nothing",
    arguments: [-1, -0.0001, .nan, .infinity, 4_294_967.296, 1e300]
  )
  func outOfRange(quantity: Double) {
    let amount = Amount(quantity: quantity, unit: "ml")
    #expect(units.measures(ofBatch: amount) == [])
  }

  @Test("the largest amount in range is kept whole")
  func largest() {
    let amount = Amount(quantity: 4_294_967.295, unit: "ml")
    #expect(text(units.measures(ofBatch: amount)) == ["4294967295 ml"])
  }
}
