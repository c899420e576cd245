public import RecipeImport
public import RecipeModel

/// What a source answered.
public struct SourceReply<Value: Sendable>: Sendable {
  public var value: Value
  /// Records of the answer that could not be read; the others are in `value`.
  public var problems: [ImportError]
  /// How many the source has in all, when it sends them by the page and says so.
  public var total: Int?

  public init(_ value: Value, problems: [ImportError] = [], total: Int? = nil) {
    self.value = value
    self.problems = problems
    self.total = total
  }
}

extension SourceReply: Equatable where Value: Equatable {}

/// A dish as a search shows it.
public struct SourceDish: Hashable, Sendable {
  public var id: DishID
  public var name: String
  /// The address of its picture.
  public var image: String?
  public var category: String?
  /// The whole recipe, where the source sent it at once.
  public var recipe: Recipe?
  /// How many of the ingredients asked for it uses, where the source says so.
  public var used: Int?
  /// How many ingredients it needs besides, where the source says so.
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

/// Something that a source has a list of, by which its dishes can be filtered.
public enum ValueList: String, CaseIterable, Sendable, Codable {
  case categories
  case glasses
  case ingredients
  case areas
}
