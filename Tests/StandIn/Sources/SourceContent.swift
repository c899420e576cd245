/// What the sources hold, and how strict they are.
public struct SourceContent: Sendable {
  /// Objects as TheCocktailDB has them. Of those with one `idDrink` the first counts.
  public var drinks: [JSONValue] = InventedDrinks.all
  /// Objects as TheMealDB has them. Of those with one `idMeal` the first counts.
  public var meals: [JSONValue] = InventedMeals.all
  /// Objects as Spoonacular's `/recipes/{id}/information` has them.
  public var recipes: [JSONValue] = InventedRecipes.all
  public var lists: [BestSellerList] = InventedBooks.lists
  /// Weeks that have passed since the first lists.
  public var week = 0

  /// At most 25 records for a letter or a word and 100 for a filter, as without a paid key.
  public var capsFreeAnswers = true
  /// What is sent instead of an empty list of drinks or meals: null, or a text such as
  /// `no data found`.
  public var none: JSONValue = nil
  /// The keys by which `/api/json/v2/KEY/` answers; `/api/json/v1/1/` always does.
  public var paidKeys: Set<String> = ["paid-test-key"]
  public var spoonacularKey = "spoonacular-test-key"
  /// Points that are left until status 402.
  public var points = 150.0
  /// Points that were spent.
  public internal(set) var spentPoints = 0.0
  public var booksKey = "books-test-key"
  /// Requests that are left until status 429.
  public var bookRequests = 500
  /// Whether addresses of images lead to this server.
  public var servesImages = true
  /// How often something random was asked for; what is answered goes through the records in turn.
  var turns = 0

  public init() {}
}
