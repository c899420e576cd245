import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("Names looked up in a table, as one by one")
struct FoldedNamesTests {
  /// Words that fold alike, begin alike, or are a slip apart.
  private static let words = [
    "Crème", "creme", "Cherries", "cherry", "Leaves", "leaf", "Maker's", "’n’", "Éclair", "eclairs",
    "Glühwein", "ßaft", "9", "&", "and", "-", "%", "日本酒", "о", "Gin", "gn", "gim", "Fizz", "fiz",
  ]

  private static func name(using random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...3, using: &random)
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: Bool.random(using: &random) ? " " : "  ")
  }

  @Test("the same are found as by folding every name", arguments: SeededGenerator.seeds(100))
  func naive(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = (0..<40).map { _ in Self.name(using: &random) }
    let table = StringTable(names)
    let folded = names.map(foldedName)
    for _ in 0..<10 {
      let name = Self.name(using: &random)
      let wanted = foldedName(name)
      let found = table.positions(ofNamesBeginningWith: name)
      let whole = names.indices.filter { !wanted.isEmpty && folded[$0] == wanted }
      let longer = names.indices.filter {
        !wanted.isEmpty && folded[$0] != wanted
          && folded[$0].utf8.starts(with: wanted.utf8)
      }
      #expect(found.whole == whole, "\(name)")
      #expect(found.longer == longer, "\(name)")
      expectNear(name, folded, table)
    }
    let wanted = Set((0..<8).map { _ in foldedName(Self.name(using: &random)) })
    #expect(
      table.foldedNames(among: wanted) { $0 % 3 != 0 }
        == wanted.intersection(folded.indices.filter { $0 % 3 != 0 }.map { folded[$0] })
        .subtracting([""])
    )
  }

  private func expectNear(_ name: String, _ folded: [String], _ table: StringTable) {
    let wanted = foldedName(name)
    guard !wanted.isEmpty else { return }
    for limit in 1...3 {
      let distances = folded.map { typingDistance(Array(wanted.utf8), Array($0.utf8)) }
      let found = table.positions(ofNamesNear: name, slips: limit)
      let near = folded.indices.filter { distances[$0] <= limit }
      #expect(found.near.map(\.position) == near, "\(name)")
      #expect(found.near.map(\.slips) == near.map { distances[$0] }, "\(name)")
      let words = wanted.split(separator: " ")
      let holding = folded.indices.filter { position in
        let own = folded[position].split(separator: " ")
        return distances[position] > limit
          && words.allSatisfy { word in own.contains { $0.utf8.starts(with: word.utf8) } }
      }
      #expect(found.holding == holding, "\(name)")
      let leasts = folded.map { leastSlips(from: words, toWordsOf: $0) }
      let withWords = table.positions(ofNamesWithWordsNear: name, slips: limit)
      let nearWords = folded.indices.filter { leasts[$0] <= limit }
      #expect(withWords.map(\.position) == nearWords, "\(name)")
      #expect(withWords.map(\.slips) == nearWords.map { leasts[$0] }, "\(name)")
    }
  }

  /// To as many words in a row, by trying all.
  private func leastSlips(from words: [Substring], toWordsOf name: String) -> Int {
    let own = name.split(separator: " ")
    let runs = own.indices.map { own[$0...].prefix(words.count) }.filter { $0.count == words.count }
    func bytes(_ words: some Sequence<Substring>) -> [UInt8] {
      Array(words.joined(separator: " ").utf8)
    }
    return runs.map { typingDistance(bytes(words), bytes($0)) }.min() ?? .max
  }

  @Test("no form of a word begins with another letter than the word")
  func firstLetter() {
    for word in ["knives", "is", "as", "eyes", "ies", "ses", "oes", "xes", "wolves", "s", "es"] {
      #expect(comparedForm(word).first == word.first)
    }
  }
}

@Suite("Slips up to a limit")
struct SlipCounterTests {
  @Test("as many as without a limit, nil for more", arguments: SeededGenerator.seeds(50))
  func naive(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text() -> [UInt8] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in .random(in: 97...99, using: &random) }
    }
    for limit in 0...4 {
      let typed = text()
      var counter = SlipCounter(from: typed, atMost: limit)
      for _ in 0..<20 {
        let other = text()
        let slips = typingDistance(typed, other)
        #expect(counter.slips(to: other[...]) == (slips <= limit ? slips : nil))
      }
    }
  }
}
