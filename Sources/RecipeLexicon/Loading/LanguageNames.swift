/// A file of `languages/`: what ingredients are called in one language.
///
/// None of its names may be a name of another ingredient already: who types "raisin" means raisins, whatever
/// grapes are called in France. A name that its ingredient has anyway ("tofu") may be listed.
struct LanguageNames {
  /// Names as the file writes them, their folded forms, and the ingredient that each means.
  struct Name {
    var text: String
    var key: String
    var ingredient: UInt32
    /// It means its ingredient only as a whole text.
    var isWhole: Bool
    var place: RowLocation
  }

  /// The language in English, as the file's comment has it: "German".
  let language: String
  /// In the file's order; those that the ingredient has without it are left out.
  private(set) var names: [Name] = []
  /// How many ingredients it names.
  let count: Int
  /// The canonical names of all ingredients.
  let ingredients: [String]

  /// Reads ingredient and names, `;` between them, and `~` before one that counts only as a whole text.
  ///
  /// - Parameters:
  ///   - known: The folded names that ingredients have without it.
  ///   - ingredients: The canonical names of all ingredients.
  /// - Throws: At the first row whose ingredient no row of `ingredients/` defines, that repeats an
  ///   ingredient, that has no name, or a name of something else.
  init(
    _ file: LexiconFiles.File,
    names known: NameTable,
    ingredients: [String]
  ) throws(LexiconError) {
    let table = try TabSeparated(
      text: file.text,
      file: file.path,
      header: ["ingredient", "names"]
    )
    let title = table.comments.first { $0.hasPrefix("language:") }
    language = title.map { trimmed($0.dropFirst(9)) } ?? file.stem
    self.ingredients = ingredients
    count = table.rows.count
    var seen: Set<UInt32> = []
    for row in table.rows {
      let place = RowLocation(file: file.path, line: row.line)
      guard let ingredient = known.value(of: foldedName(row.fields[0])) else {
        throw place.error(.unknownIngredient(row.fields[0]))
      }
      guard seen.insert(ingredient).inserted else {
        throw place.error(.repeated("the ingredient '\(row.fields[0])'"))
      }
      let texts = listItems(row.fields[1])
      guard !texts.isEmpty else { throw place.error(.emptyName) }
      for item in texts {
        let isWhole = item.hasPrefix("~")
        let text = isWhole ? String(item.dropFirst()) : item
        let key = foldedName(text)
        guard !key.isEmpty else { throw place.error(.emptyName) }
        let plural = pluralKey(plainWords(text))
        if let owner = known.value(of: key) ?? known.value(of: plural) {
          guard owner == ingredient else {
            let (first, second) = (ingredients[Int(owner)], ingredients[Int(ingredient)])
            throw place.error(.nameTaken(name: text, by: first, and: second))
          }
          continue
        }
        names.append(
          Name(text: text, key: key, ingredient: ingredient, isWhole: isWhole, place: place)
        )
      }
    }
  }
}

/// The names of all languages together.
struct ForeignNames {
  /// Folded names, each once, and their ingredients.
  private(set) var pairs: [(name: String, value: UInt32)] = []
  /// Those that mean their ingredient only as a whole text.
  private(set) var whole: [(name: String, value: UInt32)] = []
  /// Those of several words that are no such.
  var covering: [(name: String, value: UInt32)] {
    let whole = Set(whole.map(\.name))
    return pairs.filter { $0.name.contains(" ") && !whole.contains($0.name) }
  }
  private var owners: [String: UInt32] = [:]

  /// Adds the names of one language.
  ///
  /// - Throws: Where a name means one thing in this language and another in one that was added before.
  mutating func add(_ language: LanguageNames) throws(LexiconError) {
    for name in language.names {
      if name.isWhole { whole.append((name.key, name.ingredient)) }
      guard let owner = owners.updateValue(name.ingredient, forKey: name.key) else {
        pairs.append((name.key, name.ingredient))
        continue
      }
      guard owner == name.ingredient else {
        let first = language.ingredients[Int(owner)]
        let second = language.ingredients[Int(name.ingredient)]
        throw name.place.error(.nameTaken(name: name.text, by: first, and: second))
      }
    }
  }
}
