/// What stands in the braces of an ingredient, a piece of cookware or a timer: `{1/2%cup}`.
package struct CooklangAmount: Equatable, Sendable {
  /// How much: a number, a range, or words.
  package enum Quantity: Equatable, Sendable {
    /// Finite and at least 0.
    case number(Double)
    /// Both ends at least 0, the lower one first.
    case range(Double, Double)
    /// Words ("few"), or a number in a form that is not read as one ("01/2").
    case text(String)
  }

  /// The quantity as the file has it, trimmed: "1/2".
  package var written: String
  package var quantity: Quantity
  package var unit: String?

  /// Takes a quantity as written and the unit beside it.
  package init(written: String, unit: String? = nil) {
    self.written = written
    quantity = Self.quantity(written)
    self.unit = unit
  }

  /// Takes the text between the braces; nil when it is blank.
  ///
  /// A leading `=` (the amount does not grow with the servings) is left out.
  init?(braces: String) {
    var content = braces.trimmed[...]
    if content.first == "=" { content = content.dropFirst() }
    let sign = content.firstIndex(of: "%")
    let written = content[..<(sign ?? content.endIndex)].trimmed
    let unit = sign.map { content[content.index(after: $0)...].trimmed }
    if written.isEmpty, unit?.isEmpty ?? true { return nil }
    self.init(written: written, unit: unit?.unlessBlank)
  }
}

extension CooklangAmount {
  /// Reads "2", "1.5", "1/2", "1 1/2", "1½" and ranges of those ("2-3"); the rest stays text.
  static func quantity(_ written: String) -> Quantity {
    let text = written.trimmed
    if let value = number(text[...]) { return .number(value) }
    if let dash = text.firstIndex(where: { $0 == "-" || $0 == "–" }),
      let low = number(text[..<dash]),
      let high = number(text[text.index(after: dash)...])
    {
      if low < high { return .range(low, high) }
      if low == high { return .number(low) }
      // "1-1/2" is how American recipes write one and a half.
      if high < 1, low == low.rounded() { return .number(low + high) }
    }
    return .text(written)
  }

  private static func number(_ text: Substring) -> Double? {
    let text = text.trimmed
    if let last = text.unicodeScalars.last, let fraction = vulgarFraction(last) {
      let before = String(text.unicodeScalars.dropLast()).trimmed
      return before.isEmpty ? fraction : integer(before[...]).map { $0 + fraction }
    }
    if let slash = text.firstIndex(where: { $0 == "/" || $0 == "\u{2044}" }) {
      let words = text[..<slash].split(separator: " ")
      guard let above = words.last.flatMap(integer), words.count <= 2,
        let below = integer(text[text.index(after: slash)...].trimmed[...]), below > 0
      else { return nil }
      guard words.count == 2 else { return above / below }
      return words.first.flatMap(integer).map { $0 + above / below }
    }
    return decimal(text)
  }

  /// One half for ½.
  private static func vulgarFraction(_ scalar: Unicode.Scalar) -> Double? {
    guard scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue,
      value > 0, value < 1
    else { return nil }
    return value
  }

  /// At most nine digits; "01" is a code rather than a number.
  private static func integer(_ text: Substring) -> Double? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 1 || text.first != "0"
    else { return nil }
    return Double(text)
  }

  private static func decimal(_ text: String) -> Double? {
    guard let point = text.firstIndex(of: ".") else { return integer(text[...]) }
    let digits = text[text.index(after: point)...].utf8
    guard (1...9).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let whole = point == text.startIndex ? 0 : integer(text[..<point]),
      let fraction = Double("0.\(String(digits) ?? "")")
    else { return nil }
    return whole + fraction
  }
}
