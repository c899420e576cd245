import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The smallest purchases that change most")
struct PantryPurchasesTests {
  /// A random world with a question that has no cap and must use nothing.
  private func random(
    _ seed: UInt64
  ) throws -> (index: CatalogueIndex, world: MatchWorld, question: MatchQuestion) {
    var generator = SeededGenerator(seed: seed)
    return try asked(MatchWorld.random(using: &generator), &generator)
  }

  /// A random world of things that have nothing to do with each other, so that several baskets add to one another.
  private func unrelated(
    _ seed: UInt64
  ) throws -> (index: CatalogueIndex, world: MatchWorld, question: MatchQuestion) {
    var generator = SeededGenerator(seed: seed)
    var world = MatchWorld.random(using: &generator)
    world.ingredients = world.ingredients.map { _ in MatchWorld.Ingredient() }
    (world.routes, world.swaps, world.ownSwaps) = ([], [], [])
    (world.learned, world.families, world.taught) = ([], [], [])
    for dish in world.dishes.indices {
      world.dishes[dish].isPlain = false
      world.dishes[dish].swaps = []
      world.dishes[dish].yields = nil
      for line in world.dishes[dish].lines.indices {
        world.dishes[dish].lines[line].isExact = false
        world.dishes[dish].lines[line].alternatives.removeLast(
          world.dishes[dish].lines[line].alternatives.count - 1
        )
      }
    }
    var (index, _, question) = try asked(world, &generator)
    question.pantry = Array(world.ingredients.indices.prefix(world.ingredients.count / 2))
    return (index, world, question)
  }

  private func asked(
    _ world: MatchWorld,
    _ generator: inout SeededGenerator
  ) throws -> (index: CatalogueIndex, world: MatchWorld, question: MatchQuestion) {
    var question = MatchQuestion.random(in: world, using: &generator)
    question.pantry += question.mustUse
    question.mustUse = []
    question.missingAtMost = nil
    return (try world.index(), world, question)
  }

  @Test(
    "the best basket makes as much as the best of all baskets, less what each further thing must add, and what it says; each further one adds most of all that have nothing like those before"
  )
  func unlock() throws {
    var (several, twins, lines, others) = (0, 0, 0, 0)
    for seed in SeededGenerator.seeds(100, full: 3_000) {
      let (index, world, question) = try seed % 4 == 0 ? random(seed) : unrelated(seed)
      let size = Int(seed % 3) + 1
      let naive = NaivePurchases(
        world,
        question,
        duplicateGroups: index.duplicateGroups,
        limit: size
      )
      var query = question.query(for: index)
      // Some have things that their owner would hardly buy.
      let unlikely = seed % 5 == 0 ? world.ingredients.indices.filter { $0 % 3 == 0 } : []
      query.roles.unlikely = unlikely.map { IngredientID($0) }
      let likely = naive.purchases.filter { Set($0).isDisjoint(with: unlikely) }
      if size == 1
        || likely.contains(where: { naive.worth(of: naive.unlockedAsMeant(by: $0)).worth > 0 })
      {
        others += unlikely.isEmpty ? 0 : 1
      } else {
        query.roles.unlikely = []
      }
      let offered = size == 1 || query.roles.unlikely.isEmpty ? naive.purchases : likely
      let answer = PantryPurchases(index: index, query: query).unlock(buying: size, limit: 4)
      #expect(answer.isOptimal && answer.gap == 0, "seed \(seed)")
      // What is bought stands in for nothing where it is chosen.
      let all = offered.map { ($0.count, naive.worth(of: naive.unlockedAsMeant(by: $0))) }
        .filter { $0.1.dishes > 0 }
      let toll = (all.filter { $0.0 == 1 }.map(\.1.worth).max() ?? 0) / 2
      let best = all.map { PurchaseWorth(worth: $1.worth - toll * ($0 - 1), dishes: $1.dishes) }
        .max()
      let first = answer.baskets.first.map { basket in
        let purchase = basket.buy.map(\.rawValue).sorted()
        let meant = naive.worth(of: naive.unlockedAsMeant(by: purchase))
        return PurchaseWorth(
          worth: meant.worth - toll * (basket.buy.count - 1),
          dishes: meant.dishes
        )
      }
      if size > 1 { #expect(first == best, "seed \(seed)") }
      for basket in answer.baskets {
        let purchase = basket.buy.map(\.rawValue).sorted()
        #expect(purchase.count <= size, "seed \(seed)")
        let unlocked = naive.unlocked(by: purchase)
        #expect(basket.names(in: index) == unlocked, "seed \(seed)")
        #expect(basket.completes == naive.worth(of: unlocked), "seed \(seed)")
        #expect(basket.unlocks.allSatisfy { $0.keys.missing == 0 }, "seed \(seed)")
        if purchase.count > 1 { several += 1 }
        if naive.haveTwins(unlocked) { twins += 1 }
        for thing in purchase {
          let rest = purchase.filter { $0 != thing }
          let meant = naive.unlockedAsMeant
          #expect(size == 1 || meant(rest) != meant(purchase), "seed \(seed)")
        }
      }
      let values = answer.baskets.map(\.completes)
      guard size > 1 else {
        if unlikely.isEmpty { #expect(values == values.sorted(by: >), "seed \(seed)") }
        continue
      }
      let taxonomy = index.lexicon.taxonomy
      let worthBuying = UnlockProblem(index, query, size: size).things
      var (made, taken) = (Set<String>(), Set<Int>())
      func gain(_ purchase: [Int]) -> Int {
        naive.worth(of: made.union(naive.unlockedAsMeant(by: purchase))).worth
          - naive.worth(of: made).worth
      }
      for basket in answer.baskets {
        let purchase = basket.buy.map(\.rawValue).sorted()
        let left = offered.filter { purchase in
          purchase.allSatisfy { !taken.contains($0) && worthBuying.contains($0) }
        }
        #expect(taken.isDisjoint(with: purchase), "seed \(seed)")
        let toll = (left.filter { $0.count == 1 }.map(gain).max() ?? 0) / 2
        func net(_ purchase: [Int]) -> Int { gain(purchase) - toll * (purchase.count - 1) }
        let most = left.filter { !$0.isEmpty }.map(net).max()
        #expect(net(purchase) == most && gain(purchase) > 0, "seed \(seed)")
        made.formUnion(naive.unlocked(by: purchase))
        taken.formUnion(
          world.ingredients.indices.filter { thing in
            purchase.contains { $0 == thing || taxonomy.areLike($0, thing) }
          }
        )
      }
      if answer.baskets.count > 1 { lines += 1 }
      let rest =
        offered.filter { purchase in
          purchase.allSatisfy { !taken.contains($0) && worthBuying.contains($0) }
        }.map(gain).max() ?? 0
      #expect(answer.baskets.count == 4 || rest == 0, "seed \(seed)")
    }
    #expect(
      several > 5 && twins > 2 && lines > 5 && others > 5,
      "\(several), \(twins), \(lines), \(others)"
    )
  }

  @Test("two things that do nothing alone are bought together, and nothing that can be made is")
  func together() throws {
    let world = try SmallWorld(
      ["gin", "lime", "lime juice", "campari", "vermouth", "tonic"],
      made: ["lime juice = lime"],
      dishes: [
        .init("Negroni", "gin", "campari", "vermouth"),
        .init("Negroni Sour", "gin", "campari", "vermouth", "lime juice"),
        .init("Gimlet", "gin", "lime juice"),
        .init("Gin and Tonic", "gin", "tonic"),
      ]
    )
    let changes = PantryPurchases(index: world.index, query: try world.query(["gin", "lime"]))
    #expect(world.names(changes.unlock(buying: 1, limit: 9)) == ["tonic: Gin and Tonic"])
    #expect(
      world.names(changes.unlock(buying: 2, limit: 9))
        == ["campari + vermouth: Negroni, Negroni Sour", "tonic: Gin and Tonic"]
    )
  }
}

extension UnlockBasket {
  /// The ids of what it makes.
  fileprivate func names(in index: CatalogueIndex) -> Set<String> {
    Set(unlocks.map { index.recipes.id(of: $0.recipe).description })
  }
}

extension SmallWorld {
  fileprivate func names(_ answer: UnlockAnswer) -> [String] {
    answer.baskets.map { basket in
      let things = basket.buy.map(index.lexicon.name(of:)).joined(separator: " + ")
      let dishes = basket.unlocks.map { index.recipes.name(of: $0.recipe) }
      return "\(things): \(dishes.sorted().joined(separator: ", "))"
    }
  }
}
