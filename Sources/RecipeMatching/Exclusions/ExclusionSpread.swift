import RecipeLexicon

/// The work list of an exclusion: what is unsafe makes unsafe what is a kind of it, contains it or is made
/// of it, and every class above it doubtful.
struct ExclusionSpread {
  private enum Reach: UInt8, Comparable {
    case none
    /// A class above something excluded, of which not all kinds are excluded.
    case above
    /// It may mean something excluded, and so may its kinds.
    case possible
    case certain

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  private let taxonomy: Taxonomy
  private var reach: [Reach]
  private var pending: [Int] = []
  /// What is above something excluded, be it a class or not.
  private var isAbove: [Bool]

  init(taxonomy: Taxonomy) {
    self.taxonomy = taxonomy
    reach = Array(repeating: .none, count: taxonomy.count)
    isAbove = Array(repeating: false, count: taxonomy.count)
  }

  var verdicts: [Exclusion.Verdict] {
    reach.map { reach in
      switch reach {
      case .none: .safe
      case .above, .possible: .possible
      case .certain: .certain
      }
    }
  }

  mutating func mark(_ ingredient: Int, _ verdict: Exclusion.Verdict) {
    switch verdict {
    case .safe: break
    case .possible: raise(ingredient, to: .possible)
    case .certain: raise(ingredient, to: .certain)
    }
  }

  /// Marks an ingredient that is unsafe for what it carries: all that inherits that is marked as well, and
  /// only the classes above it are not.
  mutating func settle(_ ingredient: Int, _ verdict: Exclusion.Verdict) {
    let value: Reach =
      switch verdict {
      case .safe: .none
      case .possible: .possible
      case .certain: .certain
      }
    guard reach[ingredient] < value else { return }
    reach[ingredient] = value
    climb(from: ingredient, spreads: false)
  }

  /// Marks what contains something of that reach. "Contains nuts" may mean the excluded ones. A class that
  /// contains a class, as citrus juice does citrus fruit, leaves it to its kinds what they contain.
  private mutating func raise(with content: Reach, _ container: Int) {
    let isClass = taxonomy.isClass[container]
    raise(container, to: content == .above && !isClass ? .possible : content)
  }

  private mutating func raise(_ ingredient: Int, to value: Reach) {
    guard reach[ingredient] < value else { return }
    reach[ingredient] = value
    pending.append(ingredient)
  }

  /// Cost: O(ingredients + relations).
  mutating func run() {
    while let ingredient = pending.popLast() {
      climb(from: ingredient, spreads: true)
      let value = reach[ingredient]
      for container in taxonomy.containers[ingredient] { raise(with: value, Int(container)) }
      for route in taxonomy.routesFrom[ingredient] {
        raise(with: value, Int(taxonomy.routeProducts[Int(route)]))
      }
      guard value > .above else { continue }
      for child in taxonomy.children[ingredient] where taxonomy.taught[Int(child)] == nil {
        raise(Int(child), to: value)
      }
      for member in taxonomy.members[ingredient] { raise(Int(member), to: value) }
    }
  }

  /// Marks the classes above, over what is no class too.
  ///
  /// - Parameter spreads: What contains such a class is marked as well.
  private mutating func climb(from ingredient: Int, spreads: Bool) {
    var open = [ingredient]
    while let next = open.popLast() {
      for target in taxonomy.parents[next] { pass(Int(target), spreads: spreads, &open) }
      for target in taxonomy.groups[next] { pass(Int(target), spreads: spreads, &open) }
    }
  }

  private mutating func pass(_ target: Int, spreads: Bool, _ open: inout [Int]) {
    guard !isAbove[target] else { return }
    isAbove[target] = true
    open.append(target)
    guard taxonomy.isClass[target] else { return }
    if spreads {
      raise(target, to: .above)
    } else {
      reach[target] = max(reach[target], .above)
    }
  }
}
