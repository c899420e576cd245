import RecipeMatching
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("How much of a plan leans on one thing")
struct PlanShareTests {
  @Test("drinks share the spirits that are there: the fewest of each that are enough, and two")
  func drinks() {
    for count in 1...31 {
      let request = PlanRequest(count: count)
      for spirits in 0...12 {
        let most = request.mostOfThing(ofDrinks: true, spirits: spirits)
        // One spirit or none is shared by nobody.
        let share = spirits < 2 ? nil : (2...31).first { $0 * spirits >= count }
        #expect(most.strict == share && most.loose == nil, "\(count) drinks, \(spirits) spirits")
      }
    }
  }

  @Test("one dinner in four, begun, leans on one thing, and two where days stay empty otherwise")
  func dinners() {
    for count in 1...31 {
      let most = PlanRequest(count: count).mostOfThing(ofDrinks: false, spirits: 3)
      let quarters = stride(from: 0, to: count, by: 4).reduce(0) { sum, _ in sum + 1 }
      #expect(most.strict == quarters && most.loose == max(2, quarters), "\(count) dinners")
    }
  }

  @Test("one dinner in three is light, rounded, and half of them where days stay empty otherwise")
  func light() {
    let shares = [(1, 1, 1), (2, 1, 1), (3, 1, 2), (5, 2, 3), (7, 2, 4), (8, 3, 4)]
    for (count, strict, loose) in shares {
      let request = PlanRequest(count: count)
      #expect(request.mostLight(isStrict: true) == strict, "\(count) dinners")
      #expect(request.mostLight(isStrict: false) == loose, "\(count) dinners")
    }
  }

  @Test("one dinner in four is a soup, rounded: one of five and two of seven")
  func soups() {
    for (count, soups) in [(1, 1), (3, 1), (5, 1), (6, 1), (7, 2), (10, 2), (11, 3), (31, 8)] {
      #expect(PlanRequest(count: count).mostOfForm == soups, "\(count) dinners")
    }
  }

  @Test(
    "dinners are rather like each other than that meat is bought, and then for the days left"
  )
  func dinnerStages() {
    let stages = PlanStage.all(for: PlanRequest(count: 5), ofDrinks: false, caps: [2, 4])
    #expect(stages.map(\.missingAtMost) == [2, 2, 2, 4, 4])
    #expect(stages.map(\.variety) == [.full, .some, .some, .some, .none])
    #expect(stages.map { $0.mostBuyingMain(lacking: 3) } == [0, 0, 3, 3, nil])
    let capped = PlanStage.all(for: PlanRequest(count: 5), ofDrinks: false, caps: [1])
    #expect(capped.map(\.missingAtMost) == [1, 1, 1, 1])
    #expect(capped.map { $0.mostBuyingMain(lacking: 1) } == [0, 0, 1, nil])
  }

  @Test("drinks of one spirit come before a bottle of another, and that before near-twins")
  func drinkStages() {
    let match = MatchRequest(filter: RecipeFilter(kind: .cocktail))
    let request = PlanRequest(match: match, count: 5)
    let stages = PlanStage.all(for: request, ofDrinks: true, caps: [2, 4])
    #expect(stages.map(\.missingAtMost) == [2, 2, 2, 2, 4, 4])
    #expect(stages.map(\.variety) == [.full, .some, .some, .none, .some, .none])
    #expect(stages.map { $0.mostBuyingMain(lacking: 2) } == [0, 0, 2, nil, nil, nil])
    let others = PlanStage.all(for: request, ofDrinks: false, caps: [2, 4])
    #expect(others == [PlanStage(missingAtMost: 2), PlanStage(missingAtMost: 4)])
  }
}
