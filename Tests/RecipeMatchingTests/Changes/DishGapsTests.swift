import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What dishes lack, and the smallest purchases that give it")
struct DishGapsTests {
  @Test("they are those that an exhaustive search over all purchases finds")
  func exhaustive() throws {
    var found = (single: 0, several: 0, impossible: 0)
    for seed in SeededGenerator.seeds(60, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.pantry += question.mustUse
      question.mustUse = []
      question.missingAtMost = nil
      let limit = Int.random(in: 1...2, using: &generator)
      var gaps = DishGaps(index, question.query(for: index), limit: limit)
      let naive = NaivePurchases(world, question, limit: limit)
      for number in 0..<index.recipes.count {
        let id = index.recipes.id(of: RecipeID(number)).description
        let missing = gaps.missing(in: number)
        #expect(missing?.count == naive.missing[id], "seed \(seed), \(id)")
        guard let missing else { continue }
        let sets = missing.map { gaps.sets(for: $0, in: number) }
          .reduce(PurchaseSets.free) { $0.both($1, limit: limit) }
          .sets
        #expect(sets == naive.sets(for: id), "seed \(seed), \(id)")
        if sets.contains(where: { $0.count == 1 }) { found.single += 1 }
        if sets.contains(where: { $0.count > 1 }) { found.several += 1 }
        if sets.isEmpty { found.impossible += 1 }
      }
    }
    #expect(min(found.single, found.several, found.impossible) > 5, "\(found)")
  }

  @Test("of one dish the ways are the same as where every dish may be asked about")
  func oneDish() throws {
    var ways = 0
    for seed in SeededGenerator.seeds(150, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let query = MatchQuestion.random(in: world, using: &generator).query(for: index)
      var all = DishGaps(index, query, limit: 4)
      for recipe in 0..<index.recipes.count where index.isPresent(RecipeID(recipe)) {
        var one = DishGaps(index, query, limit: 4, of: recipe)
        let missing = all.missing(in: recipe)
        #expect(one.missing(in: recipe) == missing, "seed \(seed)")
        for requirement in missing ?? [] {
          let sets = all.sets(for: requirement, in: recipe)
          #expect(one.sets(for: requirement, in: recipe) == sets, "seed \(seed), \(recipe)")
          ways += sets.sets.count { $0.count > 1 }
        }
      }
    }
    #expect(ways > 20, "\(ways)")
  }
}

/// What dishes lack and what completes them, by asking the oracle about every purchase.
struct NaivePurchases {
  let oracle: MatchOracle
  /// For each dish in question how much it misses.
  let missing: [String: Int]
  /// The dishes that count where something is bought: not plain, and made with something that is there.
  private let counted: Set<String>
  private let worths: [String: Int]
  /// What tells each dish from those that are not nearly equal to it.
  private let essences: [String: [String]]
  /// For each purchase, by size and then ascending, the dishes that miss nothing after it.
  private let made: [(purchase: [Int], dishes: Set<String>)]
  /// The same, where nothing that is bought stands in for another thing, though a dish itself may allow it.
  private let meant: [[Int]: Set<String>]

  init(
    _ world: MatchWorld,
    _ question: MatchQuestion,
    duplicateGroups: [String: String] = [:],
    limit: Int
  ) {
    let oracle = MatchOracle(world, question, duplicateGroups: duplicateGroups)
    self.oracle = oracle
    let all = oracle.all()
    missing = all.mapValues(\.missing)
    var presence = question
    presence.pantry += question.stock.map(\.ingredient)
    presence.stock = []
    let isEmpty = (presence.pantry + presence.mustUse).allSatisfy { oracle.isRefused($0) }
    let before = oracle.asking(presence).all()
    counted = Set(
      before.values
        .filter { (isEmpty || $0.usesPantry) && !$0.keys.isPlain }.map(\.id)
    )
    worths = oracle.worths()
    essences = Dictionary(
      uniqueKeysWithValues: world.dishes.map {
        ($0.id, oracle.essence(of: $0.id, duplicateGroups: duplicateGroups))
      }
    )
    var offered = Set(world.dishes.flatMap(\.lines).flatMap(\.alternatives))
    offered.formUnion(world.dishes.flatMap(\.swaps).map(\.substitute))
    for _ in world.routes {
      offered.formUnion(world.routes.filter { offered.contains($0.product) }.flatMap(\.inputs))
    }
    // Nobody who has a kind of something buys "some of it", unless a line asks for exactly that.
    let exact = Set(world.dishes.flatMap(\.lines).filter(\.isExact).flatMap(\.alternatives))
    let vague = world.vague
    self.offered = offered.filter { thing in
      let isVague = vague[thing].contains { !oracle.isRefused($0) }
      let isHad = !oracle.isHeldItself(thing) && oracle.isOwned(thing)
      return !isVague && !isHad || exact.contains(thing)
    }
    let things = world.ingredients.indices.filter { oracle.canBuy($0) }
    made = Self.subsets(of: things, atMost: limit).map { purchase in
      var bought = question
      bought.pantry += purchase
      let all = oracle.asking(bought).all()
      return (purchase, Set(all.filter { $0.value.missing == 0 }.keys))
    }
    var plain = world
    (plain.swaps, plain.ownSwaps) = ([], [])
    for dish in plain.dishes.indices { plain.dishes[dish].swaps = [] }
    meant = made.reduce(into: [:]) { meant, made in
      var bought = question
      bought.pantry += made.purchase
      let after = MatchOracle(plain, bought, duplicateGroups: duplicateGroups).having(oracle).all()
      meant[made.purchase] = made.dishes.filter { dish in
        let lines = zip(all[dish]?.grades ?? [], after[dish]?.grades ?? [])
        let isLacking = lines.map { before, after in
          [before, after].allSatisfy { ["close", "missing"].contains($0) }
        }
        let required = world.dishes.first { $0.id == dish }?.lines.filter(\.isRequired) ?? []
        return !isLacking.prefix(oracle.distinct(required).count).contains(true)
      }
    }
  }

  /// The smallest purchases after which a dish misses nothing.
  func sets(for dish: String) -> [[Int]] {
    var sets: [[Int]] = []
    for (purchase, dishes) in made where dishes.contains(dish) {
      if !sets.contains(where: { Set($0).isSubset(of: purchase) }) { sets.append(purchase) }
    }
    return sets
  }

  /// Every purchase of what is offered, by size and then ascending.
  var purchases: [[Int]] { made.map(\.purchase).filter { $0.allSatisfy(offered.contains) } }

  /// What dishes name, and what home steps make of it.
  private let offered: Set<Int>

  /// The dishes that miss nothing after a purchase and something before it, of those that count.
  func unlocked(by purchase: [Int]) -> Set<String> {
    let after = made.first { $0.purchase == purchase }?.dishes ?? []
    return after.filter { missing[$0, default: 0] > 0 && counted.contains($0) }
  }

  /// The same, where nothing that is bought stands in.
  func unlockedAsMeant(by purchase: [Int]) -> Set<String> {
    unlocked(by: purchase).intersection(meant[purchase] ?? [])
  }

  /// Of dishes that are nearly equal only the best counts.
  func worth(of dishes: Set<String>) -> PurchaseWorth {
    let groups = Dictionary(grouping: dishes) { essences[$0] }.values
    let most = groups.map { $0.map { worths[$0, default: 0] }.max() ?? 0 }
    return PurchaseWorth(worth: most.reduce(0, +), dishes: dishes.count)
  }

  /// Whether two of some dishes are nearly equal.
  func haveTwins(_ dishes: Set<String>) -> Bool {
    Set(dishes.map { essences[$0] }).count < dishes.count
  }

  /// All sets of some numbers, by size, then in order; ascending.
  static func subsets(of numbers: [Int], atMost limit: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<limit {
      last = last.flatMap { set in
        numbers.filter { number in set.last.map { number > $0 } ?? true }.map { set + [$0] }
      }
      all += last
    }
    return all
  }
}

extension MatchWorld {
  /// For each ingredient the kinds that make it vague: of vermouth one buys the dry or the sweet, where more lines of dishes
  /// ask for each of them.
  fileprivate var vague: [[Int]] {
    let lines = dishes.flatMap { dish in
      Set(
        dish.lines.filter(\.isRequired).map { [$0.isExact ? 1 : 0] + Set($0.alternatives).sorted() }
      )
      .map { Set($0.dropFirst()) }
    }
    let counts = ingredients.indices.map { thing in lines.count { $0.contains(thing) } }
    return ingredients.indices.map { thing in
      let kinds = ingredients.indices.filter {
        ingredients[$0].parents.contains(thing) && counts[$0] > counts[thing]
      }
      let isMadeOf = routes.contains { $0.inputs.contains(thing) }
      return ingredients[thing].isClass || isMadeOf || kinds.count < 2 ? [] : kinds
    }
  }
}

extension MatchOracle {
  /// Whether an ingredient is neither there itself nor excluded.
  func canBuy(_ ingredient: Int) -> Bool {
    !isRefused(ingredient) && !isAssumed(ingredient) && !isHeldItself(ingredient)
  }
}
