import RecipeFetch
import RecipeImport
import RecipeModel
import RecipeSources
import Testing

@Suite("TheCocktailDB and TheMealDB: requests")
struct DrinkAndMealRequestsTests {
  private let none = "{\"drinks\":null,\"meals\":null}"
  private let free = "https://www.thecocktaildb.com/api/json/v1/1/"

  @Test("each operation asks its own endpoint, once, with the public key in the path")
  func endpoints() throws {
    let fetcher = StubFetcher(none)
    let drinks = try connection(to: .thecocktaildb, fetcher)
    #expect(try drinks.search(words: "gin fizz") == SourceReply([]))
    #expect(try drinks.search(ingredients: ["Dry Gin"]) == SourceReply([]))
    #expect(try drinks.search(ingredients: []) == SourceReply([]))
    #expect(try drinks.startingWith("A") == SourceReply([]))
    #expect(try drinks.dishes(in: .categories, named: "Soft Drink") == SourceReply([]))
    #expect(try drinks.dishes(in: .glasses, named: "Coupe") == SourceReply([]))
    #expect(try drinks.random() == SourceReply([]))
    #expect(try drinks.dish(nativeID: "11007") == nil)
    #expect(try drinks.dish(nativeID: "../x") == nil)
    #expect(try drinks.dish(nativeID: "..") == nil)
    for list in [ValueList.categories, .glasses, .ingredients] {
      #expect(try drinks.values(of: list) == SourceReply([]))
    }
    #expect(
      fetcher.asked
        == [
          "search.php?s=gin fizz", "filter.php?i=Dry Gin", "search.php?f=a",
          "filter.php?c=Soft Drink", "filter.php?g=Coupe", "random.php", "lookup.php?i=11007",
          "list.php?c=list", "list.php?g=list", "list.php?i=list",
        ].map { free + $0 }
    )
  }

  @Test("a key of one's own stands in the path, and several ingredients are then one request")
  func ownKey() throws {
    let fetcher = StubFetcher(none)
    let meals = try connection(to: .themealdb, fetcher, base: "http://[::1]:8080/m/", withKey: true)
    _ = try meals.search(ingredients: ["Beef", "Leek"])
    _ = try meals.dishes(in: .areas, named: "Irish")
    #expect(
      fetcher.asked == [
        "http://[::1]:8080/m/api/json/v2/{key}/filter.php?i=Beef,Leek (path)",
        "http://[::1]:8080/m/api/json/v2/{key}/filter.php?a=Irish (path)",
      ]
    )
  }

  @Test("what a source does not offer is said without a request")
  func unsupported() throws {
    let fetcher = StubFetcher(none)
    let meals = try connection(to: .themealdb, fetcher)
    let drinks = try connection(to: .thecocktaildb, fetcher)
    #expect(throws: SourceError.unsupported(.themealdb, "sort its dishes by glasses")) {
      try meals.values(of: .glasses)
    }
    #expect(throws: SourceError.unsupported(.thecocktaildb, "sort its dishes by areas")) {
      try drinks.dishes(in: .areas, named: "Irish")
    }
    #expect(throws: SourceError.self) { try drinks.startingWith("é") }
    #expect(throws: SourceError.unsupported(.thecocktaildb, "list books")) {
      try drinks.bookLists()
    }
    #expect(fetcher.asked == [])
  }

  @Test("several ingredients without a key are filtered one by one and met by id")
  func intersection() throws {
    let fetcher = StubFetcher { request in
      let ids = ["Gin": [3, 1, 2, 1], "Lime": [2, 3, 9], "Salt": []][request.value("i") ?? ""]
      let records = (ids ?? []).map { "{\"idDrink\":\"\($0)\",\"strDrink\":\"D\($0)\"}" }
      return .json("{\"drinks\":[\(records.joined(separator: ","))]}")
    }
    let drinks = try connection(to: .thecocktaildb, fetcher)
    #expect(try drinks.search(ingredients: ["Gin", "Lime"]).value.map(\.nativeID) == ["3", "2"])
    #expect(try drinks.search(ingredients: ["Gin", "Salt", "Lime"]).value == [])
    #expect(fetcher.asked.count == 4)
  }

  @Test("a search gives whole recipes, equal to an import of the same answer")
  func wholeRecipes() throws {
    let json = """
      {"drinks":[\(drinkJSON(1, "Fizz", extra: ",\"strCategory\":\"Long\"")),{"idDrink":"2"},
      \(drinkJSON(3, "Sour", extra: ",\"strDrinkThumb\":\"https://example.org/3\""))]}
      """
    let reply = try connection(to: .thecocktaildb, StubFetcher(json)).search(words: "i")
    let imported = try RecipeFileReader(parser: sampleParser()).read(
      contentsOf: Array(json.utf8),
      file: "thecocktaildb search.php s=i",
      format: .thecocktaildb
    )
    #expect(reply.value.map(\.recipe) == imported.recipes)
    #expect(reply.problems == imported.problems)
    #expect(reply.problems.count == 1)
    #expect(reply.value.map(\.name) == ["Fizz", "Sour"])
    #expect(reply.value.map(\.category) == ["Long", nil])
    #expect(reply.value.map(\.image) == [nil, "https://example.org/3"])
  }

  @Test("a filter reports records it cannot read and takes the others")
  func filterProblems() throws {
    let json = """
      {"drinks":[{"idDrink":5,"strDrink":"Five","strDrinkThumb":"ftp://x"},{"idDrink":"6"},
      {"strDrink":"x"},{"idDrink":"../7","strDrink":"x"},null,{"idDrink":[],"strDrink":"x"}]}
      """
    let reply = try connection(to: .thecocktaildb, StubFetcher(json))
      .dishes(in: .glasses, named: "Coupe")
    #expect(reply.value == [SourceDish(id: DishID("thecocktaildb:5"), name: "Five")])
    #expect(
      reply.problems.map(\.description) == [
        "thecocktaildb filter.php g=Coupe: record 2: no name; expected strDrink",
        "thecocktaildb filter.php g=Coupe: record 3: no id; expected idDrink",
        "thecocktaildb filter.php g=Coupe: record 4: idDrink '../7' is not valid; "
          + "expected letters and digits",
        "thecocktaildb filter.php g=Coupe: record 5: not a JSON object; a record is "
          + "{\"idDrink\":…} or {\"idMeal\":…}",
        "thecocktaildb filter.php g=Coupe: record 6: idDrink is not text; "
          + "write it as a JSON string or leave it out",
      ]
    )
  }

  @Test("listed values come once and in order, blanks left out, whatever the key of the source")
  func listedValues() throws {
    let json = """
      {"meals":[{"strIngredient":"lime"},{"strIngredient":"Beef "},{"strIngredient":null},
      {"strIngredient1":"beef"},{"strIngredient":7},{"strIngredient":"Ale"}]}
      """
    let reply = try connection(to: .themealdb, StubFetcher(json)).values(of: .ingredients)
    #expect(reply.value == ["Ale", "Beef", "lime"])
    #expect(reply.problems.map(\.place) == [.record(5)])
  }

  @Test(
    "a null, an empty list and a message mean none",
    arguments: ["{\"drinks\":null}", "{\"drinks\":[]}", "{\"drinks\":\"no data found\"}"]
  )
  func none(_ json: String) throws {
    let drinks = try connection(to: .thecocktaildb, StubFetcher(json))
    #expect(try drinks.search(words: "x") == SourceReply([]))
    #expect(try drinks.random() == SourceReply([]))
    #expect(try drinks.values(of: .glasses) == SourceReply([]))
    #expect(try drinks.dishes(in: .glasses, named: "x") == SourceReply([]))
    #expect(try drinks.dish(nativeID: "1") == nil)
  }

  @Test(
    "an answer that is no answer of the API is an error",
    arguments: [
      "", "{}", "[", "<html></html>", "{\"drinks\":[{\"idDrink\":\"1\"", "{\"error\":\"x\"}", "5",
    ]
  )
  func broken(_ json: String) throws {
    let drinks = try connection(to: .thecocktaildb, StubFetcher(json))
    for ask in [
      { _ = try drinks.search(words: "x") }, { _ = try drinks.dish(nativeID: "1") },
      { _ = try drinks.values(of: .glasses) },
      { _ = try drinks.dishes(in: .glasses, named: "x") },
    ] {
      #expect {
        try ask()
      } throws: { error in
        guard case .unreadable = error as? SourceError else { return false }
        return true
      }
    }
  }

  @Test("a dish of another id than asked for is not taken, and 404 means none")
  func otherDish() throws {
    let other = StubFetcher("{\"drinks\":[\(drinkJSON(2, "Two"))]}")
    #expect(try connection(to: .thecocktaildb, other).dish(nativeID: "1") == nil)
    #expect(try connection(to: .thecocktaildb, other).dish(nativeID: "2")?.name == "Two")
    let absent = StubFetcher { _ in .failure(.status(404)) }
    #expect(try connection(to: .thecocktaildb, absent).dish(nativeID: "1") == nil)
    let broken = StubFetcher("{\"drinks\":[{\"idDrink\":\"1\"}]}")
    #expect(throws: SourceError.self) {
      try connection(to: .thecocktaildb, broken).dish(nativeID: "1")
    }
  }
}
