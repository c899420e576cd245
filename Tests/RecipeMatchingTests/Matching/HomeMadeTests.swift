import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What dishes make for others")
struct HomeMadeTests {
  private static let ingredients = [
    "basil", "walnut", "pine nut", "pasta", "sauce (class)", "pesto < sauce", "red pesto < pesto",
    "tomato", "salt (staple)", "brine", "cod",
  ]

  private func makes(_ product: String, _ dish: SmallWorld.Dish) -> SmallWorld.Dish {
    var dish = dish
    dish.yields = Recipe.Yield(ingredient: product)
    return dish
  }

  private func world(_ dishes: SmallWorld.Dish...) throws -> SmallWorld {
    try SmallWorld(
      Self.ingredients,
      made: ["brine = salt"],
      swaps: ["pine nut -> walnut"],
      dishes: [SmallWorld.Dish("Pasta al Pesto", "pasta", "pesto")] + dishes
    )
  }

  private func line(
    _ world: SmallWorld,
    _ have: [String],
    _ change: (inout MatchQuery) -> Void = { _ in }
  ) throws -> PantryMatch.Line? {
    var query = try world.query(["pasta"] + have)
    query.missingAtMost = nil
    change(&query)
    return world.answer(query)["Pasta al Pesto"]?.lines.last
  }

  @Test("it is had when the dish lacks nothing, ranks as a swap, and uses what goes into it")
  func ready() throws {
    let world = try world(makes("pesto", SmallWorld.Dish("Pesto", "basil", "pine nut")))
    let line = try #require(try line(world, ["basil", "pine nut"]))
    #expect(line.grade == .home)
    #expect(line.with == ["basil", "pine nut"])
    #expect(line.maker.map { world.index.recipes.name(of: $0) } == "Pesto")
    #expect(try self.line(world, ["basil"])?.grade == .missing)
    #expect(try self.line(world, ["basil", "walnut"])?.with == ["basil", "walnut"])
    let keys = try world.answer(have: "pasta", "basil", "pine nut")["Pasta al Pesto"]?.keys
    #expect(keys?.missing == 0 && keys?.swaps == 1 && keys?.used == 1)
    #expect(try world.answer(have: "basil", "pine nut")["Pasta al Pesto"]?.keys.missing == 1)
  }

  @Test("what only what is asked for itself meets, what is hidden, slow or excluded, makes nothing")
  func off() throws {
    var pesto = makes("pesto", SmallWorld.Dish("Pesto", "basil", "pine nut", minutes: 30))
    pesto.lines.append("?tomato")
    let world = try world(pesto)
    let have = ["basil", "pine nut"]
    #expect(try line(world, have) { $0.allowsGeneric = false }?.grade == .missing)
    #expect(try line(world, have) { $0.allowsSwaps = false }?.grade == .home)
    #expect(
      try line(world, have) { $0.hidden = world.index.allRecipes.filter { $0.rawValue == 1 } }?
        .grade == .missing
    )
    #expect(
      try line(world, have) { $0.passedOver = world.index.allRecipes.suffix(1) }?.grade == .home
    )
    let tomato = try world.query(["tomato"]).pantry
    let taxonomy = world.index.lexicon.taxonomy
    #expect(
      try line(world, have) {
        $0.exclusion = Exclusion(ingredients: tomato, flags: [], in: taxonomy)
      }?.grade == .home
    )
    let nut = try world.query(["pine nut"]).pantry
    #expect(
      try line(world, have) {
        $0.exclusion = Exclusion(ingredients: nut, flags: [], in: taxonomy)
      }?.grade == .missing
    )
  }

  @Test("minutes that a query asks for are asked of what is made first as well")
  func minutes() throws {
    var pasta = SmallWorld.Dish("Pasta al Pesto", "pasta", "pesto", minutes: 10)
    pasta.id = "world:quick"
    let slow = makes("pesto", SmallWorld.Dish("Pesto", "basil", minutes: 30))
    let world = try SmallWorld(Self.ingredients, dishes: [pasta, slow])
    #expect(try line(world, ["basil"]) { $0.filter.minutesAtMost = 30 }?.grade == .home)
    #expect(try line(world, ["basil"]) { $0.filter.minutesAtMost = 20 }?.grade == .missing)
  }

  @Test("a dish makes what its product is a kind of; itself goes first, then what is better known")
  func kinds() throws {
    let red = makes("red pesto", SmallWorld.Dish("Red Pesto", "tomato"))
    var known = makes("pesto", SmallWorld.Dish("Z Pesto", "basil"))
    let world = try world(red, makes("pesto", SmallWorld.Dish("A Pesto", "basil")), known)
    func maker(_ world: SmallWorld, _ have: [String]) throws -> String? {
      try line(world, have)?.maker.map { world.index.recipes.name(of: $0) }
    }
    #expect(try maker(world, ["tomato"]) == "Red Pesto")
    #expect(try maker(world, ["tomato", "basil"]) == "A Pesto")
    known.renown = 2
    let other = try self.world(red, makes("pesto", SmallWorld.Dish("A Pesto", "basil")), known)
    #expect(try maker(other, ["tomato", "basil"]) == "Z Pesto")
  }

  @Test("one level: a dish is not made of what another one makes, nor of what it makes itself")
  func levels() throws {
    let world = try world(
      makes("pesto", SmallWorld.Dish("Pesto", "red pesto", "basil")),
      makes("red pesto", SmallWorld.Dish("Red Pesto", "tomato")),
      makes("sauce", SmallWorld.Dish("Better Sauce", "sauce"))
    )
    let makers = world.index.recipes.yielding.map { world.index.recipes.name(of: $0.recipe) }
    #expect(makers == ["Pesto", "Red Pesto"])
    let line = try #require(try line(world, ["tomato", "basil"]))
    #expect(line.grade == .home && line.with == ["tomato"])
  }

  @Test("what staples alone make is had, and uses nothing of the pantry")
  func staples() throws {
    let cod = SmallWorld.Dish("Brined Cod", "cod", "sauce")
    let world = try world(cod, makes("pesto", SmallWorld.Dish("Salt Water", "salt", "brine")))
    #expect(try line(world, [])?.grade == .home)
    #expect(try line(world, [])?.with == [])
    #expect(try world.answer(have: "basil")["Pasta al Pesto"] == nil)
  }
}
