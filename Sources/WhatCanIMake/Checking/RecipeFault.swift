public import RecipeImport

/// What is wrong with a recipe file, and where; described in one line with the remedy.
public struct RecipeFault: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case unreadable(ImportError)
    /// The lexicon does not know the ingredient; `like` has similar names, best first.
    case unknownIngredient(String, like: [String])
    /// One of several alternatives on a line is not known.
    case unknownAlternative(line: String)
    case unknownUnit(String, of: String)
    case tooLittle(String, of: String, least: String)
    /// More than any dish uses for one serving.
    case tooMuch(String, of: String, most: String)
    /// A required line without an amount.
    case noAmount(of: String)
    case nothingRequired
    /// A field that the dish should have: "servings".
    case missing(String)
    /// A field with a value that no other dish uses.
    case unusual(field: String, value: String, allowed: [String])
    /// A field that belongs only to dishes of the other kind.
    case misplaced(field: String)
    /// The recipe swaps something that no line asks for.
    case swapUnasked(String)
    /// The dish needs the ingredient that it says it makes.
    case yieldsItsOwnNeed(String)
    /// A tag names a diet that one of the ingredients does not fit.
    case untrueTag(String, because: String)
    /// The times in the steps add up to more minutes than the dish's own time.
    case stepsTakeLonger(Int, than: Int)
    case sameID(as: String)
    case sameName(as: String)
    case sameIngredients(as: String)
  }

  public var file: String
  /// Counted from 1; nil for the file as a whole.
  public var line: Int?
  public var reason: Reason

  public init(_ reason: Reason, file: String, line: Int? = nil) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  public var description: String {
    if case .unreadable(let error) = reason { return "\(error)" }
    return "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)"
  }
}

extension RecipeFault.Reason: CustomStringConvertible {
  /// What is wrong and the remedy, without the place.
  public var description: String {
    switch self {
    case .unreadable(let error): "\(error.reason)"
    case .unknownIngredient(let name, let like):
      like.isEmpty
        ? "unknown ingredient '\(name)'; the lexicon may have another name for it"
        : "unknown ingredient '\(name)'; did you mean \(like.joined(separator: ", "))?"
    case .unknownAlternative(let line): "'\(line)' contains an unknown alternative"
    case .unknownUnit(let unit, let name):
      "\(unit) has the unknown unit '\(name)'; add the unit to Data/lexicon/units.tsv"
    case .tooLittle(let amount, let name, let least):
      "\(amount) \(name) is below the minimum for a dish (\(least)); see Data/lexicon/bounds.tsv"
    case .tooMuch(let amount, let name, let most):
      "\(amount) \(name) is above the maximum for one serving (\(most)); "
        + "see Data/lexicon/bounds.tsv"
    case .noAmount(let name): "\(name) has no amount; add one, or mark the line as optional"
    case .nothingRequired: "all ingredients are optional; at least one must be required"
    case .missing(let field): "no \(field); add it to the front matter"
    case .unusual(let field, let value, let allowed):
      allowed.count > 8
        ? "\(field) '\(value)' is not in fields.tsv; use a value from that file, or add this value to it"
        : "\(field) '\(value)' is not one of \(allowed.joined(separator: ", "))"
    case .misplaced(let field): "a dish of this kind cannot have the field \(field); remove it"
    case .swapUnasked(let name):
      "the recipe has a swap for '\(name)', but no ingredient line asks for that ingredient"
    case .yieldsItsOwnNeed(let name):
      "the recipe yields '\(name)', which it also needs; correct or remove the field yields"
    case .untrueTag(let tag, let name): "the recipe is tagged '\(tag)', but contains \(name)"
    case .stepsTakeLonger(let steps, let time):
      "the steps take \(steps) minutes, but the time of the recipe is \(time); correct one of the two"
    case .sameID(let other): "\(other) has the same file name; rename one of them"
    case .sameName(let other): "\(other) has the same name; rename one of them"
    case .sameIngredients(let other): "\(other) requires the same ingredients; keep one of them"
    }
  }
}
