import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("Dishes that are nearly equal")
struct NearEqualDishesTests {
  private func world(_ dishes: [SmallWorld.Dish]) throws -> SmallWorld {
    try SmallWorld(
      [
        "butter", "citrus (class)", "dill", "lemon < citrus", "lemon juice", "lime < citrus",
        "lime juice", "oil", "olive oil < oil", "potato", "rum", "white rum < rum",
      ],
      made: ["lemon juice = lemon", "lime juice = lime"],
      dishes: dishes
    )
  }

  /// Whether two dishes are of one group where oil and butter are usual.
  private func areNearlyEqual(_ one: SmallWorld.Dish, _ other: SmallWorld.Dish) throws -> Bool {
    let world = try world([one, other])
    let usual = try world.ingredients(["butter", "oil"])
    var dishes = NearEqualDishes(world.index, usual: usual)
    return Set(world.index.allRecipes.map { dishes.group(of: $0.rawValue) }).count == 1
  }

  @Test("what most kitchens have tells no dishes apart, unless they take nothing else")
  func usual() throws {
    #expect(
      try areNearlyEqual(.init("Chips", "potato", "olive oil"), .init("Mash", "potato", "butter"))
    )
    #expect(try areNearlyEqual(.init("Chips", "potato"), .init("Mash", "butter", "potato")))
    #expect(try !areNearlyEqual(.init("Chips", "potato"), .init("Salad", "potato", "dill")))
    #expect(try !areNearlyEqual(.init("A", "butter"), .init("B", "butter", "oil")))
  }

  @Test("a thing is what it is a kind of, and what it is made of; a class is nothing")
  func things() throws {
    #expect(
      try areNearlyEqual(.init("A", "white rum", "lime juice"), .init("B", "rum", "lime"))
    )
    #expect(try !areNearlyEqual(.init("A", "rum", "lime"), .init("B", "rum", "lemon")))
    #expect(try areNearlyEqual(.init("A", "rum or lemon"), .init("B", "rum")))
  }

  @Test("meals of two categories are two, and one that both have is one")
  func categories() throws {
    var (one, other) = (SmallWorld.Dish("A", "potato"), SmallWorld.Dish("B", "potato"))
    (one.category, other.category) = ("Side", "side")
    #expect(try areNearlyEqual(one, other))
    other.category = "Soup"
    #expect(try !areNearlyEqual(one, other))
  }

  @Test("what makes two dinners comes before what makes three of potatoes, each with its number")
  func purchases() throws {
    let world = try world([
      .init("Chips", "potato", "oil", "dill"), .init("Mash", "potato", "dill"),
      .init("Wedges", "potato", "dill", "butter"), .init("Sour", "lemon", "potato"),
      .init("Rum Cake", "rum", "lemon", "oil"),
    ])
    var query = try world.query(["potato", "oil", "butter", "rum"])
    query.roles = ItemRoles(usual: try world.ingredients(["butter", "oil"]))
    let purchases = PantryPurchases(index: world.index, query: query).purchases(limit: 9)
    let names = purchases.map { world.index.lexicon.name(of: $0.ingredient) }
    #expect(names == ["lemon", "dill"])
    #expect(purchases.map(\.completes.dishes) == [2, 3])
    #expect(purchases.map(\.completes.worth) == [2, 1])
  }
}
