import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("Recipes written for others")
struct RecipeExportTests {
  private let parser: IngredientLineParser

  init() throws {
    parser = try lexiconReader().parser
  }

  @Test(
    "recipes with any texts read back as they were",
    arguments: SeededGenerator.seeds(4, full: 2_000)
  )
  func anyTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recipes = (0..<5).map { WrittenRecipes.random(using: &random, number: $0) }
    try expectSame(recipes)
  }

  @Test(
    "a dish of the collection reads back as it was",
    arguments: SeededGenerator.seeds(1, full: 60)
  )
  func collection(seed: UInt64) throws {
    let recipes = try WrittenRecipes.collection(
      every: 60,
      from: Int(seed - 1),
      by: lexiconReader()
    )
    #expect(recipes.count > 15)
    try expectSame(recipes)
  }

  @Test(
    "the dishes of other collections read back as they were",
    .enabled(if: SharedFiles.has("data/cocktails/thecocktaildb-426.json"), SharedFiles.absence),
    arguments: [
      "data/cocktails/thecocktaildb-426.json", "data/meals/themealdb-310rows.json",
    ].prefix(inputSize(1, full: 2))
  )
  func shared(path: String) throws {
    let bytes = try SharedFiles.bytes(path)
    let recipes = try lexiconReader().read(contentsOf: bytes, file: path).recipes
    #expect(recipes.count >= 300)
    try expectSame(Array(recipes.prefix(inputSize(5, full: recipes.count))))
  }

  @Test(
    "a changed title changes nothing else, whatever the texts",
    arguments: SeededGenerator.seeds(3, full: 1_000)
  )
  func changedTitle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recipe = WrittenRecipes.random(using: &random, number: 1)
    var expected = recipe
    let export = RecipeExport(parser: parser)
    let table = try #require(export.single([recipe], as: .csv))
    var rows = NaiveCSV.rows(table)
    rows[1][1] = "Changed"
    expected.name = "Changed"
    let text = rows.map(CSVTable.row).joined()
    let fromTable = try CSVRecipeReader(parser: parser, file: "f").recipes(in: text)
    #expect(try fromTable.map { exactly(try $0.get()) } == [exactly(expected)])
    let wider = rows.map { CSVTable.row(["x"] + $0) }.joined()
    let fromWider = try CSVRecipeReader(parser: parser, file: "f").recipes(in: wider)
    #expect(try fromWider.map { exactly(try $0.get()) } == [exactly(expected)])
    var lines = MarkdownDocument.text(of: [recipe], parser: parser).components(separatedBy: "\n")
    lines[0] = "# Changed"
    let page = lines.joined(separator: "\n")
    let fromPage = try records(of: page, as: .markdown, parser: parser)
    #expect(try fromPage.map { exactly(try $0.get()) } == [exactly(expected)])
    let (file, old) = (CooklangFile(parser: parser), "\ntitle: ")
    let written = file.text(of: recipe, file: "f").components(separatedBy: "\n")
      .map { ("\n" + $0).hasPrefix(old) ? "title: Changed" : $0 }.joined(separator: "\n")
    let document = try CooklangParser().parse(written, file: "f")
    let reader = CooklangReader(document: document, file: "f", parser: parser)
    #expect(try exactly(reader.exactRecipe()) == exactly(expected))
  }

  @Test(
    "texts that look like another format, and marks over what stands before them, read back",
    arguments: [
      "Exported from MasterCook", "* Exported from MasterCook *", "MMMMM", "-----",
      "MMMMM----- Recipe via Meal-Master (tm) v8.05", "---------- Recipe via Meal-Master (tm)",
      "\u{7AE}oast", "\u{301}a", "a \u{301}b", "# x", "[ ] \u{301}a", "---", "name,ingredients",
    ]
  )
  func lookAlikes(text: String) throws {
    var recipe = WrittenRecipes.plain(name: text)
    recipe.lines = [
      IngredientLine(text: text, name: text), IngredientLine(text: "gin", name: "gin"),
    ]
    recipe.steps = [text, "Stir."]
    recipe.summary = text
    try expectSame([recipe])
    let export = RecipeExport(parser: parser)
    for (written, format) in [
      (ExportFormat.cooklang, RecipeFormat.cooklang), (.jsonld, .schemaorg), (.csv, .csv),
      (.markdown, .markdown),
    ] {
      for file in export.files(of: [recipe], as: written) {
        #expect(FormatDetection.finding(of: file.text) == .format(format))
      }
    }
  }

  @Test("a title of words that a table's columns have is a title")
  func titleLikeTable() throws {
    var recipe = WrittenRecipes.plain(name: "title,ingredients,directions")
    let text = try #require(RecipeExport(parser: parser).single([recipe], as: .markdown))
    let read = try lexiconReader().read(contentsOf: Array(text.utf8), file: "a.md")
    #expect(read.recipes == [recipe])
    recipe.name = "#title"
    try expectSame([recipe])
  }

  @Test("a line that is longer when it is written than a line may be reads back")
  func longLine() throws {
    var recipe = WrittenRecipes.plain(name: "Long")
    let word = String(repeating: "a", count: 480)
    recipe.lines = [
      IngredientLine(text: word, name: word, preparation: word, comment: word, isExact: true)
    ]
    try expectSame([recipe])
  }

  // A mark before or behind a sign makes both one character.
  @Test("no sign closes the script around a recipe", arguments: ["<", "\u{600}<", "<\u{301}"])
  func scriptEnd(sign: String) throws {
    var recipe = WrittenRecipes.plain(name: "\(sign)/script>")
    recipe.origin.link = "https://example.org/\(sign)"
    #expect(!SchemaOrgRecipe(recipe).text.utf8.contains(UInt8(ascii: "<")))
    let page = MarkdownRecipe(recipe).text
    #expect(page.unicodeScalars.count { $0 == "<" } == 1)
    try expectSame([recipe])
  }

  private func expectSame(_ recipes: [Recipe]) throws {
    let export = RecipeExport(parser: parser)
    let expected = recipes.map(exactly)
    let csv = try #require(export.single(recipes, as: .csv))
    let table = try CSVRecipeReader(parser: parser, file: "f").recipes(in: csv)
    #expect(try table.map { exactly(try $0.get()) } == expected)
    let markdown = try #require(export.single(recipes, as: .markdown))
    #expect(MarkdownRecipeReader.isMeant(by: markdown[...]))
    let pages = try records(of: markdown, as: .markdown, parser: parser)
    #expect(try pages.map { exactly(try $0.get()) } == expected)
    let document = try #require(export.single(recipes, as: .jsonld))
    let linked = try records(of: document, as: .schemaorg, parser: parser)
    #expect(try linked.map { exactly(try $0.get()) } == expected)
    let files = export.files(of: recipes, as: .cooklang)
    let read = try files.map { file in
      let document = try CooklangParser().parse(file.text, file: file.name)
      let reader = CooklangReader(document: document, file: file.name, parser: parser)
      return exactly(try reader.exactRecipe())
    }
    #expect(read == expected)
  }
}
