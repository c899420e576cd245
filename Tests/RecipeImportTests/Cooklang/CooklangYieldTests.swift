import RecipeImport
import RecipeModel
import Testing

@Suite("Cooklang: what a dish makes for others")
struct CooklangYieldTests {
  private func read(_ value: String) throws -> Recipe.Yield? {
    let text = "---\ntitle: A\nyields: \(value)\n---\nMix @gin{60%ml}.\n"
    return try sampleReader().readCooklang(
      Array(text.utf8),
      file: "a.cook",
      id: DishID("classic:a")
    )
    .yields
  }

  @Test(
    "a name, and behind it how much if that is said",
    arguments: [
      ("grenadine 300 ml", "grenadine", Amount(quantity: 300, unit: "ml")),
      ("pizza dough", "pizza dough", nil),
      ("syrup 1 1/2 ml", "syrup", Amount(quantity: 1.5, unit: "ml")),
      ("naan bread 6", "naan bread", Amount(quantity: 6)),
      ("licor 43 700 ml", "licor 43", Amount(quantity: 700, unit: "ml")),
    ] as [(String, String, Amount?)]
  )
  func values(value: String, name: String, amount: Amount?) throws {
    let yields = try #require(try read(value))
    #expect(yields == Recipe.Yield(ingredient: name, amount: amount))

    var recipe = Recipe(
      id: DishID("classic:a"),
      name: "A",
      kind: .cocktail,
      lines: [IngredientLine(text: "gin", name: "gin")],
      origin: RecipeOrigin(source: "classic", nativeID: "a")
    )
    recipe.yields = yields
    let written = CooklangWriter().text(of: recipe)
    let again = try sampleReader().readCooklang(Array(written.utf8), file: "a", id: recipe.id)
    #expect(again.yields == yields)
  }

  @Test(
    "one that is empty, or no name and amount, is refused with its line and the remedy",
    arguments: ["", "grenadine 200 thimbles of it"]
  )
  func refused(value: String) throws {
    let error = try #require(throws: ImportError.self) { try read(value) }
    #expect(error.place == .line(3))
    #expect("\(error)".contains("an ingredient that the dish makes and how much of it"))
  }

  @Test(
    "what begins with a number says how many it serves, as others use the key",
    arguments: ["4", "4 servings", "12 cookies", "200 ml"]
  )
  func servings(value: String) throws {
    #expect(try read(value) == nil)
  }
}
