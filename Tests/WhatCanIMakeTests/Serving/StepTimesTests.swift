import TestSupport
import Testing
import WhatCanIMake

@Suite("How long a step says that something takes")
struct StepTimesTests {
  @Test(
    "a number before a unit is a time, of a range the shorter end",
    arguments: [
      ("Simmer for 20 minutes.", ["20 minutes": 1_200]),
      ("Shake for 15 seconds", ["15 seconds": 15]),
      ("Bake for 1 hour and 20 minutes, until golden.", ["1 hour and 20 minutes": 4_800]),
      ("Bake 1 hour 30 min.", ["1 hour 30 min": 5_400]),
      ("Fry for 5-10 minutes", ["5-10 minutes": 300]),
      ("Fry for 5–10 minutes", ["5–10 minutes": 300]),
      ("Rest (5 to 6 mins).", ["5 to 6 mins": 300]),
      ("Rest for half an hour, then 2½ hours more", ["half an hour": 1_800, "2½ hours": 9_000]),
      ("Wait a minute, or an hour.", ["a minute": 60, "an hour": 3_600]),
      ("Blend 30s", ["30s": 30]),
      ("Cook ten minutes. Stir. Cook ten minutes.", ["ten minutes": 600]),
    ] as [(String, [String: Int])]
  )
  func times(_ step: String, _ expected: [String: Int]) {
    let found = StepTime.all(in: step)
    #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.text, $0.seconds) }) == expected)
  }

  @Test(
    "what is no time is none",
    arguments: [
      "", "Add 2 eggs and stir.", "Heat the oven to 180.", "Cut into 5 cm pieces", "Minutes later",
      "Leave for 3 days", "Serve 0 minutes later", "Wait 100000 hours", "5- minutes", "-5 minutes",
      "in 1.2.3 minutes",
    ]
  )
  func none(_ step: String) {
    #expect(StepTime.all(in: step).isEmpty)
  }

  @Test("a time that is written into words is found as it was written")
  func written() {
    let units = [("seconds", 1), ("min", 60), ("minutes", 60), ("hours", 3_600)]
    let around = ["stir", "until", "soft,", "the", "sauce", "2 eggs"]
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (unit, seconds) = units.randomElement(using: &generator) ?? ("min", 60)
      let number = Int.random(in: 1...20, using: &generator)
      let before = around.shuffled(using: &generator).prefix(3).joined(separator: " ")
      let after = around.shuffled(using: &generator).prefix(3).joined(separator: " ")
      let step = "\(before) for \(number) \(unit) \(after)"
      let found = StepTime.all(in: step)
      #expect(found.map(\.text) == ["\(number) \(unit)"], "\(step)")
      #expect(found.map(\.seconds) == [number * seconds], "\(step)")
    }
  }
}
