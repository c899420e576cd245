/// Many short strings in two flat arrays, by position.
///
/// Takes one allocation for all text, so that thousands of names load as one block.
public struct StringTable: Sendable, Equatable {
  /// The UTF-8 of all strings, one after the other.
  public let bytes: [UInt8]
  /// Where each string begins, then the end of the last: `count + 1` ascending offsets.
  public let offsets: [UInt32]

  /// Lays out `strings` in order. Cost: O(bytes).
  public init(_ strings: some Sequence<String>) {
    var bytes: [UInt8] = []
    var offsets: [UInt32] = [0]
    for string in strings {
      bytes += string.utf8
      offsets.append(UInt32(bytes.count))
    }
    self.bytes = bytes
    self.offsets = offsets
  }

  /// Takes arrays as laid out by another table; nil when they are not such arrays. Cost: O(count).
  public init?(bytes: [UInt8], offsets: [UInt32]) {
    guard offsets.first == 0, offsets.last.map(Int.init) == bytes.count else { return nil }
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    self.bytes = bytes
    self.offsets = offsets
  }

  public var count: Int { offsets.count - 1 }

  /// The string at a position below `count`.
  public subscript(position: Int) -> String {
    String(decoding: utf8(at: position), as: UTF8.self)
  }

  /// The UTF-8 of the string at a position below `count`.
  public func utf8(at position: Int) -> ArraySlice<UInt8> {
    bytes[Int(offsets[position])..<Int(offsets[position + 1])]
  }

  /// All strings, in order.
  public var strings: [String] { (0..<count).map { self[$0] } }
}
