/// One row of an ingredients file.
struct IngredientRow {
  var name: String
  var aliases: [String]
  var parents: [String]
  /// Parents in parentheses: it belongs there, but does not do for them.
  var groups: [String]
  var flags: DietFlags
  var possibleFlags: DietFlags
  var isClass: Bool
  var isStaple: Bool
  /// The position of the row's file, which is its ingredient group.
  var ingredientGroup: Int
  var file: String
  var line: Int

  init(_ row: TabSeparated.Row, ingredientGroup: Int, file: String) throws(LexiconError) {
    name = row.fields[0]
    aliases = listItems(row.fields[1])
    let above = listItems(row.fields[2])
    parents = above.filter { !$0.hasPrefix("(") }
    groups = above.filter { $0.hasPrefix("(") }.map { trimmed($0.dropFirst().prefix { $0 != ")" }) }
    flags = []
    possibleFlags = []
    isClass = false
    isStaple = false
    self.ingredientGroup = ingredientGroup
    self.file = file
    line = row.line
    guard !foldedName(name).isEmpty else {
      throw LexiconError(.emptyName, file: file, line: line)
    }
    try read(flags: row.fields[3])
  }

  private mutating func read(flags text: String) throws(LexiconError) {
    let words = text.split(separator: " ")
    if words.isEmpty { flags = .unknown }
    for word in words where word != "-" {
      switch word {
      case "class": isClass = true
      case "staple": isStaple = true
      case "?": flags.insert(.unknown)
      default: try read(flag: word)
      }
    }
  }

  private mutating func read(flag word: Substring) throws(LexiconError) {
    let isPossible = word.last == "?"
    let name = String(isPossible ? word.dropLast() : word)
    guard let flag = DietFlags(named: name) else {
      throw LexiconError(.unknownFlag(String(word)), file: file, line: line)
    }
    if isPossible {
      possibleFlags.insert(flag)
    } else {
      flags.insert(flag)
    }
  }
}
