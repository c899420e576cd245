import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("Words by number")
struct WordTableTests {
  @Test(
    "as many words as are added have the numbers of a list",
    arguments: SeededGenerator.seeds(5)
  )
  func numbers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = WordTable()
    var words: [[UInt8]] = []
    for _ in 0..<400 {
      let word = Self.word(of: [0x41, 0x61, 0x62, 0xC3], using: &generator)
      let known = words.firstIndex(of: word)
      #expect(table.number(of: word.indices, in: word) == known)
      if known == nil { words.append(word) }
      let place = [0x7A] + word + [0x7A]
      #expect(table.add(1..<place.count - 1, in: place) == known ?? words.count - 1)
    }
    #expect(table.count == words.count)
    for (number, word) in words.enumerated() {
      #expect(table.number(of: word.indices, in: word) == number)
    }
  }

  @Test("capitals count as small letters when asked to, and nothing else changes")
  func lowercased() {
    var table = WordTable()
    for word in ["oz", "T", "[", "{"] { _ = table.add(0..<word.utf8.count, in: Array(word.utf8)) }
    func number(_ word: String, _ lowercased: Bool) -> Int? {
      table.number(of: 0..<word.utf8.count, in: Array(word.utf8), lowercased: lowercased)
    }
    #expect(
      ["oz", "OZ", "oZ", "T", "t", "[", "{"].map { number($0, true) } == [0, 0, 0, nil, nil, 2, 3]
    )
    #expect(["oz", "OZ", "T", "t"].map { number($0, false) } == [0, nil, 1, nil])
  }

  private static func word(of letters: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      letters.randomElement(using: &generator) ?? 0
    }
  }
}
