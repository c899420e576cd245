import RecipeImport
import RecipeModel
import Testing

@Suite("Spoonacular: records to recipes")
struct SpoonacularReaderTests {
  private func read(_ json: String) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: Array(json.utf8), file: "answer", format: .spoonacular)
  }

  private func record(_ fields: String = "") -> String {
    """
    {"id":7,"title":"Soup","extendedIngredients":[{"original":"2 leeks"}]\(fields)}
    """
  }

  @Test("a recipe keeps what the service says about it, and its texts lose their markup")
  func whole() throws {
    let imported = try read(
      """
      {"id":716,"title":" Leek\\nSoup ","image":"https://example.org/716.jpg","servings":4,
      "readyInMinutes":45,"sourceUrl":"https://example.org/soup",
      "summary":"A <b>mild</b> soup &amp; more.<br>It feeds &frac12; a &#100;ozen.",
      "cuisines":["French","European"],"dishTypes":["main course","soup"],
      "diets":["vegetarian"],"occasions":["winter","Vegetarian"],"vegetarian":true,
      "extendedIngredients":[
        {"id":1,"name":"leek","original":"2 large leeks,  sliced","amount":2,"unit":""},
        {"name":"cream","original":null,"amount":1.5,"unit":"tbsp"},
        {"name":"salt","amount":0,"unit":""}],
      "instructions":"<ol><li>Unused.</li></ol>",
      "analyzedInstructions":[
        {"name":"","steps":[{"number":1,"step":"Slice."},{"number":2,"step":"Cook."}]},
        {"name":"To serve","steps":[{"number":1,"step":"Add cream."},{"number":2,"step":"Eat."}]}]}
      """
    )
    let parser = try sampleReader()
    let lines = ["2 large leeks, sliced", "1.5 tbsp cream", "0 salt"]
    let written = try parser.recipe(
      from: WrittenRecipe(title: "x", ingredients: lines),
      id: DishID("x:x")
    )

    #expect(imported.problems == [])
    #expect(imported.recipes.first?.lines.map(\.text) == lines)
    #expect(imported.recipes.first?.lines.first == written.lines.first)
    var recipe = try #require(imported.recipes.first)
    recipe.lines = []
    #expect(
      recipe
        == Recipe(
          id: DishID("spoonacular:716"),
          name: "Leek Soup",
          kind: .meal,
          category: "Main course",
          cuisine: "French",
          tags: ["vegetarian", "winter"],
          servings: 4,
          minutes: 45,
          summary: "A mild soup & more. It feeds ½ a dozen.",
          lines: [],
          steps: ["Slice.", "Cook.", "To serve: Add cream.", "Eat."],
          origin: RecipeOrigin(
            source: "spoonacular",
            nativeID: "716",
            link: "https://example.org/soup",
            image: "https://example.org/716.jpg"
          )
        )
    )
  }

  @Test("without analysed steps the instructions are taken apart, a list item a step")
  func instructions() throws {
    let fields = """
      ,"instructions":"<ol><li>1. Slice &lt;thin&gt;.</li><li>Cook for <5 minutes.</li></ol>",
      "analyzedInstructions":[]
      """
    #expect(
      try read(record(fields)).recipes.map(\.steps)
        == [["Slice <thin>.", "Cook for <5 minutes."]]
    )
  }

  @Test(
    "dish types tell drinks from meals",
    arguments: ["drink", "Beverage", "cocktail", "drinks"]
  )
  func drinks(_ type: String) throws {
    #expect(
      try read(record(",\"dishTypes\":[\"starter\",\"\(type)\"]")).recipes.map(\.kind)
        == [.cocktail]
    )
    #expect(try read(record(",\"dishTypes\":[\"soup\"]")).recipes.map(\.kind) == [.meal])
  }

  @Test("one object, a list, results and recipes are all read")
  func shapes() throws {
    for json in [
      record(), "[\(record())]", "{\"results\":[\(record())],\"totalResults\":9}",
      "{\"recipes\":[\(record())]}",
    ] {
      #expect(try read(json).recipes.map(\.id) == [DishID("spoonacular:7")])
    }
  }

  @Test(
    "an answer without recipes is an error of the whole",
    arguments: [
      ("[]", ImportError.Reason.noRecords), ("{\"results\":[]}", .noRecords),
      ("{\"results\":null}", .noRecords), ("{\"results\":5}", .wrongShape), ("{}", .wrongShape),
      ("5", .wrongShape), ("{\"status\":\"failure\",\"code\":401}", .wrongShape),
    ]
  )
  func empty(_ json: String, _ reason: ImportError.Reason) throws {
    #expect(throws: ImportError(reason, file: "answer")) { try read(json) }
  }

  @Test("a record that cannot be read is reported with its reason, and the others are taken")
  func badRecords() throws {
    let imported = try read(
      """
      [{"title":"x"},{"id":1.5},{"id":"1a"},{"id":2},{"id":3,"title":5},
       {"id":4,"title":"x"},{"id":5,"title":"x","extendedIngredients":{}},
       {"id":6,"title":"x","extendedIngredients":["leek"]},
       {"id":6,"title":"x","extendedIngredients":[{"amount":1}]},
       "text",null,\(record(",\"servings\":\"4\"")),\(record(",\"dishTypes\":[1]")),
       \(record(",\"analyzedInstructions\":[{\"steps\":[{\"step\":1}]}]")),
       {"id":"12","title":"Kept","servings":-1,"readyInMinutes":0,"image":"leek.jpg",
        "extendedIngredients":[{"original":"1 leek"}]}]
      """
    )
    #expect(
      imported.problems.map(\.description) == [
        "answer: record 1: no id; expected id",
        "answer: record 2: id '1.5' is not valid; expected a whole number",
        "answer: record 3: id '1a' is not valid; expected a whole number",
        "answer: record 4: no name; expected title",
        "answer: record 5: title is not text; write it as a JSON string or leave it out",
        "answer: record 6: no ingredient; expected extendedIngredients",
        "answer: record 7: extendedIngredients '…' is not valid; expected a list",
        "answer: record 8: extendedIngredients 1 '…' is not valid; expected an object",
        "answer: record 9: no text of an ingredient; expected original in "
          + "extendedIngredients",
        "answer: record 10: not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}",
        "answer: record 11: not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}",
        "answer: record 12: servings '4' is not valid; expected a whole number",
        "answer: record 13: dishTypes is not text; write it as a JSON string or leave it out",
        "answer: record 14: step is not text; write it as a JSON string or leave it out",
      ]
    )
    #expect(imported.recipes.map(\.name) == ["Kept"])
    #expect(imported.recipes.first?.servings == nil)
    #expect(imported.recipes.first?.origin.image == nil)
  }

  @Test("a field of any wrong kind gives a recipe or a problem, never neither and never a trap")
  func kinds() throws {
    let keys = [
      "id", "title", "image", "servings", "readyInMinutes", "sourceUrl", "summary", "cuisines",
      "dishTypes", "diets", "occasions", "extendedIngredients", "instructions",
      "analyzedInstructions",
    ]
    let values = [
      "null", "true", "1", "-1", "1e300", "\"\"", "\"text\"", "[]", "[null]", "[[]]", "[{}]", "{}",
      "{\"a\":1}",
    ]
    for key in keys {
      for value in values {
        let fields = [
          "id": "7", "title": "\"Soup\"", "extendedIngredients": "[{\"name\":\"leek\"}]",
        ]
        .merging([key: value]) { $1 }
        let json = fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
        let imported = try read("[{\(json)}]")
        #expect(imported.recipes.count + imported.problems.count == 1, "\(key): \(value)")
      }
    }
  }

  @Test("an answer cut off at any byte is an error or whole")
  func truncated() throws {
    let bytes = Array(record(",\"summary\":\"Ünï\"").utf8)
    let reader = try sampleReader()
    for end in 1..<bytes.count {
      #expect(throws: ImportError.self, "\(end)") {
        try reader.read(contentsOf: Array(bytes[..<end]), file: "answer", format: .spoonacular)
      }
    }
  }

  @Test("texts beyond the limits are problems that name the field")
  func limits() throws {
    let long = String(repeating: "x", count: 30_000)
    let imported = try read(
      """
      [\(record(",\"summary\":\"\(long)\"")),\(record(",\"sourceUrl\":\"https://\(long)\"")),
       \(record(",\"cuisines\":[\"\(long)\"]")),\(record(",\"instructions\":\"\(long)\"")),
       {"id":1,"title":"\(long)"},{"id":1,"title":"x","extendedIngredients":[
       \(Array(repeating: "{\"name\":\"leek\"}", count: 501).joined(separator: ","))]}]
      """
    )
    #expect(
      imported.problems.map(\.reason) == [
        .tooLong(key: "summary", bytes: 30_000, allowed: 20_000),
        .tooLong(key: "sourceUrl", bytes: 30_008, allowed: 2_000),
        .tooLong(key: "cuisines", bytes: 30_000, allowed: 200),
        .tooLong(key: "instructions, step 1,", bytes: 30_000, allowed: 20_000),
        .tooLong(key: "title", bytes: 30_000, allowed: 500),
        .tooManyLines(501, allowed: 500),
      ]
    )
  }
}
