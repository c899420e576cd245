public import RecipeModel

/// A recipe that a person typed field by field, before it is checked and parsed.
///
/// A nil field was not given: a new recipe does not have it, and a changed recipe keeps its own.
public struct WrittenRecipe: Hashable, Sendable {
  public var title: String?
  public var kind: Recipe.Kind?
  /// A sentence or two about the dish.
  public var summary: String?
  /// The ingredient lines: "500 g apples, peeled". A line that ends in "(optional)" or "(garnish)"
  /// is not required.
  public var ingredients: [String]?
  /// The steps.
  public var directions: [String]?
  public var category: String?
  public var cuisine: String?
  public var glass: String?
  public var method: String?
  public var tags: [String]?
  public var servings: Int?
  public var minutes: Int?
  public var link: String?

  public init(
    title: String? = nil,
    kind: Recipe.Kind? = nil,
    summary: String? = nil,
    ingredients: [String]? = nil,
    directions: [String]? = nil,
    category: String? = nil,
    cuisine: String? = nil,
    glass: String? = nil,
    method: String? = nil,
    tags: [String]? = nil,
    servings: Int? = nil,
    minutes: Int? = nil,
    link: String? = nil
  ) {
    self.title = title
    self.kind = kind
    self.summary = summary
    self.ingredients = ingredients
    self.directions = directions
    self.category = category
    self.cuisine = cuisine
    self.glass = glass
    self.method = method
    self.tags = tags
    self.servings = servings
    self.minutes = minutes
    self.link = link
  }
}
