internal import RecipeLexicon
internal import RecipeModel

/// Reads exports of Meal-Master: text files with a header, ingredients in columns of fixed width, one or two beside
/// one another, and directions, each recipe between rules of five dashes or Ms.
struct MealMasterReader {
  let parser: IngredientLineParser
  let file: String

  /// True for a text with a rule that names the program. Cost: O(1); the first 64 kB are looked at.
  static func isMeant(by text: String) -> Bool {
    String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self).split { $0.isNewline }
      .contains { isBeginning($0) }
  }

  /// Every recipe, or why one is none, in the order of the file; `mealmaster:<slug of the title>`. What stands
  /// outside the rules is passed over.
  ///
  /// - Parameter done: How many were given before.
  func records(in lines: TextLines, after done: Int) -> any RecordStream {
    TextCutter(lines, isBeginning: Self.isBeginning, isEnd: Self.isEnd)
      .records(file: file, after: done, recipe)
  }

  private func recipe(
    _ lines: [Substring],
    _ place: ImportError.Place
  ) throws(ImportError) -> Recipe {
    var draft = RecipeDraft(source: RecipeFormat.mealmaster.rawValue)
    var rest = lines[...]
    while let line = rest.first {
      let field = Self.field(line)
      guard field != nil || line.trimmed.isEmpty else { break }
      rest.removeFirst()
      guard let (key, value) = field else { continue }
      switch key {
      case "title": draft.name = value
      case "categories": draft.categories = commaItems(value).filter { $0.lowercased() != "none" }
      default: draft.takeServings(value)
      }
    }
    var ingredients = MealMasterIngredients()
    while let line = rest.first, line.trimmed.isEmpty || ingredients.take(line) {
      rest.removeFirst()
    }
    draft.lines = ingredients.lines
    let paragraphs = Self.paragraphs(rest)
    draft.steps = paragraphs.filter { Self.credit(in: $0) == nil && NoteLine.text(of: $0) == nil }
    draft.addNotes(paragraphs.compactMap { NoteLine.text(of: $0) })
    for credit in paragraphs.compactMap(Self.credit) { draft.addCredit(credit) }
    return try draft.recipe(parser: parser, file: file, place: place)
  }

  /// A field of the header: its name in lower case, and its value.
  private static func field(_ line: Substring) -> (key: String, value: String)? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let key = parts[0].trimmed.lowercased()
    guard ["title", "categories", "yield", "servings"].contains(key) else { return nil }
    return (key, parts[1].trimmed)
  }

  /// What blank lines part; a note begins a paragraph of its own.
  private static func paragraphs(_ lines: ArraySlice<Substring>) -> [String] {
    var paragraphs: [[String]] = [[]]
    for line in lines {
      let words = line.trimmed
      let isBetween = words.isEmpty || isRule(line)
      if isBetween || NoteLine.text(of: words) != nil { paragraphs.append([]) }
      if !isBetween { paragraphs[paragraphs.count - 1].append(words) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Whom a recipe is from, where a paragraph of one line says that.
  private static func credit(in paragraph: String) -> String? {
    guard paragraph.utf8.count < 100,
      let start = ["From: ", "Source: ", "Recipe by: "].first(where: paragraph.hasPrefix)
    else { return nil }
    return String(paragraph.dropFirst(start.count))
  }

  /// A line that begins with five dashes or Ms.
  static func isRule(_ line: Substring) -> Bool {
    line.hasPrefix("MMMMM") || line.hasPrefix("-----")
  }

  private static func isBeginning(_ line: Substring) -> Bool {
    isRule(line) && line.lowercased().replacing("-", with: "").contains("mealmaster")
  }

  private static func isEnd(_ line: Substring) -> Bool {
    let words = line.trimmed
    return words == "MMMMM"
      || words.utf8.count >= 5 && words.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
  }
}
