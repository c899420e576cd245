import RecipeModel
import Testing

@testable import RecipeImport

@Suite("ids of recipes from files")
struct RecipeIDTests {
  @Test(
    "a kept id has no white space, control or format character",
    arguments: [
      ("5", "5"), ("5\u{0}", "5"), (" 5\u{A0}a\u{85}b ", "5-a-b"), ("A/B:é", "A/B:é"),
      ("\u{FEFF}5\u{AD}6\u{202E}7\u{E0041}", "567"), ("a\u{200D}", "a"), ("a \u{1B} b", "a-b"),
      ("\u{0}", ""), ("", ""),
    ]
  )
  func kept(text: String, id: String) {
    #expect(RecipeDraft.keptID(text) == id)
  }

  @Test("a slug leaves out joiners and tags, which letters carry unseen")
  func slugs() {
    #expect(slug(of: "Ne\u{200C}st \u{0} e\u{E0041}gg\u{200D}s") == "nest-eggs")
    #expect(RecipeDraft.nativeID("a\u{200D}") == "a")
    #expect(RecipeFileReader.wishedNativeID(title: "a\u{200D}") == "a")
  }

  @Test("an id cell of nothing but control characters is no id")
  func blankCell() throws {
    let text = "id,name,ingredients\n\u{0},Jam,sugar\n5\u{0},Tea,leaves\n"

    #expect(try ids(of: text, .csv) == ["csv:jam", "csv:5"])
  }

  @Test("every reader gives ids within the limits, whatever stands in its id or title")
  func everyReader() throws {
    let escapes = ["\\u0000", "\\u001b", "\\u200d", "\\u202e", "\\u00ad", "\\u0085", "\\ufeff"]
    for (escape, sign) in zip(escapes, "\u{0}\u{1B}\u{200D}\u{202E}\u{AD}\u{85}\u{FEFF}".scalars) {
      for (format, text) in samples(word: "a\(sign)b", escaped: "a\(escape)b") {
        let imported = try sampleReader().read(
          contentsOf: Array(text.utf8),
          file: "a\(sign)b",
          format: format
        )
        let isRefused = format == .thecocktaildb || format == .spoonacular
        let areWithinLimits = imported.recipes.map(\.isWithinImportLimits)
        #expect(areWithinLimits == (isRefused ? [] : [true]), "\(format) \(escape)")
      }
    }
  }

  @Test("a copy whose id has a control or format character is ignored")
  func copies() throws {
    for (id, isTaken) in [("csv:5", true), ("csv:5\u{0}", false), ("csv:5\u{200B}", false)] {
      let recipe = Recipe(
        id: DishID(id),
        name: "Jam",
        kind: .meal,
        lines: [IngredientLine(text: "sugar", name: "sugar")],
        origin: RecipeOrigin(source: "csv", nativeID: "5")
      )
      let copy = try #require(ExactCopy.text(of: recipe))

      #expect(ExactCopy.recipe(in: copy) == (isTaken ? recipe : nil))
    }
  }

  private func ids(of text: String, _ format: RecipeFormat) throws -> [String] {
    try sampleReader().read(contentsOf: Array(text.utf8), file: "f", format: format)
      .recipes.map(\.id.description)
  }

  /// A file of each format with the word in its id, or in its title where it has no id.
  private func samples(word: String, escaped: String) -> [(RecipeFormat, String)] {
    [
      (.cooklang, "---\ntitle: \"\(escaped)\"\n---\nStir @gin{}."),
      (.cooklang, "Stir @gin{}."),
      (.markdown, "# \(word)\n\n## Ingredients\n- gin\n"),
      (.csv, "id,name,ingredients\n\(word),A,gin\n"),
      (.csv, "name,ingredients\n\(word),gin\n"),
      (.csv, "id,name,ingredient,measure\n\(word),A,gin,1\n"),
      (.json, "[{\"id\":\"\(escaped)\",\"name\":\"A\",\"ingredients\":[\"gin\"]}]"),
      (.json, "[{\"name\":\"\(escaped)\",\"ingredients\":[\"gin\"]}]"),
      (.jsonlines, "{\"id\":\"\(escaped)\",\"name\":\"A\",\"ingredients\":[\"gin\"]}"),
      (.mealie, "{\"slug\":\"\(escaped)\",\"name\":\"A\",\"recipeIngredient\":[\"gin\"]}"),
      (.paprika, "{\"uid\":\"\(escaped)\",\"name\":\"A\",\"ingredients\":\"gin\"}"),
      (
        .schemaorg,
        "{\"@type\":\"Recipe\",\"identifier\":\"a1:\(escaped)\",\"name\":\"A\","
          + "\"recipeIngredient\":[\"gin\"]}"
      ),
      (
        .thecocktaildb,
        "[{\"idDrink\":\"\(escaped)\",\"strDrink\":\"A\",\"strIngredient1\":\"Gin\"}]"
      ),
      (
        .spoonacular,
        "[{\"id\":\"\(escaped)\",\"title\":\"A\",\"extendedIngredients\":[{\"original\":\"gin\"}]}]"
      ),
    ]
  }
}

extension String {
  fileprivate var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
