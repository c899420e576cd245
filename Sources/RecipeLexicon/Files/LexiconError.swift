/// A line of the lexicon's files that cannot be used: where it is, and what to do about it.
public struct LexiconError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Reason: Equatable, Sendable {
    /// The row has a different number of columns than the header of its file.
    case wrongColumns(found: Int, expected: Int)
    case emptyName
    /// Two ingredients have the same name, or names that differ only by plural or accents.
    case nameTaken(name: String, by: String, and: String)
    /// A parent, part or substitute that no row defines.
    case unknownIngredient(String)
    case unknownFlag(String)
    /// The ingredients in the order in which they lead back to the first one.
    case cycle([String])
    case swapToItself(String)
    case repeated(String)
    /// A flavour with an empty list of ingredients, or one that leaves out all that it names.
    case nothingCarries(String)
    /// A word for a flavour that is also the name of an ingredient, which does not have the
    /// flavour.
    case notCarried(word: String, by: String)
    /// The strength of something that contains no alcohol.
    case notAlcoholic(String)
    case malformed(field: String, value: String)
    /// The file cannot be read as UTF-8 text.
    case unreadable
  }

  public var reason: Reason
  public var file: String
  /// Counted from 1; 0 for the whole file.
  public var line: Int

  public init(_ reason: Reason, file: String, line: Int) {
    self.reason = reason
    self.file = file
    self.line = line
  }

  public var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    return "\(place): \(message)"
  }

  private var message: String {
    switch reason {
    case .wrongColumns(let found, let expected):
      "\(found) columns where \(expected) are expected; separate them by one tab each"
    case .emptyName:
      "the name is empty; give one or delete the row"
    case .nameTaken(let name, let first, let second):
      "'\(name)' names both '\(first)' and '\(second)'; keep it in one row"
    case .unknownIngredient(let name):
      "no ingredient is called '\(name)'; add a row for it in ingredients/ or correct the name"
    case .unknownFlag(let flag):
      "unknown flag '\(flag)'; the flags are listed in Data/lexicon/README.md"
    case .cycle(let names):
      "\(names.joined(separator: " → ")) leads back to itself; remove one step"
    case .swapToItself(let name):
      "'\(name)' cannot stand in for itself; name another substitute"
    case .repeated(let what):
      "\(what) is stated twice; delete one row"
    case .nothingCarries(let flavour):
      "no ingredient carries '\(flavour)'; list some that do or delete the row"
    case .notCarried(let word, let ingredient):
      "'\(word)' names the ingredient '\(ingredient)' too; list that or choose another word"
    case .notAlcoholic(let name):
      "'\(name)' carries no alcohol; flag it in ingredients/ or delete the row"
    case .malformed(let field, let value):
      "cannot read the \(field) '\(value)'"
    case .unreadable:
      "not valid UTF-8 text; save the file as UTF-8"
    }
  }
}
