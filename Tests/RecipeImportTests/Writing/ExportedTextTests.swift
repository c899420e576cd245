import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("Exported files as others see them")
struct ExportedTextTests {
  private func export() throws -> RecipeExport {
    RecipeExport(parser: try sampleReader().parser)
  }

  private func recipe(_ name: String, id: String = "classic:x") -> Recipe {
    Recipe(
      id: DishID(id),
      name: name,
      kind: .meal,
      lines: [IngredientLine(text: "tea", name: "tea")],
      origin: RecipeOrigin(source: "classic", nativeID: "x")
    )
  }

  @Test("JSON-LD and CSV are one file, Markdown and Cooklang one a recipe")
  func files() throws {
    let recipes = [recipe("Tea"), recipe("Café au lait"), recipe("tea")]
    let names = try ExportFormat.allCases.map { format in
      try export().files(of: recipes, as: format).map(\.name)
    }
    let stems = ["tea", "café-au-lait", "tea-2"]
    #expect(
      names == [
        stems.map { $0 + ".cook" }, ["recipes.jsonld"], stems.map { $0 + ".md" }, ["recipes.csv"],
      ]
    )
    for format in ExportFormat.allCases {
      let one = try export().files(of: [recipe("Tea")], as: format)
      #expect(try export().single([recipe("Tea")], as: format) == one.first?.text)
      #expect(try export().files(of: [], as: format).isEmpty)
      #expect(try export().single([], as: format) == nil)
    }
    #expect(try export().single(recipes, as: .cooklang) == nil)
  }

  @Test(
    "a file's name is safe on every file system",
    arguments: [
      ("Tea", "tea.md"), ("../../etc/passwd", "etc-passwd.md"), ("a/b\\c:d", "a-b-c-d.md"),
      ("CON", "con-recipe.md"), ("Lpt1", "lpt1-recipe.md"), ("com", "com.md"),
      ("***", "classic-x.md"),
      (".hidden ", "hidden.md"), ("a\u{0}\n\u{202E}b", "a-b.md"), ("漢字", "漢字.md"),
    ]
  )
  func names(name: String, file: String) throws {
    #expect(try export().files(of: [recipe(name)], as: .markdown).map(\.name) == [file])
  }

  @Test("names are at most 80 bytes before the dot, and no two are equal")
  func manyNames() throws {
    let long = [String(repeating: "é", count: 100), String(repeating: "a ", count: 90)]
    let recipes =
      Array(repeating: long, count: inputSize(30, full: 150)).joined().map { recipe($0) }
      + ["tea", "tea-2", "tea", "Tea 2"].map { recipe($0) }
    let names = try export().files(of: recipes, as: .cooklang).map(\.name)
    #expect(names.allSatisfy { $0.utf8.count <= 80 + ".cook".utf8.count })
    #expect(Set(names.map { $0.lowercased() }).count == recipes.count)
    #expect(names.suffix(4) == ["tea.cook", "tea-2.cook", "tea-3.cook", "tea-2-2.cook"])
  }

  @Test(
    "a JSON-LD document is JSON in schema.org's terms alone, and closes no script element",
    arguments: SeededGenerator.seeds(20)
  )
  func jsonLD(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for count in 1...2 {
      let recipes = (0..<count).map { WrittenRecipes.random(using: &random, number: $0) }
      let text = try #require(try export().single(recipes, as: .jsonld))
      #expect(!text.contains("<"))
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let document = try #require(root)
      #expect(document["@context"] as? String == "https://schema.org")
      let objects = count == 1 ? [document] : document["@graph"] as? [[String: Any]]
      #expect(try #require(objects).allSatisfy { $0["@type"] as? String == "Recipe" })
    }
  }

  @Test(
    "no cell of an exported table begins with a formula's sign, in any program's columns",
    arguments: SeededGenerator.seeds(20)
  )
  func formulas(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recipe = WrittenRecipes.random(using: &random, number: 0)
    let text = try #require(try export().single([recipe], as: .csv))
    #expect(text.hasSuffix("\r\n"))
    let rows = NaiveCSV.rows(text)
    #expect(rows.map(\.count) == [22, 22])
    for cell in rows[1] {
      let sign = cell.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) }
      #expect(sign != true || cell.wholeMatch(of: /[+-]\d+(\.\d+)?([eE][+-]?\d+)?/) != nil)
    }
  }

  @Test("a Cooklang file says nothing twice")
  func cooklangCopy() throws {
    let plain = "---\ntitle: Tea\nkind: meal\n---\n\nSteep @tea{}.\n"
    let parser = try sampleReader().parser
    let document = try CooklangParser().parse(plain, file: "tea.cook")
    let reader = CooklangReader(document: document, file: "tea.cook", parser: parser)
    let tea = try reader.exactRecipe()
    #expect(try export().single([tea], as: .cooklang) == plain)
    var other = tea
    other.id = DishID("classic:tea")
    other.origin.source = "classic"
    let text = try #require(try export().single([other], as: .cooklang))
    #expect(
      text == "---\ntitle: Tea\nkind: meal\nid: \"classic:tea\"\n---\n\nSteep @tea{}.\n"
    )
  }

  @Test("an edited Cooklang file keeps what nobody edited")
  func cooklangEdited() throws {
    var recipe = recipe("Tea")
    recipe.lines[0].comment = "loose"
    recipe.origin.video = "https://example.com/v"
    recipe.steps = ["Steep  well."]
    let text = try #require(try export().single([recipe], as: .cooklang))
    let changed = text.replacing("title: Tea", with: "title: Green tea")
    let document = try CooklangParser().parse(changed, file: "f")
    let parser = try sampleReader().parser
    var expected = recipe
    expected.name = "Green tea"
    let reader = CooklangReader(document: document, file: "f", parser: parser)
    #expect(try reader.exactRecipe() == expected)
  }

  @Test("what front matter has no room for is left out")
  func tooLong() throws {
    var recipe = recipe("Tea")
    recipe.steps = (0..<8).map { "\($0) " + String(repeating: "stir  ", count: 3_000) }
    let text = try #require(try export().single([recipe], as: .cooklang))
    #expect(!text.contains("step "))
    #expect(text.hasPrefix("---\ntitle: Tea\nkind: meal\n---\n"))
  }

  @Test("a dish of the collection is said once in every format, and hardly anything besides")
  func saidOnce() throws {
    let recipes = try WrittenRecipes.collection(every: 50, from: 3, by: lexiconReader())
    let export = RecipeExport(parser: try lexiconReader().parser)
    for recipe in recipes {
      for format in ExportFormat.allCases {
        let text = try #require(export.single([recipe], as: format))
        // Neither the whole nor a list of lines, steps or tags stands beside what is read.
        for key in ["recipe", "lines", "steps", "tags"] {
          let whole = try Regex(
            "(^|\n|<!-- |\"|\\\\n)\(key)( [0-9a-f]{8})?(: \"?[\\[{\\\\]|\",\"value)"
          )
          let isOwnKey = format == .cooklang && key == "tags"
          #expect(isOwnKey || text.firstMatch(of: whole) == nil, "\(key) of \(recipe.id)")
        }
        #expect(!text.contains("whatcanimake"), "\(recipe.id)")
      }
    }
  }

  @Test("parts, times, servings and tags stand in every format's own words")
  func ownWords() throws {
    var recipe = recipe("Pie")
    let parser = try lexiconReader().parser
    recipe.lines = ["500 g minced beef", "1 onion", "1 kg potato", "50 g butter"].map(parser.parse)
    for position in 0..<2 { recipe.lines[position].section = "Filling" }
    for position in 2..<4 { recipe.lines[position].section = "Mash" }
    (recipe.servings, recipe.mostServings) = (4, 6)
    (recipe.preparationMinutes, recipe.cookingMinutes, recipe.minutes) = (20, 40, 60)
    (recipe.tags, recipe.steps) = (["beef", "oven"], ["Fill.", "Bake."])
    recipe.origin.image = "https://example.org/pie.jpg"
    let export = RecipeExport(parser: parser)
    let texts = try ExportFormat.allCases.map {
      try #require(export.single([recipe], as: $0))
    }
    #expect(
      texts[0] == """
        ---
        title: Pie
        kind: meal
        tags: [beef, oven]
        servings: "4-6"
        prep time: 20 minutes
        cook time: 40 minutes
        time: 60 minutes
        image: "https://example.org/pie.jpg"
        id: "classic:x"
        ---

        = Filling

        @minced beef{500%g},
        @onion{1}

        = Mash

        @potato{1%kg},
        @butter{50%g}

        = Steps

        Fill.

        Bake.

        """
    )
    #expect(
      texts[2] == """
        # Pie

        *serves 4 to 6 · 60 min · 20 min preparation · 40 min cooking*

        Tags: beef, oven

        ## Ingredients

        ### Filling

        - 500 g minced beef
        - 1 onion

        ### Mash

        - 1 kg potato
        - 50 g butter

        ## Steps

        1. Fill.
        2. Bake.

        ![](https://example.org/pie.jpg)

        <!-- id: "classic:x" -->

        """
    )
    for part in [
      "\"recipeYield\":\"4 to 6 servings\",\"prepTime\":\"PT20M\",\"cookTime\":\"PT40M\"",
      "[\"Filling:\",\"500 g minced beef\",\"1 onion\",\"Mash:\",\"1 kg potato\"",
    ] { #expect(texts[1].contains(part), "\(texts[1])") }
    #expect(
      texts[1].contains("\"additionalProperty\":[{\"@type\":\"PropertyValue\",\"name\":\"kind\"")
        == false
    )
    #expect(texts[3].contains(",4 to 6,20,40,60,"))
    for (text, format) in zip(texts, [RecipeFormat.cooklang, .schemaorg, .markdown, .csv]) {
      let read = try lexiconReader().read(contentsOf: Array(text.utf8), file: "f", format: format)
      #expect(read.recipes.map(exactly) == [exactly(recipe)])
    }
  }

  @Test("what stood beside words that a person changed is passed over, the rest stays")
  func changedWords() throws {
    var recipe = recipe("Tea")
    recipe.lines = ["tea", "milk"].map {
      IngredientLine(text: "some \($0)", name: $0, comment: "loose")
    }
    recipe.glass = "a  mug"
    let parser = try sampleReader().parser
    let text = try #require(RecipeExport(parser: parser).single([recipe], as: .markdown))
    var lines = text.components(separatedBy: "\n")
    let milk = try #require(lines.firstIndex { $0.hasPrefix("- ") && $0.contains("milk") })
    lines[milk] = "- cream"
    lines.insert("- 1 lemon", at: milk)
    let changed = lines.joined(separator: "\n")
    let read = try #require(
      try records(of: changed, as: .markdown, parser: parser).map { try $0.get() }.first
    )
    #expect(read.id == recipe.id && read.glass == recipe.glass)
    #expect(read.lines.first == recipe.lines.first)
    #expect(read.lines.map(\.name).dropFirst() == ["lemon", "cream"])
    #expect(read.lines.last?.comment == nil)
  }

  @Test("what only the copy can hold comes back where nobody changed the text")
  func onlyInCopy() throws {
    var recipe = recipe("!?")
    recipe.lines = [
      IngredientLine(text: "\u{200B}", name: "\u{200B}"),
      IngredientLine(text: String(repeating: "x", count: 1_500), name: "x"),
    ]
    recipe.tags = ["a", "A", ""]
    let parser = try sampleReader().parser
    let export = RecipeExport(parser: parser)
    let markdown = try #require(export.single([recipe], as: .markdown))
    let table = try #require(export.single([recipe], as: .csv))
    let file = try #require(export.files(of: [recipe], as: .cooklang).first)
    let document = try CooklangParser().parse(file.text, file: "f")
    let read = [
      try records(of: markdown, as: .markdown, parser: parser).map { try $0.get() },
      try CSVRecipeReader(parser: parser, file: "f").recipes(in: table).map { try $0.get() },
      [try CooklangReader(document: document, file: "f", parser: parser).exactRecipe()],
    ]
    #expect(read == [[recipe], [recipe], [recipe]])
  }

  @Test("a swap reads as it is written", arguments: ["a for b", "a b for c d (e (f))"])
  func swaps(text: String) throws {
    #expect(try SwapText.text(of: #require(SwapText.swap(text))) == text)
    #expect(SwapText.swap("nothing") == nil)
  }
}
