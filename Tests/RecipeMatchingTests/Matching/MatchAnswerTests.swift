import RecipeModel
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
