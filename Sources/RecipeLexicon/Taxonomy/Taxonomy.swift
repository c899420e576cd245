/// How ingredients relate: what is a kind of what, what is made from what, what contains what, and
/// what may stand in for what.
///
/// Ingredients are positions below `count`. Is-a, belongs-to, made-from and contains have no
/// cycles.
package struct Taxonomy: Sendable, Equatable {
  /// Direct is-a parents of each ingredient, ascending.
  package let parents: Adjacency
  /// What each ingredient belongs to without doing for it, ascending: feta belongs to cheese. Used to
  /// exclude and to find, never to grant.
  package let groups: Adjacency
  /// What belongs to each ingredient without doing for it, ascending.
  package let members: Adjacency
  /// Direct kinds of each ingredient, ascending.
  package let children: Adjacency
  /// For each home step ("route"), in the files' order: what it needs, ascending.
  package let routeInputs: Adjacency
  /// For each route, what it makes.
  package let routeProducts: [UInt32]
  /// For each ingredient, the routes that make it, ascending.
  package let routesTo: Adjacency
  /// For each ingredient, the routes that need it, ascending.
  package let routesFrom: Adjacency
  /// For each ingredient, what it is composed of, ascending; used to exclude, never to grant.
  package let contents: Adjacency
  /// For each ingredient, what contains it, ascending.
  package let containers: Adjacency
  /// For each ingredient, its swaps in the files' order, as positions in `swapSubstitutes`.
  package let swaps: Adjacency
  /// What each swap uses instead.
  package let swapSubstitutes: [UInt32]
  /// What to mind when using each swap: a ratio, a warning.
  package let swapNotes: StringTable
  /// True for nodes that name a class (spirit, cheese): owning one is never enough for a kind.
  package let isClass: [Bool]
  /// True for what every kitchen is taken to have unless the user says otherwise.
  package let isStaple: [Bool]
  /// What each ingredient is stated to carry by itself; kinds and containers inherit it.
  package let flags: [DietFlags]
  /// What some brands or kinds of it are stated to carry; for a diet as bad as carrying it.
  package let possibleFlags: [DietFlags]
  /// What each ingredient carries for certain: by itself, as a kind of something, or for what it contains or
  /// can be made of.
  package let carried: [DietFlags]
  /// What each ingredient may carry, in the same ways, without what it carries for certain; nor what it
  /// would but inherit, and is stated to be free of.
  package let mayCarry: [DietFlags]
  /// What each ingredient is free of though its names say so, ascending: coconut milk of milk. It holds
  /// for its kinds, and for the kinds of what it is free of.
  package let freeOf: Adjacency
  /// What one person says of names that nobody else knows: for each what it is like or a kind of, ascending. None
  /// of it says what is in them: it only ever makes them doubtful. Empty in a lexicon that is everybody's.
  package let taught: [Int: [Int]]

  package var count: Int { parents.count }

  /// Takes all relations, and works out the reverse ones. Cost: O(ingredients + relations).
  package init(
    parents: Adjacency,
    groups: Adjacency,
    routeInputs: Adjacency,
    routeProducts: [UInt32],
    contents: Adjacency,
    swaps: Adjacency,
    swapSubstitutes: [UInt32],
    swapNotes: StringTable,
    isClass: [Bool],
    isStaple: [Bool],
    flags: [DietFlags],
    possibleFlags: [DietFlags],
    freeOf: Adjacency? = nil,
    inherited: InheritedFlags? = nil,
    taught: [Int: [Int]] = [:]
  ) {
    self.taught = taught
    self.parents = parents
    self.groups = groups
    self.routeInputs = routeInputs
    self.routeProducts = routeProducts
    self.contents = contents
    self.swaps = swaps
    self.swapSubstitutes = swapSubstitutes
    self.swapNotes = swapNotes
    self.isClass = isClass
    self.isStaple = isStaple
    self.flags = flags
    self.possibleFlags = possibleFlags
    self.freeOf = freeOf ?? Adjacency(Array(repeating: [], count: parents.count))
    children = parents.reversed(nodes: parents.count)
    members = groups.reversed(nodes: parents.count)
    let routesTo = Adjacency(routeProducts.map { [$0] }).reversed(nodes: parents.count)
    self.routesTo = routesTo
    routesFrom = routeInputs.reversed(nodes: parents.count)
    containers = contents.reversed(nodes: parents.count)
    let inherited =
      inherited
      ?? InheritedFlags(
        own: flags,
        possible: possibleFlags,
        above: (0..<parents.count).map { ingredient in
          let inputs = routesTo[ingredient].flatMap { routeInputs[Int($0)] }
          return Array(parents[ingredient]) + Array(groups[ingredient])
            + Array(contents[ingredient]) + inputs
        }
      )
    carried = inherited.carried
    mayCarry = inherited.mayCarry
  }

  /// All ingredients above `ingredient`, nearest first, then ascending; without itself.
  /// Cost: O(ancestors and their edges).
  package func ancestors(of ingredient: Int) -> [Int] {
    reached(from: ingredient, along: parents)
  }

  /// All kinds of `ingredient`, nearest first, then ascending; without itself.
  /// Cost: O(descendants and their edges).
  package func descendants(of ingredient: Int) -> [Int] {
    reached(from: ingredient, along: children)
  }

  /// Everything whose exclusion excludes `ingredient`: itself, what it is a kind of and belongs to, what
  /// it contains, what it can be made of, and so on. Cost: O(what is found and its edges).
  ///
  /// - Parameter isDenied: What is left out, with all that is reached through nothing else.
  package func excluders(
    of ingredient: Int,
    isDenied: (Int) -> Bool = { _ in false }
  ) -> Set<Int> {
    var found: Set<Int> = [ingredient]
    var open = [ingredient]
    func add(_ target: UInt32) {
      guard !found.contains(Int(target)), !isDenied(Int(target)) else { return }
      found.insert(Int(target))
      open.append(Int(target))
    }
    while let next = open.popLast() {
      for parent in parents[next] { add(parent) }
      for group in groups[next] { add(group) }
      for part in contents[next] { add(part) }
      for route in routesTo[next] {
        for input in routeInputs[Int(route)] { add(input) }
      }
    }
    return found
  }

  /// What `ingredient` is a kind of or belongs to, and so on, with itself. Cost: O(what is found and its
  /// edges).
  package func kinship(of ingredient: Int) -> Set<Int> {
    var found: Set<Int> = [ingredient]
    var open = [ingredient]
    while let next = open.popLast() {
      for above in [parents[next], groups[next]] {
        for target in above where found.insert(Int(target)).inserted { open.append(Int(target)) }
      }
    }
    return found
  }

  private func reached(from start: Int, along edges: Adjacency) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = [start]
    var level = [start]
    while !level.isEmpty {
      var next: [Int] = []
      for node in level {
        for target in edges[node] where seen.insert(Int(target)).inserted {
          next.append(Int(target))
        }
      }
      next.sort()
      found += next
      level = next
    }
    return found
  }
}
