import RecipeImport
import RecipeModel
import Testing

@Suite("TheCocktailDB: records to recipes")
struct TheCocktailDBReaderTests {
  private func read(_ json: String, format: RecipeFormat? = nil) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: Array(json.utf8), file: "drinks.json", format: format)
  }

  @Test("a drink keeps its glass, tags, picture and date")
  func drink() throws {
    let imported = try read(
      """
      {"drinks":[{"idDrink":"7","strDrink":" Dry\\nSpell ","strTags":"Classic,,IBA","strIBA":
      "Unforgettables","strAlcoholic":"Non alcoholic","strCategory":"Cocktail","strGlass":"Coupe",
      "strInstructions":"Stir.\\r\\nServe.","strDrinkThumb":"https://example.org/7.jpg",
      "strVideo":"https://example.org/7","strSource":"","dateModified":"2016-08-31 19:32:08",
      "strIngredient1":"Gin","strIngredient2":"","strIngredient3":" Lime\\n","strIngredient4":null,
      "strMeasure1":"2 oz\\n","strMeasure2":null,"strArea":null}]}
      """
    )
    var recipe = try #require(imported.recipes.first)

    #expect(imported.recipes.count == 1)
    #expect(imported.problems == [])
    #expect(recipe.lines.count == 2)
    recipe.lines = []
    #expect(
      recipe
        == Recipe(
          id: DishID("thecocktaildb:7"),
          name: "Dry Spell",
          kind: .cocktail,
          category: "Cocktail",
          glass: "Coupe",
          tags: ["Classic", "IBA", "Unforgettables", "Non alcoholic"],
          lines: [],
          steps: ["Stir.", "Serve."],
          origin: RecipeOrigin(
            source: "thecocktaildb",
            nativeID: "7",
            image: "https://example.org/7.jpg",
            video: "https://example.org/7",
            modified: "2016-08-31 19:32:08"
          )
        )
    )
  }

  @Test("a meal keeps its cuisine, and a bare list is read like an answer of the API")
  func meal() throws {
    let imported = try read(
      """
      [{"idMeal":52,"strMeal":"Stew","strArea":"Irish","strYoutube":"https://example.org/v",
      "strSource":"https://example.org/s","strMealThumb":"https://example.org/i",
      "strIngredient20":"Lamb","strMeasure20":1}]
      """
    )
    var recipe = try #require(imported.recipes.first)

    #expect(recipe.lines.map(\.name) == ["Lamb"])
    recipe.lines = []
    #expect(
      recipe
        == Recipe(
          id: DishID("themealdb:52"),
          name: "Stew",
          kind: .meal,
          cuisine: "Irish",
          lines: [],
          origin: RecipeOrigin(
            source: "themealdb",
            nativeID: "52",
            link: "https://example.org/s",
            image: "https://example.org/i",
            video: "https://example.org/v"
          )
        )
    )
  }

  @Test("bad records are reported with number and reason, and the others go in")
  func badRecords() throws {
    let imported = try read(
      """
      {"drinks":[
        {"idDrink":"1","strDrink":"Good","strIngredient1":"Gin"},
        {"strDrink":"No id","strIngredient1":"Gin"},
        {"idDrink":"3","strDrink":" ","strIngredient1":"Gin"},
        {"idDrink":"4","strDrink":"Dry","strIngredient1":null,"strIngredient2":""},
        {"idDrink":"5","strDrink":5,"strIngredient1":"Gin"},
        {"idDrink":"6","strDrink":"Odd","strIngredient1":{"name":"Gin"}},
        {"idDrink":"7","strDrink":"Tags","strIngredient1":"Gin","strTags":[]},
        "text", null, [],
        {"idDrink":"a b","strDrink":"Id","strIngredient1":"Gin"},
        {"idDrink":"12","strDrink":"Much","strIngredient51":"Gin"},
        {"idDrink":"13","strDrink":"Last","strIngredient50":"Gin"}
      ]}
      """
    )

    #expect(imported.recipes.map(\.name) == ["Good", "Last"])
    #expect(
      imported.problems.map(\.description) == [
        "drinks.json: record 2: no id; expected idDrink or idMeal",
        "drinks.json: record 3: no name; expected strDrink",
        "drinks.json: record 4: no ingredient; expected strIngredient1",
        "drinks.json: record 5: strDrink is not text; write it as a JSON string or leave it out",
        "drinks.json: record 6: strIngredient1 is not text; "
          + "write it as a JSON string or leave it out",
        "drinks.json: record 7: strTags is not text; write it as a JSON string or leave it out",
        "drinks.json: record 8: not a JSON object; a record is {\"idDrink\":…} or {\"idMeal\":…}",
        "drinks.json: record 9: not a JSON object; a record is {\"idDrink\":…} or {\"idMeal\":…}",
        "drinks.json: record 10: not a JSON object; a record is {\"idDrink\":…} or {\"idMeal\":…}",
        "drinks.json: record 11: idDrink 'a b' is not valid; expected letters and digits",
        "drinks.json: record 12: 51 ingredients, and at most 50 are allowed; split the recipe",
      ]
    )
  }

  @Test("a repeated id counts once: the first record wins")
  func repeats() throws {
    let imported = try read(
      """
      [{"idDrink":"1","strDrink":"First","strIngredient1":"Gin"},
       {"idDrink":"1","strDrink":"Second","strIngredient1":"Gin"},
       {"idMeal":"1","strMeal":"Third","strIngredient1":"Gin"}]
      """
    )

    #expect(imported.recipes.map(\.name) == ["First", "Third"])
    #expect(imported.repeats == 1)
  }

  @Test("a number has one spelling, so that two fields cannot have one place")
  func oddNumbers() throws {
    let imported = try read(
      """
      [{"idDrink":"1","strDrink":"A","strIngredient1":"Gin","strIngredient01":"Rum",
      "strIngredient+1":"Ale","strIngredient-1":"Tea","strIngredient2":"Lime"}]
      """
    )

    #expect(imported.recipes.map { $0.lines.map(\.text) } == [["Gin", "Lime"]])
  }

  @Test("a format that is named takes no records of the other")
  func namedFormat() throws {
    let imported = try read("[{\"idMeal\":\"1\"}]", format: .thecocktaildb)

    #expect(
      imported.problems.map(\.description)
        == ["drinks.json: record 1: no id; expected idDrink"]
    )
  }

  @Test(
    "a file that is no list of recipes fails as a whole",
    arguments: [
      ("{\"drinks\":null}", ImportError.Reason.noRecords), ("{\"meals\":\"none\"}", .noRecords),
      ("[]", .noRecords), ("{}", .wrongShape), ("{\"recipes\":[]}", .noRecords),
    ]
  )
  func wholeFile(_ json: String, _ reason: ImportError.Reason) throws {
    #expect(throws: ImportError(reason, file: "drinks.json")) { try read(json) }
  }

  @Test(
    "JSON that breaks off is an error about the whole file",
    arguments: ["{\"drinks\":[{\"idDrink\":\"1\"", "[", "{", "{\"drinks\":[]} x"]
  )
  func truncated(_ json: String) throws {
    #expect {
      try read(json)
    } throws: { error in
      guard let error = error as? ImportError, case .malformedJSON = error.reason else {
        return false
      }
      return error.place == .file
    }
  }
}
