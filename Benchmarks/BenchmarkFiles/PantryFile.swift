/// Pantries of one size: what a corpus is asked with.
///
/// The file: little-endian 32-bit integers; pantries Q, ingredients in each m, Q · m terms. The terms
/// of a pantry ascend and are distinct.
public struct PantryFile: Sendable, Equatable {
  /// Ingredients in each pantry.
  public let size: Int
  public let pantries: [[UInt32]]

  public init(size: Int, pantries: [[UInt32]]) {
    self.size = size
    self.pantries = pantries
  }

  /// The pantries in the bytes of a file; `file` is named when they are not that. Cost: O(bytes).
  ///
  /// - Parameter termCount: Terms are below this.
  public init(bytes: [UInt8], file: String, termCount: Int) throws(FileError) {
    guard bytes.count >= 8 else { throw .malformed(file, "is shorter than a header of 8 bytes") }
    let count = Int(littleEndianWord(0, of: bytes))
    let size = Int(littleEndianWord(1, of: bytes))
    // Both are below 2³², so that the product fits.
    let (terms, tooMany) = count.multipliedReportingOverflow(by: size)
    guard !tooMany, bytes.count % 4 == 0, terms == bytes.count / 4 - 2, size > 0 || count == 0
    else {
      throw .malformed(file, "has \(bytes.count) bytes, not \(count) pantries of \(size)")
    }
    var pantries: [[UInt32]] = []
    for pantry in 0..<count {
      let terms = (0..<size).map { littleEndianWord(2 + pantry * size + $0, of: bytes) }
      guard zip(terms, terms.dropFirst()).allSatisfy(<), terms.allSatisfy({ $0 < termCount })
      else {
        throw .malformed(
          file,
          "pantry \(pantry): a term is not below \(termCount), or does not ascend"
        )
      }
      pantries.append(terms)
    }
    self.init(size: size, pantries: pantries)
  }

  /// The file that ``init(bytes:file:termCount:)`` reads. Cost: O(bytes).
  public func fileBytes() -> [UInt8] {
    littleEndianBytes([UInt32(pantries.count), UInt32(size)])
      + littleEndianBytes(pantries.flatMap { $0 })
  }
}
