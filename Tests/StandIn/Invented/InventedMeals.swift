/// Eight meals in the shape of TheMealDB.
enum InventedMeals {
  static let all: [JSONValue] = [
    meal(
      80001,
      "Baker's Onion Tart",
      "Vegetarian",
      "French",
      "Fry the onions slowly for 40 minutes.\r\n\r\nFill the tart and bake it for 30 minutes.",
      ["Onion": "1 kg", "Butter": "50g", "Shortcrust Pastry": "1 sheet", "Eggs": "3"]
    ),
    meal(
      80002,
      "Coastal Fish Pie",
      "Seafood",
      "British",
      "Poach the fish in the milk. Cover with mash and bake until golden.",
      ["Haddock": "400g", "Milk": "500ml", "Potatoes": "800g", "Butter": "60g"]
    ),
    meal(
      80003,
      "Courtyard Chicken",
      "Chicken",
      "Moroccan",
      "1. Brown the chicken.\r\n2. Add everything else and simmer for an hour.",
      ["Chicken Thighs": "8", "Preserved Lemon": "1", "Olives": "100g", "Saffron": "1 pinch"],
      tags: "Stew,Spicy"
    ),
    meal(
      80004,
      "Hillside Lentil Soup",
      "Vegan",
      "Turkish",
      "Simmer until soft and season with lemon.",
      ["Red Lentils": "250g", "Carrots": "2", "Onion": "1", "Cumin": "1 tsp", "Lemon": "1"]
    ),
    meal(
      80005,
      "Mill Pancakes",
      "Dessert",
      "Dutch",
      "Whisk, rest for half an hour and fry thinly.",
      ["Flour": "200g", "Milk": "400ml", "Eggs": "2", "Salt": "pinch"]
    ),
    meal(
      80006,
      "Orchard Pork",
      "Pork",
      "British",
      "Roast the pork on the apples for 90 minutes.",
      ["Pork Shoulder": "1.5kg", "Apples": "4", "Cider": "300ml", "Sage": "6 leaves"]
    ),
    meal(
      80007,
      "Porch Pasta",
      "Pasta",
      "Italian",
      "Boil the pasta. Toss with everything else.",
      ["Spaghetti": "320g", "Garlic": "3 cloves", "Olive Oil": "6 tbs", "Chilli": "1"]
    ),
    meal(
      80008,
      "Crème Brûlée à la Lavande",
      "Dessert",
      "French",
      "Bake in a water bath at 150°C for 35 minutes; chill; caramelise the sugar.",
      ["Double Cream": "½ litre", "Egg Yolks": "5", "Sugar": "75g", "Lavender": "1 tsp"]
    ),
  ]

  private static func meal(
    _ id: Int,
    _ name: String,
    _ category: String,
    _ area: String,
    _ instructions: String,
    _ lines: KeyValuePairs<String, String>,
    tags: String? = nil
  ) -> JSONValue {
    var meal: JSONValue = [
      "idMeal": .string(String(id)), "strMeal": .string(name), "strMealAlternate": nil,
      "strCategory": .string(category), "strArea": .string(area),
      "strInstructions": .string(instructions),
      "strMealThumb": .string("https://www.themealdb.com/images/media/meals/\(id).jpg"),
      "strTags": tags.map(JSONValue.string) ?? .null, "strYoutube": "",
    ]
    meal.addLines(lines, of: 20, absent: "")
    meal["strSource"] = .string("https://kitchen.example/\(id)")
    meal["strImageSource"] = .null
    meal["strCreativeCommonsConfirmed"] = .null
    meal["dateModified"] = .null
    return meal
  }
}
