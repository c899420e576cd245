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
}
