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

  /// As the source calls itself.
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

  /// A page for people, where a key can be had as well.
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

  /// False for a source that anyone may ask with its public test key.
  public var needsKey: Bool {
    switch self {
    case .thecocktaildb, .themealdb: false
    case .spoonacular, .nytbooks: true
    }
  }

  /// The pause that is due between two requests.
  public var millisecondsBetweenRequests: Int {
    switch self {
    case .thecocktaildb, .themealdb: 250
    case .spoonacular: 1_000
    case .nytbooks: 12_000
    }
  }

  /// How many seconds the terms allow to keep what was asked for; nil for as long as it is of use.
  public var keepsFor: Int? { self == .spoonacular ? 3_600 : nil }

  /// What whoever uses the source should know of its terms, in one sentence.
  public var terms: String {
    switch self {
    case .thecocktaildb, .themealdb:
      "Anyone may ask with the public test key, at a moderate pace; supporters get a key of their "
        + "own and longer answers."
    case .spoonacular:
      "A key gives a number of points a day, and what was fetched may be kept for one hour only."
    case .nytbooks:
      "A key allows a few requests a minute and some hundred a day, and the lists are shown with "
        + "their source."
    }
  }
}
