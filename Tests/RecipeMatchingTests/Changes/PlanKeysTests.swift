import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What a plan puts first")
struct PlanKeysTests {
  private static let names = [
    "meat (class)", "bread", "butter", "cheese", "ham < meat", "mustard", "pork < meat",
    "chop < pork",
    "roast < pork", "courgette",
  ]

  private func plan(
    _ dishes: [SmallWorld.Dish],
    have: [String],
    usual: [String] = [],
    bases: [[String]] = [],
    count: Int
  ) throws -> [String] {
    let world = try SmallWorld(Self.names, dishes: dishes)
    let (index, lexicon) = (world.index, world.index.lexicon)
    var query = try world.query(have)
    query.roles = ItemRoles(usual: usual.compactMap { lexicon.ingredient(named: $0) })
    let traits = DishTraits(index, bases: try bases.map(world.ingredients), besides: [])
    let plan = PantryChanges(index: index, query: query).plan(
      count: count,
      days: count,
      allowance: 2,
      usingPantry: true,
      beyondUsual: true,
      traits: { traits.traits(of: $0) },
      areAlike: { _, _ in false }
    )
    return plan.dishes.map { index.recipes.name(of: $0.match.recipe) }
  }

  private func dish(_ name: String, _ lines: [String], renown: Int = 0) -> SmallWorld.Dish {
    var dish = SmallWorld.Dish(name)
    dish.lines = lines
    dish.renown = renown
    return dish
  }

  @Test("a dish that uses more of what is there comes before one that is better known")
  func breadth() throws {
    let dishes = [
      dish("Pork", ["pork", "butter"], renown: 2),
      dish("Toastie", ["bread", "cheese", "mustard"], renown: 0),
    ]
    #expect(try plan(dishes, have: ["bread", "butter", "cheese"], count: 1) == ["Toastie"])
  }

  @Test("what most kitchens have is no reason for a dish")
  func usual() throws {
    let dishes = [
      dish("Pork", ["pork", "butter"], renown: 2), dish("Toastie", ["bread", "mustard"]),
    ]
    let have = ["bread", "butter"]
    #expect(try plan(dishes, have: have, count: 1) == ["Pork"])
    #expect(try plan(dishes, have: have, usual: ["butter"], count: 2) == ["Toastie"])
  }

  @Test(
    "what dishes are built on comes again only where dishes are lacking otherwise, or less would be used up"
  )
  func variety() throws {
    let pork = [
      dish("Chop", ["chop", "bread", "cheese"], renown: 2),
      dish("Roast", ["roast", "cheese"], renown: 2),
    ]
    let courgette = dish("Courgette", ["courgette", "bread"])
    func names(_ dishes: [SmallWorld.Dish]) throws -> [String] {
      let have = ["bread", "cheese", "chop", "roast"]
      return try plan(dishes, have: have, bases: [["pork"], ["bread"]], count: 2)
    }
    #expect(try names(pork) == ["Chop", "Roast"])
    #expect(try names(pork + [courgette]) == ["Chop", "Courgette"])
  }

  @Test(
    "what a dish is built on comes before what it is served with, and a soup is not a dish of that"
  )
  func traits() throws {
    var broth = dish("Broth", ["bread", "chop"])
    broth.category = "Soup"
    let dishes = [
      broth, dish("Chop", ["bread", "chop or courgette"]), dish("Ham", ["ham", "mustard"]),
      dish("Roast", ["roast"]), dish("Toast", ["bread"]),
    ]
    let world = try SmallWorld(Self.names, dishes: dishes)
    let traits = DishTraits(
      world.index,
      bases: try [["meat"], ["bread"]].map(world.ingredients),
      besides: try world.ingredients(["ham"])
    )
    let all = world.index.allRecipes.sorted().map { traits.traits(of: $0) }
    #expect(all.allSatisfy { Set($0).count == 2 })
    #expect(all[0][0] == all[1][0] && all[0][1] != all[1][1])
    #expect(all[1] == all[3])
    #expect(Set(all.map { $0[0] }).count == 3)
  }
}
