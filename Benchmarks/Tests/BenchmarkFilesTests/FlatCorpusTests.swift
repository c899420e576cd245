import Testing

@testable import BenchmarkFiles

@Suite("Flat corpora")
struct FlatCorpusTests {
  /// Two recipes of four terms: {1, 3} and {0}.
  static let words: [UInt32] = [0x5743_4D31, 2, 4, 3, 0, 2, 3, 1, 3, 0]

  static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  @Test("a file is read column by column")
  func read() throws {
    let corpus = try FlatCorpus(bytes: Self.bytes(Self.words), file: "recipes.bin")

    #expect(corpus == FlatCorpus(termCount: 4, offsets: [0, 2, 3], terms: [1, 3, 0]))
    #expect(corpus.count == 2)
  }

  @Test("a file cut off anywhere is refused")
  func cutOff() {
    let whole = Self.bytes(Self.words)
    for length in whole.indices {
      #expect(throws: FileError.self, "\(length) bytes") {
        try FlatCorpus(bytes: Array(whole.prefix(length)), file: "recipes.bin")
      }
    }
  }

  @Test(
    "a file whose columns do not fit each other is refused",
    arguments: [
      (0, 7), (1, 3), (3, 2), (4, 1), (5, 4), (6, 2), (7, 3), (8, 1), (8, 4), (9, 4),
      (1, 0xFFFF_FFFF), (3, 0xFFFF_FFFF),
    ] as [(Int, UInt32)]
  )
  func damaged(place: Int, word: UInt32) {
    var words = Self.words
    words[place] = word
    #expect(throws: FileError.self) {
      try FlatCorpus(bytes: Self.bytes(words), file: "recipes.bin")
    }
  }

  @Test("drawn recipes have distinct terms, the common ones most, and come again with their seed")
  func synthetic() {
    let corpus = FlatCorpus.synthetic(recipes: 2_000, terms: 500, seed: 1)

    #expect(corpus.count == 2_000)
    #expect(corpus == .synthetic(recipes: 2_000, terms: 500, seed: 1))
    #expect(corpus != .synthetic(recipes: 2_000, terms: 500, seed: 2))
    var frequencies = [Int](repeating: 0, count: 500)
    for recipe in 0..<corpus.count {
      let terms = corpus.terms[Int(corpus.offsets[recipe])..<Int(corpus.offsets[recipe + 1])]
      #expect((2...30).contains(terms.count))
      #expect(zip(terms, terms.dropFirst()).allSatisfy(<))
      for term in terms { frequencies[Int(term)] += 1 }
    }
    // Nine terms a recipe in the mean; the first is drawn with a chance of 0.108, so by nine draws
    // it is in 64 % of the recipes.
    #expect((17_500...18_500).contains(corpus.terms.count))
    #expect((1_200...1_350).contains(frequencies[0]))
    #expect(frequencies[0] > frequencies[3] && frequencies[3] > frequencies[30])
  }

  @Test("two terms make recipes of one", arguments: [2, 3, 4])
  func fewTerms(terms: Int) {
    let corpus = FlatCorpus.synthetic(recipes: 50, terms: terms, seed: 3)

    #expect(corpus.offsets.last.map(Int.init) == 50 * ((terms + 1) / 2))
  }
}
