/// The words of allergen law and of diets, each of which means a whole family: `milk` is all dairy.
package struct AllergenTable: Sendable, Equatable {
  /// A row of `allergens.tsv`.
  package struct Family: Sendable, Equatable {
    /// The word as the file writes it.
    package var title: String
    /// The flags that whoever avoids the word avoids.
    package var avoids: DietFlags
    /// The flags that "X-free" denies.
    package var frees: DietFlags
    /// The ingredients that belong to it with their kinds, ascending.
    package var members: [UInt32]

    package init(title: String, avoids: DietFlags, frees: DietFlags, members: [UInt32]) {
      self.title = title
      self.avoids = avoids
      self.frees = frees
      self.members = members
    }
  }

  /// In the file's order.
  package let families: [Family]
  /// Folded words, and the family that each means.
  package let words: NameTable

  /// Takes families and their words; nil when a word means none of them.
  package init?(families: [Family], words: NameTable) {
    guard words.values.allSatisfy({ Int($0) < families.count }) else { return nil }
    self.families = families
    self.words = words
  }

  /// No words at all.
  package static let none = AllergenTable()

  private init() {
    families = []
    words = NameTable([])
  }

  /// The family of a word, or nil. Cost: O(length · log words).
  package func family(named word: String) -> Family? {
    words.value(of: foldedName(word)).map { families[Int($0)] }
  }
}
