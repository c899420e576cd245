import RecipeLexicon
import RecipeModel

/// The marks of the dishes of a catalogue: which are plain, and how well each is known.
///
/// *Plain.* What a dish says of itself; one from elsewhere that says nothing is plain when it has at most
/// one requirement beside the default staples. A recipe that a person wrote is plain only when it says so.
///
/// *Renown.* It belongs to the duplicate group: the largest that evidence gives to one of its members. A duplicate group for
/// which there is none is known to some when two sources, each with a content of its own, have it: not the same
/// ingredients line by line.
struct MarkBuilder {
  private let isPlain: [Bool]
  private let renown: [Int]

  /// - Parameters:
  ///   - said: What the dishes say of themselves.
  ///   - heads: For each dish the head of its duplicate group; a head that is none of these dishes gives its own
  ///     renown by `outside`.
  ///   - required: For each dish the requirements it has, each once.
  ///   - alternatives: Those of a requirement; none for a name that nobody knows.
  ///   - isStaple: For each ingredient whether every kitchen is taken to have it.
  ///   - evidence: How well known dishes are by themselves, a ``Renown``.
  init(
    ids: [String],
    said: [Bool?],
    heads: [UInt32],
    required: [[UInt32]],
    alternatives: (UInt32) -> [UInt32],
    isStaple: [Bool],
    evidence: [DishID: Int],
    outside: (Int) -> Int? = { _ in nil }
  ) {
    let dishes = ids.map { DishID($0) }
    isPlain = dishes.indices.map { dish in
      if let said = said[dish] { return said }
      if dishes[dish].source == OwnRecipe.source { return false }
      let more = required[dish].count { !alternatives($0).contains { isStaple[Int($0)] } }
      return more <= 1
    }
    var members: [UInt32: [Int]] = [:]
    for dish in dishes.indices { members[heads[dish], default: []].append(dish) }
    var renown = [Int](repeating: Renown.none, count: dishes.count)
    for (head, members) in members {
      let own =
        members.compactMap { evidence[dishes[$0]] } + [outside(Int(head))].compactMap(\.self)
      if let known = own.max() {
        for dish in members { renown[dish] = known }
        continue
      }
      // Where both differ, some two members differ in both.
      let sources = Set(members.map { dishes[$0].source })
      let contents = Set(
        members.map { dish in
          Set(
            required[dish].map { requirement in
              let asked = alternatives(requirement).sorted()
              return asked.isEmpty ? [UInt32.max, requirement] : asked
            }
          )
        }
      )
      if sources.count > 1, contents.count > 1 {
        for dish in members { renown[dish] = Renown.some }
      }
    }
    self.renown = renown
  }

  /// For each dish its ``DishMark``.
  var bytes: [UInt8] {
    isPlain.indices.map { DishMark(isPlain: isPlain[$0], renown: renown[$0]).rawValue }
  }
}

extension IndexBuilder {
  /// The marks of the dishes.
  ///
  /// - Parameters:
  ///   - base: The index that these continue; heads below its dishes are its own.
  ///   - moved: Its dishes whose duplicate group has a head among these.
  func marks(
    duplicateGroups: [UInt32],
    evidence: [DishID: Int],
    over base: CatalogueIndex? = nil,
    moved: DuplicateGroupMoves = .none
  ) -> [UInt8] {
    let first = base?.recipes.count ?? 0
    return MarkBuilder(
      ids: ids,
      said: isPlain,
      heads: duplicateGroups,
      required: required,
      alternatives: { requirement in
        let (known, requirement) = (base?.requirements.alternatives, Int(requirement))
        if let known, requirement < known.count { return Array(known[requirement]) }
        return requirements.alternatives[requirement - (known?.count ?? 0)]
      },
      isStaple: lexicon.assumedStaples,
      evidence: evidence,
      outside: { head in
        guard let base else { return nil }
        let dishes =
          head < first
          ? [head]
          : moved.dishes.indices.filter { moved.heads[$0] == head }.map { Int(moved.dishes[$0]) }
        return dishes.map { base.recipes.mark(of: RecipeID($0)).renown }.max()
      }
    )
    .bytes
  }
}
