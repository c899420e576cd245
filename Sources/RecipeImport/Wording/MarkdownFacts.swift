/// The facts in one line below a title: "Aperitif · built · glass: Old fashioned · serves 1 · 4
/// min".
struct MarkdownFacts: Equatable {
  var category: String?
  var cuisine: String?
  var method: String?
  var glass: String?
  var servings: ClosedRange<Int>?
  var minutes: Int?
  var preparationMinutes: Int?
  var cookingMinutes: Int?

  /// How a paragraph begins that has the tags.
  static let tagsMark = "Tags: "

  /// The words of a paragraph that is in emphasis from end to end; nil for any other.
  static func emphasised(_ paragraph: String) -> String? {
    for mark: Character in ["*", "_"] {
      let words = paragraph.dropFirst().dropLast()
      guard paragraph.count > 2, paragraph.first == mark, paragraph.last == mark,
        words.first != mark, words.last != "\\"
      else { continue }
      return String(words)
    }
    return nil
  }

  /// Takes up each fact by its own word; of the rest a way of making drinks is the method, and the
  /// others are category and cuisine in this order.
  mutating func read(_ line: String) {
    for part in line.split(separator: "·").map(\.trimmed) where !part.isEmpty {
      let words = part.lowercased()
      if words.hasPrefix("glass:") {
        glass = part.dropFirst(6).trimmed
      } else if words.hasPrefix("serves "), let range = Servings.range(in: part) {
        servings = range
      } else if let time = CookingTime.minutes(part), part.first?.isNumber == true {
        minutes = time
      } else if let time = Self.minutes(words, "preparation") {
        preparationMinutes = time
      } else if let time = Self.minutes(words, "cooking") {
        cookingMinutes = time
      } else if Self.methods.contains(words) {
        method = part
      } else if category == nil {
        category = part
      } else if cuisine == nil {
        cuisine = part
      } else if method == nil {
        method = part
      }
    }
  }

  /// The time in "20 min preparation"; nil for other words.
  private static func minutes(_ words: String, _ what: String) -> Int? {
    guard words.hasSuffix(" " + what), words.first?.isNumber == true else { return nil }
    return CookingTime.minutes(words.dropLast(what.count).trimmed)
  }

  private static let methods: Set<String> = [
    "shaken", "stirred", "built", "blended", "thrown", "muddled", "rolled", "layered", "swizzled",
    "dry shaken", "whipped", "mixed", "baked", "boiled", "fried", "grilled", "roasted",
  ]
}
