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
    let credit = rest[..<table].lazy.compactMap { Self.value(of: "recipe by", in: $0) }.first
    takeFields(rest[..<table], to: &draft)
    rest = rest[table...].dropFirst()
    let ingredients = rest.prefix { !$0.trimmed.isEmpty }
    draft.lines = ingredients.map { line in
      Self.heading(line).map { .heading($0) } ?? RecipeDraft.Line(text: Self.ingredient(line))
    }
    let end = rest.firstIndex { $0.trimmed.hasPrefix("- - -") } ?? rest.endIndex
    let footer = MasterCookFooter(in: rest[ingredients.endIndex..<max(end, ingredients.endIndex)])
    draft.steps = footer.directions.split { $0.trimmed.isEmpty }
      .map { $0.map(\.trimmed).joined(separator: " ") }
    draft.summary = footer.fields["description"]
    if draft.minutes == nil {
      draft.minutes = footer.fields["start to finish time"].flatMap { Self.minutes($0[...]) }
    }
    draft.addNotes(Self.notes(in: rest[max(end, ingredients.endIndex)...]))
    draft.addCredit(credit)
    draft.addCredit(footer.fields["source"])
    return try draft.recipe(parser: parser, file: file, place: place)
  }

  private func takeFields(_ lines: ArraySlice<Substring>, to draft: inout RecipeDraft) {
    var isOfCategories = false
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      let key = parts.count == 2 ? parts[0].trimmed.lowercased() : ""
      switch key {
      case "categories": draft.categories = Self.columns(parts[1])
      case "serving size":
        let end = parts[1].firstRange(of: "Preparation")?.lowerBound ?? parts[1].endIndex
        draft.takeServings(String(parts[1][..<end]))
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

  /// What stands behind "NOTES :" below the row of dashes that ends the directions, and what is said of serving, each with
  /// the lines below it. Other fields there, such as nutrition, are none.
  private static func notes(in lines: ArraySlice<Substring>) -> [String] {
    var (notes, isInNote) = ([[String]](), false)
    for line in lines {
      let words = line.trimmed
      if let text = NoteLine.text(of: words) {
        (notes, isInNote) = (notes + [[text]], true)
      } else if servingFields.contains(where: { value(of: $0, in: line) != nil }) {
        (notes, isInNote) = (notes + [[words.replacing(" :", with: ":")]], true)
      } else if words.isEmpty || words.contains(" :") {
        isInNote = false
      } else if isInNote {
        notes[notes.count - 1].append(words)
      }
    }
    return notes.map { $0.joined(separator: " ") }
  }

  private static let servingFields = ["serving ideas", "suggested wine"]

  /// What stands behind a name and its colon; nil where the line does not begin so.
  private static func value(of name: String, in line: Substring) -> String? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].trimmed.lowercased() == name else { return nil }
    return parts[1].trimmed.unlessBlank
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

  /// The words of a row that stands between asterisks, dashes or equal signs, two or more on each side; nil for any
  /// other.
  private static func heading(_ line: Substring) -> String? {
    let words = line.trimmed
    guard let mark = words.first, "*-=".contains(mark) else { return nil }
    let inside = words.drop { $0 == mark }.reversed().drop { $0 == mark }.reversed()
    let frame = String(repeating: mark, count: 2)
    guard words.hasPrefix(frame), words.hasSuffix(frame), !inside.contains(mark) else { return nil }
    return String(inside).trimmed.unlessBlank
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
