import Foundation
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("What was said against what any recipe has")
struct TasteBagTests {
  @Test("a term weighs by how much oftener it is there than anywhere, and by how often")
  func lifts() {
    let world = TasteWorld(
      recipes: (0..<100).map { [0, $0 % 10 == 0 ? 1 : 2, 3 + $0 % 50] },
      termCount: 53
    )
    let likes = [0, 10, 20, 30, 41].map { world.signal($0) }
    let bag = TasteBag(likes, recipes: world.recipes)
    let lifts = bag.lifts(idf: world.model.idf)

    #expect(bag.total == 5)
    #expect(bag.weights[0...3] == [5, 4, 1, 1])
    // In all recipes; in four of five, but a tenth of all; in one of five, but nine tenths of all;
    // in one of five, but two of a hundred.
    let expected = [0, 4 * log(0.8 / 0.1), 0, log(0.2 / 0.02)]
    for (lift, value) in zip(lifts, expected) { #expect(abs(Double(lift) - value) < 1e-4) }
    #expect(lifts.filter { $0 > 0 }.count == 6)
  }

  @Test("a class that every recipe has a member of tells nothing, and rounding makes it no lift")
  func everywhere() {
    for count in 4..<60 {
      let world = TasteWorld(
        recipes: (0..<count).map { [$0 % 3 == 0 ? 0 : $0 % 4 == 1 ? 1 : 2, 3 + $0 % 5] },
        termCount: 8
      )
      let signal = TasteProfile.Signal(terms: [0, 1, 2], meaning: .ingredients, weight: 0.3)
      let bag = TasteBag([signal], recipes: world.recipes)
      #expect(bag.lifts(idf: world.model.idf) == Array(repeating: 0, count: 8), "\(count) recipes")
    }
  }
}
