import RecipeModel
import Testing

@testable import RecipeImport

@Suite("Recipes in Markdown")
struct MarkdownRecipeReaderTests {
  private func recipes(_ text: String) throws -> [Recipe] {
    let parser = try sampleReader().parser
    return try records(of: text, as: .markdown, parser: parser)
      .map { try $0.get() }
  }

  private func line(_ text: String, _ name: String, _ amounts: [Amount] = []) -> IngredientLine {
    IngredientLine(text: text, amounts: amounts, name: name)
  }

  @Test("a page as it is exported gives every fact that it shows")
  func exported() throws {
    let text = """
      # Gin \\*Sour\\*

      *Sours · English · shaken · glass: Coupe · serves 2 · 1 h 5 min*

      Bitter &amp; &lt;bright&gt;.

      ## Ingredients

      - 60 ml gin
      - 30 ml lemon juice

      ## Steps

      1. Shake.\\
         Strain.
      2. Serve.

      ## Swaps

      - vodka for gin (plainer)

      <https://example.com/sour?a=1&b=2>
      """
    let expected = Recipe(
      id: DishID("markdown:gin-sour"),
      name: "Gin *Sour*",
      kind: .cocktail,
      category: "Sours",
      cuisine: "English",
      glass: "Coupe",
      method: "shaken",
      servings: 2,
      minutes: 65,
      summary: "Bitter & <bright>.",
      lines: [
        line("60 ml gin", "gin", [Amount(quantity: 60, unit: "ml")]),
        line("30 ml lemon juice", "lemon juice", [Amount(quantity: 30, unit: "ml")]),
      ],
      swaps: [Recipe.Swap(required: "gin", substitute: "vodka", note: "plainer")],
      steps: ["Shake.\nStrain.", "Serve."],
      origin: RecipeOrigin(
        source: "markdown",
        nativeID: "gin-sour",
        link: "https://example.com/sour?a=1&b=2"
      )
    )
    #expect(try recipes(text) == [expected])
    #expect(try recipes(text.replacing("\n", with: "\r\n")) == [expected])
    #expect(try recipes(text.replacing("\n", with: "\r")) == [expected])
  }

  @Test("a page that a person wrote reads whatever its lists look like")
  func handWritten() throws {
    let text = """
      # Soup

      ![soup](https://example.com/soup.jpg)
      A soup for
      **cold** days.

      It keeps.

      ## You will need:
      * [ ] leek
      * [x] 20 g butter,
        soft

      ### For the top
      + chives

      ## Method
      Cut the leek.
      Fry it.

      Add water.

      ## Notes
      - Freeze it.

      # Toast
      ## Ingredients
      bread
      butter
      ## Directions
      - Toast.

        Butter it.
      - Eat.
      """
    var chives = line("chives", "chives")
    chives.section = "For the top"
    let soup = Recipe(
      id: DishID("markdown:soup"),
      name: "Soup",
      kind: .meal,
      summary: "A soup for cold days. It keeps.",
      lines: [
        line("leek", "leek"),
        IngredientLine(
          text: "20 g butter, soft",
          amounts: [Amount(quantity: 20, unit: "g")],
          name: "butter",
          comment: "soft"
        ),
        chives,
      ],
      steps: ["Cut the leek. Fry it.", "Add water."],
      origin: RecipeOrigin(
        source: "markdown",
        nativeID: "soup",
        image: "https://example.com/soup.jpg"
      )
    )
    let toast = Recipe(
      id: DishID("markdown:toast"),
      name: "Toast",
      kind: .meal,
      lines: [line("bread", "bread"), line("butter", "butter")],
      steps: ["Toast.\nButter it.", "Eat."],
      origin: RecipeOrigin(source: "markdown", nativeID: "toast")
    )
    #expect(try recipes(text) == [soup, toast])
  }

  @Test("where every heading is of the first level, the named ones are sections")
  func firstLevelOnly() throws {
    let read = try recipes("# Tea\n\n# Ingredients\n- tea\n\n# Steps\n- Steep.\n")
    #expect(read.map(\.name) == ["Tea"])
    #expect(read.map(\.steps) == [["Steep."]])
  }

  @Test("an edited title and line are read, and the rest stays")
  func edited() throws {
    let recipe = Recipe(
      id: DishID("classic:sour"),
      name: "Sour",
      kind: .cocktail,
      tags: ["a"],
      lines: ["gin", "lemon"].map { IngredientLine(text: "old \($0)", name: $0, comment: "c") },
      steps: ["Shake  twice."],
      origin: RecipeOrigin(source: "classic", nativeID: "sour", video: "https://example.com/v")
    )
    let text = MarkdownDocument.text(of: [recipe], parser: try sampleReader().parser)
    var expected = recipe
    expected.name = "Bitter Sour"
    expected.lines[1] = line("30 ml lime", "lime", [Amount(quantity: 30, unit: "ml")])
    let changed = text.replacing("# Sour", with: "# Bitter Sour")
      .replacing("- lemon, c", with: "- 30 ml lime")
    #expect(try recipes(changed) == [expected])
    #expect(try recipes(text) == [recipe])
    let wrapped = text.replacing(" \"cocktail\"", with: "\n\"cocktail\"")
    #expect(try recipes(wrapped) == [recipe])
  }

  @Test("a title without ingredients is a problem with its line, and the others are read")
  func problems() throws {
    let text =
      "# A\n\n## Ingredients\n- tea\n\n# B\n\n## Ingredients\n\n# C\n## Ingredients\n- milk"
    let parser = try sampleReader().parser
    let read = try records(of: text, as: .markdown, parser: parser)
    let outcomes = read.map { result in
      switch result {
      case .success(let recipe): recipe.name
      case .failure(let error): error.description
      }
    }
    let problem = "f:6: no ingredient; expected a list under the heading Ingredients"
    #expect(outcomes == ["A", problem, "C"])
  }

  @Test(
    "Markdown is meant by a heading at the start and one for ingredients",
    arguments: [
      ("# A\n\n## Ingredients\n", true), ("\n\n# A\r\n\r\n### INGREDIENTS:\r\n", true),
      ("# A\n\ningredients\n", false), ("A\n\n## Ingredients\n", false), ("", false),
      ("#pot{} @gin{}\n## Ingredients", false), ("{}", false),
    ]
  )
  func meant(text: String, isMeant: Bool) {
    #expect(MarkdownRecipeReader.isMeant(by: text[...]) == isMeant)
  }
}
