import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What people make rather than buy")
struct HomeMadePurchaseTests {
  private let world: SmallWorld

  init() throws { world = try Self.world(syrup: "honey + water") }

  private static func world(syrup: String) throws -> SmallWorld {
    try SmallWorld(
      [
        "calamansi", "lime", "calamansi juice", "lime juice", "gin", "honey", "honey syrup",
        "water (staple)", "ginger",
      ],
      made: [
        "calamansi juice = calamansi", "lime juice = lime", "honey syrup = \(syrup)",
      ],
      swaps: ["lime juice -> calamansi juice"],
      dishes: [
        .init("Bee", "gin", "honey syrup"), .init("Gimlet", "gin", "lime juice"),
        .init("Rickey", "gin", "lime juice", "honey syrup"),
      ]
    )
  }

  private func changes(
    _ have: [String],
    homeMade: [String],
    in world: SmallWorld? = nil
  ) throws -> PantryPurchases {
    let world = world ?? self.world
    var query = try world.query(have)
    query.roles.homeMade = try world.ingredients(homeMade)
    return PantryPurchases(index: world.index, query: query)
  }

  private func names(_ things: [IngredientID]) -> [String] {
    things.map(world.index.lexicon.name(of:))
  }

  @Test("who lacks honey syrup buys honey, and limes rather than what only stands in for them")
  func bought() throws {
    let homeMade = ["honey syrup", "lime juice", "calamansi juice"]
    let changes = try changes(["gin"], homeMade: homeMade)
    let baskets = changes.unlock(buying: 2, limit: 1).baskets
    #expect(baskets.map { names($0.buy) } == [["honey", "lime"]])
    #expect(baskets.map(\.completes.dishes) == [3])
    #expect(Set(names(changes.purchases(limit: 9).map(\.ingredient))) == ["honey", "lime"])
    let plan = changes.plan(count: 3, days: 1, allowance: 9, usingPantry: true) { _, _ in false }
    #expect(names(plan.buy.map(\.ingredient)) == ["honey", "lime"])
  }

  @Test("without that it is called by the name that most dishes use")
  func named() throws {
    let baskets = try changes(["gin"], homeMade: []).unlock(buying: 2, limit: 1).baskets
    #expect(baskets.map { names($0.buy) } == [["honey syrup", "lime juice"]])
  }

  @Test("what takes two things that are lacking is bought, and what is excluded makes nothing")
  func lacking() throws {
    let world = try Self.world(syrup: "honey + ginger + water")
    let two = try changes(["gin"], homeMade: ["honey syrup"], in: world)
    #expect(
      two.purchases(limit: 9).map { world.index.lexicon.name(of: $0.ingredient) }
        .contains("honey syrup")
    )
    var excluded = try changes(["gin"], homeMade: ["lime juice"]).query
    excluded.exclusion = Exclusion(
      ingredients: try world.ingredients(["lime"]),
      flags: DietFlags(),
      in: world.index.lexicon.taxonomy
    )
    let left = PantryPurchases(index: world.index, query: excluded).purchases(limit: 9)
    #expect(!names(left.map(\.ingredient)).contains("lime"))
  }
}
