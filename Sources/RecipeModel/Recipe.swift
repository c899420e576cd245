/// A dish or drink as its source has it.
public struct Recipe: Hashable, Sendable, Codable {
  /// Whether it is a drink or food.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case cocktail
    case meal
  }

  /// A replacement that the recipe itself allows: for guanciale, use pancetta.
  public struct Swap: Hashable, Sendable, Codable {
    /// The name of the required ingredient, in the recipe's words.
    public var required: String
    /// The name of the substitute.
    public var substitute: String
    /// A ratio or a warning; nil if there is nothing to say.
    public var note: String?

    public init(required: String, substitute: String, note: String? = nil) {
      self.required = required
      self.substitute = substitute
      self.note = note
    }
  }

  public var id: DishID
  public var name: String
  /// Other names of this very dish; never the name itself.
  public var otherNames: [String]
  public var kind: Kind
  /// The category in which its source has it: "Cocktail", "Breakfast". Nil if there is none.
  public var category: String?
  /// "Italian", "Mexican"; nil for most drinks.
  public var cuisine: String?
  /// The glass a drink is served in.
  public var glass: String?
  /// How a drink is made: "shaken", "stirred", "built", "blended", "thrown".
  public var method: String?
  public var tags: [String]
  /// How many people the amounts serve; nil if it is not given.
  public var servings: Int?
  /// The upper end of a range of servings ("4 to 6"), greater than `servings`; nil for a single number.
  public var mostServings: Int?
  /// The time from start to table, in minutes; nil if it is not given.
  public var minutes: Int?
  /// The parts of the time, in minutes; nil if the source does not separate them.
  public var preparationMinutes: Int?
  public var cookingMinutes: Int?
  /// One sentence about the dish.
  public var summary: String?
  /// The ingredient lines in the source's order, including repeats.
  public var lines: [IngredientLine]
  public var swaps: [Swap]
  /// In a person's version of a dish: the ingredients, with their kinds, that they never want
  /// swapped. Nil if there are none, as in the recipes of sources.
  public var neverSwapped: [String]?
  /// True for a bare thing, or a part of dishes that nobody eats for its own sake; nil if the
  /// source does not say.
  public var isPlain: Bool?
  /// The ingredient of other dishes that it makes; nil for most dishes.
  public var yields: Yield?
  /// The steps in order, without numbers.
  public var steps: [String]
  public var origin: RecipeOrigin

  /// As they are stored: in the order of the alphabet, in which they are then written at once.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case category, cookingMinutes, cuisine, glass, id, isPlain, kind, lines, method, minutes
    case mostServings, name, neverSwapped, origin, otherNames, preparationMinutes, servings, steps,
      summary, swaps
    case tags, yields
  }

  public init(
    id: DishID,
    name: String,
    otherNames: [String] = [],
    kind: Kind,
    category: String? = nil,
    cuisine: String? = nil,
    glass: String? = nil,
    method: String? = nil,
    tags: [String] = [],
    servings: Int? = nil,
    mostServings: Int? = nil,
    minutes: Int? = nil,
    preparationMinutes: Int? = nil,
    cookingMinutes: Int? = nil,
    summary: String? = nil,
    lines: [IngredientLine],
    swaps: [Swap] = [],
    neverSwapped: [String]? = nil,
    isPlain: Bool? = nil,
    yields: Yield? = nil,
    steps: [String] = [],
    origin: RecipeOrigin
  ) {
    self.id = id
    self.name = name
    self.otherNames = otherNames
    self.kind = kind
    self.category = category
    self.cuisine = cuisine
    self.glass = glass
    self.method = method
    self.tags = tags
    self.servings = servings
    self.mostServings = mostServings
    self.minutes = minutes
    self.preparationMinutes = preparationMinutes
    self.cookingMinutes = cookingMinutes
    self.summary = summary
    self.lines = lines
    self.swaps = swaps
    self.neverSwapped = neverSwapped
    self.isPlain = isPlain
    self.yields = yields
    self.steps = steps
    self.origin = origin
  }
}

extension Recipe {
  /// Reads what ``Codable`` wrote, also by versions without other names.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(DishID.self, forKey: .id),
      name: try values.decode(String.self, forKey: .name),
      otherNames: try values.decodeIfPresent([String].self, forKey: .otherNames) ?? [],
      kind: try values.decode(Kind.self, forKey: .kind),
      category: try values.decodeIfPresent(String.self, forKey: .category),
      cuisine: try values.decodeIfPresent(String.self, forKey: .cuisine),
      glass: try values.decodeIfPresent(String.self, forKey: .glass),
      method: try values.decodeIfPresent(String.self, forKey: .method),
      tags: try values.decode([String].self, forKey: .tags),
      servings: try values.decodeIfPresent(Int.self, forKey: .servings),
      mostServings: try values.decodeIfPresent(Int.self, forKey: .mostServings),
      minutes: try values.decodeIfPresent(Int.self, forKey: .minutes),
      preparationMinutes: try values.decodeIfPresent(Int.self, forKey: .preparationMinutes),
      cookingMinutes: try values.decodeIfPresent(Int.self, forKey: .cookingMinutes),
      summary: try values.decodeIfPresent(String.self, forKey: .summary),
      lines: try values.decode([IngredientLine].self, forKey: .lines),
      swaps: try values.decode([Swap].self, forKey: .swaps),
      neverSwapped: try values.decodeIfPresent([String].self, forKey: .neverSwapped),
      isPlain: try values.decodeIfPresent(Bool.self, forKey: .isPlain),
      yields: try values.decodeIfPresent(Yield.self, forKey: .yields),
      steps: try values.decode([String].self, forKey: .steps),
      origin: try values.decode(RecipeOrigin.self, forKey: .origin)
    )
  }
}
