import RecipeModel
import Testing

@testable import RecipeImport

@Suite("Recipes in tables")
struct CSVRecipeReaderTests {
  private func outcomes(_ text: String) throws -> [Result<Recipe, ImportError>] {
    Array(try CSVRecipeReader(parser: try sampleReader().parser, file: "f").recipes(in: text))
  }

  private func recipes(_ text: String) throws -> [Recipe] {
    try outcomes(text).map { try $0.get() }
  }

  private func line(_ text: String, _ name: String, _ amount: Amount? = nil) -> IngredientLine {
    IngredientLine(text: text, amounts: amount.map { [$0] } ?? [], name: name)
  }

  @Test("columns are known by many names")
  func generic() throws {
    let text = """
      ID;Recipe Name;INGREDIENTS;Directions;Prep_Time;cook time;Yield;Keywords;Course;Area;\
      Source;Image;About
      7;Leek Soup;20 g butter|leek;1. Cut.;PT10M;20 min;Serves 4-6;"soup, hot";Starter;France;\
      https://example.com/7;https://example.com/7.jpg;Warm  and\u{A0}good.

      """
    let soup = Recipe(
      id: DishID("csv:7"),
      name: "Leek Soup",
      kind: .meal,
      category: "Starter",
      cuisine: "France",
      tags: ["soup", "hot"],
      servings: 4,
      mostServings: 6,
      minutes: 30,
      preparationMinutes: 10,
      cookingMinutes: 20,
      summary: "Warm and good.",
      lines: [
        line("20 g butter", "butter", Amount(quantity: 20, unit: "g")), line("leek", "leek"),
      ],
      steps: ["Cut."],
      origin: RecipeOrigin(
        source: "csv",
        nativeID: "7",
        link: "https://example.com/7",
        image: "https://example.com/7.jpg"
      )
    )
    #expect(try recipes(text) == [soup])
  }

  @Test("RecipeNLG's columns: the first one, without a name, is the id")
  func recipeNLG() throws {
    let text = """
      ,title,ingredients,directions,link,source,NER
      0,No-Bake Cookies,"[""20 g butter"", ""sugar, brown""]","[""Mix."",\
       ""Bake \\u00e0 point.""]",\
      www.cookbooks.com/Recipe-Details.aspx?id=44874,Gathered,"[""butter"", ""sugar""]"

      """
    let read = try recipes(text)
    let expected = Recipe(
      id: DishID("recipenlg:0"),
      name: "No-Bake Cookies",
      kind: .meal,
      lines: [
        line("20 g butter", "butter", Amount(quantity: 20, unit: "g")),
        IngredientLine(text: "sugar, brown", name: "sugar", preparation: "brown"),
      ],
      steps: ["Mix.", "Bake à point."],
      origin: RecipeOrigin(
        source: "recipenlg",
        nativeID: "0",
        link: "http://www.cookbooks.com/Recipe-Details.aspx?id=44874"
      )
    )
    #expect(read.map { withoutParts($0) } == [withoutParts(expected)])
  }

  @Test("Food.com's interactions table: lists in Python")
  func foodComInteractions() throws {
    let text = """
      name,id,minutes,contributor_id,submitted,tags,nutrition,n_steps,steps,description,\
      ingredients,n_ingredients
      arriba   squash,137739,55,47892,2005-09-16,"['60-minutes-or-less', 'time-to-make',\
       'mexican']",\
      "[51.5, 0.0]",2,"['make a choice', ""don't stir""]",autumn is my favorite,\
      "['winter squash', 'butter']",2

      """
    let squash = Recipe(
      id: DishID("foodcom:137739"),
      name: "arriba squash",
      kind: .meal,
      tags: ["60-minutes-or-less", "mexican"],
      minutes: 55,
      summary: "autumn is my favorite",
      lines: [line("winter squash", "winter squash"), line("butter", "butter")],
      steps: ["make a choice", "don't stir"],
      origin: RecipeOrigin(source: "foodcom", nativeID: "137739")
    )
    #expect(try recipes(text) == [squash])
  }

  @Test("Food.com's reviews table: vectors of R, amounts beside ingredients where they agree")
  func foodComReviews() throws {
    let text = """
      RecipeId,Name,CookTime,PrepTime,TotalTime,Description,Images,RecipeCategory,Keywords,\
      RecipeIngredientQuantities,RecipeIngredientParts,RecipeServings,RecipeYield,RecipeInstructions
      38,Frozen Yogurt,PT24H,PT45M,PT24H45M,NA,"c(""https://example.com/1.jpg"", ""x"")",\
      Frozen Desserts,\
      "c(""Dessert"", ""Easy"")","c(""4"", NA)","c(""blueberries"", ""sugar"")",4,NA,\
      "c(""Toss."", ""Freeze."")"
      39,Rice,NA,NA,PT10M,Plain.,character(0),NA,character(0),"c(""4"")","c(""rice"", ""salt"")",\
      NA,NA,"Boil."

      """
    let yogurt = Recipe(
      id: DishID("foodcom:38"),
      name: "Frozen Yogurt",
      kind: .meal,
      category: "Frozen Desserts",
      tags: ["Dessert", "Easy"],
      servings: 4,
      minutes: 1485,
      preparationMinutes: 45,
      cookingMinutes: 1440,
      lines: [
        line("4 blueberries", "blueberries", Amount(quantity: 4)), line("sugar", "sugar"),
      ],
      steps: ["Toss.", "Freeze."],
      origin: RecipeOrigin(source: "foodcom", nativeID: "38", image: "https://example.com/1.jpg")
    )
    let rice = Recipe(
      id: DishID("foodcom:39"),
      name: "Rice",
      kind: .meal,
      minutes: 10,
      summary: "Plain.",
      lines: [line("rice", "rice"), line("salt", "salt")],
      steps: ["Boil."],
      origin: RecipeOrigin(source: "foodcom", nativeID: "39")
    )
    #expect(try recipes(text) == [yogurt, rice])
  }

  @Test("rows with one ingredient each are put together by name, in the order of their numbers")
  func long() throws {
    let text = """
      name,category,ingredient_number,ingredient,amount,unit
      Sour,Gin,2,lemon juice,30,ml
      Tea,Breakfast,1,tea,,
      sour,,1,gin,60,ml
      ,,1,lost,,
      """
    let read = try outcomes(text)
    let sour = Recipe(
      id: DishID("csv:sour"),
      name: "Sour",
      kind: .cocktail,
      category: "Gin",
      lines: [
        line("60 ml gin", "gin", Amount(quantity: 60, unit: "ml")),
        line("30 ml lemon juice", "lemon juice", Amount(quantity: 30, unit: "ml")),
      ],
      origin: RecipeOrigin(source: "csv", nativeID: "sour")
    )
    let tea = Recipe(
      id: DishID("csv:tea"),
      name: "Tea",
      kind: .meal,
      category: "Breakfast",
      lines: [line("tea", "tea")],
      origin: RecipeOrigin(source: "csv", nativeID: "tea")
    )
    let problem = ImportError(
      .missing("name", key: "one in its column"),
      file: "f",
      place: .line(5)
    )
    #expect(read == [.failure(problem), .success(sour), .success(tea)])
  }

  @Test(
    "Mr Boston's table has 989 drinks",
    .enabled(if: SharedFiles.has("data/cocktails/mrboston.csv"), SharedFiles.absence)
  )
  func mrBoston() throws {
    let text = String(decoding: try SharedFiles.bytes("data/cocktails/mrboston.csv"), as: UTF8.self)
    let reader = CSVRecipeReader(parser: try lexiconReader().parser, file: "mrboston.csv")
    let read = try reader.recipes(in: text).map { try $0.get() }
    #expect(read.count == 989)
    #expect(read.allSatisfy { $0.kind == .cocktail })
    #expect(read.reduce(0) { $0 + $1.lines.count } == 3643)
    let first = try #require(read.first)
    #expect(first.name == "Gauguin" && first.id == DishID("csv:gauguin"))
    #expect(first.lines.map(\.text).first == "2 oz Light Rum")
  }

  @Test("a bad row is a problem with its line, and the others are read")
  func problems() throws {
    let long = String(repeating: "x", count: 501)
    let text = """
      name,ingredients,tags
      A,tea,
      ,tea,
      B,,
      "C",tea,x,y
      \(long),tea,
      D,"tea
      milk",
      E,tea,z,
      """
    let outcomes = try outcomes(text).map { result in
      switch result {
      case .success(let recipe): recipe.name
      case .failure(let error): error.description
      }
    }
    #expect(
      outcomes == [
        "A", "f:3: no name; expected one in its column",
        "f:4: no ingredient; expected at least one in its column",
        "f:5: the row has 4 items, and at most 3 are allowed; leave some out",
        "f:6: name has 501 bytes, and at most 500 are allowed; shorten it", "D", "E",
      ]
    )
  }

  @Test("a table without the columns of recipes, or without rows, is an error of the file")
  func wrongTables() throws {
    #expect(throws: ImportError(.noRecords, file: "f")) { try outcomes("name,ingredients\n") }
    #expect(throws: ImportError(.emptyFile, file: "f")) { try outcomes("\n") }
    let reason = ImportError.Reason.missing(
      "columns with names and ingredients",
      key: "a first row with name and ingredients"
    )
    #expect(throws: ImportError(reason, file: "f")) { try outcomes("a,b\n1,2\n") }
  }

  @Test(
    "a table of recipes is meant by a column of names and one of ingredients",
    arguments: [
      ("name,ingredients", true), ("\"Recipe Name\";\"Ingredients\"", true),
      (",title,ingredients,directions,link,source,NER", true), ("name,category,ingredient", true),
      ("RecipeId,Name,RecipeIngredientParts,RecipeInstructions", true),
      ("Title\tINGREDIENTS", true),
      ("name,price", false), ("ingredients", false), ("", false), ("{\"name\":1}", false),
      ("Mix @gin{1%oz}, then stir.", false), ("---", false),
    ]
  )
  func meant(line: String, isMeant: Bool) {
    #expect(CSVRecipeReader.isMeant(by: line[...]) == isMeant)
  }

  @Test("in an exported table a changed cell is read, and the rest stays")
  func edited() throws {
    let recipe = Recipe(
      id: DishID("classic:sour"),
      name: "Sour",
      kind: .cocktail,
      category: "Old",
      lines: [IngredientLine(text: "=gin", name: "gin", comment: "hidden")],
      steps: ["Shake  twice."],
      origin: RecipeOrigin(source: "classic", nativeID: "sour")
    )
    let text = CSVTable.text(of: [recipe], parser: try sampleReader().parser)
    #expect(try recipes(text) == [recipe])
    var expected = recipe
    expected.name = "Bitter"
    expected.category = nil
    let changed = text.replacing(",Sour,,cocktail,Old,", with: ",Bitter,,cocktail,,")
    #expect(try recipes(changed) == [expected])
    expected.id = DishID("csv:mine")
    expected.origin = RecipeOrigin(source: "csv", nativeID: "mine")
    #expect(try recipes(changed.replacing("classic:sour,", with: "mine,")) == [expected])
  }

  /// The parser's own reading of a line is not what is asked here.
  private func withoutParts(_ recipe: Recipe) -> Recipe {
    var recipe = recipe
    recipe.lines = recipe.lines.map { IngredientLine(text: $0.text, name: "") }
    return recipe
  }

  @Test("TheCocktailDB's and TheMealDB's fields as columns are their dishes, with their ids")
  func theCocktailDB() throws {
    let table = """
      idDrink,strDrink,strCategory,strGlass,strInstructions,strDrinkThumb,strIngredient1,strIngredient2,\
      strIngredient3,strMeasure1,strMeasure2,strMeasure3
      11007,Leek Sour,Ordinary Drink,Coupe,Shake. Strain.,https://example.com/a.jpg,Butter,,Leek,20 g,,
      """
    let drink = try #require(try recipes(table).first)
    #expect(drink.id == DishID("thecocktaildb:11007"))
    #expect(drink.kind == .cocktail)
    #expect(drink.glass == "Coupe")
    #expect(drink.origin.image == "https://example.com/a.jpg")
    #expect(drink.lines.map(\.text) == ["20 g Butter", "Leek"])
    #expect(drink.lines.map(\.amounts) == [[Amount(quantity: 20, unit: "g")], []])
    let meal = try #require(
      try recipes("idMeal,strMeal,strIngredient1,strIngredient2\n5,Leek Soup,leek,butter\n").first
    )
    #expect(meal.id == DishID("themealdb:5"))
    #expect(meal.kind == .meal)
  }

  @Test("ingredients may have numbered columns, with an amount and a unit each")
  func numbered() throws {
    let table = """
      name,ingredient_1,amount_1,unit_1,ingredient_2,amount_2,unit_2
      Soup,butter,20,g,leek,2,
      Broth,leek,1,,,,
      """
    #expect(
      try recipes(table).map { $0.lines.map(\.text) } == [["20 g butter", "2 leek"], ["1 leek"]]
    )
    #expect(!CSVRecipeReader.isMeant(by: "name,ingredient1,size"))
  }
}
