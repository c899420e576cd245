extension SectionFileReader {
  /// How many dishes the file is about.
  package var rows: Int { Int(clamping: header.rows) }

  /// How many ingredients the file is about.
  package var terms: Int { Int(clamping: header.terms) }

  /// True when what the sections hold is to be checked as well as how many elements they have.
  package var isVerifying: Bool { checks == .verified }

  /// A section of numbers of the size of `Number`; of `count` when that is given.
  ///
  /// The numbers lie in the file and are not read. Cost: O(1).
  package func column<Number>(
    _ id: UInt32,
    of type: Number.Type = Number.self,
    count: Int? = nil
  ) throws(IndexError) -> Column<Number> {
    let size = MemoryLayout<Number>.stride
    let column = try content(id, elementSize: size).littleEndian(as: Number.self)
    try check(column.count, is: count, size == 1 ? "bytes" : "numbers", of: id)
    return column
  }

  /// A section of bytes; of `count` when that is given. Cost: O(1).
  package func bytes(_ id: UInt32, count: Int? = nil) throws(IndexError) -> Column<UInt8> {
    try column(id, count: count)
  }

  /// A section of flags; of `count` when that is given. Cost: O(1), when verifying O(flags).
  package func flags(_ id: UInt32, count: Int? = nil) throws(IndexError) -> FlagColumn {
    let bytes = try bytes(id, count: count)
    guard !isVerifying || bytes.allSatisfy({ $0 <= 1 }) else {
      throw damage("section \(id) has a flag that is neither 0 nor 1")
    }
    return FlagColumn(bytes: bytes)
  }

  /// A section of numbers; of `count` when that is given. Cost: O(1).
  package func numbers(_ id: UInt32, count: Int? = nil) throws(IndexError) -> Column<UInt32> {
    try column(id, count: count)
  }

  /// A section of numbers that are all below `limit`; of `count` when that is given.
  /// Cost: O(1), when verifying O(numbers).
  package func numbers(
    _ id: UInt32,
    count: Int? = nil,
    below limit: Int
  ) throws(IndexError) -> Column<UInt32> {
    let numbers = try numbers(id, count: count)
    guard !isVerifying || numbers.allSatisfy({ Int($0) < limit }) else {
      throw damage("section \(id) has a number that is not below \(limit)")
    }
    return numbers
  }

  /// A section of finite numbers; of `count` when that is given. Cost: O(1), when verifying
  /// O(numbers).
  package func floats(_ id: UInt32, count: Int? = nil) throws(IndexError) -> Column<Float> {
    let floats: Column<Float> = try column(id, count: count)
    guard !isVerifying || floats.allSatisfy(\.isFinite) else {
      throw damage("section \(id) has a number that is not finite")
    }
    return floats
  }

  private func check(
    _ found: Int,
    is count: Int?,
    _ elements: String,
    of id: UInt32
  ) throws(IndexError) {
    guard count == nil || found == count else {
      throw damage("section \(id) has \(found) \(elements) instead of \(count ?? 0)")
    }
  }
}
