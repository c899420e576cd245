import RecipeImport
import RecipeModel
import TestSupport
import Testing

@Suite("schema.org: JSON-LD to recipes")
struct SchemaOrgReaderTests {
  private func read(_ text: String) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: Array(text.utf8), file: "f")
  }

  private func recipe(_ fields: String) throws -> Recipe {
    let text =
      "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 leek\"],\(fields)}"
    let imported = try read(text)
    #expect(imported.problems == [])
    return try #require(imported.recipes.first)
  }

  @Test("a recipe keeps everything that the model has a place for")
  func whole() throws {
    let imported = try read(
      """
      {"@context":"https://schema.org/","@type":"Recipe","name":"Leek &amp; Potato\\tSoup",
      "description":"<p>Warm.</p><p>Cheap.</p>","author":{"@type":"Person","name":"A"},
      "recipeIngredient":["200 g leeks, chopped"," ","1 handful &frac12; parsley"],
      "recipeInstructions":[{"@type":"HowToStep","text":"1. Melt."},{"@type":"HowToStep",
      "name":"Serve."}],"recipeYield":["4","4 servings"],"prepTime":"PT10M","cookTime":"PT1H20M",
      "recipeCategory":["Soup","Starter"],"recipeCuisine":"French","keywords":"winter, soup,cheap",
      "image":[{"@type":"ImageObject","url":"https://e.org/i.jpg"}],
      "url":"https://www.e.org/recipes/leek-soup/#top","datePublished":"2020-01-01",
      "video":{"@type":"VideoObject","contentUrl":"https://e.org/v.mp4"},
      "dateModified":"2021-02-03","aggregateRating":{"ratingValue":5}}
      """
    )
    var recipe = try #require(imported.recipes.first)

    #expect(imported.recipes.count == 1)
    #expect(imported.problems == [])
    #expect(recipe.lines.map(\.text) == ["200 g leeks, chopped", "1 handful ½ parsley"])
    recipe.lines = []
    #expect(
      recipe
        == Recipe(
          id: DishID("schemaorg:e-org-recipes-leek-soup"),
          name: "Leek & Potato Soup",
          kind: .meal,
          category: "Soup",
          cuisine: "French",
          tags: ["Starter", "winter", "cheap"],
          servings: 4,
          minutes: 90,
          preparationMinutes: 10,
          cookingMinutes: 80,
          summary: "Warm.\n\nCheap.",
          lines: [],
          steps: ["Melt.", "Serve."],
          origin: RecipeOrigin(
            source: "schemaorg",
            nativeID: "e-org-recipes-leek-soup",
            link: "https://www.e.org/recipes/leek-soup/#top",
            image: "https://e.org/i.jpg",
            video: "https://e.org/v.mp4",
            modified: "2021-02-03"
          )
        )
    )
  }

  @Test(
    "a recipe is found wherever pages put it",
    arguments: [
      "R", "[R]", "{\"@context\":\"x\",\"@graph\":[{\"@type\":\"WebPage\"},R]}",
      "{\"@type\":\"WebPage\",\"mainEntity\":R}", "[[R],{\"@type\":\"Person\",\"name\":\"A\"}]",
      "{\"@type\":\"ItemList\",\"itemListElement\":[{\"@type\":\"ListItem\",\"item\":R}]}",
      "{\"@graph\":[{\"@type\":\"Article\",\"mainEntity\":{\"@graph\":[R]}}]}",
    ]
  )
  func places(_ document: String) throws {
    for type in [
      "\"Recipe\"", "\"http://schema.org/Recipe\"", "\"https://schema.org/Recipe\"",
      "\"schema:Recipe\"", "[\"Recipe\",\"NewsArticle\"]",
    ] {
      let recipe = "{\"@type\":\(type),\"name\":\"Soup\",\"recipeIngredient\":[\"leek\"]}"
      let imported = try read(document.replacing("R", with: recipe, maxReplacements: 1))
      #expect(imported.recipes.map(\.id.description) == ["schemaorg:soup"])
      #expect(imported.problems == [])
    }
  }

  @Test("instructions are read in each of their shapes")
  func instructions() throws {
    let shapes: [(String, [String])] = [
      ("\"1. Chop.\\n2. Boil.\"", ["Chop.", "Boil."]),
      ("\"<ol><li>Chop <b>well</b>.</li><li>Boil.</li></ol>\"", ["Chop well.", "Boil."]),
      ("[\"Chop.\\nFinely.\",\"Boil.\"]", ["Chop.\nFinely.", "Boil."]),
      ("[\"Chop.\\nBoil.\"]", ["Chop.", "Boil."]),
      ("{\"@type\":\"HowToStep\",\"name\":\"Chop\",\"text\":\"Chop it.\"}", ["Chop it."]),
      (
        """
        [{"@type":"HowToSection","name":"Base","itemListElement":[{"@type":"HowToStep","text":"A"},
        {"@type":"HowToStep","itemListElement":[{"@type":"HowToDirection","text":"B"}]}]},
        {"@type":"HowToSection","name":"Top","itemListElement":{"@type":"HowToStep","text":"C"}}]
        """, ["Base: A", "B", "Top: C"]
      ),
      ("null", []), ("[]", []), ("[null,\"\",{}]", []),
    ]

    for (json, steps) in shapes {
      #expect(try recipe("\"recipeInstructions\":\(json)").steps == steps, "\(json)")
    }
  }

  @Test("ingredients are read in each of their shapes")
  func ingredients() throws {
    for json in [
      "\"recipeIngredient\":\"2 eggs\\n1 leek\"", "\"ingredients\":[\"2 eggs\",\"1 leek\"]",
      "\"recipeIngredient\":[{\"name\":\"2 eggs\"},{\"text\":\"1 leek\"}]",
      "\"recipeIngredient\":[\"For the soup:\",\"2 eggs\",\"<b>1</b> leek\"]",
      "\"schema:recipeIngredient\":[\"2 eggs\",{\"@value\":\"1 leek\"}]",
    ] {
      let imported = try read("{\"@type\":\"Recipe\",\"name\":\"S\",\(json)}")
      #expect(imported.recipes.first?.lines.map(\.text) == ["2 eggs", "1 leek"], "\(json)")
    }
  }

  @Test("servings and times are read as people write them")
  func numbers() throws {
    #expect(try recipe("\"recipeYield\":\"Serves 4-6\"").servings == 4)
    #expect(try recipe("\"recipeYield\":12").servings == 12)
    #expect(try recipe("\"recipeYield\":{\"value\":3}").servings == 3)
    #expect(try recipe("\"recipeYield\":[\"a few\",\"2\"]").servings == 2)
    #expect(try recipe("\"recipeYield\":\"1e400\"").servings == nil)
    #expect(try recipe("\"recipeYield\":99999999999999999999").servings == nil)
    #expect(try recipe("\"totalTime\":\"P0DT1H30M\",\"prepTime\":\"PT5M\"").minutes == 90)
    #expect(try recipe("\"totalTime\":\"PT0M\",\"prepTime\":\"PT5M\"").minutes == 5)
    #expect(try recipe("\"totalTime\":\"1 hour 20 minutes\"").minutes == 80)
  }

  @Test("a reference is looked up once, and one that goes in a circle does no harm")
  func references() throws {
    let imported = try read(
      """
      {"@graph":[{"@id":"#i","@type":"ImageObject","url":"https://e.org/i.jpg"},
      {"@id":"#a","@type":"HowToStep","text":"Boil."},
      {"@id":"#c","@type":"HowToSection","itemListElement":[{"@id":"#c"}]},
      {"@type":"Recipe","@id":"#r","name":"S","recipeIngredient":["leek"],"image":{"@id":"#i"},
      "recipeInstructions":[{"@id":"#a"},{"@id":"#none"}]},
      {"@type":"Recipe","@id":"#t","name":"T","recipeIngredient":["leek"],
      "recipeInstructions":{"@id":"#c"}}]}
      """
    )

    #expect(imported.recipes.map(\.steps) == [["Boil."]])
    #expect(imported.recipes.first?.origin.image == "https://e.org/i.jpg")
    #expect(
      imported.problems
        == [ImportError(.wrongType(key: "recipeInstructions"), file: "f", place: .record(2))]
    )
  }

  @Test("several recipes of one address keep apart, and an identifier of ours is taken")
  func ids() throws {
    let imported = try read(
      """
      [{"@type":"Recipe","name":"A","url":"https://e.org/p","recipeIngredient":["leek"]},
      {"@type":"Recipe","name":"B","url":"https://e.org/p","recipeIngredient":["leek"]},
      {"@type":"Recipe","name":"C","identifier":"classic:gimlet","recipeIngredient":["gin"]},
      {"@type":"Recipe","name":"D","identifier":"urn:x","recipeIngredient":["gin"]},
      {"@type":"Recipe","name":"E","identifier":{"value":"classic:x"},"recipeIngredient":["gin"]}]
      """
    )

    #expect(
      imported.recipes.map(\.id.description)
        == [
          "schemaorg:e-org-p", "schemaorg:e-org-p-b", "classic:gimlet", "schemaorg:d",
          "schemaorg:e",
        ]
    )
  }

  @Test("a drink is told by its category or a tag that is one as a whole")
  func kinds() throws {
    #expect(try recipe("\"recipeCategory\":\"Before Dinner Cocktail\"").kind == .cocktail)
    #expect(try recipe("\"keywords\":[\"Drinks\",\"x\"]").kind == .cocktail)
    #expect(try recipe("\"keywords\":\"shrimp cocktail\"").kind == .meal)
  }

  @Test("the order of keys changes nothing", arguments: SeededGenerator.seeds(15, full: 10_000))
  func order(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let members = [
      "\"@type\":\"Recipe\"", "\"name\":\"S\"", "\"recipeIngredient\":[\"2 eggs\",\"1 leek\"]",
      "\"url\":\"https://e.org/s\"", "\"recipeYield\":4", "\"keywords\":\"a,b\"",
      "\"cookTime\":\"PT5M\"",
      "\"recipeInstructions\":[\"A\",\"B\"]", "\"image\":\"https://e.org/i\"", "\"@id\":\"#x\"",
    ]
    let plain = try read("{\(members.joined(separator: ","))}")
    let shuffled = try read("{\(members.shuffled(using: &generator).joined(separator: ","))}")

    #expect(plain.recipes.count == 1)
    #expect(shuffled == plain)
    #expect(try read("{\(members.joined(separator: ","))}") == plain)
  }
}
