extension KeepingTable {
  /// Reads `keeps.tsv`: name and whole days, which stand for the kinds of what is named too.
  ///
  /// - Throws: ``LexiconError`` for an unknown ingredient, one with two rows, and for what is no number of
  ///   days.
  /// Cost: O(bytes + ingredients + relations).
  init(
    _ file: LexiconFiles.File,
    reader: RelationReader,
    taxonomy: Taxonomy
  ) throws(LexiconError) {
    let stated = try StatedValues(
      file,
      columns: 2,
      what: "how long it keeps, the days",
      reader: reader
    ) { row throws(LexiconError) in
      guard let days = fixedPoint(row.fields[1], places: 0) else {
        throw LexiconError(
          .malformed(field: "days", value: row.fields[1]),
          file: file.path,
          line: row.line
        )
      }
      return days
    }
    days = taxonomy.inherited(stated.values).map { $0 ?? Self.unknown }
  }
}
