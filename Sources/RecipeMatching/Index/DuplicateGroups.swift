import RecipeLexicon
import RecipeModel

/// Tells which dishes of a catalogue are one dish from several places.
///
/// Dishes are of one duplicate group when their names are equal but for case, accents and plurals, their
/// kinds are equal, and two thirds or more of what both require have a counterpart in the other: the
/// same ingredient, a kind of it, what it is made of, or another kind of the same thing (dark rum,
/// white rum), where that thing is no class. Each dish is compared with the *heads* of the duplicate groups
/// there are, in ascending order of ids, and joins the first that fits; so the outcome does not
/// depend on when or in which order dishes were imported. A recipe that a person wrote is a duplicate group
/// of its own.
struct DuplicateGroups {
  private let taxonomy: Taxonomy
  private let alternatives: Adjacency
  /// What each requirement stands near: its alternatives, what these are kinds or products of.
  private var surroundings: [UInt32: Set<UInt32>] = [:]

  /// - Parameter alternatives: Those of each requirement.
  init(taxonomy: Taxonomy, alternatives: Adjacency) {
    self.taxonomy = taxonomy
    self.alternatives = alternatives
  }

  /// For each dish the position of its duplicate group's head. Cost: O(dishes), and for dishes of one name
  /// their number times the number of their duplicate groups.
  ///
  /// - Parameters:
  ///   - ids: Those of the dishes, all different.
  ///   - required: For each dish the requirements it has, each once.
  mutating func heads(
    ids: [String],
    names: [String],
    kinds: [UInt8],
    required: [[UInt32]]
  ) -> [UInt32] {
    var heads = ids.indices.map { UInt32($0) }
    var named: [Name: [Int]] = [:]
    for position in ids.indices where DishID(ids[position]).source != OwnRecipe.source {
      let name = foldedName(names[position])
      if !name.isEmpty {
        named[Name(text: name, kind: kinds[position]), default: []].append(position)
      }
    }
    for dishes in named.values where dishes.count > 1 {
      var duplicateGroups: [Int] = []
      for dish in dishes.sorted(by: { DishID(ids[$0]) < DishID(ids[$1]) }) {
        if let head = duplicateGroups.first(where: { areAlike(required[$0], required[dish]) }) {
          heads[dish] = UInt32(head)
        } else {
          duplicateGroups.append(dish)
        }
      }
    }
    return heads
  }

  private struct Name: Hashable {
    var text: String
    var kind: UInt8
  }

  private mutating func areAlike(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    if left == right { return true }
    let paired = pairedCount(left, right) + pairedCount(right, left)
    return 3 * paired >= 2 * (left.count + right.count)
  }

  /// How many of `some` have a counterpart in `others`.
  private mutating func pairedCount(_ some: [UInt32], _ others: [UInt32]) -> Int {
    some.count { one in others.contains { areCounterparts(one, $0) } }
  }

  private mutating func areCounterparts(_ left: UInt32, _ right: UInt32) -> Bool {
    left == right || !surroundings(of: left).isDisjoint(with: surroundings(of: right))
  }

  private mutating func surroundings(of requirement: UInt32) -> Set<UInt32> {
    if let known = surroundings[requirement] { return known }
    var found: Set<UInt32> = []
    for ingredient in alternatives[Int(requirement)] {
      let inputs = taxonomy.routeProducts.indices.filter {
        taxonomy.routeProducts[$0] == ingredient && taxonomy.routeInputs[$0].count == 1
      }
      for start in [ingredient] + inputs.flatMap({ taxonomy.routeInputs[$0] }) {
        found.insert(start)
        for above in taxonomy.ancestors(of: Int(start)) where !taxonomy.isClass[above] {
          found.insert(UInt32(above))
        }
      }
    }
    surroundings[requirement] = found
    return found
  }
}
