import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What dishes call themselves")
struct NameHeadsTests {
  private func areOfOneName(_ dishes: [SmallWorld.Dish]) throws -> Bool {
    let world = try SmallWorld(
      ["meat (class)", "beef < meat", "leek", "pork < meat"],
      dishes: dishes
    )
    let traits = DishTraits(world.index, bases: [try world.ingredients(["meat"]), []], besides: [])
    var heads = NameHeads(world.index, traits: traits)
    return Set(world.index.allRecipes.map { heads.number(of: $0) }).count == 1
  }

  @Test(
    "it is the last word before what goes with it, in whatever number",
    arguments: [
      ("Beef Stir-Fry", "Leek Stir Fries", true), ("Rice with Leek", "Egg Fried Rice", true),
      ("Leek Pie", "Leek Stew", false), ("Pasta alla Norma", "Pasta with Leek", true),
      ("With Love", "Love", true),
    ]
  )
  func lastWord(one: String, other: String, isSame: Bool) throws {
    #expect(try areOfOneName([.init(one, "beef"), .init(other, "leek")]) == isSame)
  }

  @Test("soups are of one name only where they are built on the same")
  func soups() throws {
    func soup(_ name: String, _ thing: String) -> SmallWorld.Dish {
      var dish = SmallWorld.Dish(name, thing)
      dish.category = "Soup"
      return dish
    }
    #expect(try !areOfOneName([soup("Beef Soup", "beef"), soup("Pork Soup", "pork")]))
    #expect(try areOfOneName([soup("Beef Soup", "beef"), soup("Goulash Soup", "beef")]))
  }

  @Test("a name without words is that of no other dish")
  func none() throws {
    #expect(try areOfOneName([.init("…", "beef")]))
    let world = try SmallWorld(["beef"], dishes: [.init("…", "beef")])
    var heads = NameHeads(world.index, traits: DishTraits(world.index, bases: [[]], besides: []))
    #expect(heads.number(of: RecipeID(0)) == nil)
  }
}
