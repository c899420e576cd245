/// One cell of a table: a list in it, and the guard that keeps it from being a formula.
enum CSVCell {
  /// What the items of a list are, which tells what may stand between them.
  enum Content {
    case labels
    case ingredients
    case steps
  }

  /// The items of a list in one cell, blank ones left out.
  ///
  /// A list as a program prints it, else text: split at line breaks where there are any, else at
  /// semicolons, else at upright bars, else at commas: labels at each, ingredients at those outside
  /// brackets, steps at none. Steps split at line breaks only, and lose their numbers.
  /// Cost: O(bytes).
  static func items(in cell: String, of content: Content) -> [String] {
    // What only looks like a list is taken as text.
    if let items = try? ListLiteral.items(in: cell) {
      return items.compactMap { $0 }.filter { $0.unlessBlank != nil }
    }
    if content == .steps { return InstructionSteps.steps(in: cell) }
    return texts(in: cell, of: content).map(\.onOneLine).filter { !$0.isEmpty }
  }

  private static func texts(in cell: String, of content: Content) -> [String] {
    let lines = cell.split(whereSeparator: \.isNewline)
    if lines.count > 1 { return lines.map(String.init) }
    for sign: Character in [";", "|"] where cell.contains(sign) {
      return cell.split(separator: sign).map(String.init)
    }
    return content == .labels
      ? cell.split(separator: ",").map(String.init) : splitOutsideBrackets(cell)
  }

  /// Split at commas outside brackets, but for one between digits ("1,5 dl").
  private static func splitOutsideBrackets(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return [text] }
    var parts = [""]
    var depth = 0
    var before: Character = " "
    var rest = text[...]
    while let sign = rest.popFirst() {
      if "([".contains(sign) { depth += 1 }
      if ")]".contains(sign) { depth = max(0, depth - 1) }
      let isInNumber = before.isNumber && rest.first?.isNumber == true
      if sign == ",", depth == 0, !isInNumber {
        parts.append("")
      } else {
        parts[parts.count - 1].append(sign)
      }
      before = sign
    }
    return parts
  }

  /// The list in one cell, one item a line; as a JSON list where lines would read back otherwise.
  static func text(of items: [String], _ content: Content) -> String {
    let lines = items.joined(separator: "\n")
    return self.items(in: lines, of: content) == items ? lines : ListLiteral.json(items)
  }
}

extension CSVCell {
  /// The cell with an apostrophe in front where a spreadsheet would take it for a formula: before
  /// `=`, `+`, `-`, `@`, a tab, a line break and the full-width forms of those signs.
  ///
  /// A plain number keeps its sign. Apostrophes that already stand before such a sign become one
  /// more, so that ``unguarded(_:)`` gives back any text exactly.
  static func guarded(_ text: String) -> String {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    let isQuoted = text.unicodeScalars.first == "'"
    guard let first = rest.first, isFormulaSign(first) else { return text }
    return isQuoted || !isNumber(text) ? "'" + text : text
  }

  /// The cell without the one apostrophe that guards it.
  static func unguarded(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'",
      let first = cell.unicodeScalars.first(where: { $0 != "'" }), isFormulaSign(first)
    else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  private static func isFormulaSign(_ scalar: Unicode.Scalar) -> Bool {
    "=+-@\t\n\r＝＋－＠".unicodeScalars.contains(scalar)
  }

  /// Sign, digits, perhaps a point and digits, perhaps an exponent; ASCII only.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Bool {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    func take(_ signs: String) -> Bool {
      guard let byte = rest.first, signs.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("+-")
    guard digits() else { return false }
    if take("."), !digits() { return false }
    if take("eE") {
      _ = take("+-")
      if !digits() { return false }
    }
    return rest.isEmpty
  }
}
