import RecipeLexicon
public import RecipeModel

/// Takes ingredient lines apart and says which ingredients they mean.
public struct LineReading: Sendable {
  /// A line and the canonical names of what it asks for.
  public struct Reading: Sendable, Equatable {
    public var line: IngredientLine
    /// "lime juice", "butter or margarine"; nil when not recognised.
    public var ingredient: String?
  }

  private let lexicon: IngredientLexicon
  private let parser: IngredientLineParser

  /// Reads the lexicon from the data folder; takes tens of milliseconds.
  public init(_ places: KitchenPlaces) throws(KitchenError) {
    let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
    lexicon = read.lexicon
    parser = read.parser
  }

  /// Reads one line. Cost: O(length).
  public func read(_ text: String) -> Reading {
    let line = parser.parse(text)
    return Reading(line: line, ingredient: lexicon.ingredientText(of: line))
  }
}

extension IngredientLexicon {
  /// The canonical names that a line asks for, alternatives joined by "or"; nil when not recognised.
  func ingredientText(of line: IngredientLine) -> String? {
    requirements(of: line).map { requirements in
      requirements.map { $0.map(name(of:)).joined(separator: " or ") }.joined(separator: " and ")
    }
  }
}
