import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What holds for the strength of every drink")
struct DrinkStrengthLawsTests {
  let bar: Bar

  static let methods = [
    "built", "shaken", "stirred", "muddled", "blended", "layered", "thrown",
  ]
  static let strong = [
    ("gin", 40.0), ("campari", 25), ("dry vermouth", 18), ("prosecco", 11), ("absinthe", 60),
    ("lager", 5),
  ]
  static let weak = ["lime juice", "orange juice", "soda water", "simple syrup", "milk"]

  init() throws {
    bar = try Bar()
  }

  private struct Drink {
    var method: String
    var hasIce: Bool
    var strong: [(name: String, percent: Double, millilitres: Int)]
    var weak: [(name: String, millilitres: Int)]

    init(using random: inout SeededGenerator) {
      method = DrinkStrengthLawsTests.methods.randomElement(using: &random) ?? ""
      hasIce = Bool.random(using: &random)
      strong = []
      weak = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<DrinkStrengthLawsTests.strong.count, using: &random)
        let (name, percent) = DrinkStrengthLawsTests.strong[index]
        strong.append((name, percent, Int.random(in: 1...90, using: &random)))
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let name = DrinkStrengthLawsTests.weak.randomElement(using: &random) ?? ""
        weak.append((name, Int.random(in: 1...120, using: &random)))
      }
    }

    var lines: [String] {
      strong.map { "\($0.millilitres) ml \($0.name)" }
        + weak.map { "\($0.millilitres) ml \($0.name)" }
        + (hasIce ? ["- ice"] : [])
    }
  }

  private func percent(_ method: String, _ lines: [String]) throws -> Double {
    try #require(bar.strength(Bar.drink(method, lines))).percent
  }

  @Test(
    "more juice never raises it, the strongest bottle is never passed, and order is nothing",
    arguments: SeededGenerator.seeds(40, full: 400)
  )
  func laws(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let drink = Drink(using: &random)
      let percent = try percent(drink.method, drink.lines)
      let juice = "\(Int.random(in: 1...100, using: &random)) ml orange juice"
      #expect(try self.percent(drink.method, drink.lines + [juice]) <= percent)
      #expect(percent <= drink.strong.map(\.percent).max() ?? 0)
      #expect(percent > 0)
      #expect(try self.percent(drink.method, drink.lines.shuffled(using: &random)) == percent)
    }
  }

  /// The same from the sentences of the rules, line by line.
  @Test("it is what the rules give when worked out plainly", arguments: SeededGenerator.seeds(40))
  func twin(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let drink = Drink(using: &random)
      let isStirred = drink.method == "stirred" || drink.method == "thrown" && drink.hasIce
      let isShaken = drink.method == "shaken" || drink.method == "blended" && drink.hasIce
      let sparkling = isStirred || isShaken ? ["prosecco", "lager", "soda water"] : []
      var (iced, alcohol, all, poured) = (0.0, 0.0, 0.0, 0.0)
      for bottle in drink.strong + drink.weak.map({ ($0, 0, $1) }) {
        let volume = Double(bottle.millilitres)
        all += volume * bottle.percent / 100
        if sparkling.contains(bottle.name) {
          poured += volume
        } else {
          iced += volume
          alcohol += volume * bottle.percent / 100
        }
      }
      let share = iced > 0 ? alcohol / iced : 0
      let stirred = 0.145 + 1.246 * share - 1.21 * share * share
      let shaken = 0.203 + 1.742 * share - 1.567 * share * share
      let melted =
        isStirred ? stirred : isShaken ? shaken : drink.hasIce ? stirred / 2 : 0
      let expected = 100 * all / (iced * (1 + melted) + poured)

      let found = try percent(drink.method, drink.lines)
      #expect(abs(found - expected) <= 0.0501, "\(drink.method) \(drink.lines)")
    }
  }
}
