public import RecipeLexicon
public import RecipeModel

/// What must not be in an answer: hard, and closed downward.
///
/// Excluded are the named ingredients, their kinds and what else belongs to them, whatever contains or
/// is made from any of these, and the kinds of those. **May contain**: an ingredient above an excluded
/// one is excluded as well, because a dish that says "nuts" may mean almonds; so is what contains it,
/// if it is a class. Its other kinds are not: walnuts stay when almonds go.
public struct Exclusion: Sendable, Equatable {
  /// True for each excluded ingredient.
  public let isExcluded: [Bool]
  /// True when something is excluded: then a dish with an unrecognised line is not safe.
  public let isActive: Bool

  /// Nothing is excluded.
  public static func none(in taxonomy: Taxonomy) -> Exclusion {
    Exclusion(ingredients: [], flags: [], in: taxonomy)
  }

  /// Excludes ingredients, and all that carry, or may carry, one of the flags.
  ///
  /// With flags, ingredients whose flags are unknown are excluded too.
  /// Cost: O(ingredients + relations).
  public init(ingredients: [IngredientID], flags: DietFlags, in taxonomy: Taxonomy) {
    isActive = !ingredients.isEmpty || !flags.isEmpty
    var spread = Spread(taxonomy: taxonomy)
    for ingredient in ingredients { spread.exclude(ingredient.rawValue) }
    if !flags.isEmpty {
      let refused = flags.union(.unknown)
      for ingredient in 0..<taxonomy.count {
        let carried = taxonomy.flags[ingredient].union(taxonomy.possibleFlags[ingredient])
        if !carried.isDisjoint(with: refused) { spread.exclude(ingredient) }
      }
    }
    spread.run()
    isExcluded = spread.reach.map { $0 != .none }
  }
}

/// The work list of an exclusion.
private struct Spread {
  enum Reach: UInt8, Comparable {
    case none
    /// Above something excluded: its kinds are not all excluded.
    case above
    /// Excluded with all its kinds.
    case whole

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  let taxonomy: Taxonomy
  var reach: [Reach]
  var pending: [Int] = []

  init(taxonomy: Taxonomy) {
    self.taxonomy = taxonomy
    reach = Array(repeating: .none, count: taxonomy.count)
  }

  mutating func exclude(_ ingredient: Int) {
    mark(ingredient, .whole)
  }

  mutating func mark(_ ingredient: Int, _ value: Reach) {
    guard reach[ingredient] < value else { return }
    reach[ingredient] = value
    pending.append(ingredient)
  }

  mutating func run() {
    while let ingredient = pending.popLast() {
      for parent in taxonomy.parents[ingredient] { mark(Int(parent), .above) }
      for group in taxonomy.groups[ingredient] { mark(Int(group), .above) }
      // "Contains nuts" may mean the excluded ones, as nuts are a class; "contains wine" does not mean
      // one wine in particular.
      guard reach[ingredient] == .whole || taxonomy.isClass[ingredient] else { continue }
      for container in taxonomy.containers[ingredient] { mark(Int(container), .whole) }
      for route in taxonomy.routesFrom[ingredient] {
        mark(Int(taxonomy.routeProducts[Int(route)]), .whole)
      }
      guard reach[ingredient] == .whole else { continue }
      for child in taxonomy.children[ingredient] { mark(Int(child), .whole) }
      for member in taxonomy.members[ingredient] { mark(Int(member), .whole) }
    }
  }
}
