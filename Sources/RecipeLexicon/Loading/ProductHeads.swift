/// The rows of `heads.tsv`: what the name of a product ends in, and the ingredient that all such products are
/// judged as, whatever stands before it.
struct ProductHeads {
  /// Folded endings, and the ingredient of each; the number of ingredients for words that say nothing of
  /// what is in a product, one more for those that need something said before them ("stuffed"), and from two
  /// more on the ingredient that words put on meat and fish: the marinade of "korean beef".
  var endings: NameTable

  init(
    _ file: LexiconFiles.File,
    reader: RelationReader,
    ingredientGroups stems: [String]
  ) throws(LexiconError) {
    var pairs: [(name: String, value: UInt32)] = []
    var shelved: [(name: String, value: UInt32)] = []
    var owners: [String: String] = [:]
    let header = ["judged as", "ends in"]
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      let place = RowLocation(file: file.path, line: row.line)
      var endings = listItems(row.fields[1])
      var ingredient = UInt32(reader.rows.count)
      switch row.fields[0] {
      case "-": break
      case "+": ingredient += 1
      case "=":
        for stem in endings {
          guard let ingredientGroup = stems.firstIndex(of: stem) else {
            throw place.error(.malformed(field: "shelf", value: stem))
          }
          shelved += reader.names(inGroup: ingredientGroup)
        }
        continue
      case let field where field.hasPrefix("* "):
        ingredient += 2 + (try reader.ingredient(String(field.dropFirst(2)), at: place))
      default:
        ingredient = try reader.ingredient(row.fields[0], at: place)
        endings.insert(row.fields[0], at: 0)
      }
      for ending in endings {
        let key = foldedName(ending)
        guard !key.isEmpty else { throw place.error(.emptyName) }
        if let owner = owners.updateValue(row.fields[0], forKey: key) {
          throw place.error(.nameTaken(name: ending, by: owner, and: row.fields[0]))
        }
        pairs.append((key, ingredient))
      }
    }
    // Of two equal names the table keeps the first.
    endings = NameTable(pairs + shelved)
  }
}

extension RelationReader {
  /// The folded names of all rows of an ingredient group, but for those that only a plural has and for classes, which may
  /// be anything.
  fileprivate func names(inGroup ingredientGroup: Int) -> [(name: String, value: UInt32)] {
    rows.indices.filter { rows[$0].ingredientGroup == ingredientGroup && !rows[$0].isClass }.flatMap
    { position in
      ([rows[position].name] + rows[position].aliases).filter { !$0.hasPrefix("=") }
        .map { (foldedName($0), UInt32(position)) }
    }
  }
}
