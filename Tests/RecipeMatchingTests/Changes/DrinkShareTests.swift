import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The share of spirits in a plan of drinks")
struct DrinkShareTests {
  /// Each spirit with its kinds.
  private static let spirits = [
    "gin": ["gin", "dry gin", "old gin"], "rum": ["rum", "white rum"], "vodka": ["vodka"],
  ]
  private static let names = [
    "spirit (class)", "gin < spirit", "dry gin < gin", "old gin < gin", "rum < spirit",
    "white rum < rum", "vodka < spirit", "bitters", "lime", "soda", "sugar", "vermouth",
  ]

  private func spirit(_ thing: String) -> String? {
    Self.spirits.first { $0.value.contains(thing) }?.key
  }

  /// What a drink is built on: the first spirit of its lines of which the bar has some.
  private func base(_ lines: [String], _ bar: [String]) -> String? {
    let there = Set(bar.compactMap(spirit))
    return lines.lazy.compactMap(spirit).first { there.contains($0) }
  }

  @Test("no more drinks are of one spirit than may be, and as many are made as all sets allow")
  func exhaustive() throws {
    var shared = 0
    for seed in SeededGenerator.seeds(150, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let bottles = Self.spirits.values.joined().sorted()
      let mixers = ["bitters", "lime", "soda", "sugar", "vermouth"]
      let rows = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
        let strong = bottles.shuffled(using: &generator)
          .prefix(Int.random(in: 0...2, using: &generator))
        let others = mixers.shuffled(using: &generator)
          .prefix(Int.random(in: 1...2, using: &generator))
        return Array(strong) + others
      }
      // Drinks of the same things are one drink.
      var known: Set<Set<String>> = []
      let drinks = rows.filter { known.insert(Set($0.map { spirit($0) ?? $0 })).inserted }
      let world = try SmallWorld(
        Self.names,
        dishes: drinks.enumerated().map { number, things in
          var dish = SmallWorld.Dish("Drink \(number)")
          (dish.kind, dish.lines) = (.cocktail, things)
          return dish
        }
      )
      let bar = (bottles + mixers).filter { _ in chance(0.8, &generator) }
      var query = try world.query(bar)
      query.missingAtMost = 0
      query.allowsGeneric = false
      let traits = DishTraits(
        world.index,
        DishTraits.Roles(bases: [try world.ingredients(["spirit"]), []]),
        pantry: query.pantry
      )
      #expect(
        traits.ownBases == Set(bar.compactMap { base([$0], bar) }).count,
        "seed \(seed)"
      )
      let (count, most) = (
        Int.random(in: 1...5, using: &generator), Int.random(in: 1...3, using: &generator)
      )
      let plan = PantryPurchases(index: world.index, query: query).plan(
        count: count,
        days: 1,
        allowance: 0,
        usingPantry: true,
        likeness: { recipe in
          DishLikeness(things: traits.ownBase(of: recipe).map { [$0] } ?? [])
        },
        mostLeaning: { _ in most },
        savesFresh: false,
        areAlike: { _, _ in false }
      )
      let ready = drinks.filter { lines in
        lines.allSatisfy { line in
          bar.contains(line)
            || Self.spirits[line].map { !$0.allSatisfy { !bar.contains($0) } } ?? false
        }
      }
      let bases = ready.map { base($0, bar) }
      // Drinks without a spirit are as many as one likes; of each spirit at most so many.
      let possible =
        bases.count { $0 == nil }
        + Self.spirits.keys.reduce(0) { sum, spirit in
          sum + min(most, bases.count { $0 == spirit })
        }
      #expect(plan.dishes.count == min(count, possible) && plan.isOptimal, "seed \(seed)")
      let chosen = plan.dishes.map { dish in
        drinks[Int(world.index.recipes.name(of: dish.match.recipe).dropFirst(6)) ?? 0]
      }
      for (spirit, drinks) in Dictionary(grouping: chosen, by: { base($0, bar) })
      where spirit != nil {
        #expect(drinks.count <= most, "seed \(seed)")
      }
      if possible < ready.count { shared += 1 }
    }
    #expect(shared > 20 || SeededGenerator.seeds(2).count == 1)
  }
}
