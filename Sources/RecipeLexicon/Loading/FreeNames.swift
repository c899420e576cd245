/// The rows of `free-of.tsv`: which ingredients are free of what their names say, and which words mean
/// their ingredient only where they stand alone.
struct FreeNames {
  /// For each ingredient what it is free of, ascending.
  var freeOf: [[UInt32]]
  /// Folded names that mean their ingredient in no longer name.
  private var scopedNames: [(name: String, value: UInt32)]

  init(_ file: LexiconFiles.File, reader: RelationReader) throws(LexiconError) {
    freeOf = Array(repeating: [], count: reader.rows.count)
    var alone: [(name: String, value: UInt32)] = []
    let header = ["name", "free of", "why"]
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      let place = RowLocation(file: file.path, line: row.line)
      guard !row.fields[2].isEmpty else {
        throw place.error(.malformed(field: "reason", value: row.fields[2]))
      }
      for name in listItems(row.fields[1]) {
        if row.fields[0] == "*" {
          let key = name.hasPrefix("=") ? pluralKey(plainWords(name)) : foldedName(name)
          guard let value = reader.names.value(of: key) else {
            throw place.error(.unknownIngredient(name))
          }
          alone.append((key, value))
        } else {
          let ingredient = Int(try reader.ingredient(row.fields[0], at: place))
          let other = try reader.ingredient(name, at: place)
          if !freeOf[ingredient].contains(other) { freeOf[ingredient].append(other) }
        }
      }
    }
    for ingredient in freeOf.indices { freeOf[ingredient].sort() }
    scopedNames = alone
  }

  /// The table of all that count otherwise than others: ``IngredientLexicon/scopedNames``.
  func scopedNames(with foreign: ForeignNames, ingredients: Int) -> NameTable {
    let whole = foreign.whole.map { ($0.name, $0.value + UInt32(ingredients)) }
    let covering = foreign.covering.map { ($0.name, $0.value + UInt32(2 * ingredients)) }
    return NameTable(scopedNames + whole + covering)
  }
}
