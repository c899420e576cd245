import Testing
import WhatCanIMake

@testable import WhatCanIMakeCLI

@Suite("Amounts as a cook writes them")
struct AmountTextTests {
  @Test(
    "have kitchen fractions, ranges, and units in the plural",
    arguments: [
      (Amount(quantity: 60, unit: "ml"), "60 ml"), (Amount(quantity: 1.5, unit: "oz"), "1 1/2 oz"),
      (Amount(quantity: 1.0 / 3, unit: "cup"), "1/3 cup"),
      (Amount(quantity: 5.0 / 3, unit: "cup"), "1 2/3 cups"),
      (Amount(quantity: 2, quantityMax: 3, unit: "clove"), "2–3 cloves"),
      (Amount(quantity: 10, unit: "leaf"), "10 leaves"),
      (Amount(quantity: 2, unit: "dash"), "2 dashes"),
      (Amount(quantity: 3, unit: "tbsp"), "3 tbsp"),
      (Amount(quantity: nil, unit: "pinch"), "pinch"), (Amount(quantity: 2), "2"),
      (Amount(quantity: 0.15, unit: "l"), "0.15 l"),
      (Amount(quantity: 1e300, unit: "g"), "1e+300 g"),
    ]
  )
  func text(amount: Amount, text: String) {
    #expect(AmountText.text(of: [amount]) == text)
  }

  @Test("two systems stand side by side")
  func several() {
    let amounts = [Amount(quantity: 10, unit: "g"), Amount(quantity: 0.5, unit: "oz")]
    #expect(AmountText.text(of: amounts) == "10 g / 1/2 oz")
  }
}
