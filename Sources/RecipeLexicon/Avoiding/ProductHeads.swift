/// The rows of `heads.tsv`: what the name of a product ends in, and the ingredient that all such products are
/// judged as, whatever stands before it.
struct ProductHeads {
  /// Folded endings, and the ingredient of each.
  var endings: NameTable

  init(_ file: LexiconFiles.File, reader: RelationReader) throws(LexiconError) {
    var pairs: [(name: String, value: UInt32)] = []
    var owners: [String: String] = [:]
    let header = ["judged as", "ends in"]
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      let place = Place(file: file.path, line: row.line)
      let ingredient = try reader.ingredient(row.fields[0], at: place)
      for ending in [row.fields[0]] + listItems(row.fields[1]) {
        let key = foldedName(ending)
        guard !key.isEmpty else { throw place.error(.emptyName) }
        if let owner = owners.updateValue(row.fields[0], forKey: key) {
          throw place.error(.nameTaken(name: ending, by: owner, and: row.fields[0]))
        }
        pairs.append((key, ingredient))
      }
    }
    endings = NameTable(pairs)
  }
}
