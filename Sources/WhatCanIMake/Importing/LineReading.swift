package import RecipeLexicon
public import RecipeModel

/// Parses ingredient lines and finds the ingredients that they mean, fast enough for millions of
/// lines.
///
/// Each thread needs its own copy; copies share the tables.
public struct LineReading: Sendable {
  /// A line, and the canonical names of its ingredients.
  public struct Reading: Sendable, Equatable {
    public var line: IngredientLine
    /// "lime juice", "butter or margarine"; nil if it is not recognised.
    public var ingredient: String?
  }

  package let lexicon: IngredientLexicon
  package let units: UnitTable
  package let parser: IngredientLineParser
  private var resolver: IngredientResolver

  /// Reads the lexicon from the data folder; takes tens of milliseconds.
  public init(_ places: KitchenPaths) throws(KitchenError) {
    let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
    lexicon = read.lexicon
    units = read.units
    parser = read.parser
    resolver = read.lexicon.makeResolver()
  }

  /// Reads one line. Cost: O(length).
  public mutating func read(_ text: String) -> Reading {
    reading(of: parser.parse(text))
  }

  /// Reads a line of a source that gives measure and name separately: "Juice of 1/2", "Lime". Cost:
  /// O(length).
  public mutating func read(measure: String?, name: String) -> Reading {
    reading(of: parser.parse(measure: measure, name: name))
  }

  private mutating func reading(of line: IngredientLine) -> Reading {
    let asked = resolver.requirements(of: line)
    return Reading(line: line, ingredient: asked.map(lexicon.text(of:)))
  }
}

extension IngredientLexicon {
  /// The canonical names that a line asks for, as ``text(of:)`` has them; nil when not recognised.
  func ingredientText(of line: IngredientLine) -> String? {
    requirements(of: line).map(text(of:))
  }

  /// "butter or margarine", "lemon zest and lemon juice": canonical names, alternatives joined by "or".
  func text(of requirements: [[IngredientID]]) -> String {
    requirements.map { $0.map(name(of:)).joined(separator: " or ") }.joined(separator: " and ")
  }
}
