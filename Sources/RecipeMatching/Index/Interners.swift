import RecipeLexicon
import RecipeModel
import SectionFiles

/// Gives each distinct requirement a position, in order of first appearance.
///
/// Where it continues an index, a requirement of that has its position there, and all others come
/// behind. A requirement that no dish of the index requires gets a position of its own once one does,
/// because its weight there is that of something that is only nice to have.
struct RequirementInterner {
  fileprivate enum Key: Hashable {
    /// Alternatives ascending, so that their order on the line does not matter.
    case known([Int], isExact: Bool)
    case unknown(String)
  }

  private var positions: [Key: UInt32] = [:]
  private var base: BaseRequirements?
  private(set) var alternatives: [[UInt32]] = []
  private var isExact: [Bool] = []
  private var names: [String] = []
  private var documentFrequency: [UInt32] = []

  init() {}

  init(continuing index: CatalogueIndex) {
    base = BaseRequirements(index)
  }

  /// How many positions are not this one's to give.
  private var first: Int { base?.count ?? 0 }

  mutating func position(
    of set: [Int],
    isExact: Bool,
    isRequired: Bool = true,
    lexicon: IngredientLexicon
  ) -> UInt32 {
    position(
      of: .known(set.sorted(), isExact: isExact),
      alternatives: set.map(UInt32.init),
      isExact: isExact,
      isRequired: isRequired,
      name: set.map { lexicon.ingredients[$0] }.joined(separator: " or ")
    )
  }

  mutating func position(ofUnknown name: String, isRequired: Bool = true) -> UInt32 {
    position(
      of: Self.key(ofUnknown: name),
      alternatives: [],
      isExact: false,
      isRequired: isRequired,
      name: name
    )
  }

  fileprivate static func key(ofUnknown name: String) -> Key {
    .unknown(folded(name))
  }

  /// By what an unknown name is one with others.
  static func folded(_ name: String) -> String {
    let folded = foldedName(name)
    return folded.isEmpty ? name : folded
  }

  private mutating func position(
    of key: Key,
    alternatives set: [UInt32],
    isExact exactly: Bool,
    isRequired: Bool,
    name: String
  ) -> UInt32 {
    if let known = positions[key] { return known }
    if let known = base?.position(of: key, isRequired: isRequired) { return known }
    let position = UInt32(first + names.count)
    positions[key] = position
    alternatives.append(set)
    isExact.append(exactly)
    names.append(name)
    documentFrequency.append(0)
    return position
  }

  /// Counts one dish that requires each of these, distinct, requirements.
  mutating func count(_ requirements: [UInt32]) {
    for requirement in requirements where requirement >= first {
      documentFrequency[Int(requirement) - first] += 1
    }
  }

  /// The table of the requirements that continue an index of `recipes` dishes: each weighs as if one
  /// of those had it.
  func table(continuing recipes: Int) -> RequirementTable {
    let weight = UInt32(usedWeight(documentFrequency: 1, recipes: max(1, recipes)))
    return table { $0 == 0 ? 0 : weight }
  }

  func table(recipes: Int) -> RequirementTable {
    table { $0 == 0 ? 0 : UInt32(usedWeight(documentFrequency: Int($0), recipes: recipes)) }
  }

  private func table(weight: (UInt32) -> UInt32) -> RequirementTable {
    RequirementTable(
      alternatives: Adjacency(alternatives),
      isExact: FlagColumn(isExact),
      names: StringTable(names),
      documentFrequency: Column(documentFrequency),
      weights: Column(documentFrequency.map(weight))
    )
  }
}

/// Finds requirements in an index.
private struct BaseRequirements {
  private let index: CatalogueIndex
  /// The unknown names, once one is asked for.
  private var unknown: [RequirementInterner.Key: UInt32]?

  init(_ index: CatalogueIndex) { self.index = index }

  var count: Int { index.requirements.count }

  /// - Parameter isRequired: Only one that some dish requires.
  mutating func position(of key: RequirementInterner.Key, isRequired: Bool) -> UInt32? {
    guard let found = position(of: key),
      !isRequired || index.requirements.documentFrequency[Int(found)] > 0
    else { return nil }
    return found
  }

  private mutating func position(of key: RequirementInterner.Key) -> UInt32? {
    switch key {
    case .known(let set, let isExact):
      let lists = set.map { index.requirements(naming: $0) }
      return lists.min { $0.count < $1.count }?.first {
        index.requirements.isExact[Int($0)] == isExact
          && index.requirements.alternatives[Int($0)].map(Int.init).sorted() == set
      }
    case .unknown:
      let known = unknown ?? unknownNames()
      unknown = known
      return known[key]
    }
  }

  private func unknownNames() -> [RequirementInterner.Key: UInt32] {
    var found: [RequirementInterner.Key: UInt32] = [:]
    for requirement in 0..<count where index.requirements.isUnknown(requirement) {
      let name = index.requirements.names[requirement]
      found[RequirementInterner.key(ofUnknown: name)] = UInt32(requirement)
    }
    return found
  }
}

/// Gives each distinct label a position, in order of first appearance, behind those of a table that it
/// continues.
struct LabelInterner {
  private(set) var labels: [String] = []
  private var positions: [String: UInt32] = [:]
  private var first = 0

  init() {}

  init(continuing table: StringTable) {
    first = table.count
    for (position, label) in table.strings.enumerated() { positions[label] = UInt32(position) }
  }

  /// The position of a label, ``RecipeTable/absent`` for none.
  mutating func position(of label: String?) -> UInt32 {
    guard let label else { return RecipeTable.absent }
    if let known = positions[label] { return known }
    let position = UInt32(first + labels.count)
    positions[label] = position
    labels.append(label)
    return position
  }
}
