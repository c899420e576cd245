extension ColourTable {
  /// Reads `colours.tsv`: name, colour as `#rrggbb`, and opacity in 0...1 with at most two decimals; `-`
  /// for what is no liquid, though what it belongs to is.
  ///
  /// - Throws: ``LexiconError`` for an unknown ingredient, one with two rows, and for what is no
  ///   colour or no opacity.
  /// Cost: O(bytes + ingredients + relations).
  init(
    _ file: LexiconFiles.File,
    reader: RelationReader,
    taxonomy: Taxonomy
  ) throws(LexiconError) {
    let stated = try StatedValues(
      file,
      columns: 3,
      what: "the colour",
      reader: reader
    ) { row throws(LexiconError) in
      func malformed(_ field: String, _ position: Int) -> LexiconError {
        let value = row.fields[position]
        return LexiconError(.malformed(field: field, value: value), file: file.path, line: row.line)
      }
      if row.fields[1] == "-" { return Self.none }
      guard let colour = Self.number(row.fields[1]) else { throw malformed("colour", 1) }
      guard let opacity = fixedPoint(row.fields[2], places: 2), opacity <= 100 else {
        throw malformed("opacity", 2)
      }
      return opacity << 24 | colour
    }
    packed = taxonomy.inherited(stated.values).map { $0 ?? Self.none }
  }

  /// The three bytes of "#rrggbb", in lower case.
  private static func number(_ text: String) -> UInt32? {
    let digits = text.utf8.dropFirst()
    let isHex = digits.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, isHex else { return nil }
    return UInt32(text.dropFirst(), radix: 16)
  }
}
