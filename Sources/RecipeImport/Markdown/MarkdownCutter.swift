/// Cuts Markdown into its recipes, line by line.
struct MarkdownCutter: RecordCutter {
  private var lines: TextLines
  private var parser: MarkdownParser

  /// - Parameter hasDeepSections: Whether any line of the text is the heading of a section below the first level.
  init(_ lines: TextLines, hasDeepSections: Bool) {
    self.lines = lines
    parser = MarkdownParser(hasDeepSections: hasDeepSections)
  }

  var offset: Int { lines.offset }

  mutating func next() throws -> MarkdownBlocks? {
    while parser.recipes.count < 2, let line = try lines.next() {
      parser.read(line.text[...], number: line.number)
    }
    if parser.recipes.count < 2 { parser.finish() }
    return parser.takeFirst()
  }
}
