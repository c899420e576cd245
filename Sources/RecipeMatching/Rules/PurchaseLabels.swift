import RecipeLexicon
import SectionFiles

/// For each ingredient the smallest sets of things to buy that put it into a pantry, under the same rules
/// as ``PantryClosure``: kinds, home steps, staples, exclusions.
///
/// What is bought joins the pantry as something named. Everything can be bought but what is excluded and
/// the staples, which are taken to be there; what a pantry holds needs no purchase, so nothing that it
/// can make is ever bought.
///
/// The sets are the prime implicants of a monotone function, up to a size: adding to a pantry takes
/// nothing away. Only home steps join two things into one, so all other sets are of one thing.
struct PurchaseLabels: Sendable {
  let closure: PantryClosure
  /// The most things in a set.
  let limit: Int
  /// For each ingredient how to hold it itself: named, or made by a home step. Only such an ingredient
  /// does for a line that asks for exactly it, or stands for a kind of itself.
  private(set) var held: [PurchaseSets]

  private var taxonomy: Taxonomy { closure.taxonomy }

  /// - Parameter wanted: What is asked about, with what may be asked about on the way; nil for everything. Of the rest
  ///   no home steps are known.
  /// Cost: O(ingredients + routes · rounds · their sets), where rounds is the length of the longest
  /// chain of home steps, and routes are those that lead to what is wanted.
  init(_ closure: PantryClosure, limit: Int, of wanted: [Int]? = nil) {
    self.closure = closure
    self.limit = limit
    held = closure.isHeldItself.indices.map { ingredient in
      if closure.isHeldItself[ingredient] { return .free }
      let cannotBuy = closure.isExcluded[ingredient] || closure.isStaple[ingredient]
      return cannotBuy ? .impossible : PurchaseSets(buying: ingredient)
    }
    follow(wanted.map(routes(to:)) ?? Array(taxonomy.routeProducts.indices))
  }

  /// The home steps that may lead to some ingredients, ascending: those to them, and to what these need.
  private func routes(to wanted: [Int]) -> [Int] {
    var isWanted = [Bool](repeating: false, count: taxonomy.count)
    var routes: [Int] = []
    var pending = wanted
    while let next = pending.popLast() {
      guard !isWanted[next] else { continue }
      isWanted[next] = true
      for route in taxonomy.routesTo[next].lazy.map(Int.init) {
        routes.append(route)
        for input in taxonomy.routeInputs[route].lazy.map(Int.init) where !closure.isOwned(input) {
          pending.append(input)
          pending += taxonomy.descendants(of: input)
        }
      }
    }
    return routes.sorted()
  }

  /// How to own an ingredient: by itself or by a kind of it. Cost: O(kinds and their sets).
  func owned(_ ingredient: Int) -> PurchaseSets {
    owned(ingredient, kinds: taxonomy.descendants(of: ingredient))
  }

  private func owned(_ ingredient: Int, kinds: [Int]) -> PurchaseSets {
    if closure.isOwned(ingredient) { return .free }
    guard !closure.isExcluded[ingredient] else { return .impossible }
    return kinds.isEmpty ? held[ingredient] : .any(of: ([ingredient] + kinds).lazy.map { held[$0] })
  }

  /// Adds what home steps make, until nothing changes.
  private mutating func follow(_ routes: [Int]) {
    let inputs = Set(routes.flatMap { taxonomy.routeInputs[$0].map { Int($0) } })
    let kinds = Dictionary(
      uniqueKeysWithValues: inputs.map { ($0, taxonomy.descendants(of: $0)) }
    )
    var pending = routes
    while !pending.isEmpty {
      var known: [Int: PurchaseSets] = [:]
      var isChanged = [Bool](repeating: false, count: taxonomy.count)
      for route in pending {
        let product = Int(taxonomy.routeProducts[route])
        guard !closure.isExcluded[product], !held[product].isFree else { continue }
        for input in taxonomy.routeInputs[route].lazy.map(Int.init) where known[input] == nil {
          known[input] = owned(input, kinds: kinds[input] ?? [])
        }
        guard held[product].formUnion(ways(of: route, known)) else { continue }
        isChanged[product] = true
      }
      pending = routes.filter { route in
        taxonomy.routeInputs[route].contains { input in
          isChanged[Int(input)] || kinds[Int(input), default: []].contains { isChanged[$0] }
        }
      }
    }
  }

  /// How to have everything that a route needs, something of it from the pantry.
  ///
  /// - Parameter owned: How to own each of its inputs.
  private func ways(of route: Int, _ owned: [Int: PurchaseSets]) -> PurchaseSets {
    var isByStaples = true
    var sets = PurchaseSets.impossible
    for input in taxonomy.routeInputs[route].lazy.map(Int.init) {
      let own = owned[input] ?? .impossible
      var all = sets.both(closure.isStaple[input] ? .free : own, limit: limit)
      if isByStaples { all.formUnion(own) }
      sets = all
      isByStaples = isByStaples && closure.isStaple[input]
    }
    return sets
  }
}
