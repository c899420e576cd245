import BenchmarkFiles

/// The answers to the pantries of one file, as they are compared with those of other engines.
///
/// The file: little-endian 32-bit integers `missing, weight, id`, 20 such rows a pantry, those that are
/// not filled −1. The weight is that of the three heaviest ingredients that are used.
struct AnswerRows: Equatable {
  /// Rows a pantry, and the most dishes that are asked for.
  static let limit = 20

  private(set) var words: [Int32] = []

  /// Adds the answer to the next pantry: at most ``limit`` dishes.
  mutating func append(_ dishes: [AnswerDish]) {
    precondition(dishes.count <= Self.limit, "\(dishes.count) dishes; at most \(Self.limit)")
    for dish in dishes {
      let row = [dish.missing, dish.weight, dish.id]
      words += row.map { Int32(clamping: $0) }
    }
    words += Array(repeating: -1, count: 3 * (Self.limit - dishes.count))
  }

  func fileBytes() -> [UInt8] {
    littleEndianBytes(words.map { UInt32(bitPattern: $0) })
  }
}
