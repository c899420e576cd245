import RecipeLexicon
import RecipeModel
import SectionFiles

/// Gives each distinct requirement a position, in order of first appearance.
struct RequirementInterner {
  private enum Key: Hashable {
    /// Alternatives ascending, so that their order on the line does not matter.
    case known([Int], isExact: Bool)
    case unknown(String)
  }

  private var positions: [Key: UInt32] = [:]
  private(set) var alternatives: [[UInt32]] = []
  private var isExact: [Bool] = []
  private var names: [String] = []
  private var documentFrequency: [UInt32] = []

  mutating func position(of set: [Int], isExact: Bool, lexicon: IngredientLexicon) -> UInt32 {
    position(
      of: .known(set.sorted(), isExact: isExact),
      alternatives: set.map(UInt32.init),
      isExact: isExact,
      name: set.map { lexicon.ingredients[$0] }.joined(separator: " or ")
    )
  }

  mutating func position(ofUnknown name: String) -> UInt32 {
    let folded = foldedName(name)
    let key = Key.unknown(folded.isEmpty ? name : folded)
    return position(of: key, alternatives: [], isExact: false, name: name)
  }

  private mutating func position(
    of key: Key,
    alternatives set: [UInt32],
    isExact exactly: Bool,
    name: String
  ) -> UInt32 {
    if let known = positions[key] { return known }
    let position = UInt32(names.count)
    positions[key] = position
    alternatives.append(set)
    isExact.append(exactly)
    names.append(name)
    documentFrequency.append(0)
    return position
  }

  /// Counts one dish that requires each of these, distinct, requirements.
  mutating func count(_ requirements: [UInt32]) {
    for requirement in requirements { documentFrequency[Int(requirement)] += 1 }
  }

  func table(recipes: Int) -> RequirementTable {
    RequirementTable(
      alternatives: Adjacency(alternatives),
      isExact: FlagColumn(isExact),
      names: StringTable(names),
      documentFrequency: Column(documentFrequency),
      weights: Column(
        documentFrequency.map { df in
          df == 0 ? 0 : UInt32(usedWeight(documentFrequency: Int(df), recipes: recipes))
        }
      )
    )
  }
}

/// Gives each distinct label a position, in order of first appearance.
struct LabelInterner {
  private(set) var labels: [String] = []
  private var positions: [String: UInt32] = [:]

  /// The position of a label, ``RecipeTable/absent`` for none.
  mutating func position(of label: String?) -> UInt32 {
    guard let label else { return RecipeTable.absent }
    if let known = positions[label] { return known }
    let position = UInt32(labels.count)
    positions[label] = position
    labels.append(label)
    return position
  }
}
