/// Turns Markdown's signs back into the text they stand for.
enum MarkdownEscaping {
  /// The text that this piece of a line shows.
  ///
  /// A backslash goes from before a sign, character references of HTML become theirs, once, and
  /// `**` goes. Cost: O(length).
  static func text(_ markdown: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = markdown.unicodeScalars[...]
    while let scalar = rest.first {
      rest = rest.dropFirst()
      switch scalar {
      case "\\":
        if let sign = rest.first, isPunctuation(sign) {
          text.append(sign)
          rest = rest.dropFirst()
        } else {
          text.append(scalar)
        }
      case "&":
        let name = rest.prefix(HTMLEntities.longest).prefix { $0 != ";" }
        let end = rest[name.endIndex...]
        if end.first == ";", let named = HTMLEntities.scalar(String(name)) {
          text.append(named)
          rest = end.dropFirst()
        } else {
          text.append(scalar)
        }
      case "*" where rest.first == "*": rest = rest.dropFirst()
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
