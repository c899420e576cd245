/// Recipes as columns of numbers: what a large synthetic corpus is kept as.
///
/// The file: little-endian 32-bit integers; the magic 0x57434D31, recipes N, terms V, mentions M,
/// N + 1 offsets, M terms. The terms of a recipe ascend and are distinct.
public struct FlatCorpus: Sendable, Equatable {
  public let termCount: Int
  /// Where each recipe's terms begin in ``terms``, and last where they end.
  public let offsets: [UInt32]
  public let terms: [UInt32]

  public var count: Int { offsets.count - 1 }

  static let magic: UInt32 = 0x5743_4D31

  /// The corpus in the bytes of a file; `file` is named when they are not one. Cost: O(bytes).
  public init(bytes: [UInt8], file: String) throws(FileError) {
    func number(_ position: Int) -> UInt32 { littleEndianWord(position, of: bytes) }
    guard bytes.count >= 16, number(0) == Self.magic else {
      throw .malformed(file, "is not a flat corpus: it does not begin with 0x57434D31")
    }
    let (recipes, termCount, mentions) = (Int(number(1)), Int(number(2)), Int(number(3)))
    let words = 4 + recipes + 1 + mentions
    guard bytes.count == 4 * words else {
      throw .malformed(file, "has \(bytes.count) bytes; its header asks for \(4 * words)")
    }
    let offsets = (0...recipes).map { number(4 + $0) }
    let terms = (0..<mentions).map { number(5 + recipes + $0) }
    guard offsets[0] == 0, Int(offsets[recipes]) == mentions else {
      throw .malformed(file, "its offsets do not cover its \(mentions) mentions")
    }
    for recipe in 0..<recipes {
      guard offsets[recipe] <= offsets[recipe + 1], Int(offsets[recipe + 1]) <= mentions else {
        throw .malformed(file, "recipe \(recipe) ends before it begins, or after the file")
      }
      var last = -1
      for term in terms[Int(offsets[recipe])..<Int(offsets[recipe + 1])] {
        guard Int(term) > last, Int(term) < termCount else {
          throw .malformed(
            file,
            "recipe \(recipe): term \(term) is not below \(termCount), or does not ascend"
          )
        }
        last = Int(term)
      }
    }
    self.init(termCount: termCount, offsets: offsets, terms: terms)
  }

  init(termCount: Int, offsets: [UInt32], terms: [UInt32]) {
    self.termCount = termCount
    self.offsets = offsets
    self.terms = terms
  }
}
