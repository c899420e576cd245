import Foundation
import TestSupport
import Testing

@testable import RecipeSources

@Suite("Sets of ids")
struct NumberSetTests {
  @Test(
    "a set of ids is what a plain set is, and its text gives it back",
    arguments: SeededGenerator.seeds(5, full: 50)
  )
  func twin(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var numbers = NumberSet()
    var twin: Set<Int> = []
    for _ in 0..<300 {
      let number = Int.random(in: 0..<200, using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let first = twin.min()
        if let first { twin.remove(first) }
        #expect(numbers.removeFirst() == first)
      } else {
        #expect(numbers.insert(number) == twin.insert(number).inserted)
      }
      #expect(numbers.contains(number) == twin.contains(number))
    }
    #expect(numbers.numbers == twin.sorted())
    let text = try JSONEncoder().encode([numbers])
    #expect(try JSONDecoder().decode([NumberSet].self, from: text) == [numbers])
  }

  @Test("the text holds the distances")
  func text() throws {
    var numbers = NumberSet()
    for number in [12, 11, 0, 30] { numbers.insert(number) }
    #expect(
      String(decoding: try JSONEncoder().encode([numbers]), as: UTF8.self) == "[\"0,11,1,18\"]"
    )
  }

  @Test("a damaged text is an error", arguments: ["x", "1,0", "1,-1", "1,,x", "9999999999999"])
  func damaged(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NumberSet].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  @Test("only the usual way to write a number is an id")
  func ids() {
    #expect(
      ["7", "007", "-7", "+7", "", "1e3", "999999999999", "1000000000000"].map(NumberSet.number)
        == [7, nil, nil, nil, nil, nil, 999_999_999_999, nil]
    )
  }
}
