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

  /// Cost: O(ingredients + routes · rounds · their sets), where rounds is the length of the longest
  /// chain of home steps.
  init(_ closure: PantryClosure, limit: Int) {
    self.closure = closure
    self.limit = limit
    held = closure.isHeldItself.indices.map { ingredient in
      if closure.isHeldItself[ingredient] { return .free }
      let cannotBuy = closure.isExcluded[ingredient] || closure.isStaple[ingredient]
      return cannotBuy ? .impossible : PurchaseSets(buying: ingredient)
    }
    followRoutes()
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
  private mutating func followRoutes() {
    let inputs = Set(taxonomy.routeInputs.targets.map { Int($0) })
    let kinds = Dictionary(
      uniqueKeysWithValues: inputs.map { ($0, taxonomy.descendants(of: $0)) }
    )
    var pending = Array(taxonomy.routeProducts.indices)
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
      pending = taxonomy.routeProducts.indices.filter { route in
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
