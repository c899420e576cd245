package import RecipeModel

/// Takes ingredient lines apart: amounts, size, name, preparation, comment, purpose.
///
/// It reads by the grammar of recipes and the two word tables, guesses no amount that the line
/// leaves out, and never fails: a line it cannot take apart is a name. Any text costs O(bytes).
package struct IngredientLineParser: Sendable {
  private let vocabulary: LineVocabulary
  /// Tells drinks by the lines that were read; nil where no lexicon is at hand, and labels alone count.
  package var drinks: DrinkJudge?

  /// Cost: O(spellings + words).
  package init(units: UnitTable, words: DescriptorWords) {
    vocabulary = LineVocabulary(units: units, words: words)
  }

  /// Parses one line: "1 1/2 oz fresh lime juice", "150g/5oz butter, softened", "milk, 1 l".
  ///
  /// An amount at the end counts when none stands in front and its unit is known. The line's `text`
  /// is `text` unchanged. Cost: O(bytes).
  package func parse(_ text: String) -> IngredientLine {
    parse(text, allowsBareNumber: false)
  }

  /// Parses what someone has or buys: as ``parse(_:)``, and a bare number at the end is an amount too:
  /// "eggs 6", "limes x 4", "lemon ½".
  ///
  /// It counts up to 100 pieces when a space or a mark parts it from a name, so "7up", "flour 00" and
  /// "vitamin b12" are names. A name that ends in a small number ("Licor 43") looks the same: whoever
  /// knows such names looks the text up first. Cost: O(bytes).
  package func parseStock(_ text: String) -> IngredientLine {
    parse(text, allowsBareNumber: true)
  }

  private func parse(_ text: String, allowsBareNumber: Bool) -> IngredientLine {
    var reader = makeReader(text)
    reader.skipBullet()
    reader.readLeadIn()
    reader.readPart()
    reader.readAmounts()
    if reader.part.isEmpty { reader.readPart() }
    if reader.position < reader.limit, reader.amounts.isEmpty { reader.readLeadIn() }
    if reader.amounts.isEmpty {
      reader.readTrailingAmount(allowsBareNumber: allowsBareNumber)
    } else {
      reader.readSecondAmount()
    }
    reader.readName()
    reader.readRemarks()
    if reader.part.isEmpty { reader.moveTrailingUnit() }
    return reader.line(text: text, fallbackName: reader.wholeText ?? reader.unread(text))
  }

  /// Parses a line whose source keeps the measure and the name apart: "Juice of 1/2", "Lime".
  ///
  /// The name is the source's name, less what brackets and commas add to it; words of the measure
  /// that are no amount become preparation or comment, except what names something: "juice of" (lime
  /// juice), "1 can" (canned tomatoes), "white or" (red wine). The line's `text` is measure, space,
  /// name.
  /// Cost: O(bytes).
  ///
  /// - Parameter measure: Nil or blank when the source gives none; then there are no amounts.
  package func parse(measure: String?, name: String) -> IngredientLine {
    let measure = measure ?? ""
    let isBlank = measure.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    let text = isBlank ? name : measure + " " + name
    guard !isBlank else {
      var reader = makeReader(name)
      reader.readName()
      reader.readRemarks()
      return reader.line(text: text, fallbackName: reader.unread(name))
    }
    var reader = makeReader(text)
    let measureBytes = measure.utf8.count
    let end = reader.limit
    let boundary = reader.tokens.firstIndex { $0.start >= measureBytes } ?? end
    reader.limit = boundary
    reader.readMeasure()
    reader.limit = end
    reader.position = boundary
    reader.readName()
    reader.joinAlternatives()
    reader.readRemarks()
    return reader.line(text: text, fallbackName: reader.unread(name, from: boundary))
  }

  private func makeReader(_ text: String) -> LineReader {
    guard text.utf8.count <= LineToken.longestText else {
      return LineReader(bytes: [], tokens: [], vocabulary: vocabulary)
    }
    let bytes = Array(text.utf8)
    let tokens = LineTokenizer(bytes: bytes, vocabulary: vocabulary).tokens
    return LineReader(bytes: bytes, tokens: tokens, vocabulary: vocabulary)
  }
}

extension LineReader {
  /// A dash before the line is a list mark.
  mutating func skipBullet() {
    while kind(position) == .dash || kind(position) == .comma { position += 1 }
  }

  /// The fields as a line.
  ///
  /// - Parameter fallbackName: The name when none was read.
  func line(text: String, fallbackName: @autoclosure () -> String) -> IngredientLine {
    IngredientLine(
      text: text,
      amounts: amounts,
      size: self.text(size, separator: " "),
      name: lineName ?? fallbackName(),
      preparation: self.text(preparation, separator: ", "),
      comment: self.text(comment, separator: ", "),
      purpose: self.text(purpose, separator: ", "),
      role: role
    )
  }

  /// The text as the name of a line that gives none; empty when nothing printable stands in it.
  ///
  /// - Parameter first: The first token of the text.
  func unread(_ text: String, from first: Int = 0) -> String {
    let isTooLong = bytes.isEmpty
    return isTooLong || first < tokens.count ? text : ""
  }

  /// The line without stray spaces and control characters; nil when nothing is left.
  var wholeText: String? {
    let whole = text(0..<tokens.count)
    return whole.isEmpty ? nil : whole
  }
}
