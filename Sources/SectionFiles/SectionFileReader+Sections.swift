extension SectionFileReader {
  /// How many dishes the file is about.
  package var rows: Int { Int(clamping: header.rows) }

  /// How many ingredients the file is about.
  package var terms: Int { Int(clamping: header.terms) }

  /// A section of bytes; of `count` when that is given. Cost: O(bytes), as one copy.
  package func bytes(_ id: UInt32, count: Int? = nil) throws(IndexError) -> [UInt8] {
    let bytes = Array(try content(id, elementSize: 1))
    try check(bytes.count, is: count, "bytes", of: id)
    return bytes
  }

  /// A section of flags; of `count` when that is given.
  package func flags(_ id: UInt32, count: Int? = nil) throws(IndexError) -> [Bool] {
    let bytes = try bytes(id, count: count)
    guard bytes.allSatisfy({ $0 <= 1 }) else {
      throw damage("section \(id) has a flag that is neither 0 nor 1")
    }
    return bytes.map { $0 == 1 }
  }

  /// A section of numbers; of `count` when that is given. Cost: O(bytes), as one copy.
  package func numbers(_ id: UInt32, count: Int? = nil) throws(IndexError) -> [UInt32] {
    let numbers = try content(id, elementSize: 4).littleEndianNumbers
    try check(numbers.count, is: count, "numbers", of: id)
    return numbers
  }

  /// A section of numbers that are all below `limit`; of `count` when that is given.
  package func numbers(
    _ id: UInt32,
    count: Int? = nil,
    below limit: Int
  ) throws(IndexError) -> [UInt32] {
    let numbers = try numbers(id, count: count)
    guard numbers.allSatisfy({ Int($0) < limit }) else {
      throw damage("section \(id) has a number that is not below \(limit)")
    }
    return numbers
  }

  /// A section of finite numbers; of `count` when that is given. Cost: O(bytes), as one copy.
  package func floats(_ id: UInt32, count: Int? = nil) throws(IndexError) -> [Float] {
    let floats = try content(id, elementSize: 4).littleEndianFloats
    try check(floats.count, is: count, "numbers", of: id)
    guard floats.allSatisfy(\.isFinite) else {
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
      throw damage("section \(id) has \(found) \(elements) where \(count ?? 0) belong")
    }
  }
}
