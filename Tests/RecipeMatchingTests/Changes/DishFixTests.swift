import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The smallest change that makes a dish")
struct DishFixTests {
  /// A random question, of which each exclusion is a rule.
  private struct Case {
    var world: MatchWorld
    var question: MatchQuestion

    init(_ seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      world = MatchWorld.random(using: &generator)
      question = MatchQuestion.random(in: world, using: &generator)
      question.pantry += question.mustUse
      question.mustUse = []
      question.missingAtMost = nil
    }

    var rules: [ExclusionRule] {
      question.without.map { ExclusionRule(ingredients: [IngredientID($0)]) }
        + question.flags.map { ExclusionRule(flags: DietFlags(named: $0) ?? []) }
    }

    /// How much a dish misses after a change; nil when it is no answer.
    func missing(_ id: String, after fix: DishFix) -> Int? {
      var changed = question
      changed.pantry += fix.buy.map(\.rawValue)
      let left = rules.indices.filter { !fix.lifts.contains($0) }
      changed.without = left.filter { $0 < question.without.count }.map { question.without[$0] }
      changed.flags = left.filter { $0 >= question.without.count }
        .map { question.flags[$0 - question.without.count] }
      changed.allowsGeneric = question.allowsGeneric || fix.allowsGeneric
      changed.allowsSwaps = question.allowsSwaps || fix.allowsSwaps
      if fix.liftsFilter {
        changed.onlyDrinks = nil
        changed.category = nil
        changed.minutesAtMost = nil
        changed.allowsPlain = true
      }
      return MatchOracle(world, changed).all()[id]?.missing
    }
  }

  @Test("after it the dish is made, and after any part of it the dish is not")
  func smallest() throws {
    var sizes: [Int: Int] = [:]
    for seed in SeededGenerator.seeds(40, full: 3_000) {
      let one = Case(seed)
      let index = try one.world.index()
      let changes = PantryPurchases(index: index, query: one.question.query(for: index))
      for number in 0..<index.recipes.count {
        let id = index.recipes.id(of: RecipeID(number)).description
        guard let fix = changes.smallestFix(for: RecipeID(number), rules: one.rules) else {
          let dish = one.world.dishes.first { $0.id == id }
          #expect(
            dish?.lines.contains {
              $0.isRequired && $0.alternatives.contains { one.world.ingredients[$0].isUnlisted }
            } == true
          )
          continue
        }
        sizes[fix.size, default: 0] += 1
        #expect(one.missing(id, after: fix) == 0, "seed \(seed), \(id): \(fix)")
        for part in fix.parts {
          #expect(one.missing(id, after: part) != 0, "seed \(seed), \(id): \(part) of \(fix)")
        }
      }
    }
    #expect(sizes[0, default: 0] > 5 && sizes[1, default: 0] > 5 && sizes[2, default: 0] > 5)
  }

  @Test("no change is smaller, of purchases alone")
  func fewest() throws {
    for seed in SeededGenerator.seeds(20, full: 1_000) {
      let one = Case(seed)
      let index = try one.world.index()
      let naive = NaivePurchases(one.world, one.question, limit: 2)
      let changes = PantryPurchases(index: index, query: one.question.query(for: index))
      for number in 0..<index.recipes.count {
        let id = index.recipes.id(of: RecipeID(number)).description
        guard naive.missing[id] != nil else { continue }
        let buy = changes.smallestPurchase(for: RecipeID(number))
        let least = naive.sets(for: id).map(\.count).min()
        if let least {
          #expect(buy?.count == least, "seed \(seed), \(id)")
        } else {
          #expect(buy.map { $0.count > 2 } ?? true, "seed \(seed), \(id)")
        }
      }
    }
  }
}

extension DishFix {
  /// The change without one of its parts.
  fileprivate var parts: [DishFix] {
    var parts: [DishFix] = []
    func add(_ change: (inout DishFix) -> Void) {
      var part = self
      change(&part)
      parts.append(part)
    }
    if liftsFilter { add { $0.liftsFilter = false } }
    if allowsGeneric { add { $0.allowsGeneric = false } }
    if allowsSwaps { add { $0.allowsSwaps = false } }
    for place in lifts.indices { add { $0.lifts.remove(at: place) } }
    for place in buy.indices { add { $0.buy.remove(at: place) } }
    return parts
  }
}
