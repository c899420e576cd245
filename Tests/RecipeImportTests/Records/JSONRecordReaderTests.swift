import RecipeImport
import RecipeModel
import Testing

@Suite("JSON records of no particular program")
struct JSONRecordReaderTests {
  private func read(_ text: String, format: RecipeFormat? = nil) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: Array(text.utf8), file: "f", format: format)
  }

  @Test("a record keeps everything that the model has a place for")
  func whole() throws {
    let imported = try read(
      """
      [{"_id":{"$oid":"5f1"},"Title":"Dry  Spell","Category":["Sour","Short"],"area":"Cuban",
      "glass":"coupe","method":"shaken","tags":["a","b"],"serves":"2 people","prep_time":"5 min",
      "cook_time":10,"summary":"Good.","ingredients":[{"name":"Gin","measure":"2 tbsp"},
      {"ingredient":"Syrup","label":"Grenadine","amount":1.0,"unit":"ml","note":"cold"},
      {"special":"2 dashes bitters"},{"name":"Soda","optional":true},"1 lime"],
      "garnish":"Lime wheel","preparation":"Shake.\\nStrain.","image":"https://e.org/i",
      "source":"a book","url":"https://e.org/d"}]
      """
    )
    var recipe = try #require(imported.recipes.first)

    #expect(imported.problems == [])
    #expect(
      recipe.lines.map(\.text)
        == [
          "2 tbsp Gin", "1 ml Grenadine, cold", "2 dashes bitters", "Soda", "1 lime", "Lime wheel",
        ]
    )
    #expect(
      recipe.lines.map(\.role) == [.required, .required, .required, .optional, .required, .garnish]
    )
    recipe.lines = []
    #expect(
      recipe
        == Recipe(
          id: DishID("json:5f1"),
          name: "Dry Spell",
          kind: .cocktail,
          category: "Sour",
          cuisine: "Cuban",
          glass: "coupe",
          method: "shaken",
          tags: ["Short", "a", "b"],
          servings: 2,
          minutes: 15,
          preparationMinutes: 5,
          cookingMinutes: 10,
          summary: "Good.",
          lines: [],
          steps: ["Shake.", "Strain."],
          origin: RecipeOrigin(
            source: "json",
            nativeID: "5f1",
            link: "https://e.org/d",
            image: "https://e.org/i"
          )
        )
    )
  }

  @Test(
    "what somebody noted, and whom it is from where no address says it, is kept with its summary"
  )
  func notes() throws {
    let imported = try read(
      """
      [{"name":"A","summary":"Good.","notes":"Freezes.","source":"A book","ingredients":["gin"],"steps":"Mix."},
      {"name":"B","notes":["Cold.","Fast."],"ingredients":["gin"],"steps":"Mix."},
      {"name":"C","author":"Ann","url":"https://e.org/c","ingredients":["gin"],"steps":"Mix."}]
      """
    )

    #expect(imported.problems == [])
    #expect(
      imported.recipes.map(\.summary)
        == ["Good.\n\nFreezes.\n\nFrom: A book", "Cold.\n\nFast.", nil]
    )
  }

  @Test(
    "records are found in each shape of file",
    arguments: [
      "R", "[R]", "{\"recipes\":[R]}", "{\"count\":1,\"data\":[R]}", "{\"recipe\":R}",
      "[{\"recipe\":R}]", "{\"abc\":R}", "{\"drinks\":[R]}",
    ]
  )
  func shapes(_ file: String) throws {
    let record = "{\"name\":\"Gimlet\",\"ingredients\":[\"gin\"]}"

    #expect(
      try read(file.replacing("R", with: record)).recipes.map(\.id.description) == ["json:gimlet"]
    )
  }

  @Test(
    "ingredients are read in each of their shapes",
    arguments: [
      "[\"2 tbsp gin\",\"lime\"]", "\"2 tbsp gin\\nlime\"", "{\"gin\":\"2 tbsp\",\"lime\":null}",
      "[{\"food\":{\"name\":\"gin\"},\"quantity\":2,\"unit\":\"tbsp\"},{\"item\":\"lime\"},null,{}]",
      "[{\"text\":\"2 tbsp gin\"},\"\",\"lime\"]",
    ]
  )
  func ingredients(_ json: String) throws {
    let lines = try read("{\"name\":\"G\",\"ingredients\":\(json)}").recipes.first?.lines

    #expect(lines?.map(\.name) == ["gin", "lime"])
    #expect(lines?.map(\.amounts) == [[Amount(quantity: 2, unit: "tbsp")], []])
  }

  @Test("a method of a few words is a way to mix, a longer one the steps")
  func methods() throws {
    func recipe(_ fields: String) throws -> Recipe? {
      try read("{\"name\":\"G\",\"ingredients\":[\"gin\"],\(fields)}").recipes.first
    }

    #expect(try recipe("\"method\":\"stirred\"")?.method == "stirred")
    #expect(try recipe("\"method\":\"stirred\"")?.steps == [])
    #expect(try recipe("\"method\":\"Stir all with ice.\"")?.steps == ["Stir all with ice."])
    #expect(try recipe("\"method\":[\"Stir\"]")?.steps == ["Stir"])
    #expect(
      try recipe("\"method\":\"built\",\"steps\":[{\"step\":1,\"text\":\"A\"}]")?.steps == ["A"]
    )
  }

  @Test("bad records are reported with number and reason, and the others go in")
  func badRecords() throws {
    let imported = try read(
      """
      [{"name":"Good","ingredients":["gin"]},{"id":1,"ingredients":["gin"]},
      {"name":"Dry","ingredients":[]},"text",null,{"name":true,"ingredients":["gin"]},
      {"name":"Odd","ingredients":[["gin"]]},{"name":"!","ingredients":["gin"]},
      {"name":"Last","ingredients":["gin"]}]
      """
    )

    #expect(imported.recipes.map(\.name) == ["Good", "Last"])
    #expect(
      imported.problems.map(\.description) == [
        "f: record 2: no name; expected a name or title",
        "f: record 3: no ingredient; expected at least one",
        "f: record 4: not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}",
        "f: record 5: not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}",
        "f: record 6: name is not text; write it as a JSON string or leave it out",
        "f: record 7: ingredients, item 1, is not text; write it as a JSON string or leave it out",
        "f: record 8: no name with a letter or digit; expected a name or title",
      ]
    )
  }

  @Test("an id too long for one is cut, and another that begins alike stays apart")
  func longIDs() throws {
    let long = String(repeating: "a", count: 200)
    let imported = try read(
      """
      [{"id":"\(long)1","name":"A","ingredients":["gin"]},
      {"id":"\(long)2","name":"B","ingredients":["gin"]}]
      """
    )

    #expect(imported.recipes.map(\.name) == ["A", "B"])
    #expect(imported.recipes.allSatisfy { $0.origin.nativeID.utf8.count <= 100 })
  }

  @Test("a record without a usual key for its name has the text that is most likely one")
  func likelyNames() throws {
    func names(_ record: String) throws -> [String] {
      try sampleReader().read(
        contentsOf: Array("[{\(record),\"ingredients\":[\"1 leek\"]}]".utf8),
        file: "f"
      ).recipes.map(\.name)
    }
    #expect(try names("\"author_name\":\"Ann\",\"mixName\":\"Leek Fizz\"") == ["Leek Fizz"])
    #expect(try names("\"id\":\"a1\",\"lang\":\"en\",\"Rezept\":\"Lauchsuppe\"") == ["Lauchsuppe"])
    #expect(try names("\"label\":\"Leek Soup\",\"other\":\"Second\"") == ["Leek Soup"])
    #expect(
      try names(
        "\"href\":\"https://example.org/a\",\"label\":\"https://example.org/b\",\"dish\":\"Leek\""
      ) == ["Leek"]
    )
    #expect(try names("\"id\":\"a1\",\"category\":\"Soup\"") == [])
    let one = "{\"label\":\"Leek Soup\",\"ingredients\":[\"1 leek\"]}"
    #expect(
      try sampleReader().read(contentsOf: Array(one.utf8), file: "f").recipes.map(\.name) == [
        "Leek Soup"
      ]
    )
  }
}
