extension StrengthTable {
  /// Reads `strengths.tsv`: name and abv, in percent with at most one decimal.
  ///
  /// - Throws: ``LexiconError`` for an unknown ingredient, one with two rows or without alcohol, and
  ///   for what is no percentage.
  /// Cost: O(bytes + ingredients + relations).
  init(
    _ file: LexiconFiles.File,
    reader: RelationReader,
    taxonomy: Taxonomy
  ) throws(LexiconError) {
    let stated = try StatedValues(
      file,
      columns: 2,
      what: "the strength",
      reader: reader
    ) { row throws(LexiconError) in
      guard let tenths = fixedPoint(row.fields[1], places: 1), tenths <= 1000 else {
        throw LexiconError(
          .malformed(field: "abv", value: row.fields[1]),
          file: file.path,
          line: row.line
        )
      }
      return tenths
    }
    let isAlcoholic = taxonomy.carrying(.alcohol)
    let idle = stated.places.filter { !isAlcoholic[$0.key] }
    if let (ingredient, place) = idle.min(by: { $0.value.line < $1.value.line }) {
      let name = reader.rows[ingredient].name
      throw LexiconError(.notAlcoholic(name), file: place.file, line: place.line)
    }
    let inherited = taxonomy.inherited(stated.values)
    tenths = inherited.indices.map { isAlcoholic[$0] ? inherited[$0] ?? Self.unknown : 0 }
  }
}
