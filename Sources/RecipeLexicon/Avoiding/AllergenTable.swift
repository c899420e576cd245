/// The words of allergen law and of diets, each of which means a whole family: `milk` is all dairy.
public struct AllergenTable: Sendable, Equatable {
  /// A row of `allergens.tsv`.
  public struct Family: Sendable, Equatable {
    /// The word as the file writes it.
    public var title: String
    /// The flags that whoever avoids the word avoids.
    public var avoids: DietFlags
    /// The flags that "X-free" denies.
    public var frees: DietFlags
    /// The ingredients that belong to it with their kinds, ascending.
    public var members: [UInt32]

    public init(title: String, avoids: DietFlags, frees: DietFlags, members: [UInt32]) {
      self.title = title
      self.avoids = avoids
      self.frees = frees
      self.members = members
    }
  }

  /// In the file's order.
  public let families: [Family]
  /// Folded words, and the family that each means.
  public let words: NameTable

  /// Takes families and their words; nil when a word means none of them.
  public init?(families: [Family], words: NameTable) {
    guard words.values.allSatisfy({ Int($0) < families.count }) else { return nil }
    self.families = families
    self.words = words
  }

  /// No words at all.
  public static let none = AllergenTable()

  private init() {
    families = []
    words = NameTable([])
  }

  /// The family of a word, or nil. Cost: O(length · log words).
  public func family(named word: String) -> Family? {
    words.value(of: foldedName(word)).map { families[Int($0)] }
  }
}

extension AllergenTable {
  /// Reads `allergens.tsv`: name, also, avoids, frees and members, lists with `;` between items and
  /// flags with spaces.
  init(_ file: LexiconFiles.File, reader: RelationReader) throws(LexiconError) {
    var families: [Family] = []
    var pairs: [(name: String, value: UInt32)] = []
    var owners: [String: String] = [:]
    let header = ["name", "also", "avoids", "frees", "members"]
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      let place = Place(file: file.path, line: row.line)
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
  fileprivate init(listed text: String, at place: Place) throws(LexiconError) {
    self = []
    for word in text.split(separator: " ") where word != "-" {
      guard let flag = DietFlags(named: String(word)) else {
        throw place.error(.unknownFlag(String(word)))
      }
      formUnion(flag)
    }
  }
}
