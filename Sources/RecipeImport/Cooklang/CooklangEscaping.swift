/// Text written so that the language takes none of it for markup.
///
/// Cooklang has no escapes, so a sign that would be markup becomes its full-width form, and a comment
/// sign a dash. Cost of each: O(length).
enum CooklangEscaping {
  /// Words of a step, between its ingredients; line breaks stay for ``lines(_:)``.
  static func words(_ text: Substring) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isAlone = next.map { $0.isCooklangSpace || $0.isCooklangNewline } ?? false
      let isMarker = scalar == "@" || scalar == "#" || scalar == "~"
      result.unicodeScalars.append(isMarker && !isAlone ? scalar.fullWidth : scalar)
    }
    return withoutComments(result)
  }

  /// A step as lines that are no notes, headings or metadata, with a forced break between them.
  static func lines(_ step: String) -> String {
    step.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var scalars = Array(line.unicodeScalars)
      if let first = scalars.first, first == ">" || first == "=" { scalars[0] = first.fullWidth }
      if let last = scalars.last, last == "\\" { scalars[scalars.count - 1] = last.fullWidth }
      return string(scalars)
    }
    .joined(separator: "\\\n")
  }

  /// The name of an ingredient; never empty.
  static func name(_ text: String) -> String {
    var name = replacing("@#~{}", in: text.onOneLine)
    if name.hasPrefix("./") || name.hasPrefix("../") { name = "．" + name.dropFirst() }
    return withoutComments(name).unlessBlank ?? "?"
  }

  /// What stands in the braces, on one side of the percent sign.
  static func amount(_ text: String) -> String {
    withoutComments(replacing("{}%=", in: text.onOneLine))
  }

  /// One item of the parentheses.
  static func note(_ text: String) -> String {
    var depth = 0
    var isPaired = true
    for scalar in text.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if depth < 0 { isPaired = false }
    }
    let signs = isPaired && depth == 0 ? "@" : "@()"
    return withoutComments(replacing(signs, in: text.onOneLine))
  }

  /// The text without `--` and `[-`; three hyphens or more are no comment.
  private static func withoutComments(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropLast() where scalars[index] == "[" {
      if scalars[index + 1] == "-" { scalars[index + 1] = "–" }
    }
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      let run = scalars[index...].prefix { $0 == "-" }.count
      result += run == 2 ? ["–"] : Array(repeating: "-", count: run)
      index += run
      if run == 0 {
        result.append(scalars[index])
        index += 1
      }
    }
    return string(result)
  }

  private static func replacing(_ signs: String, in text: String) -> String {
    string(text.unicodeScalars.map { signs.unicodeScalars.contains($0) ? $0.fullWidth : $0 })
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension Unicode.Scalar {
  /// "＠" for "@": the printable ASCII signs again, as wide as a Chinese character.
  fileprivate var fullWidth: Unicode.Scalar {
    guard (0x21...0x7E).contains(value) else { return self }
    return Unicode.Scalar(value + 0xFEE0) ?? self
  }
}
