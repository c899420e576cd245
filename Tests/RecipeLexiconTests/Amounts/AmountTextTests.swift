import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Amounts as a cook writes them")
struct AmountTextTests {
  @Test(
    "have kitchen fractions, ranges, and units in the plural",
    arguments: [
      (Amount(quantity: 60, unit: "ml"), "60 ml"), (Amount(quantity: 1.5, unit: "oz"), "1 1/2 oz"),
      (Amount(quantity: 1.0 / 3, unit: "cup"), "1/3 cup"),
      (Amount(quantity: 5.0 / 3, unit: "cup"), "1 2/3 cups"),
      (Amount(quantity: 0.625, unit: "oz"), "5/8 oz"),
      (Amount(quantity: 2.875, unit: "oz"), "2 7/8 oz"),
      (Amount(quantity: 2, quantityMax: 3, unit: "clove"), "2–3 cloves"),
      (Amount(quantity: 0.5, quantityMax: 1, unit: "cup"), "1/2–1 cup"),
      (Amount(quantity: 2, quantityMax: 2.001, unit: "cup"), "2 cups"),
      (Amount(quantity: 10, unit: "leaf"), "10 leaves"),
      (Amount(quantity: 2, unit: "dash"), "2 dashes"),
      (Amount(quantity: 3, unit: "tbsp"), "3 tbsp"),
      (Amount(quantity: 2, unit: "pony"), "2 ponies"),
      (Amount(quantity: 2, unit: "box"), "2 boxes"),
      (Amount(quantity: 2, unit: "glass"), "2 glasses"),
      (Amount(quantity: 2, unit: "tray"), "2 trays"),
      (Amount(quantity: 2, unit: "cloves"), "2 cloves"),
      (Amount(quantity: 3, unit: "Stück"), "3 Stück"),
      (Amount(quantity: 1, unit: "can"), "1 can"),
      (Amount(quantity: nil, unit: "pinch"), "pinch"), (Amount(quantity: 2), "2"),
      (Amount(quantity: 0), "0"), (Amount(quantity: nil), ""),
    ]
  )
  func text(amount: Amount, text: String) {
    #expect(AmountText.text(of: [amount]) == text)
  }

  @Test(
    "metric units have decimals, at most two",
    arguments: [
      (Amount(quantity: 2.5, unit: "cl"), "2.5 cl"), (Amount(quantity: 0.5, unit: "l"), "500 ml"),
      (Amount(quantity: 0.15, unit: "l"), "150 ml"),
      (Amount(quantity: 1.25, unit: "kg"), "1.25 kg"),
      (Amount(quantity: 22.5, unit: "ml"), "22.5 ml"),
      (Amount(quantity: 1.05, unit: "dl"), "1.05 dl"),
      (Amount(quantity: 1.0 / 3, unit: "l"), "0.33 l"), (Amount(quantity: 0.999, unit: "g"), "1 g"),
      (Amount(quantity: 0.001, unit: "g"), "under 0.01 g"),
    ]
  )
  func metric(amount: Amount, text: String) {
    #expect(AmountText.text(of: amount) == text)
  }

  @Test(
    "no quantity has an exponent or is no number",
    arguments: [
      (1e15, "1000000000000000"), (1e16, "10000000000000000"), (1.5e20, "150000000000000000000"),
      (1e300, "1" + String(repeating: "0", count: 300)), (1e-300, "under 0.01"),
      (.nan, ""), (.infinity, ""), (-.infinity, ""), (-0.5, "-1/2"), (-0.0, "0"),
    ] as [(Double, String)]
  )
  func extremes(quantity: Double, text: String) {
    #expect(AmountText.text(of: Amount(quantity: quantity)) == text)
    let text = AmountText.text(of: Amount(quantity: quantity, unit: "ml"))
    #expect(!text.contains("e+") && !text.contains("e-"))
    let upper = Amount(quantity: 1, quantityMax: quantity, unit: "g")
    #expect(
      !AmountText.text(of: upper).contains("nan") && !AmountText.text(of: upper).contains("inf")
    )
  }

  @Test("every quantity is read back to within two decimals", arguments: SeededGenerator.seeds(20))
  func readBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parser = try KitchenWords.parser()
    for _ in 0..<100 {
      let quantity = Double.random(in: 0.01...2000, using: &random)
      for unit in ["ml", "cup"] {
        let text = AmountText.text(of: Amount(quantity: quantity, unit: unit))
        let read = try #require(parser.parse(text + " of milk").amounts.first?.quantity, "\(text)")
        #expect(abs(read - quantity) <= 0.0051, "\(text)")
      }
    }
  }

  @Test("two systems stand side by side, and what says nothing is left out")
  func several() {
    let amounts = [
      Amount(quantity: 10, unit: "g"), Amount(quantity: nil), Amount(quantity: 0.5, unit: "oz"),
    ]
    #expect(AmountText.text(of: amounts) == "10 g / 1/2 oz")
    #expect(AmountText.text(of: []) == "")
  }
}
