/// How ingredients relate: what is a kind of what, what is made from what, what contains what, and
/// what may stand in for what.
///
/// Ingredients are positions below `count`. Is-a, belongs-to, made-from and contains have no
/// cycles.
public struct Taxonomy: Sendable, Equatable {
  /// Direct is-a parents of each ingredient, ascending.
  public let parents: Adjacency
  /// What each ingredient belongs to without doing for it, ascending: feta belongs to cheese. Used to
  /// exclude and to find, never to grant.
  public let groups: Adjacency
  /// What belongs to each ingredient without doing for it, ascending.
  public let members: Adjacency
  /// Direct kinds of each ingredient, ascending.
  public let children: Adjacency
  /// For each home step ("route"), in the files' order: what it needs, ascending.
  public let routeInputs: Adjacency
  /// For each route, what it makes.
  public let routeProducts: [UInt32]
  /// For each ingredient, the routes that need it, ascending.
  public let routesFrom: Adjacency
  /// For each ingredient, what it is composed of, ascending; used to exclude, never to grant.
  public let contents: Adjacency
  /// For each ingredient, what contains it, ascending.
  public let containers: Adjacency
  /// For each ingredient, its swaps in the files' order, as positions in `swapSubstitutes`.
  public let swaps: Adjacency
  /// What each swap uses instead.
  public let swapSubstitutes: [UInt32]
  /// What to mind when using each swap: a ratio, a warning.
  public let swapNotes: StringTable
  /// True for nodes that name a class (spirit, cheese): owning one is never enough for a kind.
  public let isClass: [Bool]
  /// True for what every kitchen is taken to have unless the user says otherwise.
  public let isStaple: [Bool]
  /// What each ingredient carries by itself; kinds and containers inherit it.
  public let flags: [DietFlags]
  /// What some brands or kinds of it carry; for a diet as bad as carrying it.
  public let possibleFlags: [DietFlags]

  public var count: Int { parents.count }

  /// Takes all relations, and works out the reverse ones. Cost: O(ingredients + relations).
  public init(
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
    possibleFlags: [DietFlags]
  ) {
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
    children = parents.reversed(nodes: parents.count)
    members = groups.reversed(nodes: parents.count)
    routesFrom = routeInputs.reversed(nodes: parents.count)
    containers = contents.reversed(nodes: parents.count)
  }

  /// All ingredients above `ingredient`, nearest first, then ascending; without itself.
  /// Cost: O(ancestors and their edges).
  public func ancestors(of ingredient: Int) -> [Int] {
    reached(from: ingredient, along: parents)
  }

  /// All kinds of `ingredient`, nearest first, then ascending; without itself.
  /// Cost: O(descendants and their edges).
  public func descendants(of ingredient: Int) -> [Int] {
    reached(from: ingredient, along: children)
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
