import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What a plan puts first")
struct PlanKeysTests {
  private func plan(
    _ dishes: [SmallWorld.Dish],
    have: [String],
    usual: [String] = [],
    mains: [String: String] = [:],
    count: Int
  ) throws -> [String] {
    let names = [
      "bread", "butter", "cheese", "ham", "mustard", "pork", "chop < pork", "roast < pork",
      "courgette",
    ]
    let world = try SmallWorld(names, dishes: dishes)
    let (index, lexicon) = (world.index, world.index.lexicon)
    var query = try world.query(have)
    query.roles = ItemRoles(usual: usual.compactMap { lexicon.ingredient(named: $0) })
    let plan = PantryChanges(index: index, query: query).plan(
      count: count,
      days: count,
      allowance: 2,
      usingPantry: true,
      beyondUsual: true,
      mains: { recipe in
        mains[index.recipes.name(of: recipe)].flatMap { lexicon.ingredient(named: $0) }.map { [$0] }
          ?? []
      },
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
    "a main ingredient comes twice only where dishes are lacking otherwise, or less would be used"
  )
  func mains() throws {
    let pork = ["Chop", "Roast"].map { name in
      dish(name, [name.lowercased(), "bread", "cheese"], renown: 2)
    }
    let mains = ["Chop": "pork", "Roast": "pork"]
    func names(_ others: [SmallWorld.Dish]) throws -> [String] {
      try plan(pork + others, have: ["bread", "cheese"], mains: mains, count: 2)
    }
    #expect(try names([]) == ["Chop", "Roast"])
    let courgette = dish("Courgette", ["courgette", "bread", "cheese"])
    #expect(try names([courgette]) == ["Chop", "Courgette"])
    #expect(try names([dish("Courgette", ["courgette", "bread"])]) == ["Chop", "Roast"])
  }
}
