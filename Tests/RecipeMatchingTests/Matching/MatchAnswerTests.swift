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

  @Test("dishes are counted by what they miss, beyond cap and limit too")
  func counts() throws {
    let world = try world()
    var query = try world.query(["egg"])
    query.limit = 1
    query.missingAtMost = 1
    let answer = world.answer(query).answer
    #expect(answer.matches.count == 1)
    #expect(answer.counts.map { [$0.missing, $0.dishes] } == [[0, 1], [1, 6], [2, 1], [3, 1]])
    #expect(answer.counts.dishes(missingMoreThan: 1) == 2)
    #expect(answer.counts.dishes(missingMoreThan: 2) == 1)
    #expect(answer.counts.dishes(missingMoreThan: 3) == 0)
  }
}
