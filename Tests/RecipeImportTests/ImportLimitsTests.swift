import RecipeImport
import RecipeModel
import Testing

@Suite("how much a recipe may hold")
struct ImportLimitsTests {
  private func text(_ bytes: Int) -> String { String(repeating: "a", count: bytes) }

  private func list(_ count: Int, separator: String = ",") -> String {
    (0..<count).map { "t\($0)" }.joined(separator: separator)
  }

  /// What is wrong with the one record of a file; nil when it is read.
  private func problem(_ fields: String) throws -> ImportError? {
    let json = "[{\"idMeal\":\"1\",\"strMeal\":\"Stew\",\"strIngredient1\":\"Leek\",\(fields)}]"
    let imported = try sampleReader().read(contentsOf: Array(json.utf8), file: "f")
    #expect(imported.recipes.count + imported.problems.count == 1)
    return imported.problems.first
  }

  private func record(_ reason: ImportError.Reason) -> ImportError {
    ImportError(reason, file: "f", place: .record(1))
  }

  /// What is wrong with a Cooklang file; nil when it is read.
  private func cooklangProblem(_ text: String) throws -> ImportError? {
    let reader = try sampleReader()
    do throws(ImportError) {
      _ = try reader.readCooklang(Array(text.utf8), file: "f", id: DishID("a:1"))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a record may fill a text to its limit and no further",
    arguments: [
      ("strMeasure2", 1_000), ("strCategory", 200), ("strArea", 200), ("strGlass", 200),
      ("strTags", 200), ("strIBA", 200), ("strAlcoholic", 200), ("dateModified", 200),
      ("strSource", 2_000), ("strMealThumb", 2_000), ("strVideo", 2_000), ("strYoutube", 2_000),
    ]
  )
  func recordTexts(key: String, limit: Int) throws {
    let ingredient = key == "strMeasure2" ? "\"strIngredient2\":\"\(text(1))\"," : ""
    let most = key == "strMeasure2" ? limit - 1 : limit

    #expect(try problem("\(ingredient)\"\(key)\":\"\(text(most))\"") == nil)
    #expect(
      try problem("\(ingredient)\"\(key)\":\"\(text(limit + 1))\"")
        == record(.tooLong(key: key, bytes: limit + 1, allowed: limit))
    )
  }

  @Test("an ingredient and its measure have 1,000 bytes together, and blanks count")
  func recordLines() throws {
    #expect(try problem("\"strIngredient2\":\"\(text(1_000))\"") == nil)
    #expect(
      try problem("\"strIngredient2\":\"\(text(1_001))\"")
        == record(.tooLong(key: "strIngredient2", bytes: 1_001, allowed: 1_000))
    )
    #expect(
      try problem("\"strIngredient2\":\"\(text(600))\",\"strMeasure2\":\"\(text(401))\"")
        == record(
          .tooLong(key: "strIngredient2 with its measure", bytes: 1_001, allowed: 1_000)
        )
    )
    let blanks = String(repeating: " ", count: 1_000)
    #expect(
      try problem("\"strIngredient2\":\"Gin\(blanks)\"")
        == record(.tooLong(key: "strIngredient2", bytes: 1_003, allowed: 1_000))
    )
  }

  @Test("a record has at most 100 tags and 500 steps of 20,000 bytes")
  func recordLists() throws {
    #expect(try problem("\"strTags\":\"\(list(100))\"") == nil)
    #expect(
      try problem("\"strTags\":\"\(list(101))\"")
        == record(.tooMany(key: "strTags", count: 101, allowed: 100))
    )
    #expect(
      try problem("\"strTags\":\"\(list(100))\",\"strIBA\":\"Classic\"")
        == record(.tooMany(key: "strTags", count: 102, allowed: 100))
    )
    #expect(try problem("\"strInstructions\":\"\(list(500, separator: "\\n"))\"") == nil)
    #expect(
      try problem("\"strInstructions\":\"\(list(501, separator: "\\n"))\"")
        == record(.tooMany(key: "strInstructions", count: 501, allowed: 500))
    )
    #expect(try problem("\"strInstructions\":\"\(text(20_000))\"") == nil)
    #expect(
      try problem("\"strInstructions\":\"Stir.\\n\(text(20_001))\"")
        == record(.tooLong(key: "strInstructions, step 2,", bytes: 20_001, allowed: 20_000))
    )
  }

  @Test("a record over a limit leaves the others alone, and says how to mend it")
  func otherRecords() throws {
    let json = """
      [{"idDrink":"1","strDrink":"Big","strIngredient1":"\(text(5_000_000))"},
       {"idDrink":"2","strDrink":"Fine","strIngredient1":"Gin"},
       {"idDrink":"3","strDrink":"Tags","strIngredient1":"Gin","strTags":"\(list(101))"}]
      """
    let imported = try sampleReader().read(contentsOf: Array(json.utf8), file: "f")

    #expect(imported.recipes.map(\.name) == ["Fine"])
    #expect(
      imported.problems.map(\.description) == [
        "f: record 1: strIngredient1 has 5000000 bytes, and at most 1000 are allowed; shorten it",
        "f: record 3: strTags has 101 items, and at most 100 are allowed; leave some out",
      ]
    )
  }

  @Test(
    "an unknown area is no cuisine",
    arguments: [
      ("Unknown", nil), ("unknown", nil), (" UNKNOWN ", nil), ("Irish", "Irish"),
    ] as [(String, String?)]
  )
  func unknownArea(area: String, cuisine: String?) throws {
    let json = "[{\"idMeal\":1,\"strMeal\":\"S\",\"strIngredient1\":\"L\",\"strArea\":\"\(area)\"}]"
    let imported = try sampleReader().read(contentsOf: Array(json.utf8), file: "f")

    #expect(imported.recipes.map(\.cuisine) == [cuisine])
  }

  @Test(
    "a Cooklang file may fill a text to its limit and no further",
    arguments: [
      ("category", 200), ("course", 200), ("cuisine", 200), ("glass", 200), ("method", 200),
      ("tags", 200), ("summary", 5_000), ("description", 5_000), ("source", 2_000),
      ("link", 2_000), ("image", 2_000),
    ]
  )
  func cooklangTexts(key: String, limit: Int) throws {
    #expect(try cooklangProblem("---\n\(key): \(text(limit))\n---\n@gin") == nil)
    #expect(
      try cooklangProblem("---\n\(key): \(text(limit + 1))\n---\n@gin")
        == ImportError(
          .tooLong(key: key, bytes: limit + 1, allowed: limit),
          file: "f",
          place: .line(2)
        )
    )
  }

  @Test("an ingredient has 1,000 bytes with its amount and preparation")
  func cooklangLines() throws {
    #expect(try cooklangProblem("@\(text(990)){1%ml}(chopped)") == nil)
    #expect(
      try cooklangProblem("@gin{} @\(text(991)){1%ml}(chopped)")
        == ImportError(.tooLong(key: "ingredient 2", bytes: 1_001, allowed: 1_000), file: "f")
    )
  }

  @Test("a Cooklang file has at most 100 tags, 100 swaps and 500 steps of 20,000 bytes")
  func cooklangLists() throws {
    #expect(try cooklangProblem("---\ntags: [\(list(100))]\n---\n@gin") == nil)
    #expect(
      try cooklangProblem("---\ntags: [\(list(101))]\n---\n@gin")
        == ImportError(
          .tooMany(key: "tags", count: 101, allowed: 100),
          file: "f",
          place: .line(2)
        )
    )
    let swap = "\n  - for: gin\n    use: rum"
    #expect(
      try cooklangProblem("---\nswaps:\(String(repeating: swap, count: 100))\n---\n@gin") == nil
    )
    #expect(
      try cooklangProblem("---\nswaps:\(String(repeating: swap, count: 101))\n---\n@gin")
        == ImportError(
          .tooMany(key: "swaps", count: 101, allowed: 100),
          file: "f",
          place: .line(2)
        )
    )
    #expect(try cooklangProblem("@gin\n\n" + list(499, separator: "\n\n")) == nil)
    #expect(
      try cooklangProblem("@gin\n\n" + list(500, separator: "\n\n"))
        == ImportError(.tooMany(key: "the list of steps", count: 501, allowed: 500), file: "f")
    )
    #expect(try cooklangProblem("@gin \(text(19_996))") == nil)
    #expect(
      try cooklangProblem("@gin \(text(19_997))")
        == ImportError(.tooLong(key: "step 1", bytes: 20_001, allowed: 20_000), file: "f")
    )
  }

  @Test("a long text in an older metadata line is refused like one in the front matter")
  func metadataLine() throws {
    // A Cooklang file may have a megabyte in all.
    let bytes = inputSize(1 << 16, full: 1_000_000)
    #expect(
      try cooklangProblem(">> category: \(text(bytes))\n@gin")
        == ImportError(
          .tooLong(key: "category", bytes: bytes, allowed: 200),
          file: "f",
          place: .line(1)
        )
    )
  }
}
