public import RecipeImport
public import RecipeModel

/// The answer of a source.
public struct SourceReply<Value: Sendable>: Sendable {
  public var value: Value
  /// Records of the answer that could not be read; the others are in `value`.
  public var problems: [ImportError]
  /// How many the source has in all, if it sends pages and says so.
  public var total: Int?

  public init(_ value: Value, problems: [ImportError] = [], total: Int? = nil) {
    self.value = value
    self.problems = problems
    self.total = total
  }
}

extension SourceReply: Equatable where Value: Equatable {}

/// A dish in the result of a search.
public struct SourceDish: Hashable, Sendable {
  public var id: DishID
  public var name: String
  /// The address of its picture.
  public var image: String?
  public var category: String?
  /// The whole recipe, if the source sent it in the same answer.
  public var recipe: Recipe?
  /// How many of the given ingredients it uses, if the source says so.
  public var used: Int?
  /// How many other ingredients it needs, if the source says so.
  public var missing: Int?

  public init(
    id: DishID,
    name: String,
    image: String? = nil,
    category: String? = nil,
    recipe: Recipe? = nil,
    used: Int? = nil,
    missing: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.image = image
    self.category = category
    self.recipe = recipe
    self.used = used
    self.missing = missing
  }

  init(_ recipe: Recipe) {
    self.init(
      id: recipe.id,
      name: recipe.name,
      image: recipe.origin.image,
      category: recipe.category,
      recipe: recipe
    )
  }

  /// The id that the dish has in its source.
  public var nativeID: String {
    String(decoding: id.description.utf8.dropFirst(id.source.utf8.count + 1), as: UTF8.self)
  }
}

/// A property by which the dishes of a source can be filtered, and of which the source lists the
/// values.
public enum ValueList: String, CaseIterable, Sendable, Codable {
  case categories
  case glasses
  case ingredients
  case areas
}
