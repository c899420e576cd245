import Foundation
import RecipeModel
import Testing

@Suite("A recipe")
struct RecipeTests {
  static let full = Recipe(
    id: DishID("classic:carbonara"),
    name: "Spaghetti alla carbonara",
    otherNames: ["Carbonara"],
    kind: .meal,
    category: "Pasta",
    cuisine: "Italian",
    glass: "none",
    method: "tossed",
    tags: ["quick", "roman"],
    servings: 2,
    minutes: 25,
    summary: "Eggs make the sauce.",
    lines: [
      IngredientLine(
        text: "7-8 oz / 200 g large guanciale, diced (or pancetta), for frying",
        amounts: [
          Amount(quantity: 7, quantityMax: 8, unit: "oz"), Amount(quantity: 200, unit: "g"),
          Amount(quantity: nil, unit: "handful"),
        ],
        size: "large",
        name: "guanciale",
        preparation: "diced",
        comment: "or pancetta",
        purpose: "for frying",
        role: .toTaste,
        isExact: true
      ),
      IngredientLine(text: "2 eggs", amounts: [Amount(quantity: 2)], name: "eggs"),
    ],
    swaps: [
      Recipe.Swap(required: "guanciale", substitute: "pancetta", note: "milder"),
      Recipe.Swap(required: "pecorino", substitute: "parmesan"),
    ],
    isPlain: false,
    yields: Recipe.Yield(ingredient: "carbonara", amount: Amount(quantity: 600, unit: "g")),
    steps: ["Boil.", "Fry.", "Toss off the heat."],
    origin: RecipeOrigin(
      source: "classic",
      nativeID: "carbonara",
      link: "https://example.org/carbonara",
      image: "https://example.org/carbonara.jpg",
      video: "https://example.org/carbonara.mp4",
      modified: "2024-02-29"
    )
  )

  static let bare = Recipe(
    id: DishID("x:1"),
    name: "Nothing",
    kind: .cocktail,
    lines: [],
    origin: RecipeOrigin(source: "x", nativeID: "1")
  )

  @Test("every field survives JSON, filled or empty", arguments: [full, bare])
  func roundTrip(recipe: Recipe) throws {
    let data = try JSONEncoder().encode(recipe)

    #expect(try JSONDecoder().decode(Recipe.self, from: data) == recipe)
  }

  @Test("what is not said is left out of the JSON, and no field is lost")
  func keys() throws {
    let full = try Self.keys(of: Self.full)
    let bare = try Self.keys(of: Self.bare)

    #expect(
      bare == ["id", "kind", "lines", "name", "origin", "otherNames", "steps", "swaps", "tags"]
    )
    #expect(
      full == [
        "category", "cuisine", "glass", "id", "isPlain", "kind", "lines", "method", "minutes",
        "name", "origin", "otherNames", "servings", "steps", "summary", "swaps", "tags",
        "yields",
      ]
    )
  }

  @Test("a kind that is neither cocktail nor meal is refused")
  func unknownKind() throws {
    let text = String(decoding: try JSONEncoder().encode(Self.bare), as: UTF8.self)
    let changed = text.replacingOccurrences(of: "\"cocktail\"", with: "\"soup\"")
    try #require(changed != text)

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Recipe.self, from: Data(changed.utf8))
    }
  }

  @Test("a recipe yields some of something that has a name, also when it is read")
  func yields() throws {
    #expect(Recipe.Yield(ingredient: " ") == nil)
    for number in [0, -1, .nan, .infinity] as [Double] {
      #expect(Recipe.Yield(ingredient: "pesto", amount: Amount(quantity: number)) == nil)
    }
    #expect(Recipe.Yield(ingredient: "pesto", amount: Amount(quantity: nil, unit: "jar")) == nil)
    let some = Amount(quantity: 2, quantityMax: 1)
    #expect(Recipe.Yield(ingredient: "pesto", amount: some) == nil)
    for text in [#"{"ingredient":""}"#, #"{"ingredient":"pesto","amount":{"quantity":0}}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Recipe.Yield.self, from: Data(text.utf8))
      }
    }
  }

  private static func keys(of recipe: Recipe) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(recipe))
    return try #require(object as? [String: Any]).keys.sorted()
  }
}

@Suite("An ingredient line")
struct IngredientLineTests {
  @Test(
    "only a required line can be missing",
    arguments: [
      (IngredientLine.Role.required, true), (.optional, false), (.garnish, false),
      (.toTaste, false), (.toServe, false),
    ]
  )
  func required(role: IngredientLine.Role, isRequired: Bool) {
    #expect(IngredientLine(text: "1 lime", name: "lime", role: role).isRequired == isRequired)
  }

  @Test("a line is required, and content with a kind of its ingredient, unless it says otherwise")
  func defaults() {
    let line = IngredientLine(text: "1 lime", name: "lime")

    #expect(line.role == .required)
    #expect(line.isExact == false)
    #expect(line.amounts == [])
  }

  @Test("roles are stored under these words")
  func roleNames() {
    let names = IngredientLine.Role.allCases.map(\.rawValue)

    #expect(names == ["required", "optional", "garnish", "toTaste", "toServe"])
  }
}
