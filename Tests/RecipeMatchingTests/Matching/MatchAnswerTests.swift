import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What an answer counts beside its best dishes")
struct MatchAnswerTests {
  private func world() throws -> SmallWorld {
    try SmallWorld(
      ["egg", "gin", "lime", "mint", "butter", "margarine", "salt (staple)"],
      dishes: [
        SmallWorld.Dish("A", "egg"), SmallWorld.Dish("B", "egg", "lime"),
        SmallWorld.Dish("C", "egg", "lime", "?mint"), SmallWorld.Dish("D", "egg", "gin"),
        SmallWorld.Dish("E", "egg", "gin", "mint"),
        SmallWorld.Dish("F", "egg", "butter or margarine"), SmallWorld.Dish("G", "egg", "butter"),
        SmallWorld.Dish("H", "egg", "moon dust", "gin", "lime"), SmallWorld.Dish("I", "gin"),
        SmallWorld.Dish("J", "egg", "=butter"),
      ]
    )
  }

  private func purchases(_ answer: SmallAnswer) -> [String] {
    answer.answer.purchases.map { "\($0.name) \($0.dishes)" }
  }

  @Test("dishes are counted by what they miss, beyond cap and limit too")
  func counts() throws {
    let world = try world()
    var query = try world.query(["egg"])
    query.limit = 1
    query.missingAtMost = 1
    let answer = world.answer(query).answer
    #expect(answer.matches.count == 1)
    #expect(answer.counts.map { [$0.missing, $0.dishes] } == [[0, 1], [1, 6], [2, 1], [3, 1]])
    #expect(answer.dishes(missingMoreThan: 1) == 2)
    #expect(answer.dishes(missingMoreThan: 2) == 1)
    #expect(answer.dishes(missingMoreThan: 3) == 0)
  }

  @Test("purchases complete dishes that miss nothing else: most dishes first, then by name")
  func purchases() throws {
    #expect(
      purchases(try world().answer(have: "egg"))
        == ["butter 2", "lime 2", "butter or margarine 1", "gin 1"]
    )
  }

  @Test("on random worlds they are what a scan counts of the dishes that are not plain")
  func randomPurchases() throws {
    var (purchases, plain) = (0, 0)
    for seed in SeededGenerator.seeds(400, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.missingAtMost = nil
      question.limit = 1_000
      let answer = PantryMatcher(index: index).answer(question.query(for: index))
      var counts: [String: Int] = [:]
      for match in answer.matches where match.keys.missing == 1 {
        if match.keys.isPlain { plain += 1 }
        guard let only = match.missing.first, !match.keys.isPlain else { continue }
        counts[only.name, default: 0] += 1
      }
      let found = answer.purchases.map { ($0.name, $0.dishes) }
      #expect(Dictionary(found, uniquingKeysWith: +) == counts, "seed \(seed)")
      purchases += found.count
    }
    #expect(min(purchases, plain) > 30)
  }

  @Test("requirements that read alike are one purchase")
  func purchasesReadAlike() throws {
    let world = try world()
    let query = try world.query(["egg"], without: ["margarine"])
    // The dish with moon dust misses three things, so nothing else changes.
    #expect(purchases(world.answer(query)) == ["butter 3", "lime 2", "gin 1"])
  }

  @Test("what is close is a purchase; what is nice to have is none")
  func purchaseOfClose() throws {
    let world = try SmallWorld(
      ["egg", "whiskey", "rye < whiskey", "bourbon < whiskey", "mint"],
      dishes: [SmallWorld.Dish("A", "egg", "rye", "?mint")]
    )
    #expect(purchases(try world.answer(have: "egg", "bourbon")) == ["rye 1"])
    #expect(purchases(try world.answer(have: "egg", "rye")) == [])
  }
}
