package import SectionFiles

/// Many short strings in two flat columns, by position.
///
/// Takes one block for all text, in memory or in a mapped file.
package struct StringTable: Sendable, Equatable {
  /// The UTF-8 of all strings, one after the other.
  package let bytes: Column<UInt8>
  /// Where each string begins, then the end of the last: `count + 1` ascending offsets.
  package let offsets: Column<UInt32>

  /// Lays out `strings` in order; of less than 2³² bytes in all. Cost: O(bytes).
  package init(_ strings: some Sequence<String>) {
    var bytes: [UInt8] = []
    var offsets: [UInt32] = [0]
    for string in strings {
      bytes += string.utf8
      offsets.append(UInt32(bytes.count))
    }
    self.bytes = Column(bytes)
    self.offsets = Column(offsets)
  }

  /// Takes columns as laid out by another table; nil when they are not such columns.
  ///
  /// - Parameter isTrusted: True for columns that have been checked before; then only what costs
  ///   nothing is, and text of a table that is not as it was ends the program when it is used.
  /// Cost: O(count), or O(1) when trusted.
  package init?(bytes: Column<UInt8>, offsets: Column<UInt32>, isTrusted: Bool = false) {
    guard offsets.areOffsets(of: bytes.count, isTrusted: isTrusted) else { return nil }
    self.bytes = bytes
    self.offsets = offsets
  }

  private init(joined bytes: Column<UInt8>, offsets: Column<UInt32>) {
    self.bytes = bytes
    self.offsets = offsets
  }

  package var count: Int { offsets.count - 1 }

  /// The string at a position below `count`.
  package subscript(position: Int) -> String {
    utf8(at: position).withUnsafeBuffer { String(decoding: $0, as: UTF8.self) }
  }

  /// The UTF-8 of the string at a position below `count`.
  package func utf8(at position: Int) -> Column<UInt8> {
    bytes[Int(offsets[position])..<Int(offsets[position + 1])]
  }

  /// All strings, in order.
  package var strings: [String] { (0..<count).map { self[$0] } }

  /// These strings and then those of `tail`; less than 2³² bytes in all.
  ///
  /// What this table holds in its first block is not copied. Cost: O(bytes of the tail).
  package func appending(_ tail: StringTable) -> StringTable {
    StringTable(
      joined: bytes.appending(tail.bytes),
      offsets: offsets.appending(offsets: tail.offsets)
    )
  }
}

extension Column<UInt32> {
  /// True for ascending offsets from 0 to `end`; when trusted, for any that are not empty.
  func areOffsets(of end: Int, isTrusted: Bool) -> Bool {
    guard !isEmpty else { return false }
    if isTrusted { return true }
    guard first == 0, last.map(Int.init) == end else { return false }
    var last: UInt32 = 0
    for offset in self {
      if offset < last { return false }
      last = offset
    }
    return true
  }

  /// These offsets and then those of what lies behind it.
  func appending(offsets tail: Column<UInt32>) -> Column<UInt32> {
    let end = last ?? 0
    return appending(Column(tail.dropFirst().map { $0 + end }))
  }
}
