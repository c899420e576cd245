/// Guesses the recipe of a page that marks nothing, by its headings: a list under "Ingredients", and what to do
/// under "Method" or the like.
///
/// It is taken only where little can go wrong: one heading of each kind, the ingredients first, at least two
/// of them in a list, each no longer than a line, and a third beginning with an amount.
struct ListedPage {
  private enum Part { case ingredients, steps }

  private var tags: PageTags
  private var part: Part?
  private var level = 0
  private var headings: [Part] = []
  private var open: OpenElement?
  private var titles: [String: String] = [:]
  private var ingredients: [String] = []
  private var listed: [String] = []
  private var paragraphs: [String] = []

  private init(_ page: String) {
    tags = PageTags(of: page)
  }

  /// The recipe, not yet checked; nil where it is not safe to say what is what. Cost: O(bytes).
  static func draft(in page: String) -> RecipeDraft? {
    var listed = ListedPage(page)
    listed.read()
    return listed.draft
  }

  private mutating func read() {
    while let tag = tags.next() {
      if var element = open {
        let isOver = element.ends(at: tag)
        open = isOver ? nil : element
        if isOver { take(element, tags.text(element.start..<tag.range.lowerBound)) }
      }
      if Self.ends.contains(tag.name) { part = nil }
      guard open == nil, !tag.isEnd else { continue }
      let isHeading = Self.level(of: tag.name) != nil || tag.name == "title"
      if isHeading || part != nil && (tag.name == "li" || tag.name == "p") {
        open = OpenElement(tag)
      }
    }
  }

  private mutating func take(_ element: OpenElement, _ text: String) {
    guard !text.isEmpty else { return }
    if let level = Self.level(of: element.name) {
      if element.name == "h1", titles["h1"] == nil { titles["h1"] = text }
      takeHeading(text.onOneLine, level)
    } else if element.name == "title" {
      if titles["title"] == nil { titles["title"] = text }
    } else if part == .ingredients {
      if element.name == "li", ingredients.count <= ImportLimits.lines {
        ingredients.append(text.onOneLine)
      }
    } else if part == .steps, listed.count + paragraphs.count <= ImportLimits.steps {
      if element.name == "li" { listed.append(text) } else { paragraphs.append(text) }
    }
  }

  private mutating func takeHeading(_ text: String, _ level: Int) {
    let words = text.lowercased().filter { $0.isLetter || $0 == " " }.trimmed
    if let found = Self.parts[words] {
      headings.append(found)
      (part, self.level) = (found, level)
    } else if level <= self.level {
      part = nil
    }
  }

  /// A number for a heading; nil for another element.
  private static func level(of name: String) -> Int? {
    guard name.utf8.count == 2, name.first == "h", let level = name.last?.wholeNumberValue,
      (1...6).contains(level)
    else { return nil }
    return level
  }

  private static let parts: [String: Part] = [
    "ingredients": .ingredients, "you will need": .ingredients, "what you need": .ingredients,
    "method": .steps, "directions": .steps, "instructions": .steps, "preparation": .steps,
    "how to make it": .steps,
  ]

  private static let ends: Set<String> = ["footer", "nav", "aside", "form", "article", "main"]

  private var draft: RecipeDraft? {
    let amounts = ingredients.count { $0.first?.isNumber == true }
    let steps = listed.isEmpty ? paragraphs : listed
    guard headings.first == .ingredients, headings.count == 2, headings.last == .steps,
      ingredients.count > 1, ingredients.count <= 100, amounts * 3 >= ingredients.count,
      ingredients.allSatisfy({ $0.utf8.count <= 200 }), !steps.isEmpty,
      let name = (titles["h1"] ?? titles["title"])?.onOneLine, name.utf8.count <= 200
    else { return nil }
    var draft = RecipeDraft(source: RecipeFormat.schemaorg.rawValue)
    draft.name = name
    draft.lines = ingredients.map { RecipeDraft.Line(text: $0) }
    draft.steps = InstructionSteps.steps(in: steps.joined(separator: "\n"))
    return draft
  }
}
