internal import RecipeLexicon
internal import RecipeModel

/// Tells drinks from meals where a source does not say which it has.
enum DrinkRule {
  /// What its labels say it is, else what its ingredients or its name do; a meal where none says. Cost: O(bytes).
  static func kind(
    name: String,
    glass: String?,
    categories: [String],
    tags: [String],
    lines: [IngredientLine],
    _ drinks: DrinkJudge?
  ) -> Recipe.Kind {
    if let told = kind(glass: glass, categories: categories, tags: tags) { return told }
    guard let drinks else { return .meal }
    return drinks.isDrink(lines) || DrinkName.isMeant(by: name) ? .cocktail : .meal
  }

  /// What the labels say; nil where they say nothing.
  ///
  /// A drink has a glass, a category that names drinks, or a tag that is a word for them as a whole
  /// ("drinks", but not "shrimp cocktail"). A meal has a category that names a course. Cost: O(bytes).
  static func kind(glass: String?, categories: [String], tags: [String]) -> Recipe.Kind? {
    let isDrink =
      glass?.unlessBlank != nil || categories.contains(where: isDrink)
      || tags.contains { isTag($0.lowercased()) }
    if isDrink { return .cocktail }
    let words = categories.flatMap { $0.lowercased().split { !$0.isLetter } }
    return words.contains { courses.contains(String($0)) } ? .meal : nil
  }

  /// True for a category that is of drinks as a whole.
  ///
  /// It has a plural for drinks ("Drinks, hot"), ends in a word for one ("Before Dinner Cocktail"),
  /// or is a shelf: only spirits, words for drinks and what stands beside them ("Rum - Daiquiris",
  /// "Cocktail Classics"). "Rum Cakes" and "Cocktail Sausages" are none, nor is "Prawn Cocktail",
  /// and what follows a preposition does not count: "Desserts with rum".
  private static func isDrink(_ category: String) -> Bool {
    let words = category.lowercased().split { !$0.isLetter }.map(String.init)
      .prefix { !prepositions.contains($0) }
    guard let last = words.last, words.allSatisfy({ !foods.contains($0) }) else { return false }
    if singulars.contains(last) || words.contains(where: plurals.contains) { return true }
    return words.contains { singulars.contains($0) || spirits.contains($0) }
      && words.allSatisfy {
        singulars.contains($0) || spirits.contains($0) || besides.contains($0)
      }
  }

  private static func isTag(_ tag: String) -> Bool {
    singulars.contains(tag) || plurals.contains(tag) || phrases.contains(tag)
  }

  private static let courses: Set<String> = [
    "appetizer", "appetizers", "baking", "bread", "breads", "breakfast", "cake", "cakes",
    "condiment",
    "condiments", "confectionery", "dessert", "desserts", "dinner", "dressing", "dressings", "jam",
    "jams",
    "lunch", "main", "mains", "preserves", "pudding", "puddings", "salad", "salads", "sauce",
    "sauces", "side",
    "sides", "soup", "soups", "starter", "starters", "sweets",
  ]

  private static let singulars: Set<String> = [
    "cocktail", "mocktail", "drink", "beverage", "highball", "shooter", "aperitif", "digestif",
  ]
  private static let plurals: Set<String> = [
    "cocktails", "mocktails", "drinks", "beverages", "highballs", "shooters", "aperitifs",
    "digestifs",
  ]
  private static let phrases: Set<String> = [
    "cocktail recipe", "cocktail recipes", "drink recipe", "drink recipes", "mixed drink",
    "mixed drinks",
  ]
  private static let spirits: Set<String> = [
    "vodka", "vodkas", "gin", "gins", "rum", "rums", "tequila", "tequilas", "mezcal", "brandy",
    "brandies", "cognac", "whisky", "whiskey", "whiskies", "whiskeys", "bourbon", "cordials",
    "liqueurs",
  ]
  /// What stands beside a spirit on its shelf.
  private static let besides: Set<String> = [
    "and", "or", "based", "base", "classic", "classics", "recipe", "recipes", "mixed", "mixes",
    "menu", "light", "white", "dark", "gold", "spiced", "aged", "dry", "scotch", "irish", "rye",
    "tonic", "sour", "sours", "daiquiri", "daiquiris", "martini", "martinis", "margarita",
    "margaritas", "punch", "punches", "fizz", "fizzes", "shot", "shots", "toddy", "toddies",
    "julep", "juleps", "sling", "slings", "tiki",
  ]
  private static let prepositions: Set<String> = [
    "with", "without", "for", "in", "of", "from", "on", "to", "using",
  ]
  /// Words that make a dish of a cocktail, or a category that is not of drinks alone.
  private static let foods: Set<String> = [
    "food", "foods", "snack", "snacks", "sausage", "sausages", "shrimp", "shrimps", "prawn",
    "prawns", "crab", "lobster", "crayfish", "oyster", "seafood", "fruit",
  ]
}
