import Foundation
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
    "a JSON-LD document is JSON with a context for its copies, and closes no script element",
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
      let context = try #require(document["@context"] as? [Any])
      #expect(context.first as? String == "https://schema.org")
      #expect(context.last as? [String: String] == ["whatcanimake": "urn:whatcanimake:"])
      let objects = count == 1 ? [document] : document["@graph"] as? [[String: Any]]
      let copies = try #require(objects).map { $0["whatcanimake:recipe"] as? String }
      #expect(copies == recipes.map { ExactCopy.text(of: $0) })
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
    #expect(rows.map(\.count) == [19, 19])
    for cell in rows[1] {
      let sign = cell.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) }
      #expect(sign != true || cell.wholeMatch(of: /[+-]\d+(\.\d+)?([eE][+-]?\d+)?/) != nil)
    }
  }

  @Test("a Cooklang file that says everything has no copy, and any other has one")
  func cooklangCopy() throws {
    let plain = "---\ntitle: Tea\nkind: meal\n---\n\nSteep @tea{}.\n"
    let parser = try sampleReader().parser
    let document = try CooklangParser().parse(plain, file: "tea.cook")
    let reader = CooklangReader(document: document, file: "tea.cook", parser: parser)
    let tea = try reader.exactRecipe()
    #expect(try export().single([tea], as: .cooklang) == plain)
    var other = tea
    other.id = DishID("classic:tea")
    let text = try #require(try export().single([other], as: .cooklang))
    #expect(text.hasPrefix("---\ntitle: Tea\nkind: meal\nwhatcanimake: \""))
    #expect(text.hasSuffix("\"\n---\n\nSteep @tea{}.\n"))
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

  @Test("a recipe too long for a copy is written without one")
  func tooLong() throws {
    var recipe = recipe("Tea")
    recipe.steps = Array(repeating: String(repeating: "stir ", count: 3_000), count: 6)
    let text = try #require(try export().single([recipe], as: .cooklang))
    #expect(!text.contains("whatcanimake"))
    #expect(text.hasPrefix("---\ntitle: Tea\nkind: meal\n---\n"))
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
