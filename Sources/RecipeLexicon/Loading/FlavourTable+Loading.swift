extension FlavourTable {
  /// Reads `flavours.tsv`: name, also and ingredients, both with `;` between items.
  ///
  /// An ingredient stands for its kinds too; with `-` before it, it and its kinds are left out.
  ///
  /// - Throws: ``LexiconError`` for an unknown ingredient, a flavour without any, a name claimed
  ///   twice, or one that means an ingredient which its flavour does not carry.
  init(
    _ file: LexiconFiles.File,
    reader: RelationReader,
    taxonomy: Taxonomy
  ) throws(LexiconError) {
    var rows: [FlavourRow] = []
    for row in try TabSeparated(text: file.text, file: file.path, columns: 3).rows {
      let place = RowLocation(file: file.path, line: row.line)
      rows.append(try FlavourRow(row, at: place, reader: reader, taxonomy: taxonomy))
    }
    rows.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    names = StringTable(rows.map(\.name))
    ingredients = Adjacency(rows.map(\.ingredients))
    spellings = try Self.spellings(of: rows, reader: reader)
  }

  /// The folded names of all rows, each claimed by one flavour.
  private static func spellings(
    of rows: [FlavourRow],
    reader: RelationReader
  ) throws(LexiconError) -> NameTable {
    var owner: [String: Int] = [:]
    var pairs: [(name: String, value: UInt32)] = []
    for (position, row) in rows.enumerated() {
      for name in [row.name] + row.aliases {
        let key = foldedName(name)
        guard !key.isEmpty else { throw row.place.error(.emptyName) }
        if let other = owner[key] {
          guard other != position else { continue }
          throw row.place.error(.nameTaken(name: name, by: rows[other].name, and: row.name))
        }
        if let ingredient = reader.names.value(of: key), !row.ingredients.contains(ingredient) {
          throw row.place.error(.notCarried(word: name, by: reader.rows[Int(ingredient)].name))
        }
        owner[key] = position
        pairs.append((key, UInt32(position)))
      }
    }
    return NameTable(pairs)
  }
}

/// One row of `flavours.tsv`.
private struct FlavourRow {
  var name: String
  var aliases: [String]
  /// What carries the flavour, ascending.
  var ingredients: [UInt32]
  var place: RowLocation

  init(
    _ row: TabSeparated.Row,
    at place: RowLocation,
    reader: RelationReader,
    taxonomy: Taxonomy
  ) throws(LexiconError) {
    var carrying: Set<UInt32> = []
    var without: Set<UInt32> = []
    for item in listItems(row.fields[2]) {
      let isLeftOut = item.hasPrefix("-")
      let name = isLeftOut ? trimmed(item.dropFirst()) : item
      let ingredient = try reader.ingredient(name, at: place)
      let kinds = taxonomy.descendants(of: Int(ingredient)).map { UInt32($0) }
      if isLeftOut {
        without.formUnion([ingredient] + kinds)
      } else {
        carrying.formUnion([ingredient] + kinds)
      }
    }
    name = row.fields[0]
    aliases = listItems(row.fields[1])
    ingredients = carrying.subtracting(without).sorted()
    self.place = place
    guard !ingredients.isEmpty else { throw place.error(.nothingCarries(name)) }
  }
}
