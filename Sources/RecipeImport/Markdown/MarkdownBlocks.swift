/// One recipe of a Markdown text, taken apart by its headings and marks; nothing is checked yet.
struct MarkdownBlocks: Equatable {
  /// The line of its title, counted from 1.
  var line: Int
  var title: String
  /// Between title and first section, as written; a line break between paragraphs.
  var introduction: [String] = []
  /// Those below a deeper heading stand behind it.
  var ingredients: [Item] = []
  /// Line breaks stand inside a step where they are forced.
  var steps: [String] = []
  var swaps: [String] = []
  /// The addresses of links and pictures that stand alone.
  var link: String?
  var image: String?
  /// Of an older version.
  var copy: String?
  /// What comments say besides.
  var unsaid: [UnsaidPart] = []

  struct Item: Equatable {
    var text: String
    var isHeading = false
  }

  init(line: Int, title: String) {
    self.line = line
    self.title = title
  }
}

/// Takes Markdown apart into recipes, line by line. Cost: O(bytes).
struct MarkdownParser {
  private(set) var recipes: [MarkdownBlocks] = []
  /// Nil before the first section of a recipe.
  private var section: MarkdownSection?
  private var sectionLevel = 0
  /// The items of the section so far, and whether a mark began them.
  private var items: [(text: String, isMarked: Bool, isHeading: Bool)] = []
  private var isOpen = false
  private var breaks = false
  private var followsBlank = false
  /// The lines of a comment that is open, joined by spaces.
  private var comment: String?
  /// Sections have headings of the second level or deeper, so every one of the first is a title.
  private let hasDeepSections: Bool

  /// Reads a whole text.
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    self.init(hasDeepSections: lines.contains(where: Self.isDeepSection))
    for (position, line) in lines.enumerated() { read(line, number: position + 1) }
    finish()
  }

  /// Before the first line of a text.
  init(hasDeepSections: Bool) {
    self.hasDeepSections = hasDeepSections
  }

  /// True for the heading of a section below the first level.
  static func isDeepSection(_ line: Substring) -> Bool {
    guard line.first == "#", case .heading(let level, let words) = MarkdownLine(line).kind else {
      return false
    }
    return level > 1 && MarkdownSection(heading: words) != nil
  }

  /// After the last line.
  mutating func finish() { endSection() }

  /// The first recipe, once another has begun below it or the text has ended; nil when there is none.
  mutating func takeFirst() -> MarkdownBlocks? { recipes.isEmpty ? nil : recipes.removeFirst() }

  /// Reads the next line.
  mutating func read(_ line: Substring, number: Int) {
    if comment != nil {
      readComment(" " + line.trimmed)
      return
    }
    if line.hasPrefix("<!--") {
      comment = ""
      readComment(String(line))
      return
    }
    let parsed = MarkdownLine(line)
    switch parsed.kind {
    case .blank:
      isOpen = false
      followsBlank = true
      return
    case .heading(let level, let words) where !parsed.isIndented:
      readHeading(level, words, number)
    case .heading, .item, .text: readContent(parsed, line)
    }
    followsBlank = false
  }

  /// Takes up one more line of the open comment, which a mark in this line ends: none crosses a
  /// line break.
  private mutating func readComment(_ line: String) {
    guard let end = line.firstRange(of: "-->") else {
      comment?.append(line)
      return
    }
    let text = (comment ?? "") + line[..<end.lowerBound]
    comment = nil
    let words = text.dropFirst(4).trimmed
    let mark = ExactCopy.key + ":"
    guard !recipes.isEmpty else { return }
    if words.hasPrefix(mark) {
      recipes[recipes.count - 1].copy = words.dropFirst(mark.count).trimmed
    } else if let part = UnsaidPart(words) {
      recipes[recipes.count - 1].unsaid.append(part)
    }
  }

  private mutating func readHeading(_ level: Int, _ words: String, _ number: Int) {
    let named = MarkdownSection(heading: MarkdownEscaping.text(words))
    if level == 1, named == nil || hasDeepSections || recipes.isEmpty {
      endSection()
      recipes.append(MarkdownBlocks(line: number, title: MarkdownEscaping.text(words)))
      section = nil
    } else if recipes.isEmpty {
      recipes.append(MarkdownBlocks(line: number, title: MarkdownEscaping.text(words)))
      section = nil
    } else if section == .ingredients, level > sectionLevel, named ?? .ingredients == .ingredients {
      items.append((words, true, true))
    } else if named != nil || section == nil || level <= sectionLevel {
      endSection()
      section = named ?? .other
      sectionLevel = level
    }
    isOpen = false
  }

  private mutating func readContent(_ line: MarkdownLine, _ raw: Substring) {
    guard !recipes.isEmpty else { return }
    if !line.isIndented, let address = MarkdownLink.address(raw.trimmed) {
      let last = recipes.count - 1
      switch address {
      case .page(let text): recipes[last].link = recipes[last].link ?? text
      case .image(let text): recipes[last].image = recipes[last].image ?? text
      }
      return
    }
    let isItem: Bool
    let text: String
    switch line.kind {
    case .item(let words): (isItem, text) = (section != nil, section == nil ? raw.trimmed : words)
    case .text(let words): (isItem, text) = (false, words)
    case .heading, .blank: (isItem, text) = (false, raw.trimmed)
    }
    let follows = items.last.map { last in
      last.isHeading
        ? false : last.isMarked ? isOpen || line.isIndented : isOpen && section != .ingredients
    }
    if !isItem, follows == true {
      let isNewLine = breaks || followsBlank
      items[items.count - 1].text += (isNewLine ? "\n" : " ") + text
    } else {
      items.append((text, isItem, false))
    }
    isOpen = true
    breaks = line.breaksAfter
  }

  /// Files the items under their section. Where a list has marks, what stands between is no item.
  private mutating func endSection() {
    defer { items = [] }
    guard !recipes.isEmpty else { return }
    let last = recipes.count - 1
    let hasMarks = items.contains { $0.isMarked && !$0.isHeading }
    let shown = items.filter { $0.isMarked || !hasMarks }
    let texts = shown.map(\.text)
    switch section {
    case nil: recipes[last].introduction += items.map(\.text)
    case .ingredients:
      recipes[last].ingredients += shown.map {
        MarkdownBlocks.Item(text: $0.text, isHeading: $0.isHeading)
      }
    case .steps: recipes[last].steps += texts
    case .swaps: recipes[last].swaps += texts
    case .other: break
    }
  }
}
