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
    let roles = DishTraits.Roles(bases: [try world.ingredients(["meat"]), []])
    var heads = NameHeads(world.index, traits: DishTraits(world.index, roles))
    let numbers = world.index.allRecipes.map { Set(heads.numbers(of: $0)) }
    return numbers.allSatisfy { $0 == numbers[0] || !$0.isDisjoint(with: numbers[0]) }
  }

  @Test("dishes of whatever there is of a heading are of one name, beside their own")
  func anything() throws {
    let world = try SmallWorld(
      ["meat (class)", "beef < meat"],
      dishes: [.init("Anything Pie", "meat"), .init("Beef Pie", "beef"), .init("Stew", "meat")]
    )
    let traits = DishTraits(world.index, DishTraits.Roles(bases: [[]]))
    var heads = NameHeads(world.index, traits: traits)
    let numbers = world.index.allRecipes.sorted().map { Set(heads.numbers(of: $0)) }
    #expect(numbers[0].intersection(numbers[1]).count == 1)
    #expect(numbers[0].intersection(numbers[2]).count == 1)
    #expect(numbers[1].isDisjoint(with: numbers[2]))
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

  @Test("hot drinks of one spirit are one drink, and cold ones are not")
  func hotDrinks() throws {
    func areOne(_ category: String, _ other: String) throws -> Bool {
      var dishes = [SmallWorld.Dish("Toddy", "beef", "leek"), SmallWorld.Dish("Tea", other)]
      for dish in dishes.indices { dishes[dish].category = category }
      return try areOfOneName(dishes)
    }
    #expect(try areOne("Hot drink", "beef"))
    #expect(try !areOne("Hot drink", "pork"))
    #expect(try !areOne("Sour", "beef"))
  }

  @Test("the first word counts too where it is no ingredient")
  func firstWord() throws {
    func shared(_ one: String, _ other: String) throws -> Int {
      let world = try SmallWorld(
        ["beef", "pork"],
        dishes: [.init(one, "beef"), .init(other, "pork")]
      )
      let traits = DishTraits(world.index, DishTraits.Roles(bases: [[]]))
      var heads = NameHeads(world.index, traits: traits)
      let numbers = world.index.allRecipes.map { Set(heads.numbers(of: $0)) }
      return numbers[0].intersection(numbers[1]).count
    }
    #expect(try shared("Teriyaki Beef", "Teriyaki Pork") == 1)
    #expect(try shared("Beef Stew", "Beef Pie") == 0)
    #expect(try shared("Virgin Stew", "Virgin Pie") == 0)
    #expect(try shared("Pie", "Pie in the Sky") == 1)
  }

  @Test("soups are of one name only where they are built on the same, or share the word before")
  func soups() throws {
    func soup(_ name: String, _ thing: String) -> SmallWorld.Dish {
      var dish = SmallWorld.Dish(name, thing)
      dish.category = "Soup"
      return dish
    }
    #expect(try !areOfOneName([soup("Beef Soup", "beef"), soup("Pork Soup", "pork")]))
    #expect(try areOfOneName([soup("Beef Soup", "beef"), soup("Goulash Soup", "beef")]))
    #expect(try areOfOneName([soup("Leek Soup", "pork"), soup("Clear Leek Soup", "beef")]))
  }

  @Test("a name without words is that of no other dish")
  func none() throws {
    #expect(try areOfOneName([.init("…", "beef")]))
    let world = try SmallWorld(["beef"], dishes: [.init("…", "beef")])
    let traits = DishTraits(world.index, DishTraits.Roles(bases: [[]]))
    var heads = NameHeads(world.index, traits: traits)
    #expect(heads.numbers(of: RecipeID(0)).isEmpty)
  }
}
