internal import RecipeLexicon
internal import RecipeModel

/// Reads recipes written in Markdown, as ``RecipeExport`` writes them and as people do.
///
/// A title is a heading of the first level and begins a recipe, `markdown:<slug of the title>`.
/// Below it stand, each if at all: a line in emphasis with facts ("*Sour · glass: Coupe · serves 2
/// · 5 min*"), a summary, a line "Tags: a, b", and under headings of their own the ingredients, one an item or a line,
/// the steps (Steps, Directions, Method or Instructions), one an item or a paragraph, and swaps
/// ("aperol for campari"). A deeper heading among the ingredients is that of a part of the dish. Other sections are passed over. A link and a picture that stand alone on
/// a line are the recipe's.
struct MarkdownRecipeReader {
  let parser: IngredientLineParser
  let file: String

  /// True for a text whose first line that is not blank is a heading, with a heading for
  /// ingredients below it. Cost: O(bytes).
  static func isMeant(by text: Substring) -> Bool {
    let lines = text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }), first.first == "#",
      case .heading = MarkdownLine(first).kind
    else { return false }
    return lines.contains { line in
      guard line.first == "#", case .heading(_, let words) = MarkdownLine(line).kind else {
        return false
      }
      return MarkdownSection(heading: words) == .ingredients
    }
  }

  /// Every recipe, or the reason why a title has none with its line, in the order of the file.
  ///
  /// Throws ``ImportError`` when there is no heading, and what reading throws. Cost: O(bytes up to the second
  /// recipe or the first heading of a section, whichever comes later).
  ///
  /// - Parameters:
  ///   - done: How many were given before.
  ///   - lines: Those of the text, from the first, as often as it is called.
  func records(after done: Int, in lines: () -> TextLines) throws -> any RecordStream {
    var all = lines()
    var hasDeepSections = false
    while !hasDeepSections, let line = try all.next() {
      hasDeepSections = MarkdownParser.isDeepSection(line.text[...])
    }
    var first = MarkdownCutter(lines(), hasDeepSections: hasDeepSections)
    guard try first.next() != nil else {
      throw ImportError(.missing("title", key: "a line # and a title"), file: file)
    }
    let cutter = MarkdownCutter(lines(), hasDeepSections: hasDeepSections)
    return CutRecords(cutter, after: done) { part, _ throws(ImportError) in try recipe(part) }
  }

  private func recipe(_ part: MarkdownBlocks) throws(ImportError) -> Recipe {
    if let whole = Unsaid.recipe(readAs: nil, with: part.unsaid) { return whole }
    let read = try visible(part)
    let recipe = Unsaid.recipe(readAs: read, with: part.unsaid) ?? older(part, read)
    guard !recipe.lines.isEmpty else {
      let key = "a list under the heading Ingredients"
      throw ImportError(.missing("ingredient", key: key), file: file, place: .line(part.line))
    }
    return recipe
  }

  /// What can be read, with what the copy of an older version adds, which had no headings.
  private func older(_ part: MarkdownBlocks, _ read: Recipe) -> Recipe {
    guard let copy = part.copy else { return read }
    return ExactCopy.merged(read: read, copy: copy) { original in
      var original = original
      for position in original.lines.indices { original.lines[position].section = nil }
      guard let part = MarkdownParser(MarkdownRecipe(original).text).recipes.first else {
        throw ImportError(.noRecords, file: file)
      }
      return try visible(part)
    }
  }

  /// What the words of a text say, without its comments; nil where they are no recipe.
  func visibleRecipe(of text: String) -> Recipe? {
    MarkdownParser(text).recipes.first.flatMap { try? visible($0) }
  }

  /// What a person reads of it.
  private func visible(_ part: MarkdownBlocks) throws(ImportError) -> Recipe {
    var draft = RecipeDraft(source: RecipeFormat.markdown.rawValue)
    let title = part.title.onOneLine
    draft.name = title.unlessBlank ?? "Untitled"
    draft.nativeID = slug(of: title).unlessBlank ?? "recipe"
    var facts = MarkdownFacts()
    var sentences: [String] = []
    for paragraph in part.introduction {
      if sentences.isEmpty, let emphasised = MarkdownFacts.emphasised(paragraph) {
        facts.read(MarkdownEscaping.text(emphasised))
      } else if paragraph.hasPrefix(MarkdownFacts.tagsMark) {
        draft.tags += commaItems(
          MarkdownEscaping.text(String(paragraph.dropFirst(MarkdownFacts.tagsMark.count)))
        )
      } else {
        sentences.append(MarkdownEscaping.text(paragraph))
      }
    }
    draft.categories = [facts.category].compactMap(\.self)
    draft.cuisine = facts.cuisine
    draft.method = facts.method
    draft.glass = facts.glass
    draft.servings = facts.servings?.lowerBound
    draft.mostServings = facts.servings.flatMap { $0.count > 1 ? $0.upperBound : nil }
    draft.minutes = facts.minutes
    draft.preparationMinutes = facts.preparationMinutes
    draft.cookingMinutes = facts.cookingMinutes
    draft.summary = sentences.joined(separator: " ").onOneLine
    draft.lines = part.ingredients.map {
      RecipeDraft.Line(text: MarkdownEscaping.text($0.text), isHeading: $0.isHeading)
    }
    draft.steps = part.steps.map(MarkdownEscaping.text)
    draft.swaps = part.swaps.compactMap { SwapText.swap(MarkdownEscaping.text($0)) }
    draft.link = part.link
    draft.image = part.image
    return try draft.recipe(
      parser: parser,
      file: file,
      place: .line(part.line),
      needsLines: false
    )
  }
}
