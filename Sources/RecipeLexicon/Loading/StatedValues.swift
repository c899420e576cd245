/// What the rows of a file state of ingredients, one row an ingredient at most.
struct StatedValues {
  /// For each ingredient, what its row states; nil without a row.
  private(set) var values: [UInt32?]
  /// Where the row of each ingredient stands.
  private(set) var places: [Int: RowLocation] = [:]

  /// - Parameters:
  ///   - what: What a row states, as messages call it: "the strength".
  ///   - read: The value of a row whose first field names an ingredient.
  /// - Throws: ``LexiconError`` for an unknown ingredient, one with two rows, or what `read` throws.
  /// Cost: O(bytes).
  init(
    _ file: LexiconFiles.File,
    columns: Int,
    what: String,
    reader: RelationReader,
    read: (TabSeparated.Row) throws(LexiconError) -> UInt32
  ) throws(LexiconError) {
    values = Array(repeating: nil, count: reader.rows.count)
    for row in try TabSeparated(text: file.text, file: file.path, columns: columns).rows {
      let place = RowLocation(file: file.path, line: row.line)
      let ingredient = Int(try reader.ingredient(row.fields[0], at: place))
      guard values[ingredient] == nil else {
        let name = reader.rows[ingredient].name
        throw LexiconError(.repeated("\(what) of '\(name)'"), file: place.file, line: place.line)
      }
      values[ingredient] = try read(row)
      places[ingredient] = place
    }
  }
}

extension StatedValues {
  /// Rows of an ingredient and a number.
  ///
  /// - Parameters:
  ///   - field: What messages call the number's column.
  ///   - places: How many decimals it may have; values are in units of the last one.
  ///   - most: The greatest value, in these units.
  /// - Throws: As the other, and ``LexiconError`` for what is no such number. Cost: O(bytes).
  init(
    _ file: LexiconFiles.File,
    what: String,
    field: String,
    places: Int,
    atMost most: UInt32,
    reader: RelationReader
  ) throws(LexiconError) {
    try self.init(file, columns: 2, what: what, reader: reader) { row throws(LexiconError) in
      guard let value = fixedPoint(row.fields[1], places: places), value <= most else {
        throw LexiconError(
          .malformed(field: field, value: row.fields[1]),
          file: file.path,
          line: row.line
        )
      }
      return value
    }
  }
}

/// A number in digits with at most `places` decimals, in units of the last one: "12.5" with one place
/// is 125. Nil for anything else, and with more than four digits before the point.
func fixedPoint(_ text: String, places: Int) -> UInt32? {
  let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let decimals = parts.count > 1 ? parts[1] : ""
  let isWritten = !parts[0].isEmpty && (parts.count == 1 || !decimals.isEmpty)
  guard isWritten, parts[0].utf8.count <= 4, decimals.utf8.count <= places else { return nil }
  let digits = parts[0] + decimals + String(repeating: "0", count: places - decimals.utf8.count)
  guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
    return nil
  }
  return UInt32(digits)
}
