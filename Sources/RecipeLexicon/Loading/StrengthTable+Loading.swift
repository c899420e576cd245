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
      what: "the strength",
      field: "abv",
      places: 1,
      atMost: 1000,
      reader: reader
    )
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
