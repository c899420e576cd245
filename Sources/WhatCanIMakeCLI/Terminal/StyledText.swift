/// How a piece of text stands out.
enum TextStyle {
  case plain
  case strong
  case faint
  /// What you have.
  case good
  /// What is missing.
  case wanted

  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "1;32"
    case .wanted: "1;33"
    }
  }
}

/// Text in several styles. Every piece is made safe when it is added, so whatever a recipe holds
/// cannot reach the terminal as a command.
struct StyledText: ExpressibleByStringInterpolation {
  private(set) var pieces: [(text: String, style: TextStyle)] = []

  init() {}

  init(_ text: String, _ style: TextStyle = .plain) {
    add(text, style)
  }

  init(stringLiteral value: String) {
    add(value)
  }

  mutating func add(_ text: String, _ style: TextStyle = .plain) {
    pieces.append((safe(text), style))
  }

  mutating func add(_ text: StyledText) {
    pieces += text.pieces
  }

  /// The text without its styles.
  var text: String { pieces.map(\.text).joined() }

  var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

  var width: Int { pieces.reduce(0) { $0 + displayWidth($1.text) } }

  /// The text in lines of at most `width` columns, broken at spaces; a word wider than that stays
  /// whole. Cost: O(length).
  func wrapped(to width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for word in words {
      if line.pieces.isEmpty {
        line = word
      } else if line.width + 1 + word.width <= width {
        let style =
          line.pieces.last?.style == word.pieces.first?.style ? word.pieces.first?.style : nil
        line.pieces.append((" ", style ?? .plain))
        line.pieces += word.pieces
      } else {
        lines.append(line)
        line = word
      }
    }
    return lines + [line]
  }

  /// The text between spaces; a word may be of several pieces.
  private var words: [StyledText] {
    var words: [StyledText] = []
    var word = StyledText()
    for (text, style) in pieces {
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      for (position, part) in parts.enumerated() {
        if position > 0, !word.isEmpty {
          words.append(word)
          word = StyledText()
        }
        if !part.isEmpty { word.pieces.append((String(part), style)) }
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The text for a terminal, with escape codes where it has colour, one pair a run of one style. A
  /// space that must not break (U+00A0) becomes a plain one.
  func rendered(hasColour: Bool) -> String {
    var text = ""
    var open: TextStyle = .plain
    for (piece, style) in pieces where !piece.isEmpty {
      if hasColour, style != open {
        if open != .plain { text += "\u{1B}[0m" }
        if let code = style.code { text += "\u{1B}[\(code)m" }
        open = style
      }
      // Replacing is slow, and hardly any piece has such a space, which begins with the byte C2.
      text += piece.utf8.contains(0xC2) ? piece.replacing("\u{A0}", with: " ") : piece
    }
    return open == .plain ? text : text + "\u{1B}[0m"
  }
}
