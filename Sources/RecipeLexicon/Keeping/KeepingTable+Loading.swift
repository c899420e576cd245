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
      what: "how long it keeps, the days",
      field: "days",
      places: 0,
      atMost: 9999,
      reader: reader
    )
    days = taxonomy.inherited(stated.values).map { $0 ?? Self.unknown }
  }
}
