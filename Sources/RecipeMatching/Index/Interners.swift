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
    /// Alternatives in ascending order, so that their order on the line does not matter.
    case known([Int], isExact: Bool, isNamesake: Bool, Wording)
    case unknown(String, Wording)
  }

  private var positions: [Key: UInt32] = [:]
  private var base: BaseRequirements?
  private(set) var alternatives: [[UInt32]] = []
  private var isExact: [Bool] = []
  private var isNamesake: [Bool] = []
  private var names: [String] = []
  private var documentFrequency: [UInt32] = []
  private var wordings: [[UInt32]] = []
  /// For each position the first one of the same alternatives, whatever their words name beside.
  private var heads: [Int] = []
  private var headOf: [Key: Int] = [:]

  init() {}

  init(continuing index: CatalogueIndex) {
    base = BaseRequirements(index)
  }

  /// How many positions are not this one's to give.
  private var first: Int { base?.count ?? 0 }

  /// - Parameter written: What the line calls it; the name where its words deny something.
  mutating func position(
    of set: [Int],
    isExact: Bool,
    isNamesake: Bool = false,
    wording: Wording = .plain,
    written: String = "",
    isRequired: Bool = true,
    lexicon: IngredientLexicon
  ) -> UInt32 {
    let key = Key.known(set.sorted(), isExact: isExact, isNamesake: isNamesake, wording)
    let alternatives = ordered(set, as: key.plain)
    let names = alternatives.map { lexicon.ingredients[Int($0)] }.joined(separator: " or ")
    return position(
      of: key,
      alternatives: alternatives,
      isExact: isExact,
      wording: wording,
      isRequired: isRequired,
      name: wording.deniesSomething && !written.isEmpty ? written : names
    )
  }

  /// Alternatives in the order in which they were first met, in whatever words.
  private func ordered(_ set: [Int], as key: Key) -> [UInt32] {
    if let head = headOf[key] { return alternatives[head] }
    return base?.alternatives(like: key) ?? set.map(UInt32.init)
  }

  /// - Parameter wording: What its words name, where they tell what is in it.
  mutating func position(
    ofUnknown name: String,
    wording: Wording = .plain,
    isRequired: Bool = true
  ) -> UInt32 {
    position(
      of: Self.key(ofUnknown: name, wording),
      alternatives: [],
      isExact: false,
      wording: wording,
      isRequired: isRequired,
      name: name
    )
  }

  fileprivate static func key(ofUnknown name: String, _ wording: Wording) -> Key {
    .unknown(unlistedKey(name), wording)
  }

  private mutating func position(
    of key: Key,
    alternatives set: [UInt32],
    isExact exactly: Bool,
    wording: Wording,
    isRequired: Bool,
    name: String
  ) -> UInt32 {
    if let known = positions[key] { return known }
    if let known = base?.position(of: key, isRequired: isRequired) { return known }
    let position = UInt32(first + names.count)
    positions[key] = position
    alternatives.append(set)
    isExact.append(exactly)
    isNamesake.append(key.isNamesake)
    names.append(name)
    documentFrequency.append(0)
    wordings.append(wording.numbers)
    let head = headOf[key.plain] ?? heads.count
    headOf[key.plain] = head
    heads.append(head)
    return position
  }

  /// Makes each name that the lexicon does not know an ingredient by itself: as the lexicon lists it, else behind
  /// all, ascending by folded name. To be called once, when all dishes have been added.
  ///
  /// - Returns: The names that the lexicon does not list yet, as first written.
  mutating func settleUnknown(_ lexicon: IngredientLexicon) -> [String] {
    guard alternatives.contains(where: \.isEmpty) else { return [] }
    var known: [String: UInt32] = [:]
    for id in lexicon.unlisted { known[unlistedKey(lexicon.ingredients[id])] = UInt32(id) }
    var written: [String: String] = [:]
    let unknown = alternatives.indices.filter { alternatives[$0].isEmpty }
    let keys = unknown.map { unlistedKey(names[$0]) }
    for (position, key) in zip(unknown, keys) where known[key] == nil && written[key] == nil {
      written[key] = names[position]
    }
    let added = written.sorted { Array($0.key.utf8).lexicographicallyPrecedes($1.key.utf8) }
    for (rank, name) in added.enumerated() { known[name.key] = UInt32(lexicon.count + rank) }
    for (position, key) in zip(unknown, keys) {
      alternatives[position] = known[key].map { [$0] } ?? []
    }
    return added.map(\.value)
  }

  /// Counts one dish that requires each of these, distinct, requirements.
  mutating func count(_ requirements: [UInt32]) {
    for requirement in requirements where requirement >= first {
      documentFrequency[Int(requirement) - first] += 1
    }
  }

  /// The table of the requirements that continue an index of `recipes` dishes: each weighs as the index
  /// has it in other words, else as if one of those dishes had it.
  func table(continuing recipes: Int, listedCount: Int) -> RequirementTable {
    let weight = UInt32(usedWeight(documentFrequency: 1, recipes: max(1, recipes)))
    return table(listedCount) { position in
      let set = alternatives[position].map(Int.init).sorted()
      let known = base?.weight(ofAlternatives: set, isExact: isExact[position])
      return documentFrequency[position] == 0 ? 0 : known ?? weight
    }
  }

  func table(recipes: Int, listedCount: Int) -> RequirementTable {
    var dishes = [Int](repeating: 0, count: names.count)
    for (position, head) in heads.enumerated() { dishes[head] += Int(documentFrequency[position]) }
    return table(listedCount) { position in
      let dishes = dishes[heads[position]]
      let isRequired = documentFrequency[position] > 0
      return isRequired ? UInt32(usedWeight(documentFrequency: dishes, recipes: recipes)) : 0
    }
  }

  private func table(_ listedCount: Int, weight: (Int) -> UInt32) -> RequirementTable {
    RequirementTable(
      alternatives: Adjacency(alternatives),
      listedCount: listedCount,
      isExact: FlagColumn(isExact),
      isNamesake: FlagColumn(isNamesake),
      names: StringTable(names),
      documentFrequency: Column(documentFrequency),
      weights: Column(names.indices.map(weight)),
      wordings: Adjacency(wordings)
    )
  }
}

extension RequirementInterner.Key {
  /// The same in words that name nothing more, of a dish that is not named after it.
  fileprivate var plain: RequirementInterner.Key {
    switch self {
    case .known(let set, let isExact, _, _):
      .known(set, isExact: isExact, isNamesake: false, .plain)
    case .unknown: self
    }
  }

  fileprivate var isNamesake: Bool {
    switch self {
    case .known(_, _, let isNamesake, _): isNamesake
    case .unknown: false
    }
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
    case .known(let set, let isExact, let isNamesake, let wording):
      return positions(ofAlternatives: set, isExact: isExact).first {
        index.requirements.isNamesake[Int($0)] == isNamesake
          && index.requirements.wordings[Int($0)].elementsEqual(wording.numbers)
      }
    case .unknown:
      let known = unknown ?? unknownNames()
      unknown = known
      return known[key]
    }
  }

  /// The alternatives of a requirement in the order that the index has, in whatever words; nil for none.
  func alternatives(like key: RequirementInterner.Key) -> [UInt32]? {
    guard case .known(let set, let isExact, _, _) = key else { return nil }
    return positions(ofAlternatives: set, isExact: isExact).first
      .map { Array(index.requirements.alternatives[Int($0)]) }
  }

  /// The weight of a requirement that some dish has, whatever its words name beside; nil for none.
  func weight(ofAlternatives set: [Int], isExact: Bool) -> UInt32? {
    positions(ofAlternatives: set, isExact: isExact).lazy
      .map { index.requirements.weights[Int($0)] }.first { $0 > 0 }
  }

  private func positions(ofAlternatives set: [Int], isExact: Bool) -> [UInt32] {
    let lists = set.map { index.requirements(naming: $0) }
    return (lists.min { $0.count < $1.count } ?? []).filter {
      index.requirements.isExact[Int($0)] == isExact
        && index.requirements.alternatives[Int($0)].map(Int.init).sorted() == set
    }
  }

  private func unknownNames() -> [RequirementInterner.Key: UInt32] {
    var found: [RequirementInterner.Key: UInt32] = [:]
    for requirement in 0..<count where index.requirements.isUnknown(requirement) {
      let name = index.requirements.names[requirement]
      let wording = Wording(numbers: Array(index.requirements.wordings[requirement]))
      found[RequirementInterner.key(ofUnknown: name, wording)] = UInt32(requirement)
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
