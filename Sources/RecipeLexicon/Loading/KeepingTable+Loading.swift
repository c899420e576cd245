extension KeepingTable {
  /// Reads `keeps.tsv`: name, and whole days: where it is usually kept, in the fridge, in the cupboard, and once
  /// opened. They stand for the kinds of what is named too. Without days for a place it is as the usual one; without
  /// days once opened those of what is above count, if any.
  ///
  /// - Throws: ``LexiconError`` for an unknown ingredient, one with two rows, and for what is no number of
  ///   days.
  /// Cost: O(bytes + ingredients + relations).
  init(
    _ file: LexiconFiles.File,
    reader: RelationReader,
    taxonomy: Taxonomy
  ) throws(LexiconError) {
    let columns = try (1...Self.columns).map { column throws(LexiconError) in
      let stated = try StatedValues(
        file,
        columns: 2,
        what: "how long it keeps, the days",
        reader: reader
      ) { row throws(LexiconError) in
        let own = column < row.fields.count ? row.fields[column] : ""
        // Another place is as the usual one where nothing is said of it; to be open is not.
        let text = own.isEmpty && column < Self.columns ? row.fields[1] : own
        let saysSomething = row.fields.dropFirst().prefix(Self.columns).contains { !$0.isEmpty }
        if text.isEmpty, saysSomething { return Self.unstated }
        guard let value = fixedPoint(text, places: 0), value <= 9999 else {
          throw LexiconError(
            .malformed(field: "days", value: text),
            file: file.path,
            line: row.line
          )
        }
        return value
      }
      return taxonomy.inherited(stated.values.map { $0 == Self.unstated ? nil : $0 })
    }
    days = columns[0].indices.flatMap { ingredient in
      columns.map { $0[ingredient] ?? Self.unknown }
    }
  }

  /// Stands for an empty field while rows are read.
  private static let unstated = UInt32.max - 1
}
