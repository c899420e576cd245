internal import RecipeFetch
package import RecipeModel

extension SourceConnection {
  /// Dishes whose name, or on Spoonacular whose text, has these words.
  ///
  /// The dishes are whole. Order: the source's own, best first.
  ///
  /// - Parameter limit: Only for Spoonacular, where it costs points: 1 to 1,000 dishes, fetched
  ///   a hundred at a time. The others answer with all they have, or with the first 25.
  package func search(
    words: String,
    limit: Int = 20
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    switch source {
    case .thecocktaildb, .themealdb: try family.search("s", words)
    case .spoonacular: try spoonacular.search(words: words, limit: limit)
    case .nytbooks: throw unsupported("search for dishes")
    }
  }

  /// Dishes that use all of these ingredients, or on Spoonacular as many of them as can be.
  ///
  /// Not whole, except by chance: see ``dish(nativeID:)``. On TheCocktailDB and TheMealDB without
  /// a key of one's own each ingredient is one request, and the answers are intersected by id in
  /// the order of the first; there an answer may be cut off at 100 dishes by the source, so that
  /// several common ingredients can miss some. With a key it is one request. No ingredient gives
  /// no dish, without a request.
  ///
  /// - Parameter limit: Only for Spoonacular: 1 to 100 dishes.
  package func search(
    ingredients: [String],
    limit: Int = 20
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    switch source {
    case .thecocktaildb, .themealdb: try family.search(ingredients: ingredients)
    case .spoonacular: try spoonacular.search(ingredients: ingredients, limit: limit)
    case .nytbooks: throw unsupported("search for dishes")
    }
  }

  /// Whole dishes whose name begins with a letter from a to z or a digit. The free service sends
  /// at most 25.
  package func startingWith(
    _ letter: Character
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    switch source {
    case .thecocktaildb, .themealdb:
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        throw unsupported("list dishes by anything but a letter (a to z) or a digit")
      }
      return try family.search("f", letter.lowercased())
    case .spoonacular, .nytbooks: throw unsupported("list dishes by their first letter")
    }
  }

  /// Dishes with one value of a list: a category, a glass, an area, an ingredient. Not whole.
  package func dishes(
    in list: ValueList,
    named value: String
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    switch source {
    case .thecocktaildb, .themealdb: try family.filter(list, value)
    case .spoonacular, .nytbooks: throw unsupported("list dishes by its \(list)")
    }
  }

  /// One dish, whole, as the source picks it; none when it has none to offer.
  package func random() throws(SourceError) -> SourceReply<[SourceDish]> {
    switch source {
    case .thecocktaildb, .themealdb: try family.random()
    case .spoonacular: try spoonacular.random()
    case .nytbooks: throw unsupported("pick a random dish")
    }
  }

  /// One dish, whole, by the id that it has in the source; nil when the source has none of this
  /// id. A text that cannot be an id gives nil without a request.
  package func dish(nativeID: String) throws(SourceError) -> Recipe? {
    switch source {
    case .thecocktaildb, .themealdb: try family.dish(nativeID)
    case .spoonacular: try spoonacular.dish(nativeID)
    case .nytbooks: throw unsupported("fetch a dish")
    }
  }

  /// What can be named in ``dishes(in:named:)``, each once, ascending by lower-case letters.
  package func values(of list: ValueList) throws(SourceError) -> SourceReply<[String]> {
    switch source {
    case .thecocktaildb, .themealdb: try family.values(of: list)
    case .spoonacular, .nytbooks: throw unsupported("list its \(list)")
    }
  }
}

extension SourceConnection {
  private var family: DrinkAndMealRequests { DrinkAndMealRequests(connection: self) }
  private var spoonacular: SpoonacularRequests { SpoonacularRequests(connection: self) }
}
