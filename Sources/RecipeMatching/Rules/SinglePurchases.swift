import RecipeLexicon
import SectionFiles

/// What each single purchase would do for a pantry, found by buying one thing after the other under the
/// rules of ``PantryClosure`` and ``RequirementJudge``: kinds, home steps, generics, swaps.
///
/// Everything that is offered can be bought but what is excluded, what the pantry holds and the staples.
struct SinglePurchases {
  /// What meets a requirement, in its group, as ``Code``; things ascend.
  private(set) var met: [GroupedNumbers.Entry] = []
  /// The things that grant an ingredient which the pantry does not, in its group; things ascend.
  private(set) var granted: [GroupedNumbers.Entry] = []
  private let open: OpenRequirements
  private let allowsGeneric: Bool
  private let allowsSwaps: Bool
  private let parents: GroupedNumbers
  private let children: GroupedNumbers
  private let isClass: [Bool]
  private let routesFrom: GroupedNumbers
  private let routeInputs: GroupedNumbers
  private let routeProducts: [UInt32]
  private let isExcluded: [Bool]
  private let isStaple: [Bool]
  /// For each ingredient whether the pantry grants it.
  private let isOwned: [Bool]
  private let isHeldItself: [Bool]
  /// For each ingredient what it may stand for by a swap.
  private let swapped: GroupedNumbers
  /// For each ingredient or requirement the purchase that last got to it, plus one.
  private var owned: [UInt32]
  private var held: [UInt32]
  private var climbed: [UInt32]
  private var offered: [UInt32]
  private var found: [UInt32]
  /// What is held because of a purchase, and to be followed.
  private var pending: [Int] = []
  private var stack: [Int] = []
  /// What a purchase grants, in the order in which it got to it.
  private var bought: [Int] = []

  /// A thing, and whether it is bought as what a line asks for, or a kind of it or what it is a kind of, or only
  /// stands in for that by a swap. Of a thing, what is asked for comes first.
  struct Code {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ thing: UInt32, standsIn: Bool) { rawValue = thing << 1 | (standsIn ? 1 : 0) }

    var thing: UInt32 { rawValue >> 1 }
    var standsIn: Bool { rawValue & 1 == 1 }
  }

  /// Cost: O(for each thing what is above it, below it, made of it and swapped for it, and the
  /// requirements that name any of this).
  init(
    _ closure: PantryClosure,
    _ open: OpenRequirements,
    _ query: MatchQuery,
    _ tables: PurchaseTables,
    sold: [Bool]
  ) {
    self.open = open
    (allowsGeneric, allowsSwaps) = (query.allowsGeneric, query.allowsSwaps)
    let taxonomy = closure.taxonomy
    (parents, children) = (tables.parents, tables.children)
    isClass = taxonomy.isClass
    (routesFrom, routeInputs) = (tables.routesFrom, tables.routeInputs)
    routeProducts = taxonomy.routeProducts
    isExcluded = closure.isExcluded
    isStaple = closure.isStaple
    isHeldItself = closure.isHeldItself
    let count = taxonomy.count
    isOwned = (0..<count).map { closure.isOwned($0) }
    swapped = tables.swapped
    owned = Array(repeating: 0, count: count)
    (held, climbed, offered) = (owned, owned, owned)
    found = Array(repeating: 0, count: open.isLacking.count)
    for thing in 0..<count
    where sold[thing] && !isExcluded[thing] && !isStaple[thing] && !isHeldItself[thing] {
      buy(thing)
    }
  }

  private mutating func buy(_ thing: Int) {
    let purchase = UInt32(thing + 1)
    held[thing] = purchase
    pending.append(thing)
    while let next = pending.popLast() {
      meet(.exactly, next, purchase)
      climb(from: next, purchase)
      if allowsGeneric, !isClass[next] { offer(below: next, purchase) }
    }
    // What a line asks for comes before what stands in for it.
    if allowsSwaps {
      for ingredient in bought {
        for place in swapped.places(of: ingredient) {
          meet(.loosely, Int(swapped.numbers[place]), purchase, standsIn: true)
        }
      }
    }
    bought.removeAll(keepingCapacity: true)
  }

  /// Grants something that is held, and what is above it.
  private mutating func climb(from ingredient: Int, _ purchase: UInt32) {
    stack.append(ingredient)
    while let next = stack.popLast() {
      // What is above something that the pantry grants, it grants as well.
      guard climbed[next] != purchase, !isOwned[next] else { continue }
      climbed[next] = purchase
      if !isExcluded[next] { own(next, purchase) }
      for place in parents.places(of: next) { stack.append(Int(parents.numbers[place])) }
    }
  }

  private mutating func own(_ ingredient: Int, _ purchase: UInt32) {
    owned[ingredient] = purchase
    meet(.loosely, ingredient, purchase)
    meet(.firmly, ingredient, purchase)
    granted.append(.init(group: UInt32(ingredient), number: purchase - 1))
    bought.append(ingredient)
    for place in routesFrom.places(of: ingredient) {
      follow(Int(routesFrom.numbers[place]), purchase)
    }
  }

  /// Makes what a home step gives, once all that it needs is there.
  private mutating func follow(_ route: Int, _ purchase: UInt32) {
    let product = Int(routeProducts[route])
    guard !isExcluded[product], !isHeldItself[product], held[product] != purchase
    else { return }
    for place in routeInputs.places(of: route) {
      let input = Int(routeInputs.numbers[place])
      guard isOwned[input] || isStaple[input] || owned[input] == purchase else { return }
    }
    held[product] = purchase
    pending.append(product)
  }

  /// Lets something that is held stand for its kinds.
  private mutating func offer(below ingredient: Int, _ purchase: UInt32) {
    stack.append(ingredient)
    while let next = stack.popLast() {
      for place in children.places(of: next) {
        let child = Int(children.numbers[place])
        guard offered[child] != purchase else { continue }
        offered[child] = purchase
        meet(.loosely, child, purchase)
        meet(.firmly, child, purchase)
        stack.append(child)
      }
    }
  }

  private mutating func meet(
    _ way: OpenRequirements.Way,
    _ ingredient: Int,
    _ purchase: UInt32,
    standsIn: Bool = false
  ) {
    open.forEach(way, ingredient) { requirement in
      guard found[Int(requirement)] != purchase else { return }
      found[Int(requirement)] = purchase
      let code = Code(purchase - 1, standsIn: standsIn)
      met.append(.init(group: requirement, number: code.rawValue))
    }
  }
}
