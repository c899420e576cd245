internal import RecipeLexicon
internal import RecipeModel

/// Reads a recipe as people type it: the title, lines with ingredients, and what to do.
///
/// Headings ("Ingredients", "Method") say which is which. Without them the lines from the first that begins with an
/// amount or a bullet to the next blank line are the ingredients, and so is each further block whose first line
/// begins so; what follows are the steps, and what stands above is the summary. Where most lines of a block begin so,
/// the others are ingredients too ("a cup of milk", "salt"), but for sentences.
struct PlainTextReader {
  let parser: IngredientLineParser
  let file: String

  /// True for a text with a title, and below it a heading for ingredients or two lines that begin with an amount;
  /// one with an `@`, as ingredients are marked in Cooklang, is none. Cost: O(1); the first 64 kB are looked at.
  static func isMeant(by text: String) -> Bool {
    let start = String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self)
    guard !start.utf8.contains(UInt8(ascii: "@")) else { return false }
    let lines = start.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    guard let title = lines.first, title.utf8.count <= 100, title.contains(where: \.isLetter),
      !["---", ">>", "--", "[-", "=="].contains(where: title.hasPrefix), !beginsWithAmount(title)
    else { return false }
    let below = lines.dropFirst()
    return below.contains { heading($0) == .ingredients }
      || below.count(where: beginsWithAmount) > 1
  }

  /// The recipe, `text:<slug of the title>`. Throws for a text longer than a recipe may be. Cost: O(bytes).
  func recipe(in text: String) throws(ImportError) -> Recipe {
    var draft = RecipeDraft(source: RecipeFormat.text.rawValue)
    guard text.utf8.count <= ImportLimits.cooklangBytes else {
      throw ImportError(.recipeTooLarge(bytes: text.utf8.count), file: file)
    }
    let lines = TextPart.lines(of: text[...]).map(\.trimmed)
    let title = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    draft.name = title < lines.endIndex ? lines[title] : nil
    let blocks = lines[min(title + 1, lines.endIndex)...].split { $0.isEmpty }
    let hasHeading = blocks.contains { $0.contains { Self.heading($0) == .ingredients } }
    var part = Part.summary
    var (summary, steps, notes): ([String], [String], [String]) = ([], [], [])
    for block in blocks {
      let isList =
        !hasHeading && part == .summary && block.startIndex > title + 1
        && Self.isList(block)
      if isList {
        part = .ingredients
      } else if !hasHeading, part != .steps,
        let first = block.first(where: { !LineHeading.isMeant(by: $0) }), Self.heading(first) == nil
      {
        let isOfIngredients = Self.beginsWithAmount(first) || Self.isItem(first)
        part = isOfIngredients ? .ingredients : part == .ingredients ? .steps : part
      }
      for line in block {
        if let heading = Self.heading(line) {
          part = heading
        } else if part != .steps, takeFacts(line, to: &draft) {
          continue
        } else {
          if part == .summary, !hasHeading, Self.beginsWithAmount(line) { part = .ingredients }
          if isList, part == .ingredients, line.hasSuffix("."), !Self.isOfList(line) {
            summary.append(line)
            continue
          }
          switch part {
          case .summary: summary.append(line)
          case .ingredients: draft.lines.append(RecipeDraft.Line(text: Self.withoutBullet(line)))
          case .steps:
            let words = Self.withoutBullet(line)
            if let note = NoteLine.text(of: words) {
              notes.append(note)
            } else {
              steps.append(words)
            }
          }
        }
      }
    }
    if draft.minutes == nil {
      let parts = [draft.preparationMinutes, draft.cookingMinutes].compactMap(\.self)
      draft.minutes = parts.isEmpty ? nil : parts.reduce(0, +)
    }
    draft.summary = summary.joined(separator: " ").unlessBlank
    draft.steps = InstructionSteps.steps(in: steps.joined(separator: "\n"))
    draft.addNotes(notes)
    return try draft.recipe(parser: parser, file: file, place: .file)
  }

  private enum Part { case summary, ingredients, steps }

  /// "Serves 4" or "Time: 20 minutes", or several of these with an upright bar or a dot between.
  private func takeFacts(_ line: String, to draft: inout RecipeDraft) -> Bool {
    guard line.utf8.count < 200 else { return false }
    var read = draft
    let parts = line.split { "|·•".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    guard !parts.isEmpty, parts.allSatisfy({ takeFact($0, to: &read) }) else { return false }
    draft = read
    return true
  }

  private func takeFact(_ line: String, to draft: inout RecipeDraft) -> Bool {
    let words = line.lowercased()
    // "Yield: 24 puffs" is no ingredient either.
    if Self.speaksOfServings(words), line.utf8.count < 40, words.contains(where: \.isNumber) {
      draft.takeServings(words)
      return true
    }
    for (names, field) in Self.times {
      guard let start = names.first(where: words.hasPrefix),
        let minutes = CookingTime.minutes(
          String(words.dropFirst(start.count).drop { !$0.isNumber })
        )
      else { continue }
      draft[keyPath: field] = minutes
      return true
    }
    return false
  }

  /// How lines begin that say a time, and which.
  private static var times: [(names: [String], field: WritableKeyPath<RecipeDraft, Int?>)] {
    [
      (["prep", "preparation", "vorbereitung"], \.preparationMinutes),
      (["cook", "baking time", "kochzeit", "backzeit", "cuisson"], \.cookingMinutes),
      (["total time", "time", "ready in", "gesamtzeit", "zubereitungszeit"], \.minutes),
    ]
  }

  /// True for words like "serves 4", or "für 4 Portionen", in lower case.
  private static func speaksOfServings(_ words: String) -> Bool {
    let begins = ["serves", "servings", "yield", "portions", "portionen"].first(
      where: words.hasPrefix
    )
    let isForSome =
      ["für ", "pour ", "para ", "per "].contains(where: words.hasPrefix)
      && ["portion", "person", "porcion", "porzion"].contains(where: words.contains)
    return begins != nil || isForSome
  }

  private static func heading(_ line: String) -> Part? {
    let words = line.lowercased().filter { $0.isLetter || $0 == " " }.trimmed
    switch words {
    case "ingredients", "you need", "you will need", "what you need", "zutaten", "ingrédients",
      "ingredientes", "ingredienti":
      return .ingredients
    case "directions", "instructions", "method", "preparation", "steps", "procedure",
      "how to make it", "zubereitung", "anleitung", "préparation", "preparación",
      "elaboración", "preparazione", "procedimento":
      return .steps
    default: return nil
    }
  }

  private static func beginsWithAmount(_ line: String) -> Bool {
    let words = withoutBullet(line)
    guard let first = words.first, first.isNumber else { return false }
    // "1. Whisk the eggs" is a step.
    let rest = words.drop { $0.isNumber }
    return !(rest.first == "." || rest.first == ")" || rest.first == ":")
      || rest.dropFirst().first?.isNumber == true
  }

  /// Whether half of the lines or more begin as those of a list do, and two at least.
  private static func isList(_ block: ArraySlice<String>) -> Bool {
    let count = block.count(where: isOfList)
    return count > 1 && 2 * count >= block.count
  }

  private static func isOfList(_ line: String) -> Bool { beginsWithAmount(line) || isItem(line) }

  private static func isItem(_ line: String) -> Bool { withoutBullet(line) != line }

  private static func withoutBullet(_ line: String) -> String {
    guard let first = line.first, "-*•–·".contains(first), line.dropFirst().first == " " else {
      return line
    }
    return line.dropFirst().trimmed
  }
}
