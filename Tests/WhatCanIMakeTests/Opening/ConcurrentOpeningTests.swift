import Testing

@testable import WhatCanIMake

@Suite("Several at once")
struct ConcurrentOpeningTests {
  @Test("four that open a fresh store at the same time get the same answer")
  func freshStore() async throws {
    let world = try TinyWorld()
    let places = world.places
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask { try Kitchen.open(places, now: TinyWorld.time).sampleAnswer() }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }
    }

    let answer = try world.open().sampleAnswer()
    #expect(answers == [answer, answer, answer, answer])
    #expect(try Kitchen.verifying(places).dishNames.count == 8)
  }

  @Test("imports at the same time all arrive, and readers meanwhile see whole answers")
  func importsAndReaders() async throws {
    let world = try TinyWorld()
    let places = world.places
    let expected = try world.open().ids(MatchRequest(have: ["bread", "butter"]))
    let paths = try (1...4).map { number in
      try world.write(
        drinksFile([drinkRecord(number, "Pink Gin \(number)", ["Gin", "Water"])]),
        to: "drinks-\(number).json"
      )
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths {
        group.addTask {
          _ = try Kitchen.importing(
            [try OutsideFile(path)],
            format: nil,
            into: places,
            now: TinyWorld.time
          )
        }
        group.addTask {
          let kitchen = try Kitchen.open(places, now: TinyWorld.time)
          #expect(try kitchen.ids(MatchRequest(have: ["bread", "butter"])) == expected)
        }
      }
      try await group.waitForAll()
    }

    let kitchen = try Kitchen.verifying(places)
    #expect(kitchen.dishNames.count == 12)
    #expect(kitchen.index.generation == 5)
    #expect(try world.open().index.fileBytes() == kitchen.index.fileBytes())
  }
}
