import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Amounts for more or fewer")
struct AmountScalingTests {
  @Test(
    "are rounded to what a kitchen can measure",
    arguments: [
      (1, "cup", 1.0 / 3, 1.0 / 3), (2.0 / 3, "cup", 2, 4.0 / 3), (1, "tsp", 0.1, 0.125),
      (0.75, "oz", 0.5, 0.375), (1.3, "tbsp", 1.1, 1.5), (7, "oz", 1.55, 11),
      (1, "fl oz", 0.9, 0.875),
      (5, "ml", 0.25, 1.5), (25, "ml", 0.5, 13), (333, "ml", 1.5, 500), (700, "g", 1.5, 1050),
      (1234, "g", 2, 2470), (1.5, "l", 0.33, 0.5), (4.5, "cl", 0.5, 2.25), (1, "kg", 1.0 / 3, 0.33),
      (1, nil, 0.3, 0.5), (3, nil, 0.5, 1.5), (3, nil, 0.25, 1), (11, nil, 1.5, 17),
      (2, "dash", 4, 8), (1, "dash", 0.25, 1), (2, "clove", 0.25, 0.5), (1, "can", 0.25, 0.25),
      (0.001, "g", 0.001, 0.5), (0, "g", 3, 0), (1e-300, "cup", 1e-300, 0.125),
    ] as [(Double, String?, Double, Double)]
  )
  func rounded(quantity: Double, unit: String?, factor: Double, result: Double) {
    let amount = Amount(quantity: quantity, unit: unit)
    #expect(amount.scaled(by: factor) == Amount(quantity: result, unit: unit))
  }

  @Test("stay as they are when nothing is scaled or the factor is none")
  func unchanged() {
    let odd = Amount(quantity: 1.2345, quantityMax: 1.2346, unit: "cup")
    for factor in [1, 0, -2, .nan, .infinity, -.infinity] as [Double] {
      #expect(odd.scaled(by: factor) == odd)
    }
    for amount in [Amount(quantity: nil), Amount(quantity: nil, unit: "pinch")] {
      #expect(amount.scaled(by: 3) == amount)
    }
  }

  @Test("of a range scale at both ends, which become one when they meet")
  func ranges() {
    let cloves = Amount(quantity: 2, quantityMax: 3, unit: "clove")
    #expect(cloves.scaled(by: 2) == Amount(quantity: 4, quantityMax: 6, unit: "clove"))
    let eggs = Amount(quantity: 1, quantityMax: 1.1)
    #expect(eggs.scaled(by: 0.5) == Amount(quantity: 0.5))
  }

  @Test("of a package keep the size of one, and a piece keeps its length")
  func packages() {
    let cans = [Amount(quantity: 2, unit: "can"), Amount(quantity: 400, unit: "g")]
    #expect(cans.scaled(by: 2) == [Amount(quantity: 4, unit: "can"), cans[1]])
    let strips = [Amount(quantity: 3, unit: "strip"), Amount(quantity: 2, unit: "inch")]
    #expect(strips.scaled(by: 2) == [Amount(quantity: 6, unit: "strip"), strips[1]])
    let butter = [Amount(quantity: 10, unit: "g"), Amount(quantity: 0.5, unit: "oz")]
    #expect(
      butter.scaled(by: 2) == [Amount(quantity: 20, unit: "g"), Amount(quantity: 1, unit: "oz")]
    )
    let ginger = [Amount(quantity: 5, unit: "cm")]
    #expect(ginger.scaled(by: 2) == [Amount(quantity: 10, unit: "cm")])
  }

  @Test("doubled and halved are what they were, when they can be measured")
  func thereAndBack() {
    let eighths = (1...8).map { Double($0) / 8 } + [1.0 / 3, 2.0 / 3]
    let wholes = (1...100).map(Double.init)
    for unit in ["tsp", "tbsp", "cup", "oz", "fl oz", "slice"] {
      for quantity in eighths + wholes {
        let amount = Amount(quantity: quantity, unit: unit)
        #expect(amount.scaled(by: 2).scaled(by: 0.5) == amount)
      }
    }
    for quantity in wholes {
      for unit in ["ml", "g", nil, "dash"] as [String?] {
        let amount = Amount(quantity: quantity, unit: unit)
        let isMetric = unit == "ml" || unit == "g"
        guard !isMetric || quantity < 50 || quantity.truncatingRemainder(dividingBy: 5) == 0 else {
          continue
        }
        #expect(amount.scaled(by: 2).scaled(by: 0.5) == amount, "\(quantity) \(unit ?? "")")
      }
    }
  }

  @Test("are never 0, never endless, and near what was asked", arguments: SeededGenerator.seeds(30))
  func near(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let units: [String?] = [
      "ml", "g", "l", "kg", "cl", "tsp", "cup", "oz", nil, "can", "dash", "lb",
    ]
    for _ in 0..<200 {
      let quantity = Double.random(in: 0.01...500, using: &random)
      let factor = Double.random(in: 0.05...20, using: &random)
      let unit = units.randomElement(using: &random) ?? nil
      let scaled = try #require(Amount(quantity: quantity, unit: unit).scaled(by: factor).quantity)
      let exact = quantity * factor
      #expect(scaled > 0 && scaled.isFinite)
      #expect(abs(scaled - exact) <= max(0.06 * exact, 1), "\(quantity) \(unit ?? "") × \(factor)")
      let once = Amount(quantity: scaled, unit: unit)
      #expect(once.scaled(by: 1.0.nextUp) == once, "what can be measured stays")
    }
    let huge = Amount(quantity: .greatestFiniteMagnitude, unit: "l").scaled(by: 1e300)
    #expect(huge.quantity?.isFinite == true)
  }

  @Test("a unit nobody halves is one of no fixed amount")
  func vagueUnits() throws {
    for unit in try KitchenWords.units().units {
      let isWhole = Amount(quantity: 1, unit: unit.name).scaled(by: 0.5).quantity == 1
      #expect(isWhole == (unit.dimension == .vague), "\(unit.name)")
    }
  }
}
