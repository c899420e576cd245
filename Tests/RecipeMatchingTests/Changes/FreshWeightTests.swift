import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What a plan uses up")
struct FreshWeightTests {
  /// Days that things keep; nil for what is not said to go bad.
  private static let keeps: [String: Int] = [
    "bacon": 31, "basil": 5, "beef": 2, "bread": 4, "carrot": 28, "cod": 2, "egg": 21, "ham": 21,
    "kipper": 10, "leek": 13, "milk": 7, "mince": 1, "salami": 30, "spinach": 4,
  ]
  private static let names = [
    "any sausage (class)", "herb (class)", "meat (class)", "seafood (class)", "bacon < meat",
    "basil < herb", "beef < meat", "bread (gluten)", "carrot", "cod < seafood", "egg (egg)",
    "ham < meat", "kipper < seafood", "leek", "milk (dairy)", "mince < meat", "rice",
    "salami < any sausage", "spinach",
  ]

  /// One thing that is there.
  private struct Thing {
    var name: String
    var daysLeft: Int?
    var isFrozen = false
  }

  /// What it is worth to use a thing, as the rules are told.
  private func weight(_ thing: Thing, within days: Int, savesFresh: Bool, reason: Int) -> Int {
    func quarter(_ days: Int) -> Int { halved(1_024, days / 3) / 4 }
    var fresh = 0
    if let keeps = Self.keeps[thing.name], savesFresh {
      switch thing.name {
      case "bacon", "beef", "cod", "ham", "kipper", "mince", "salami":
        fresh = keeps > 30 ? 0 : max(quarter(7), quarter(keeps))
      case "carrot", "leek", "spinach": fresh = keeps >= 14 ? 0 : quarter(keeps)
      default: fresh = 0
      }
    }
    guard let left = thing.daysLeft else { return thing.isFrozen ? 0 : fresh + reason }
    if left < 0 { return 0 }
    return max(fresh, left <= days && left <= 30 ? halved(1_024, left / 3) : 0) + reason
  }

  private func halved(_ number: Int, _ times: Int) -> Int {
    (0..<times).reduce(number) { half, _ in half / 2 }
  }

  @Test(
    "is the most of what is due, of meat, of what does not keep and of reasons, among all sets"
  )
  func exhaustive() throws {
    var weighty = 0
    for seed in SeededGenerator.seeds(150, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let all = ["rice"] + Self.keeps.keys.sorted()
      let sets = Set(
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          all.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).sorted()
        }
      ).sorted { $0.lexicographicallyPrecedes($1) }
      let dishes = sets.enumerated().map { number, things in
        var dish = SmallWorld.Dish("Dish \(number)")
        dish.lines = things
        return dish
      }
      let world = try SmallWorld(
        Self.names,
        keeps: Self.keeps.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" },
        dishes: dishes
      )
      let things = all.filter { _ in chance(0.8, &generator) }.map { name in
        let daysLeft = [nil, nil, -1, 0, 2, 4, 9, 31].randomElement(using: &generator) ?? nil
        return Thing(
          name: name,
          daysLeft: daysLeft,
          isFrozen: daysLeft == nil && chance(0.2, &generator)
        )
      }
      var query = try world.query(
        things.filter { $0.daysLeft == nil && !$0.isFrozen }.map(\.name),
        stock: try things.filter { $0.daysLeft != nil || $0.isFrozen }.map { thing in
          var batch = try world.batch(thing.name, days: thing.daysLeft)
          batch.isFrozen = thing.isFrozen
          return batch
        }
      )
      query.missingAtMost = 0
      let (count, days) = (
        Int.random(in: 1...3, using: &generator), Int.random(in: 1...9, using: &generator)
      )
      let savesFresh = chance(0.7, &generator)
      let reasons = Dictionary(
        uniqueKeysWithValues: all.map { ($0, Int.random(in: 0...2, using: &generator) * 24) }
      )
      let plan = PantryPurchases(index: world.index, query: query).plan(
        count: count,
        days: days,
        allowance: 0,
        usingPantry: true,
        savesFresh: savesFresh,
        reason: { reasons[world.index.lexicon.name(of: $0)] ?? 0 },
        areAlike: { _, _ in false }
      )
      /// The weight of a set of dishes, then how much they use.
      func key(_ dishes: [[String]]) -> [Int] {
        let used = Set(dishes.joined())
        let weights = things.filter { used.contains($0.name) }
          .map { thing in
            let reason = reasons[thing.name] ?? 0
            return weight(thing, within: days, savesFresh: savesFresh, reason: reason)
          }
        return [dishes.count, weights.reduce(0, +), dishes.reduce(0) { $0 + $1.count }]
      }
      let ready = sets.filter { Set($0).isSubset(of: things.map(\.name)) }
      let plans = Self.choices(of: ready, atMost: count).map(key)
      let best = plans.max { $0.lexicographicallyPrecedes($1) } ?? [0, 0, 0]
      let chosen = plan.dishes.map { dish in
        let name = world.index.recipes.name(of: dish.match.recipe)
        return dishes.first { $0.name == name }?.lines ?? []
      }
      #expect(key(chosen) == best && plan.isOptimal, "seed \(seed)")
      if best[1] > 0 { weighty += 1 }
    }
    #expect(weighty > 50 || SeededGenerator.seeds(2).count == 1)
  }

  private static func choices(of dishes: [[String]], atMost count: Int) -> [[[String]]] {
    guard let first = dishes.first else { return [[]] }
    let others = Array(dishes.dropFirst())
    let without = choices(of: others, atMost: count)
    return count == 0 ? [[]] : without + choices(of: others, atMost: count - 1).map { [first] + $0 }
  }
}
