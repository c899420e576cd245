/// A dozen drinks that nobody serves, in the shape of TheCocktailDB.
enum InventedDrinks {
  static let all: [JSONValue] = [
    drink(
      90001,
      "Amber Lantern",
      "Ordinary Drink",
      "Old-fashioned glass",
      "Stir with ice and strain over one large cube.",
      ["Bourbon": "2 oz", "Sweet Vermouth": "1 oz", "Angostura Bitters": "2 dashes"],
      tags: "IBA,Classic"
    ),
    drink(
      90002,
      "Birch Road Sour",
      "Ordinary Drink",
      "Cocktail glass",
      "Shake hard with ice. Strain into a chilled glass.",
      ["Gin": "2 oz", "Lemon Juice": "3/4 oz", "Sugar Syrup": "1/2 oz", "Egg White": "1"]
    ),
    drink(
      90003,
      "Canal Fizz",
      "Ordinary Drink",
      "Highball glass",
      "Build over ice and top with soda water.",
      ["Gin": "4 cl", "Lime Juice": "2 cl", "Sugar": "1 tsp", "Soda Water": "to top"]
    ),
    drink(
      90004,
      "Canary Club",
      "Cocktail",
      "Cocktail glass",
      "Shake everything with ice and strain.",
      ["Light Rum": "45 ml", "Pineapple Juice": "30 ml", "Lime Juice": "15 ml"]
    ),
    drink(
      90005,
      "Dockside Mule",
      "Ordinary Drink",
      "Copper Mug",
      "Build in the mug over crushed ice. Garnish with lime.",
      ["Vodka": "2 oz", "Ginger Beer": "4 oz", "Lime": "1/2"]
    ),
    drink(
      90006,
      "Elder Meadow",
      "Cocktail",
      "Wine Glass",
      "Pour over ice, stir once.",
      ["Elderflower Cordial": "3 cl", "Prosecco": "12 cl", "Mint": "5 leaves"]
    ),
    drink(
      90007,
      "Foghorn Coffee",
      "Coffee / Tea",
      "Irish coffee cup",
      "Sweeten the coffee, add the whiskey and float the cream.",
      ["Irish Whiskey": "1 1/2 oz", "Coffee": "8 oz", "Brown Sugar": "1 tsp", "Cream": "1 oz"]
    ),
    drink(
      90008,
      "Grey Heron",
      "Cocktail",
      "Cocktail glass",
      "Stir with ice and strain. Express a lemon peel over it.",
      ["Gin": "60 ml", "Dry Vermouth": "20 ml", "Orange Bitters": "1 dash", "Lemon Peel": "1"]
    ),
    drink(
      90009,
      "Harbour Punch",
      "Punch / Party Drink",
      "Punch bowl",
      "Mix in the bowl two hours before it is needed; add ice last.",
      ["Dark Rum": "1 bottle", "Orange Juice": "1 l", "Black Tea": "1 l", "Nutmeg": "1 pinch"]
    ),
    drink(
      90010,
      "Ivory Cooler",
      "Soft Drink",
      "Highball glass",
      "Blend with ice until smooth.",
      ["Coconut Milk": "100 ml", "Pineapple Juice": "150 ml", "Lime Juice": "1 tbsp"],
      isAlcoholic: false
    ),
    drink(
      90011,
      "Café \"Jasmin\" Froid",
      "Coffee / Tea",
      "Highball glass",
      "Brew the tea strong.\r\nLet it cool, then pour over ice.",
      ["Jasmine Tea": "200 ml", "Honey": "2 tsp", "Lemon": "1 slice"],
      isAlcoholic: false
    ),
    drink(
      90012,
      "Canal Street Negroni",
      "Ordinary Drink",
      "Old-fashioned glass",
      "Stir over ice. Garnish with orange.",
      ["Gin": "1 oz", "Campari": "1 oz", "Sweet Vermouth": "1 oz", "Orange": "1 slice"]
    ),
  ]

  private static func drink(
    _ id: Int,
    _ name: String,
    _ category: String,
    _ glass: String,
    _ instructions: String,
    _ lines: KeyValuePairs<String, String>,
    tags: String? = nil,
    isAlcoholic: Bool = true
  ) -> JSONValue {
    var drink: JSONValue = [
      "idDrink": .string(String(id)), "strDrink": .string(name), "strDrinkAlternate": nil,
      "strTags": tags.map(JSONValue.string) ?? .null, "strVideo": nil,
      "strCategory": .string(category), "strIBA": nil,
      "strAlcoholic": .string(isAlcoholic ? "Alcoholic" : "Non alcoholic"),
      "strGlass": .string(glass), "strInstructions": .string(instructions),
      "strInstructionsES": nil, "strInstructionsDE": nil, "strInstructionsFR": nil,
      "strInstructionsIT": nil, "strInstructionsZH-HANS": nil, "strInstructionsZH-HANT": nil,
      "strDrinkThumb": .string("https://www.thecocktaildb.com/images/media/drink/\(id).jpg"),
    ]
    drink.addLines(lines, of: 15, absent: .null)
    drink["strImageSource"] = .null
    drink["strImageAttribution"] = .null
    drink["strCreativeCommonsConfirmed"] = "No"
    drink["dateModified"] = "2026-01-31 12:00:00"
    return drink
  }
}

extension JSONValue {
  /// Adds `strIngredient1` … and `strMeasure1` …, `absent` where there are no more.
  mutating func addLines(_ lines: KeyValuePairs<String, String>, of count: Int, absent: JSONValue) {
    for (prefix, texts) in [
      ("strIngredient", lines.map(\.key)), ("strMeasure", lines.map(\.value)),
    ] {
      for number in 1...count {
        self["\(prefix)\(number)"] =
          number <= texts.count ? .string(texts[number - 1]) : absent
      }
    }
  }
}
