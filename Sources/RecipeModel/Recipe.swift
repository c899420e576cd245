/// A dish or drink as its source has it.
public struct Recipe: Hashable, Sendable, Codable {
  /// What kind of thing is made.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case cocktail
    case meal
  }

  /// A replacement that the recipe itself allows: for guanciale, use pancetta.
  public struct Swap: Hashable, Sendable, Codable {
    /// The name of the required ingredient, in the recipe's words.
    public var required: String
    /// The name of what may stand in for it.
    public var substitute: String
    /// How: a ratio, a warning. Nil when there is nothing to say.
    public var note: String?

    public init(required: String, substitute: String, note: String? = nil) {
      self.required = required
      self.substitute = substitute
      self.note = note
    }
  }

  public var id: DishID
  public var name: String
  public var kind: Kind
  /// The shelf the source puts it on: "Cocktail", "Breakfast". Nil when the source has none.
  public var category: String?
  /// "Italian", "Mexican"; nil for most drinks.
  public var cuisine: String?
  /// The glass a drink is served in.
  public var glass: String?
  /// How a drink is made: "shaken", "stirred", "built", "blended", "thrown".
  public var method: String?
  public var tags: [String]
  /// How many the amounts serve; nil when not said.
  public var servings: Int?
  /// From start to table, in minutes; nil when not said.
  public var minutes: Int?
  /// One sentence about the dish.
  public var summary: String?
  /// The ingredient lines in the source's order, repeats included.
  public var lines: [IngredientLine]
  public var swaps: [Swap]
  /// The steps in order, without numbers.
  public var steps: [String]
  public var origin: RecipeOrigin

  public init(
    id: DishID,
    name: String,
    kind: Kind,
    category: String? = nil,
    cuisine: String? = nil,
    glass: String? = nil,
    method: String? = nil,
    tags: [String] = [],
    servings: Int? = nil,
    minutes: Int? = nil,
    summary: String? = nil,
    lines: [IngredientLine],
    swaps: [Swap] = [],
    steps: [String] = [],
    origin: RecipeOrigin
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.category = category
    self.cuisine = cuisine
    self.glass = glass
    self.method = method
    self.tags = tags
    self.servings = servings
    self.minutes = minutes
    self.summary = summary
    self.lines = lines
    self.swaps = swaps
    self.steps = steps
    self.origin = origin
  }
}
