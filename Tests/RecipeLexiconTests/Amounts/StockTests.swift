import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("What is there against what is needed")
struct StockTests {
  private func ml(_ quantity: Double) -> Amount { Amount(quantity: quantity, unit: "ml") }

  @Test("of 60 ml, 45 ml are there: 15 ml are short")
  func short() throws {
    let units = try KitchenWords.units()
    #expect(
      units.shortfall(of: ml(60), having: [ml(30), ml(15)], isDrink: true)
        == AmountShortfall(held: ml(45), short: ml(15), isComplete: true)
    )
    #expect(
      units.shortfall(of: ml(60), having: [], isDrink: true)
        == AmountShortfall(held: ml(0), short: ml(60), isComplete: true)
    )
    let bottle = Amount(quantity: 0.7, unit: "l")
    #expect(
      units.shortfall(of: ml(60), having: [bottle], isDrink: true)
        == AmountShortfall(held: ml(700), short: nil, isComplete: true)
    )
    let third = Amount(quantity: 1.0 / 3, unit: "cup")
    let cup = Amount(quantity: 1, unit: "cup")
    #expect(units.shortfall(of: cup, having: [third, third, third], isDrink: false)?.short == nil)
  }

  @Test("a bar's two ounces are enough for 60 ml, and the rest is rounded")
  func systems() throws {
    let units = try KitchenWords.units()
    let two = Amount(quantity: 2, unit: "oz")
    let enough = try #require(units.shortfall(of: ml(60), having: [two], isDrink: true))
    #expect(enough.short == nil)
    let half = try #require(units.shortfall(of: ml(120), having: [two], isDrink: true))
    #expect(half.short == ml(61))
    // What is there in ounces may be a liquid, in food as well.
    #expect(units.shortfall(of: ml(60), having: [two], isDrink: false)?.short == nil)
    let grams = Amount(quantity: 60, unit: "g")
    #expect(
      units.shortfall(of: grams, having: [two], isDrink: false)?.short
        == Amount(quantity: 3.5, unit: "g")
    )
  }

  @Test("what cannot be compared is said, not guessed")
  func incomparable() throws {
    let units = try KitchenWords.units()
    let bottle = Amount(quantity: 1, unit: "bottle")
    #expect(units.shortfall(of: ml(60), having: [bottle], isDrink: true) == nil)
    #expect(units.shortfall(of: Amount(quantity: nil), having: [], isDrink: true) == nil)
    #expect(
      units.shortfall(of: ml(60), having: [bottle, ml(20)], isDrink: true)
        == AmountShortfall(held: ml(20), short: ml(40), isComplete: false)
    )
    let eggs = Amount(quantity: 6)
    #expect(
      units.shortfall(of: eggs, having: [Amount(quantity: 4)], isDrink: false)
        == AmountShortfall(held: Amount(quantity: 4), short: Amount(quantity: 2), isComplete: true)
    )
    #expect(units.shortfall(of: eggs, having: [bottle], isDrink: false) == nil)
  }

  @Test("of a range the lower end counts")
  func ranges() throws {
    let units = try KitchenWords.units()
    let need = Amount(quantity: 2, quantityMax: 3, unit: "clove")
    let have = Amount(quantity: 1, quantityMax: 5, unit: "clove")
    #expect(
      units.shortfall(of: need, having: [have], isDrink: false)?.short
        == Amount(quantity: 1, unit: "clove")
    )
  }

  @Test("what is used leaves the rest, in the unit of the stock")
  func taking() throws {
    let units = try KitchenWords.units()
    let bottle = Amount(quantity: 0.7, unit: "l")
    #expect(
      units.taking(ml(60), from: bottle, isDrink: true) == .rest(Amount(quantity: 0.64, unit: "l"))
    )
    #expect(units.taking(ml(700), from: bottle, isDrink: true) == .nothing)
    #expect(units.taking(ml(900), from: bottle, isDrink: true) == .nothing)
    let ounce = Amount(quantity: 1, unit: "oz")
    #expect(units.taking(ounce, from: ml(30), isDrink: true) == .nothing)
    #expect(units.taking(ounce, from: ml(30), isDrink: false) == .incomparable)
    #expect(units.taking(Amount(quantity: nil), from: ml(30), isDrink: true) == .incomparable)
    #expect(
      units.taking(ml(30), from: Amount(quantity: 1, unit: "bottle"), isDrink: true)
        == .incomparable
    )
    let some = Amount(quantity: 1, quantityMax: 3)
    #expect(
      units.taking(Amount(quantity: 2), from: some, isDrink: false)
        == .rest(Amount(quantity: 0, quantityMax: 1))
    )
  }

  @Test("what is taken and what is left are what was there", arguments: SeededGenerator.seeds(30))
  func conservation(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let units = try KitchenWords.units()
    for _ in 0..<50 {
      let stock = Double(Int.random(in: 1...2000, using: &random)) / 2
      let used = Double(Int.random(in: 1...2000, using: &random)) / 2
      let rest = units.taking(ml(used), from: ml(stock), isDrink: false)
      #expect(rest == (stock > used ? .rest(ml(stock - used)) : .nothing))
      let shortfall = units.shortfall(of: ml(used), having: [ml(stock)], isDrink: false)
      #expect(shortfall?.short == (used * 49 > stock * 50 ? ml(used - stock) : nil))
    }
  }
}
