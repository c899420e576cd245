import RecipeImport
import RecipeModel
import Testing

/// What the sample reader makes of a written recipe.
private func read(
  _ written: WrittenRecipe,
  changing base: Recipe? = nil,
  id: DishID = DishID("own:soup")
) throws -> Recipe {
  try sampleReader().recipe(from: written, changing: base, id: id)
}

/// Why a written recipe is refused; nil when it is not.
private func refusal(_ written: WrittenRecipe, changing base: Recipe? = nil) throws -> String? {
  let reader = try sampleReader()
  do throws(ImportError) {
    _ = try reader.recipe(from: written, changing: base, id: DishID("own:soup"))
    return nil
  } catch {
    return "\(error)"
  }
}

@Suite("A recipe written field by field")
struct WrittenRecipeTests {
  private let full = WrittenRecipe(
    title: "  Night   Soup\n",
    kind: .meal,
    summary: "Warm.\n\n And  green. ",
    ingredients: ["2 sprigs mint (garnish)", "", "100 ml  cream (optional)", "5 g salt"],
    directions: ["Stir.\nWait.", "   ", "Eat."],
    category: "Starter",
    cuisine: "British",
    glass: "Bowl",
    method: "stirred",
    tags: ["green", "warm", "green"],
    servings: 4,
    minutes: 30,
    link: " https://example.com/soup "
  )

  @Test("each field goes where it belongs, on one line where a line is meant")
  func fields() throws {
    let recipe = try read(full)
    #expect(recipe.id == DishID("own:soup"))
    #expect(recipe.name == "Night Soup")
    #expect(recipe.kind == .meal)
    #expect(recipe.summary == "Warm.\n\nAnd green.")
    #expect(recipe.lines.map(\.text).count == 3)
    #expect(recipe.lines.map(\.role) == [.garnish, .optional, .required])
    #expect(recipe.lines[2].amounts == [Amount(quantity: 5, unit: "g")])
    #expect(recipe.steps == ["Stir.\nWait.", "Eat."])
    #expect([recipe.category, recipe.cuisine, recipe.glass] == ["Starter", "British", "Bowl"])
    #expect(recipe.method == "stirred")
    #expect(recipe.tags == ["green", "warm"])
    #expect([recipe.servings, recipe.minutes] == [4, 30])
    #expect(
      recipe.origin
        == RecipeOrigin(source: "own", nativeID: "soup", link: "https://example.com/soup")
    )
  }

  @Test("a title and one ingredient are enough; all else is absent")
  func least() throws {
    let recipe = try read(WrittenRecipe(title: "Toast", ingredients: ["bread"]))
    let line = IngredientLine(text: "bread", name: "bread")
    #expect(
      recipe
        == Recipe(
          id: DishID("own:soup"),
          name: "Toast",
          kind: .meal,
          lines: [line],
          origin: RecipeOrigin(source: "own", nativeID: "soup")
        )
    )
  }

  @Test("what comes in a glass is a drink, unless its kind is said")
  func kind() throws {
    let drink = WrittenRecipe(title: "Fizz", ingredients: ["gin"], glass: "Coupe")
    #expect(try read(drink).kind == .cocktail)
    var meal = drink
    meal.kind = .meal
    #expect(try read(meal).kind == .meal)
  }

  @Test("only web addresses become links")
  func link() throws {
    for link in ["javascript:alert(1)", "file:///etc/passwd", "", "https://a b", "www.a.com"] {
      let written = WrittenRecipe(title: "Toast", ingredients: ["bread"], link: link)
      #expect(try read(written).origin.link == nil)
    }
  }

  @Test("a number that is not above zero is none")
  func numbers() throws {
    for number in [0, -1, .min] {
      let written = WrittenRecipe(
        title: "Toast",
        ingredients: ["bread"],
        servings: number,
        minutes: number
      )
      let recipe = try read(written)
      #expect([recipe.servings, recipe.minutes] == [nil, nil])
    }
  }

  @Test("a recipe without a title or an ingredient is refused by name")
  func missing() throws {
    #expect(
      try refusal(WrittenRecipe(ingredients: ["bread"]))
        == "the recipe: no title; expected a title"
    )
    #expect(
      try refusal(WrittenRecipe(title: " \n", ingredients: ["bread"]))
        == "the recipe: no title; expected a title"
    )
    let lacks = "the recipe: no ingredient; expected at least one"
    #expect(try refusal(WrittenRecipe(title: "Toast")) == lacks)
    #expect(try refusal(WrittenRecipe(title: "Toast", ingredients: [])) == lacks)
    #expect(try refusal(WrittenRecipe(title: "Toast", ingredients: [" ", "\n"])) == lacks)
  }

  @Test("every limit is named, with what there is and what is allowed")
  func limits() throws {
    func long(_ bytes: Int) -> String { String(repeating: "a", count: bytes) }
    func check(_ expected: String, _ change: (inout WrittenRecipe) -> Void) throws {
      var written = WrittenRecipe(title: "Toast", ingredients: ["bread"])
      change(&written)
      let refused = try refusal(written)
      #expect(refused?.hasPrefix("the recipe: \(expected)") == true, "\(refused ?? "taken")")
    }
    try check("title has 501 bytes, and at most 500 are allowed") { $0.title = long(501) }
    try check("description has 5001 bytes") { $0.summary = long(5_001) }
    try check("501 ingredients, and at most 500 are allowed") {
      $0.ingredients = Array(repeating: "bread", count: 501)
    }
    try check("an ingredient has 1001 bytes") { $0.ingredients = [long(1_001)] }
    try check("directions has 501 items") { $0.directions = Array(repeating: "Eat.", count: 501) }
    try check("a step has 20001 bytes") { $0.directions = [long(20_001)] }
    try check("category has 201 bytes") { $0.category = long(201) }
    try check("cuisine has 201 bytes") { $0.cuisine = long(201) }
    try check("glass has 201 bytes") { $0.glass = long(201) }
    try check("method has 201 bytes") { $0.method = long(201) }
    try check("tags has 101 items") { $0.tags = (1...101).map { "t\($0)" } }
    try check("a tag has 201 bytes") { $0.tags = [long(201)] }
    try check("link has 2001 bytes") { $0.link = "https://" + long(1_993) }
  }

  @Test("just as long as allowed is allowed, counted in bytes")
  func atTheLimit() throws {
    let title = String(repeating: "ä", count: 250)
    let written = WrittenRecipe(title: title, ingredients: ["bread"])
    #expect(try read(written).name == title)
    #expect(try refusal(WrittenRecipe(title: title + "a", ingredients: ["bread"])) != nil)
  }
}

@Suite("A written recipe that is changed")
struct WrittenChangeTests {
  private func base() throws -> Recipe {
    try read(
      WrittenRecipe(
        title: "Soup",
        summary: "Green.",
        ingredients: ["5 g salt"],
        directions: ["Stir."],
        category: "Starter",
        cuisine: "British",
        glass: "Bowl",
        method: "stirred",
        tags: ["green"],
        servings: 4,
        minutes: 30,
        link: "https://example.com"
      )
    )
  }

  @Test("a field that is not said stays, and so does the id")
  func stays() throws {
    let base = try base()
    #expect(try read(WrittenRecipe(), changing: base, id: DishID("own:other")) == base)
    var renamed = base
    renamed.name = "Broth"
    #expect(try read(WrittenRecipe(title: "Broth"), changing: base) == renamed)
  }

  @Test("an empty text takes a label away, no tags take the tags, and zero takes a number")
  func takenAway() throws {
    let empty = WrittenRecipe(
      summary: "",
      directions: [],
      category: "",
      cuisine: " ",
      glass: "",
      method: "\n",
      tags: [],
      servings: 0,
      minutes: 0,
      link: ""
    )
    var bare = try base()
    bare.summary = nil
    bare.steps = []
    (bare.category, bare.cuisine, bare.glass, bare.method) = (nil, nil, nil, nil)
    bare.tags = []
    (bare.servings, bare.minutes) = (nil, nil)
    bare.origin.link = nil
    #expect(try read(empty, changing: base()) == bare)
  }

  @Test("neither the title nor the last ingredient can be taken away")
  func mustStay() throws {
    let base = try base()
    #expect(
      try refusal(WrittenRecipe(title: " "), changing: base)
        == "the recipe: no title; expected a title"
    )
    #expect(
      try refusal(WrittenRecipe(ingredients: []), changing: base)
        == "the recipe: no ingredient; expected at least one"
    )
  }
}

@Suite("The id of a written recipe")
struct WishedIDTests {
  @Test(
    "words of letters and digits, with dashes between",
    arguments: [
      ("Grandma's Pie", "grandma-s-pie"), ("  7 up  ", "7-up"), ("Käse / Brot", "käse-brot"),
      ("own:pie", "own-pie"), ("../../etc", "etc"), ("!!!", "recipe"), ("", "recipe"),
      ("🍕", "recipe"), ("寿司", "寿司"), ("a\u{0}b", "a-b"),
    ]
  )
  func words(title: String, id: String) {
    #expect(RecipeFileReader.wishedNativeID(title: title) == id)
  }

  @Test("at most 100 bytes, whole characters")
  func length() {
    let id = RecipeFileReader.wishedNativeID(title: String(repeating: "ä", count: 80))
    #expect(id == String(repeating: "ä", count: 50))
    let wide = RecipeFileReader.wishedNativeID(title: "a" + String(repeating: "寿", count: 40))
    #expect(wide == "a" + String(repeating: "寿", count: 33))
  }
}
