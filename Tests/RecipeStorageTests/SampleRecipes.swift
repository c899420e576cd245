import RecipeModel
import RecipeStorage

/// A recipe with only what a test is about.
func makeRecipe(
  _ id: String,
  name: String,
  lines: [String] = [],
  tags: [String] = [],
  steps: [String] = [],
  summary: String? = nil
) -> Recipe {
  let id = DishID(id)
  return Recipe(
    id: id,
    name: name,
    kind: .cocktail,
    tags: tags,
    summary: summary,
    lines: lines.map { IngredientLine(text: $0, name: $0) },
    steps: steps,
    origin: RecipeOrigin(
      source: id.source,
      nativeID: String(id.description.dropFirst(id.source.count + 1))
    )
  )
}

let gimlet = makeRecipe("classic:gimlet", name: "Gimlet", lines: ["2 oz gin", "1 oz lime juice"])
let daiquiri = makeRecipe("classic:daiquiri", name: "Daiquiri", lines: ["2 oz white rum"])
let spicyMargarita = makeRecipe(
  "bar:77",
  name: "Spicy Margarita",
  lines: ["2 oz tequila", "3 slices jalapeño", "1 oz lime juice"],
  tags: ["Hot"],
  steps: ["Muddle the peppers.", "Shake with ice."],
  summary: "A margarita that bites."
)
let everything = [gimlet, daiquiri, spicyMargarita]

/// Every field of every type set, with text that JSON and SQL have to quote.
let full = Recipe(
  id: DishID("bar:it's \"all\"/here"),
  name: "O'Malley's \"Ünïcode\" \\ 🍸\n",
  kind: .meal,
  category: "Ordinary; DROP TABLE recipe",
  cuisine: "Español",
  glass: "Coupe",
  method: "shaken",
  tags: ["a", ""],
  servings: 4,
  minutes: 25,
  summary: "Null\u{0}inside",
  lines: [
    IngredientLine(
      text: "10 g / ½ oz large limes, minced (fresh), to garnish",
      amounts: [
        Amount(quantity: 10, quantityMax: 12.5, unit: "g"), Amount(quantity: 0.1, unit: "oz"),
      ],
      size: "large",
      name: "limes",
      preparation: "minced",
      comment: "fresh",
      purpose: "to garnish",
      role: .garnish,
      isExact: true
    )
  ],
  swaps: [Recipe.Swap(required: "lime", substitute: "lemon", note: "1:1")],
  yields: Recipe.Yield(ingredient: "li\"me", amount: Amount(quantity: 0.5, unit: "l")),
  steps: ["One.", "Two."],
  origin: RecipeOrigin(
    source: "bar",
    nativeID: "it's \"all\"/here",
    link: "https://example.org/?a=b&c",
    image: "https://example.org/i.png",
    video: "https://example.org/v.mp4",
    modified: "2020-02-30"
  )
)

extension RecipeCache {
  /// Every dish of the cache, in the order of the walk.
  func recipes() throws -> [Recipe] {
    var recipes: [Recipe] = []
    try forEachRecipe { recipe, _ in recipes.append(recipe) }
    return recipes
  }
}
