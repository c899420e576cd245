internal import RecipeModel

/// The recipes of a text that has them one after the other, each below a line that says that one begins.
struct TextParts {
  /// One recipe.
  struct Part {
    /// The number of the line that it begins with.
    var line: Int
    /// What stands below that line.
    var text: Substring
  }

  private(set) var parts: [Part] = []

  /// - Parameters:
  ///   - isBeginning: Whether a recipe stands below the line.
  ///   - isEnd: Whether a recipe ends above the line, and nothing follows before the next one begins.
  /// Cost: O(bytes).
  init(
    of text: String,
    isBeginning: (Substring) -> Bool,
    isEnd: (Substring) -> Bool = { _ in false }
  ) {
    var number = 0
    var begun: (line: Int, start: Substring.Index)?
    var rest = text[...]
    while !rest.isEmpty {
      let (line, below) = Self.cut(rest)
      number += 1
      let begins = isBeginning(line)
      if begins || isEnd(line), let (first, start) = begun {
        parts.append(Part(line: first, text: text[start..<line.startIndex]))
        begun = nil
      }
      if begins { begun = (number, below.startIndex) }
      rest = below
    }
    if let (first, start) = begun { parts.append(Part(line: first, text: text[start...])) }
  }

  /// The recipes read one by one; a part that is longer than a recipe may be is a problem. Throws when there is no
  /// part.
  func records(
    file: String,
    _ read: @escaping (_ lines: [Substring], ImportError.Place) throws(ImportError) -> Recipe
  ) throws(ImportError) -> RecipeRecords {
    guard !parts.isEmpty else { throw ImportError(.noRecords, file: file) }
    return readRecords(of: parts) { part, _ throws(ImportError) in
      let place = ImportError.Place.line(part.line)
      let bytes = part.text.utf8.count
      guard bytes <= ImportLimits.cooklangBytes else {
        throw ImportError(.recipeTooLarge(bytes: bytes), file: file, place: place)
      }
      return try read(Self.lines(of: part.text), place)
    }
  }

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
