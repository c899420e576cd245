import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("How much a dish needs")
struct NeedTableTests {
  /// The needs of one dish, requirement by requirement, as "gin: 30000 ml".
  private func needs(_ lines: String..., isDrink: Bool = false) throws -> [String] {
    var dish = SmallWorld.Dish("Dish")
    dish.lines = lines
    dish.kind = isDrink ? .cocktail : .meal
    let world = try SmallWorld(
      ["gin", "butter", "margarine", "salt", "pepper", "lemon zest", "lemon juice"],
      dishes: [SmallWorld.Dish("A", "gin @ 1 can"), dish, SmallWorld.Dish("Z", "butter @ 1 g")]
    )
    let index = world.index
    let recipe = try #require(index.recipe(with: DishID("world:Dish"))).rawValue
    return index.recipes.required[recipe].enumerated().map { position, requirement in
      let measures = index.recipes.need(of: recipe, at: position).measures.map { measure in
        let unit = measure.dimension.unitName(in: index.units).map { " " + $0 } ?? ""
        return "\(measure.thousandths)\(unit)"
      }
      let name = index.requirements.names[Int(requirement)]
      return "\(name): \(measures.joined(separator: ", "))"
    }
  }

  @Test("each required line gives its amount, and a line without one gives none")
  func lines() throws {
    #expect(
      try needs("gin @ 30 ml", "salt", "butter @ 100-120 g / 1 cup")
        == ["gin: 30000 ml", "salt: ", "butter: 100000 g, 240000 ml"]
    )
  }

  @Test("lines that ask for the same are summed, in each dimension that all of them have")
  func sums() throws {
    #expect(try needs("gin @ 30 ml", "gin @ 2 cl") == ["gin: 50000 ml"])
    #expect(
      try needs("butter @ 100 g / 1 cup", "butter @ 10 ml", "butter @ 5 ml / 5 g")
        == ["butter: 255000 ml"]
    )
    #expect(
      try needs("butter @ 2 / 100 g", "butter @ 50 g / 1") == ["butter: 3000, 150000 g"]
    )
  }

  @Test("one line without an amount, or in another dimension, leaves the need unknown")
  func unknown() throws {
    #expect(try needs("gin @ 30 ml", "gin") == ["gin: "])
    #expect(try needs("gin", "gin @ 30 ml", "gin @ 1 ml") == ["gin: "])
    #expect(try needs("butter @ 30 g", "butter @ 30 ml", "butter @ 30 g") == ["butter: "])
    #expect(try needs("butter @ 1 can", "butter @ 1") == ["butter: "])
  }

  @Test("a sum out of range is unknown")
  func overflow() throws {
    #expect(try needs("gin @ 3000 l", "gin @ 1000 l") == ["gin: 4000000000 ml"])
    #expect(try needs("gin @ 3000 l", "gin @ 3000 l") == ["gin: "])
  }

  @Test("alternatives in any order are one need; exactly this one is another")
  func alternatives() throws {
    #expect(
      try needs("butter or margarine @ 10 g", "margarine or butter @ 5 g", "=butter @ 1 g")
        == ["butter or margarine: 15000 g", "butter: 1000 g"]
    )
  }

  @Test("nice-to-haves need nothing, and add nothing to what is required")
  func optional() throws {
    #expect(try needs("gin @ 30 ml", "?gin @ 30 ml", "?salt @ 1 g") == ["gin: 30000 ml"])
  }

  @Test("an amount of several things together is of none in particular")
  func several() throws {
    #expect(try needs("salt and pepper @ 10 g") == ["salt: ", "pepper: "])
    #expect(try needs("salt @ 1 g", "salt and pepper @ 10 g") == ["salt: ", "pepper: "])
  }

  @Test("an ounce in a drink is fluid, in a meal a mass")
  func drinks() throws {
    #expect(try needs("gin @ 2 oz", isDrink: true) == ["gin: 59147 ml"])
    #expect(try needs("gin @ 2 oz") == ["gin: 56699 g"])
  }
}
