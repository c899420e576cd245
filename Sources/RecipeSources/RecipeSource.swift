/// A live source of recipes or books.
public enum RecipeSource: String, CaseIterable, Sendable, Codable {
  case thecocktaildb
  case themealdb
  case spoonacular
  case nytbooks = "nyt-books"

  /// What a source has.
  public enum Content: String, CaseIterable, Sendable, Codable {
    case drinks
    case meals
    case books
  }

  /// The source's own name.
  public var title: String {
    switch self {
    case .thecocktaildb: "TheCocktailDB"
    case .themealdb: "TheMealDB"
    case .spoonacular: "Spoonacular"
    case .nytbooks: "New York Times Books"
    }
  }

  public var contents: [Content] {
    switch self {
    case .thecocktaildb: [.drinks]
    case .themealdb: [.meals]
    case .spoonacular: [.meals, .drinks]
    case .nytbooks: [.books]
    }
  }

  /// A web page for people, where they can also get a key.
  public var homepage: String {
    switch self {
    case .thecocktaildb: "https://www.thecocktaildb.com/api.php"
    case .themealdb: "https://www.themealdb.com/api.php"
    case .spoonacular: "https://spoonacular.com/food-api"
    case .nytbooks: "https://developer.nytimes.com"
    }
  }

  /// The server, without a path.
  public var defaultBase: String {
    switch self {
    case .thecocktaildb: "https://www.thecocktaildb.com"
    case .themealdb: "https://www.themealdb.com"
    case .spoonacular: "https://api.spoonacular.com"
    case .nytbooks: "https://api.nytimes.com"
    }
  }

  /// The environment variable that may hold a key.
  public var keyVariable: String {
    switch self {
    case .thecocktaildb: "THECOCKTAILDB_KEY"
    case .themealdb: "THEMEALDB_KEY"
    case .spoonacular: "SPOONACULAR_KEY"
    case .nytbooks: "NYT_BOOKS_KEY"
    }
  }

  /// False for a source that everybody may use with its public test key.
  public var needsKey: Bool {
    switch self {
    case .thecocktaildb, .themealdb: false
    case .spoonacular, .nytbooks: true
    }
  }

  /// The required pause between two requests.
  public var millisecondsBetweenRequests: Int {
    switch self {
    case .thecocktaildb, .themealdb: 250
    case .spoonacular: 1_000
    case .nytbooks: 12_000
    }
  }

  /// How many seconds the terms allow an answer to be stored; nil for any time.
  public var keepsFor: Int? { self == .spoonacular ? 3_600 : nil }

  /// What users of the source should know about its terms, in one sentence.
  public var terms: String {
    switch self {
    case .thecocktaildb, .themealdb:
      "Anyone may send requests with the public test key, at a moderate rate. Supporters get a key of their "
        + "own, and longer answers."
    case .spoonacular:
      "Each key has a limited number of points per day, and fetched dishes may be stored for only one hour."
    case .nytbooks:
      "Each key allows a few requests per minute and several hundred per day, and the lists must be shown with "
        + "their source."
    }
  }
}
