/// How values are written as JSON. Equal values give equal bytes in every style.
package struct JSONStyle: Sendable {
  /// Which signs of a text are written as `\u`, beside those that JSON asks for.
  enum Escaping {
    case none
    /// Invisible characters that control a terminal or change the direction of text.
    case invisible
    /// These, and `<`, which could end the script element of a page.
    case invisibleAndMarkup

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .none: false
      case .invisible: scalar.isInvisible
      case .invisibleAndMarkup: scalar.isInvisible || scalar == "<"
      }
    }
  }

  /// Keys ascend; else they stand in the order in which they are written.
  var isSorted = false
  /// A line for each value.
  var isIndented = false
  /// What is nil is written as `null`; else its key is left out.
  var hasNull = false
  var escaping = Escaping.none
  /// Backspace and form feed have their own letters, `\b` and `\f`.
  var hasAllLetters = true
  /// A whole number has no exponent and no sign of zero, and what is no number is `null`; else what
  /// is no number throws.
  var isLenient = false

  /// What the program prints: the keys in their order, `null` for what is nil, nothing unseen.
  package static let reply = JSONStyle(
    hasNull: true,
    escaping: .invisible,
    hasAllLetters: false,
    isLenient: true
  )
  /// What a page may hold: as ``reply``, but for keys without a value and `<`.
  package static let page = JSONStyle(
    escaping: .invisibleAndMarkup,
    hasAllLetters: false,
    isLenient: true
  )
  /// What is stored: sorted keys, those without a value left out.
  package static let document = JSONStyle(isSorted: true)
  /// What a person may open: as ``document``, indented, nothing unseen.
  package static let export = JSONStyle(isSorted: true, isIndented: true, escaping: .invisible)
  /// What people keep and compare: indented, the keys in their order.
  package static let schema = JSONStyle(isIndented: true)

  /// The value as JSON in UTF-8, without a line break at its end.
  ///
  /// Throws `EncodingError` for a number that JSON has no form for, unless the style writes `null`.
  /// Cost: O(bytes), and the sorting of keys that are not in order.
  package func bytes(of value: some Encodable) throws -> [UInt8] {
    let writer = JSONWriter(self)
    try writer.write(value)
    return writer.bytes
  }

  /// A text between quotes.
  package func quoted(_ text: String) -> String {
    let writer = JSONWriter(self)
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  package func text(of value: some Encodable) throws -> String {
    String(decoding: try bytes(of: value), as: UTF8.self)
  }
}
