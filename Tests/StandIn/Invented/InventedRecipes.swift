/// Ten recipes in the shape of Spoonacular.
enum InventedRecipes {
  static let all: [JSONValue] = [
    recipe(
      700_001,
      "Almond Plum Cake",
      ["French"],
      ["dessert"],
      ["vegetarian"],
      60,
      8,
      ["Cream the butter and sugar.", "Fold in the almonds.", "Bake for 40 minutes."],
      [
        .init(12061, "ground almonds", 150, "g"), .init(9279, "plums", 500, "g"),
        .init(1001, "butter", 120, "g"), .init(19335, "sugar", 100, "g"),
      ]
    ),
    recipe(
      700_002,
      "Barley Salad with Mint",
      ["Middle Eastern"],
      ["salad", "lunch"],
      ["vegan"],
      35,
      4,
      ["Boil the barley.", "Toss with the rest."],
      [
        .init(20005, "pearl barley", 200, "g"), .init(2064, "fresh mint", 1, "bunch"),
        .init(9150, "lemon", 1, ""),
      ]
    ),
    recipe(
      700_003,
      "Black Tea Highball",
      [],
      ["drink", "beverage"],
      ["vegan", "gluten free"],
      5,
      1,
      ["Pour over ice and stir."],
      [
        .init(14355, "black tea", 120, "ml"), .init(14050, "dark rum", 50, "ml"),
        .init(9152, "lemon juice", 2, "teaspoons"),
      ]
    ),
    recipe(
      700_004,
      "Brown Butter Gnocchi",
      ["Italian"],
      ["main course", "dinner"],
      ["vegetarian"],
      25,
      2,
      ["Brown the butter.", "Fry the gnocchi in it.", "Add sage."],
      [
        .init(11959, "gnocchi", 500, "g"), .init(1001, "butter", 80, "g"),
        .init(99226, "sage leaves", 10, ""),
      ]
    ),
    recipe(
      700_005,
      "Charred Leek Soup",
      ["British"],
      ["soup"],
      ["vegetarian"],
      40,
      4,
      ["Char the leeks.", "Simmer and blend."],
      [
        .init(11246, "leeks", 3, "large"), .init(11352, "potatoes", 300, "g"),
        .init(1053, "cream", 0.5, "cups"),
      ]
    ),
    recipe(
      700_006,
      "Chickpea Pancake",
      ["Italian"],
      ["snack"],
      ["vegan", "gluten free"],
      50,
      4,
      ["Whisk and rest.", "Bake in a hot pan."],
      [
        .init(16157, "chickpea flour", 250, "g"), .init(4053, "olive oil", 3, "tablespoons"),
        .init(14412, "water", 700, "ml"),
      ]
    ),
    recipe(
      700_007,
      "Ginger Chicken Rice",
      ["Chinese"],
      ["main course"],
      ["dairy free"],
      45,
      4,
      ["Poach the chicken.", "Cook the rice in the stock."],
      [
        .init(5006, "chicken", 1.2, "kg"), .init(11216, "ginger", 2, "inches"),
        .init(20444, "rice", 1.5, "cups"), .init(11291, "spring onions", 4, ""),
      ]
    ),
    recipe(
      700_008,
      "Lime & Chilli Nuts",
      ["Mexican"],
      ["snack"],
      ["vegan"],
      15,
      6,
      ["Toast, toss, cool."],
      [
        .init(16087, "peanuts", 300, "g"), .init(9160, "lime juice", 1, "tablespoon"),
        .init(2009, "chili powder", 0.5, "teaspoon"),
      ]
    ),
    recipe(
      700_009,
      "Smoked Trout Toast",
      ["Scandinavian"],
      ["breakfast"],
      ["pescatarian"],
      10,
      2,
      ["Toast the bread.", "Top it."],
      [
        .init(15240, "smoked trout", 150, "g"), .init(18060, "rye bread", 2, "slices"),
        .init(1056, "sour cream", 2, "tablespoons"),
      ]
    ),
    recipe(
      700_010,
      "Grandmother's Pickles",
      [],
      ["side dish"],
      ["vegan"],
      20,
      12,
      [],
      [
        .init(11206, "cucumbers", 1, "kg"), .init(2053, "vinegar", 500, "ml"),
        .init(2047, "salt", 3, "tablespoons"),
      ]
    ),
  ]

  private struct Line {
    var id: Int
    var name: String
    var amount: Double
    var unit: String

    init(_ id: Int, _ name: String, _ amount: Double, _ unit: String) {
      self.id = id
      self.name = name
      self.amount = amount
      self.unit = unit
    }

    var json: JSONValue {
      let number = JSONValue.number(amount).text
      let original = [number, unit, name].filter { !$0.isEmpty }.joined(separator: " ")
      let measure: JSONValue = [
        "amount": .number(amount), "unitShort": .string(unit), "unitLong": .string(unit),
      ]
      return [
        "id": .number(Double(id)), "aisle": "Produce", "image": .string("\(id).png"),
        "consistency": "SOLID", "name": .string(name), "nameClean": .string(name),
        "original": .string(original), "originalName": .string(name), "amount": .number(amount),
        "unit": .string(unit), "meta": [], "measures": ["us": measure, "metric": measure],
      ]
    }
  }

  /// Without steps the instructions are null and nothing is analysed.
  private static func recipe(
    _ id: Int,
    _ title: String,
    _ cuisines: [String],
    _ dishTypes: [String],
    _ diets: [String],
    _ minutes: Int,
    _ servings: Int,
    _ steps: [String],
    _ lines: [Line]
  ) -> JSONValue {
    let list = { (texts: [String]) in JSONValue.array(texts.map(JSONValue.string)) }
    let html = steps.map { "<li>\($0)</li>" }.joined()
    let analysed = steps.enumerated().map { number, step -> JSONValue in
      [
        "number": .number(Double(number + 1)), "step": .string(step), "ingredients": [],
        "equipment": [],
      ]
    }
    return [
      "id": .number(Double(id)), "title": .string(title),
      "image": .string("https://img.spoonacular.com/recipes/\(id)-556x370.jpg"),
      "imageType": "jpg", "servings": .number(Double(servings)),
      "readyInMinutes": .number(Double(minutes)), "cookingMinutes": nil, "preparationMinutes": nil,
      "license": nil, "sourceName": "Kitchen Example",
      "sourceUrl": .string("https://kitchen.example/\(id)"),
      "spoonacularSourceUrl": .string("https://spoonacular.com/recipe-\(id)"),
      "healthScore": 12, "pricePerServing": 123.45, "cheap": false,
      "vegetarian": .bool(diets.contains("vegetarian") || diets.contains("vegan")),
      "vegan": .bool(diets.contains("vegan")), "glutenFree": .bool(diets.contains("gluten free")),
      "dairyFree": .bool(diets.contains("dairy free")),
      "summary": .string(
        "<b>\(title)</b> takes about <b>\(minutes) minutes</b>. It serves \(servings) &amp; keeps."
      ),
      "cuisines": list(cuisines), "dishTypes": list(dishTypes), "diets": list(diets),
      "occasions": [], "extendedIngredients": .array(lines.map(\.json)),
      "instructions": steps.isEmpty ? nil : .string("<ol>\(html)</ol>"),
      "analyzedInstructions": steps.isEmpty ? [] : [["name": "", "steps": .array(analysed)]],
    ]
  }
}
