import Testing

@testable import BenchmarkFiles

@Suite("Files of pantries")
struct PantryFileTests {
  /// Two pantries of three terms.
  static let words: [UInt32] = [2, 3, 8, 9, 300, 10, 11, 12]

  @Test("a file is read and written as it was, and so is a corpus")
  func roundTrip() throws {
    let bytes = littleEndianBytes(Self.words)
    let file = try PantryFile(bytes: bytes, file: "pantry_base_3.bin", termCount: 301)

    #expect(file == PantryFile(size: 3, pantries: [[8, 9, 300], [10, 11, 12]]))
    #expect(file.fileBytes() == bytes)
    let corpus = FlatCorpus.synthetic(recipes: 20, terms: 400, seed: 1)
    #expect(try FlatCorpus(bytes: corpus.fileBytes(), file: "recipes.bin") == corpus)
  }

  @Test("bytes are those of each number, low byte first")
  func bytes() {
    #expect(littleEndianBytes([0x0102_0304, 0xFFFF_FFFE]) == [4, 3, 2, 1, 254, 255, 255, 255])
  }

  @Test("a file cut off anywhere, or longer, is refused")
  func cutOff() {
    let whole = littleEndianBytes(Self.words)
    for bytes in whole.indices.map({ Array(whole.prefix($0)) }) + [whole + [0], whole + whole] {
      #expect(throws: FileError.self, "\(bytes.count) bytes") {
        try PantryFile(bytes: bytes, file: "pantry_base_3.bin", termCount: 301)
      }
    }
  }

  @Test(
    "a header that asks for more, and terms that do not ascend or do not exist, are refused",
    arguments: [
      (0, 0xFFFF_FFFF), (1, 0xFFFF_FFFF), (1, 0), (0, 3), (2, 9), (3, 7), (4, 301), (6, 10),
    ] as [(Int, UInt32)]
  )
  func damaged(place: Int, word: UInt32) {
    var words = Self.words
    words[place] = word
    #expect(throws: FileError.self) {
      try PantryFile(bytes: littleEndianBytes(words), file: "pantry.bin", termCount: 301)
    }
  }

  @Test("drawn pantries have distinct terms and no staple, and come again with their seed")
  func synthetic() {
    let drawn = PantryFile.synthetic(count: 200, size: 5, terms: 100, staples: 8, seed: 1)

    #expect(drawn.size == 5)
    #expect(drawn.pantries.count == 200)
    #expect(drawn == .synthetic(count: 200, size: 5, terms: 100, staples: 8, seed: 1))
    #expect(drawn != .synthetic(count: 200, size: 5, terms: 100, staples: 8, seed: 2))
    for pantry in drawn.pantries {
      #expect(pantry.count == 5)
      #expect(zip(pantry, pantry.dropFirst()).allSatisfy(<))
      #expect(pantry.allSatisfy { (8..<100).contains($0) })
    }
    func frequency(_ file: PantryFile) -> Int {
      file.pantries.reduce(0) { $0 + $1.count { $0 < 20 } }
    }
    let heavy = PantryFile.synthetic(
      count: 200,
      size: 5,
      terms: 100,
      staples: 8,
      power: 3,
      seed: 1
    )
    #expect(frequency(heavy) > 2 * frequency(drawn))
  }
}
