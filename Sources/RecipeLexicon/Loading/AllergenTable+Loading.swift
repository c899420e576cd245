extension AllergenTable {
  /// Reads `allergens.tsv`: name, also, avoids, frees and members, lists with `;` between items and
  /// flags with spaces.
  init(_ file: LexiconFiles.File, reader: RelationReader) throws(LexiconError) {
    var families: [Family] = []
    var pairs: [(name: String, value: UInt32)] = []
    var owners: [String: String] = [:]
    let header = ["name", "also", "avoids", "frees", "members"]
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      let place = RowLocation(file: file.path, line: row.line)
      for word in [row.fields[0]] + listItems(row.fields[1]) {
        let key = foldedName(word)
        guard !key.isEmpty else { throw place.error(.emptyName) }
        if let owner = owners.updateValue(row.fields[0], forKey: key) {
          throw place.error(.nameTaken(name: word, by: owner, and: row.fields[0]))
        }
        pairs.append((key, UInt32(families.count)))
      }
      var members: [UInt32] = []
      for name in listItems(row.fields[4]) {
        members.append(try reader.ingredient(name, at: place))
      }
      families.append(
        Family(
          title: row.fields[0],
          avoids: try DietFlags(listed: row.fields[2], at: place),
          frees: try DietFlags(listed: row.fields[3], at: place),
          members: members.sorted()
        )
      )
    }
    self.families = families
    words = NameTable(pairs)
  }
}

extension DietFlags {
  /// Flags with spaces between; none for `-`.
  fileprivate init(listed text: String, at place: RowLocation) throws(LexiconError) {
    self = []
    for word in text.split(separator: " ") where word != "-" {
      guard let flag = DietFlags(named: String(word)) else {
        throw place.error(.unknownFlag(String(word)))
      }
      formUnion(flag)
    }
  }
}
