import RecipeImport
import RecipeLexicon
import RecipeModel
import Testing

@Suite("Recipes written as Cooklang")
struct CooklangWriterTests {
  @Test("one dish in twenty, or every dish, of the collection reads back as it was")
  func collection() throws {
    let reader = try lexiconReader()
    let step = inputSize(20, full: 1)
    let recipes = try WrittenRecipes.collection(every: step, from: 0, by: reader)
    #expect(recipes.count > 1_000 / step)
    for recipe in recipes {
      let written = CooklangWriter().text(of: recipe)
      let read = try reader.readCooklang(Array(written.utf8), file: "x", id: recipe.id)
      #expect(withoutTexts(read) == withoutTexts(recipe))
    }
  }

  @Test("a recipe is written with its ingredients in the steps")
  func markedUp() throws {
    let recipe = writtenNegroni(
      lines: [
        IngredientLine(
          text: "",
          amounts: [Amount(quantity: 1.5, unit: "oz")],
          name: "gin or vodka",
          isExact: true
        ),
        IngredientLine(
          text: "",
          amounts: [Amount(quantity: 2, quantityMax: 3)],
          size: "large",
          name: "orange slice",
          preparation: "cut thin, chilled",
          role: .garnish
        ),
      ],
      steps: ["Pour the gin over ice.\nAdd an orange slice."]
    )
    let text = """
      ---
      title: "Negroni: a tale"
      kind: cocktail
      glass: Old fashioned
      tags: [gin, "7up", "a, b"]
      servings: 2
      time: 5 minutes
      source: "https://example.com/negroni?a=1\\x26b=2"
      swaps:
        - for: gin
          use: vodka
      ---

      Pour the @gin{1.5%oz}(or vodka, exactly) over ice.\\
      Add an @orange slice{2-3%large}(garnish, cut thin, chilled).

      """
    #expect(CooklangWriter().text(of: recipe) == text)
    let read = try lexiconReader().readCooklang(Array(text.utf8), file: "x", id: recipe.id)
    #expect(withoutTexts(read) == recipe)
  }

  @Test("lines that the steps do not name stand before them, in their order")
  func listed() throws {
    let names = ["salt", "gin", "lime"]
    let recipe = writtenNegroni(
      lines: names.map { IngredientLine(text: "", name: $0) },
      steps: ["Cut the lime.", "Pour the gin, then the ginger."]
    )
    let written = CooklangWriter().text(of: recipe)
    let body = """
      ---

      @salt{},
      @gin{}

      Cut the @lime{}.

      Pour the gin, then the ginger.

      """
    #expect(written.hasSuffix(body))
    let read = try lexiconReader().readCooklang(Array(written.utf8), file: "x", id: recipe.id)
    #expect(read.lines.map(\.name) == names)
    #expect(read.steps == recipe.steps)
    let again = try lexiconReader()
      .readCooklang(Array(CooklangWriter().text(of: read).utf8), file: "x", id: recipe.id)
    #expect(again == read)
  }

  @Test("every unit of the tables and every role reads back")
  func unitsAndRoles() throws {
    let units = try lexiconUnits().units
    let lines =
      units.map {
        IngredientLine(text: "", amounts: [Amount(quantity: 2, unit: $0.name)], name: "gin")
      }
      + units.filter { $0.dimension == .vague }.map {
        IngredientLine(text: "", amounts: [Amount(quantity: nil, unit: $0.name)], name: "gin")
      }
      + IngredientLine.Role.allCases.map { IngredientLine(text: "", name: "gin", role: $0) }
      + [
        IngredientLine(
          text: "",
          amounts: [Amount(quantity: nil, unit: "sprig")],
          name: "mint",
          comment: "few"
        )
      ]
    let recipe = writtenNegroni(lines: lines, steps: [])
    let written = CooklangWriter().text(of: recipe)
    let read = try lexiconReader().readCooklang(Array(written.utf8), file: "x", id: recipe.id)
    #expect(withoutTexts(read).lines == lines)
  }

  @Test(
    "a quantity reads back as the same number",
    arguments: [
      0, 1, 2.5, 22.5, 0.1, 0.125, 1.0 / 3, 2.0 / 3, 5.0 / 3, 4.0 / 7, 7.0 / 11, 0.015, 750,
      999_999_999, 1.0625, 12.345678, 100.01,
    ] as [Double]
  )
  func quantities(quantity: Double) throws {
    let amount = Amount(quantity: quantity, unit: "g")
    let recipe = writtenNegroni(
      lines: [IngredientLine(text: "", amounts: [amount], name: "x")],
      steps: []
    )
    let written = CooklangWriter().text(of: recipe)
    let read = try lexiconReader().readCooklang(Array(written.utf8), file: "x", id: recipe.id)
    #expect(read.lines.first?.amounts == [amount])
  }

  @Test("an amount that the language cannot say leaves the line")
  func unsayable() throws {
    for quantity in [1e9, 1e300, 1e-12, .nan, .infinity, -1] as [Double] {
      let amount = Amount(quantity: quantity, quantityMax: .infinity)
      let recipe = writtenNegroni(
        lines: [IngredientLine(text: "", amounts: [amount], name: "x")],
        steps: []
      )
      #expect(CooklangWriter().text(of: recipe).contains("@x{}\n"))
    }
  }

  @Test("what else a line says joins its preparation")
  func rest() throws {
    let line = IngredientLine(
      text: "",
      amounts: [Amount(quantity: 2, unit: "tin"), Amount(quantity: 400, unit: "g")],
      size: "small",
      name: "tomatoes",
      preparation: "drained, or not, optional",
      comment: "see (tips",
      purpose: "for the sauce"
    )
    let written = CooklangWriter().text(of: writtenNegroni(lines: [line], steps: []))
    let markup =
      "@tomatoes{2%tin}(400 g, small, drained, else not, optional., see （tips, for the sauce)"
    #expect(written.hasSuffix("\n\n\(markup)\n"))
    let read = try lexiconReader().readCooklang(Array(written.utf8), file: "x", id: DishID("a:b"))
    #expect(read.lines.first?.role == .required)
    #expect(read.lines.first?.name == "tomatoes")
  }
}
