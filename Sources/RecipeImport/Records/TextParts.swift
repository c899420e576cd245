internal import RecipeModel

/// One recipe of a text that has them one after the other, each below a line that says that one begins.
struct TextPart {
  /// The number of the line that it begins with.
  var line: Int
  /// What stands below that line; of one that is longer than a recipe may be, only the beginning.
  var text = ""
  /// The length of what stands below that line.
  var bytes = 0

  /// The lines of a text, blank ones too, without their ends. Cost: O(bytes).
  static func lines(of text: Substring) -> [Substring] {
    var lines: [Substring] = []
    var rest = text
    while !rest.isEmpty {
      let (line, below) = cut(rest)
      lines.append(line)
      rest = below
    }
    return lines
  }

  /// The first line without its end, and what stands below it.
  private static func cut(_ text: Substring) -> (line: Substring, below: Substring) {
    guard let end = text.utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return (text, text[text.endIndex...])
    }
    var next = text.utf8.index(after: end)
    if text.utf8[end] == 0x0D, next < text.endIndex, text.utf8[next] == 0x0A {
      next = text.utf8.index(after: next)
    }
    return (text[..<end], text[next...])
  }
}

/// Cuts a text into such recipes, line by line.
struct TextCutter: RecordCutter {
  private var lines: TextLines
  private let isBeginning: (Substring) -> Bool
  private let isEnd: (Substring) -> Bool
  private var begun: TextPart?

  /// - Parameters:
  ///   - isBeginning: Whether a recipe stands below the line.
  ///   - isEnd: Whether a recipe ends above the line, and nothing follows before the next one begins.
  init(
    _ lines: TextLines,
    isBeginning: @escaping (Substring) -> Bool,
    isEnd: @escaping (Substring) -> Bool = { _ in false }
  ) {
    self.lines = lines
    self.isBeginning = isBeginning
    self.isEnd = isEnd
  }

  var offset: Int { lines.offset }

  mutating func next() throws -> TextPart? {
    while let line = try lines.next() {
      let text = line.text[...]
      let begins = isBeginning(text)
      guard begins || isEnd(text) else {
        add(line)
        continue
      }
      let part = begun
      begun = begins ? TextPart(line: line.number) : nil
      if let part { return part }
    }
    defer { begun = nil }
    return begun
  }

  private mutating func add(_ line: TextLines.Line) {
    guard begun != nil else { return }
    begun?.bytes += line.bytes
    guard let bytes = begun?.bytes, bytes <= ImportLimits.cooklangBytes else { return }
    begun?.text += line.text
    begun?.text += "\n"
  }

  /// The recipes read one by one; a part that is longer than a recipe may be is a problem.
  func records(
    file: String,
    after done: Int,
    _ read: @escaping (_ lines: [Substring], ImportError.Place) throws(ImportError) -> Recipe
  ) -> any RecordStream {
    CutRecords(self, after: done) { part, _ throws(ImportError) in
      let place = ImportError.Place.line(part.line)
      guard part.bytes <= ImportLimits.cooklangBytes else {
        throw ImportError(.recipeTooLarge(bytes: part.bytes), file: file, place: place)
      }
      return try read(TextPart.lines(of: part.text[...]), place)
    }
  }
}
