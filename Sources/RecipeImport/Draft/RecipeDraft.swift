internal import RecipeModel

/// What a source says of a recipe, in plain texts that are not yet checked or understood.
struct RecipeDraft {
  /// One ingredient.
  struct Line: Equatable {
    /// "2 oz" where the source keeps it apart from the name.
    var measure: String?
    /// The name, or the whole line.
    var text: String
    /// True when `text` is the name alone.
    var isApart = false
    /// What the source adds to the line ("chopped").
    var note: String?
    var role: IngredientLine.Role?
    /// It asks for nothing, but names the part of the dish that the lines below it belong to.
    var isHeading = false

    /// A line that is a heading, whatever its words are.
    static func heading(_ text: String) -> Line { Line(text: text, isHeading: true) }
  }

  /// The short name of the format that the id begins with.
  var source: String
  /// The id where the source gives it whole; nil to make it of `source` and what follows.
  var id: DishID?
  /// The id in the source; nil to make it of the name.
  var nativeID: String?
  var name: String?
  var otherNames: [String] = []
  /// Nil to tell it by ``DrinkRule``.
  var kind: Recipe.Kind?
  /// The first is the category, the others become tags.
  var categories: [String] = []
  var cuisine: String?
  var glass: String?
  var method: String?
  var tags: [String] = []
  var servings: Int?
  /// The upper end of a range of servings.
  var mostServings: Int?
  var minutes: Int?
  var preparationMinutes: Int?
  var cookingMinutes: Int?
  var summary: String?
  var lines: [Line] = []
  var swaps: [Recipe.Swap] = []
  var steps: [String] = []
  var link: String?
  var image: String?
  var video: String?
  var modified: String?

  init(source: String) { self.source = source }
}

extension RecipeDraft {
  /// The text as the last part of an id: itself when it is plain, else its slug.
  ///
  /// One that is too long is cut, and a number made of the whole keeps it apart from others.
  static func nativeID(_ text: String) -> String {
    let id = isPlainID(text) ? text : slug(of: text)
    guard id.utf8.count > ImportLimits.nativeIDBytes else { return id }
    // FNV-1a, 64 bits.
    let hash = id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    var start = id[...]
    while start.utf8.count > ImportLimits.nativeIDBytes - 17 { start.removeLast() }
    return "\(start)-\(digits)"
  }

  /// The text as the last part of an id, kept as it is but for white space, which becomes `-`, and
  /// what no id holds, which is left out; empty when nothing else is there. Cost: O(bytes).
  static func keptID(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace)
      .map { String($0).withoutScalarsBarredFromIDs }
      .filter { !$0.isEmpty }
      .joined(separator: "-")
  }
}

extension Unicode.Scalar {
  /// False for white space, control and format characters: unseen, they make two ids look alike,
  /// and NUL ends a text for some programs.
  var isAllowedInID: Bool {
    guard !properties.isWhitespace else { return false }
    switch properties.generalCategory {
    case .control, .format: return false
    default: return true
    }
  }
}

extension String {
  /// The text without what no id holds. Cost: O(bytes).
  var withoutScalarsBarredFromIDs: String {
    guard !unicodeScalars.allSatisfy(\.isAllowedInID) else { return self }
    return String(unicodeScalars.filter(\.isAllowedInID))
  }
}

/// True for a text of ASCII letters and digits, `-`, `_` and `.` only.
func isPlainID(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) }
}

extension DishID {
  /// An id as an export writes it, with its source before a colon; nil for a text that is none.
  init?(written text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
      text.utf8.count <= 2 * ImportLimits.nameBytes,
      text.unicodeScalars.allSatisfy(\.isAllowedInID)
    else { return nil }
    self.init(text)
  }

  /// What stands behind the source.
  var nativeID: String { String(description.unicodeScalars.drop { $0 != ":" }.dropFirst()) }
}
