internal import RecipeLexicon
internal import RecipeModel

/// Reads MasterCook's exports as text (`.mxp`, `.txt`): a line that names the program, the title, fields, a table of
/// ingredients under a rule of dashes, directions, and a row of dashes apart.
struct MasterCookReader {
  let parser: IngredientLineParser
  let file: String

  /// True for a text with a line "Exported from MasterCook". Cost: O(1); the first 64 kB are looked at.
  static func isMeant(by text: String) -> Bool {
    String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self).split { $0.isNewline }
      .contains { isBeginning($0) }
  }

  /// Every recipe, or why one is none, in the order of the file; `mastercook:<slug of the title>`.
  ///
  /// - Parameter done: How many were given before.
  func records(in lines: TextLines, after done: Int) -> any RecordStream {
    TextCutter(lines, isBeginning: Self.isBeginning).records(file: file, after: done, recipe)
  }

  private func recipe(
    _ lines: [Substring],
    _ place: ImportError.Place
  ) throws(ImportError) -> Recipe {
    var draft = RecipeDraft(source: RecipeFormat.mastercook.rawValue)
    var rest = lines.drop { $0.trimmed.isEmpty }
    draft.name = rest.popFirst()?.trimmed
    let table = rest.firstIndex { $0.hasPrefix("-----") } ?? rest.endIndex
    takeFields(rest[..<table], to: &draft)
    rest = rest[table...].dropFirst()
    let ingredients = rest.prefix { !$0.trimmed.isEmpty }
    draft.lines = ingredients.map { RecipeDraft.Line(text: Self.ingredient($0)) }
    let end = rest.firstIndex { $0.trimmed.hasPrefix("- - -") } ?? rest.endIndex
    draft.steps = rest[ingredients.endIndex..<max(end, ingredients.endIndex)].split {
      $0.trimmed.isEmpty
    }
    .map { $0.map(\.trimmed).joined(separator: " ") }
    draft.steps += Self.notes(in: rest[end...])
    return try draft.recipe(parser: parser, file: file, place: place)
  }

  /// What is noted behind the row of dashes, "NOTES : …", as a step of its own; nothing else there is of the recipe.
  private static func notes(in lines: ArraySlice<Substring>) -> [String] {
    func rest(_ line: Substring) -> Substring? {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let isMeant = parts.count == 2 && ["notes", "note"].contains(parts[0].trimmed.lowercased())
      return isMeant ? parts[1] : nil
    }
    guard let start = lines.firstIndex(where: { rest($0) != nil }) else { return [] }
    let below = lines[start...].dropFirst().prefix { !$0.trimmed.isEmpty }
    let words = [rest(lines[start]) ?? ""] + below
    return [words.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: " ").unlessBlank]
      .compactMap(\.self)
  }

  private func takeFields(_ lines: ArraySlice<Substring>, to draft: inout RecipeDraft) {
    var isOfCategories = false
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      let key = parts.count == 2 ? parts[0].trimmed.lowercased() : ""
      switch key {
      case "categories": draft.categories = Self.columns(parts[1])
      case "serving size":
        draft.servings = Servings.count(in: String(parts[1]))
        if let time = line.firstRange(of: "Preparation Time") {
          draft.minutes = Self.minutes(line[time.upperBound...].drop { $0 == " " || $0 == ":" })
        }
      default:
        // Categories go on below, in the same columns.
        if isOfCategories, line.first == " " { draft.categories += Self.columns(line) }
      }
      isOfCategories = key == "categories" || isOfCategories && key.isEmpty && line.first == " "
    }
  }

  /// What stands in columns that two blanks or more part.
  private static func columns(_ text: Substring) -> [String] {
    text.replacing("\t", with: "  ").split(separator: "  ").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// "1:30", an hour and a half.
  static func minutes(_ text: Substring) -> Int? {
    let parts = text.trimmed.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1],
      (0...1_000).contains(hours),
      (0..<60).contains(minutes), hours + minutes > 0
    else { return nil }
    return hours * 60 + minutes
  }

  /// Amount, measure and name, which stand in columns or apart, as a line; "--" sets the preparation apart.
  private static func ingredient(_ line: Substring) -> String {
    String(line).onOneLine.replacing(" -- ", with: ", ")
  }

  private static func isBeginning(_ line: Substring) -> Bool {
    let words = line.lowercased().filter { $0.isLetter }
    return line.utf8.count < 200 && words.hasPrefix("exportedfrommastercook")
  }
}
