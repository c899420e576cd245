import Testing

@testable import Quality

@Suite("What may still be suggested")
struct SuggestionHistoryTests {
  /// Recipes of one tens digit are nearly the same.
  static func history(_ candidates: [Int], known: [Int] = []) -> SuggestionHistory {
    SuggestionHistory(candidates, known: known) { $0 / 10 == $1 / 10 }
  }

  static func ranked(_ recipes: [Int]) -> [ScoredRecipe] {
    recipes.enumerated().map { ScoredRecipe(recipe: $0.element, score: -$0.offset) }
  }

  @Test("of those nearly the same only the best is admitted, and the others stay for later")
  func distinct() {
    var history = Self.history([10, 11, 20, 30])

    #expect(history.admitted(3, of: Self.ranked([11, 10, 30, 20])).map(\.recipe) == [11, 30, 20])
    #expect(history.admitted(1, of: Self.ranked([11, 10, 30, 20])).map(\.recipe) == [11])
    #expect(history.remaining == [10, 11, 20, 30])
  }

  @Test("what was shown or known never comes again, nor anything nearly the same")
  func never() {
    var history = Self.history([10, 11, 20, 21, 30, 40], known: [45])

    #expect(history.admitted(2, of: Self.ranked([40, 10, 20, 30])).map(\.recipe) == [10, 20])
    #expect(history.remaining == [10, 11, 20, 21, 30])
    history.show([20, 10])
    #expect(history.remaining == [11, 21, 30])
    #expect(history.admitted(9, of: Self.ranked([21, 11, 30])).map(\.recipe) == [30])
    #expect(history.remaining == [30])
    history.show([30])
    #expect(history.remaining == [])
    #expect(history.admitted(9, of: []) == [])
  }
}
