import RecipeLexicon
import RecipeModel

/// Everything a pantry grants: what it names, the kinds' names above that, and what home steps make
/// of it with the help of the staples, to a fixpoint.
///
/// Nothing excluded takes part. The outcome does not depend on the order of the pantry.
/// Cost of making one: O(ingredients + relations met · rounds), where rounds is the length of the
/// longest chain of home steps.
struct PantryClosure {
  /// How an ingredient came to be there.
  enum Origin: Equatable {
    case absent
    case named
    /// A kind of it is there; `inRound` is 0 if no home step was needed.
    case kind(of: Int, inRound: Int)
    /// A home step makes it.
    case made(route: Int)
  }

  let taxonomy: Taxonomy
  let isExcluded: [Bool]
  /// For each ingredient, how the pantry grants it.
  private(set) var origin: [Origin]
  /// True for active staples, their kinds, and what home steps make of these alone.
  private(set) var isStaple: [Bool]
  /// True for what the pantry names and for what a home step makes, whether or not a kind of it is
  /// there as well. Only such an ingredient can stand for a kind of itself.
  private(set) var isHeldItself: [Bool]
  /// For each ingredient, the nearest above it that is held itself and is no class; of equally near
  /// ones the lowest.
  private(set) var nearestGeneric: [Int?] = []
  /// As `nearestGeneric`, classes included.
  private(set) var nearestAbove: [Int?] = []
  /// For each ingredient that is no class, its owned kinds, ascending.
  private var ownedKinds: [Int: [Int]] = [:]

  init(pantry: [Int], staples: [Int], isExcluded: [Bool], taxonomy: Taxonomy) {
    self.taxonomy = taxonomy
    self.isExcluded = isExcluded
    origin = Array(repeating: .absent, count: taxonomy.count)
    isStaple = Array(repeating: false, count: taxonomy.count)
    isHeldItself = Array(repeating: false, count: taxonomy.count)
    spread(staples: staples)
    var fresh: [Int] = []
    for ingredient in pantry.sorted() where !isExcluded[ingredient] {
      if origin[ingredient] == .absent { fresh.append(ingredient) }
      origin[ingredient] = .named
      isHeldItself[ingredient] = true
    }
    var round = 0
    while !fresh.isEmpty {
      let named = climb(from: fresh, round: round)
      fresh = make(from: fresh + named)
      round += 1
    }
    for owned in origin.indices where isOwned(owned) {
      for route in taxonomy.routesFrom[owned].lazy.map(Int.init) where isPossible(route) {
        isHeldItself[Int(taxonomy.routeProducts[route])] = true
      }
    }
    let held = isHeldItself.indices.filter { isHeldItself[$0] }
    nearestGeneric = nearest(above: held.filter { !taxonomy.isClass[$0] })
    nearestAbove = nearest(above: held)
    for owned in origin.indices where isOwned(owned) {
      for parent in taxonomy.parents[owned] where !taxonomy.isClass[Int(parent)] {
        ownedKinds[Int(parent), default: []].append(owned)
      }
    }
  }

  /// True when the pantry grants the ingredient, the staples helping.
  func isOwned(_ ingredient: Int) -> Bool { origin[ingredient] != .absent }

  /// True when the ingredient is there, be it a staple.
  func isThere(_ ingredient: Int) -> Bool { isOwned(ingredient) || isStaple[ingredient] }

  /// The named ingredients that an owned one comes from, ascending.
  func roots(of ingredient: Int) -> [Int] {
    roots(of: [ingredient])
  }

  /// The named ingredients that one which is held itself comes from, ascending: what it is made of,
  /// where a kind of it is there as well.
  func rootsItself(of ingredient: Int) -> [Int] {
    guard case .kind = origin[ingredient],
      let route = taxonomy.routeProducts.indices.first(where: {
        taxonomy.routeProducts[$0] == ingredient && isPossible($0)
      })
    else { return roots(of: ingredient) }
    return roots(of: ownedInputs(of: route))
  }

  private func ownedInputs(of route: Int) -> [Int] {
    taxonomy.routeInputs[route].map(Int.init).filter(isOwned)
  }

  private func roots(of owned: [Int]) -> [Int] {
    var roots: Set<Int> = []
    var seen: Set<Int> = []
    var pending = owned
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch origin[next] {
      case .absent: continue
      case .named: roots.insert(next)
      case .kind(let child, _): pending.append(child)
      case .made(let route): pending += ownedInputs(of: route)
      }
    }
    return roots.sorted()
  }

  /// The lowest owned ingredient that shares a parent with this one; classes are no such parent. The
  /// first parent that has one decides.
  func sibling(of ingredient: Int) -> Int? {
    for parent in taxonomy.parents[ingredient] {
      if let sibling = ownedKinds[Int(parent)]?.first(where: { $0 != ingredient }) {
        return sibling
      }
    }
    return nil
  }

  /// For each ingredient, the nearest of `sources` above it, walking down from all of them at once.
  private func nearest(above sources: [Int]) -> [Int?] {
    var nearest = [Int?](repeating: nil, count: taxonomy.count)
    var level = sources.map { (node: $0, source: $0) }
    while !level.isEmpty {
      var next: [Int: Int] = [:]
      for (node, source) in level {
        for child in taxonomy.children[node].lazy.map(Int.init) where nearest[child] == nil {
          next[child] = min(source, next[child] ?? source)
        }
      }
      for (child, source) in next { nearest[child] = source }
      level = next.map { (node: $0.key, source: $0.value) }
    }
    return nearest
  }

  private mutating func spread(staples: [Int]) {
    var pending = staples.filter { !isExcluded[$0] }
    var seen = Set(pending)
    while let staple = pending.popLast() {
      isStaple[staple] = true
      for child in taxonomy.children[staple] where !isExcluded[Int(child)] {
        if seen.insert(Int(child)).inserted { pending.append(Int(child)) }
      }
      for route in taxonomy.routesFrom[staple] {
        let product = Int(taxonomy.routeProducts[Int(route)])
        guard !isExcluded[product], !seen.contains(product) else { continue }
        guard taxonomy.routeInputs[Int(route)].allSatisfy({ seen.contains(Int($0)) }) else {
          continue
        }
        seen.insert(product)
        pending.append(product)
      }
    }
  }

  /// Grants what is above the fresh ingredients; each ancestor by the lowest of them that has it.
  private mutating func climb(from fresh: [Int], round: Int) -> [Int] {
    var granted: [Int] = []
    for ingredient in fresh {
      for ancestor in taxonomy.ancestors(of: ingredient) {
        guard !isExcluded[ancestor], origin[ancestor] == .absent else { continue }
        origin[ancestor] = .kind(of: ingredient, inRound: round)
        granted.append(ancestor)
      }
    }
    return granted
  }

  /// Grants what one home step makes now that `fresh` is there; ascending. Of several routes to one
  /// product the first stated is taken.
  private mutating func make(from fresh: [Int]) -> [Int] {
    var products: [Int: Int] = [:]
    for ingredient in fresh {
      for route in taxonomy.routesFrom[ingredient].lazy.map(Int.init) where isPossible(route) {
        let product = Int(taxonomy.routeProducts[route])
        guard origin[product] == .absent else { continue }
        products[product] = min(route, products[product] ?? route)
      }
    }
    for (product, route) in products { origin[product] = .made(route: route) }
    return products.keys.sorted()
  }

  /// True when everything that a route needs is there, something of it from the pantry.
  private func isPossible(_ route: Int) -> Bool {
    guard !isExcluded[Int(taxonomy.routeProducts[route])] else { return false }
    // A closure handed to a method of the sequence would copy all tables.
    var isOfPantry = false
    for input in taxonomy.routeInputs[route].lazy.map(Int.init) {
      if isOwned(input) { isOfPantry = true } else if !isStaple[input] { return false }
    }
    return isOfPantry
  }
}

extension IngredientLexicon {
  /// For each ingredient whether every kitchen is taken to have it by default: the default staples, their
  /// kinds, and what home steps make of these alone. Cost: O(ingredients).
  var assumedStaples: [Bool] {
    PantryClosure(
      pantry: [],
      staples: defaultStaples.map(\.rawValue),
      isExcluded: Array(repeating: false, count: count),
      taxonomy: taxonomy
    ).isStaple
  }
}
