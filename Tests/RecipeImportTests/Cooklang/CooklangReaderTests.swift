import RecipeImport
import RecipeModel
import Testing

@Suite("Cooklang: document to recipe")
struct CooklangReaderTests {
  @Test("a drink's front matter, lines and steps become a recipe")
  func gimlet() throws {
    let text = """
      ---
      title: Gimlet
      category: Cocktail
      glass: Cocktail glass
      method: shaken
      tags: [sour, Gin, gin]
      servings: 1 drink
      time: 5 minutes
      summary: Sharp
        and green.
      source: https://example.org/gimlet
      image: gimlet.jpg
      swaps:
        - for: lime juice
          use: lime cordial
          note: leave out the syrup
        - {for: gin, use: vodka}
      ---
      Shake @gin{60%ml}, @lime juice{20%millilitres} and @simple syrup{15%ml}
      hard with ice for ~{15%seconds} in a #shaker{}. -- really hard

      > Roses is the classic one.

      Strain; add a @lime wheel{1}(to garnish).
      """

    #expect(
      try sampleReader().readCooklang(
        Array(text.utf8),
        file: "gimlet.cook",
        id: DishID("classic:gimlet")
      )
        == Recipe(
          id: DishID("classic:gimlet"),
          name: "Gimlet",
          kind: .cocktail,
          category: "Cocktail",
          glass: "Cocktail glass",
          method: "shaken",
          tags: ["sour", "Gin"],
          servings: 1,
          minutes: 5,
          summary: "Sharp and green.",
          lines: [
            IngredientLine(
              text: "60 ml gin",
              amounts: [Amount(quantity: 60, unit: "ml")],
              name: "gin"
            ),
            IngredientLine(
              text: "20 millilitres lime juice",
              amounts: [Amount(quantity: 20, unit: "ml")],
              name: "lime juice"
            ),
            IngredientLine(
              text: "15 ml simple syrup",
              amounts: [Amount(quantity: 15, unit: "ml")],
              name: "simple syrup"
            ),
            IngredientLine(
              text: "1 lime wheel, to garnish",
              amounts: [Amount(quantity: 1)],
              name: "lime wheel",
              role: .garnish
            ),
          ],
          swaps: [
            Recipe.Swap(
              required: "lime juice",
              substitute: "lime cordial",
              note: "leave out the syrup"
            ),
            Recipe.Swap(required: "gin", substitute: "vodka"),
          ],
          steps: [
            "Shake gin, lime juice and simple syrup hard with ice for 15 seconds in a shaker.",
            "Strain; add a lime wheel.",
          ],
          origin: RecipeOrigin(
            source: "classic",
            nativeID: "gimlet",
            link: "https://example.org/gimlet"
          )
        )
    )
  }

  @Test("other names for keys count, and prep and cook times are added up")
  func otherKeys() throws {
    let recipe = try cooklangRecipe(
      """
      ---
      course: Dinner
      serves: "4|8"
      Prep Time: 15 minutes
      cook_time: 1 hour
      description: Filling.
      tags: quick, , cheap
      link: javascript:alert(1)
      ---
      Boil @rice{}.
      """,
      file: "plates/Plain Rice.cook"
    )

    #expect(recipe.name == "Plain Rice")
    #expect(recipe.kind == .meal)
    #expect(recipe.category == "Dinner")
    #expect(recipe.servings == 4)
    #expect(recipe.minutes == 75)
    #expect(recipe.summary == "Filling.")
    #expect(recipe.tags == ["quick", "cheap"])
    #expect(recipe.origin.link == nil)
  }

  @Test("the kind is what the file says, and else a glass makes a cocktail")
  func kinds() throws {
    #expect(try cooklangRecipe("---\nkind: Cocktail\n---\n@gin").kind == .cocktail)
    #expect(try cooklangRecipe("---\nkind: meal\nglass: Mug\n---\n@soup").kind == .meal)
    #expect(try cooklangRecipe("---\nglass: Mug\n---\n@gin").kind == .cocktail)
    #expect(
      try importFailure("---\nservings: 1\nkind: dessert\n---\n@gin")
        == "f:3: kind 'dessert' is not valid; expected cocktail or meal"
    )
  }

  @Test("a swap needs both names")
  func halfSwap() throws {
    #expect(
      try importFailure("---\nswaps:\n  - for: gin\n---\n@gin")
        == "f:2: no substitute; expected for and use in swaps"
    )
  }

  @Test("a repeated ingredient stays a repeated line")
  func repeats() throws {
    let recipe = try cooklangRecipe("Whisk @egg{2}.\n\nBrush with @egg{1}.")

    #expect(recipe.lines.map(\.text) == ["2 egg", "1 egg"])
  }

  @Test("a forced line break stays one, and other space is single")
  func spacing() throws {
    #expect(
      try cooklangRecipe("Mix  @gin{} [- x -] well.\\\n Stir.").steps == ["Mix gin well.\nStir."]
    )
  }

  @Test("a recipe without an ingredient is an error that shows how to mark one")
  func nothingMarked() throws {
    #expect(
      try importFailure("---\ntitle: Ice\n---\nFreeze water.", file: "ice.cook")
        == "ice.cook: no ingredient; mark each one with @, as in @lime juice{30%ml}"
    )
  }

  @Test("names have at most 500 bytes and recipes at most 500 lines")
  func limits() throws {
    let name = String(repeating: "a", count: 501)

    #expect(
      try importFailure("---\ntitle: \(name)\n---\n@gin")
        == "f: title has 501 bytes, and at most 500 are allowed; shorten it"
    )
    #expect(try cooklangRecipe(String(repeating: "@a ", count: 500)).lines.count == 500)
    #expect(
      try importFailure(String(repeating: "@a ", count: 501))
        == "f: 501 ingredients, and at most 500 are allowed; split the recipe"
    )
  }
}
