/// Words that describe an ingredient and may leave its name without making it another ingredient.
///
/// Single words only: a row of several words ("gold medal", "skin on") describes whole names, which
/// ``IngredientLexicon`` looks up, and is no word here.
package struct DescriptorWords: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// What a cook does to it: "chopped", "melted".
    case preparation
    /// "large", "small".
    case size
    /// How good or how fresh it is: "ripe", "organic".
    case quality
    /// Words that say nothing about it: "of", "about".
    case filler
    /// Who made it: "kraft". The look-up drops it, but it stays in the name of a parsed line.
    case brand
  }

  struct Entry: Sendable {
    var kind: Kind
    var ingredientGroups: [String]
  }

  let entries: [String: Entry]

  /// Reads `words.tsv`: word or phrase, kind, ingredient groups (`;` between ingredient group names; none: any
  /// ingredient).
  ///
  /// Cost: O(bytes).
  ///
  /// - Throws: `LexiconError` at the first row without a word, with an unknown kind, or with a word
  ///   that an earlier row holds.
  package init(text: String, file: String) throws(LexiconError) {
    let table = try TabSeparated(text: text, file: file, header: ["word", "kind", "shelves"])
    var entries: [String: Entry] = [:]
    var phrases: Set<String> = []
    for row in table.rows {
      let word = row.fields[0].lowercased()
      guard !word.isEmpty else { throw LexiconError(.emptyName, file: file, line: row.line) }
      guard let kind = Kind(rawValue: row.fields[1]) else {
        throw LexiconError(
          .malformed(field: "kind", value: row.fields[1]),
          file: file,
          line: row.line
        )
      }
      let isRepeated: Bool
      if word.contains(" ") {
        isRepeated = !phrases.insert(word).inserted
      } else {
        let entry = Entry(kind: kind, ingredientGroups: listItems(row.fields[2]))
        isRepeated = entries.updateValue(entry, forKey: word) != nil
      }
      guard !isRepeated else {
        throw LexiconError(.repeated("the word '\(word)'"), file: file, line: row.line)
      }
    }
    self.entries = entries
  }
}
