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
