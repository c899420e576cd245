/// A line of Markdown, as far as a recipe needs it told apart.
struct MarkdownLine {
  /// What a line is.
  enum Kind: Equatable {
    case blank
    /// `## Steps`: the number of signs, and the words after them as they are written.
    case heading(level: Int, text: String)
    /// `- gin`, `* gin`, `1. Stir.`: the words after the mark.
    case item(String)
    /// Anything else, without white space at its ends.
    case text(String)
  }

  let kind: Kind
  /// White space stands before it.
  let isIndented: Bool
  /// A backslash or two spaces at its end: the next line is a line of its own.
  let breaksAfter: Bool

  /// Looked at by scalars: a mark belongs to what stands before it even where a sign follows that is written
  /// over it. Cost: O(length).
  init(_ line: Substring) {
    isIndented = Self.isBlank(line.unicodeScalars.first)
    breaksAfter = Self.endsInBackslash(line) || line.hasSuffix("  ")
    var text = line.trimmed
    if Self.endsInBackslash(text[...]) { text.removeLast() }
    kind = Self.kind(of: text)
  }

  private static func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == " " || scalar == "\t"
  }

  private static func endsInBackslash(_ line: Substring) -> Bool {
    line.reversed().prefix { $0 == "\\" }.count % 2 == 1
  }

  private static func kind(of text: String) -> Kind {
    if text.isEmpty { return .blank }
    let signs = text.unicodeScalars.prefix { $0 == "#" }.count
    if (1...6).contains(signs) {
      let rest = text.unicodeScalars.dropFirst(signs)
      if rest.isEmpty || rest.first == " " {
        return .heading(level: signs, text: String(rest).trimmed)
      }
    }
    return item(text).map { .item($0) } ?? .text(text)
  }

  /// The words behind a list mark and the box of a task; nil without a mark.
  private static func item(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    let rest: Substring.UnicodeScalarView
    if let mark = scalars.first, mark == "-" || mark == "*" || mark == "+" {
      rest = scalars.dropFirst()
    } else {
      let digits = scalars.prefix { ("0"..."9").contains($0) }
      let sign = scalars.dropFirst(digits.count)
      guard (1...9).contains(digits.count), sign.first == "." || sign.first == ")" else {
        return nil
      }
      rest = sign.dropFirst()
    }
    guard rest.isEmpty || isBlank(rest.first) else { return nil }
    let words = String(rest).trimmed
    for box in ["[ ] ", "[x] ", "[X] "] where words.unicodeScalars.starts(with: box.unicodeScalars)
    {
      return String(words.unicodeScalars.dropFirst(box.unicodeScalars.count)).trimmed
    }
    return words
  }
}
