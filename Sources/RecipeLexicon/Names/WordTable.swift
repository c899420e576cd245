/// Words, numbered from 0 in the order in which they were added.
///
/// Open addressing, at most half full. Cost of a look-up: O(length).
struct WordTable: Sendable {
  /// The number of a word, + 1; 0 where nothing is.
  private var slots: [UInt32] = [0, 0]
  private var bytes: [UInt8] = []
  /// Where each word begins in `bytes`, then the end of the last.
  private var offsets: [UInt32] = [0]

  var count: Int { offsets.count - 1 }

  /// Room for so many words. Cost: O(count).
  init(expecting count: Int = 0) {
    slots = Self.emptySlots(for: count)
  }

  /// The number of the word that stands in `bytes`, or nil.
  ///
  /// - Parameter lowercased: ASCII letters count as small ones.
  func number(of range: Range<Int>, in bytes: [UInt8], lowercased: Bool = false) -> Int? {
    let mask: UInt8 = lowercased ? 0x20 : 0
    let found = slots[slot(of: range, in: bytes, mask: mask)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The number of the word that stands in `bytes`, which is added if it is not there.
  mutating func add(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    if 2 * (count + 1) > slots.count { grow() }
    let slot = slot(of: range, in: bytes)
    if slots[slot] == 0 {
      for position in range { self.bytes.append(bytes[position]) }
      offsets.append(UInt32(self.bytes.count))
      slots[slot] = UInt32(count)
    }
    return Int(slots[slot]) - 1
  }

  private static func emptySlots(for count: Int) -> [UInt32] {
    Array(repeating: 0, count: 1 << (Int.bitWidth - (2 * count + 1).leadingZeroBitCount))
  }

  private mutating func grow() {
    slots = Self.emptySlots(for: 2 * count + 2)
    for word in 0..<count {
      let range = Int(offsets[word])..<Int(offsets[word + 1])
      slots[slot(of: range, in: bytes)] = UInt32(word + 1)
    }
  }

  /// The slot of a word, or the free one where it belongs.
  ///
  /// - Parameter mask: The bit by which capitals become small letters, or none.
  private func slot(of range: Range<Int>, in bytes: [UInt8], mask: UInt8 = 0) -> Int {
    // Source: FNV-1a, IETF draft-eastlake-fnv.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for position in range {
      hash = (hash ^ UInt64(Self.letter(bytes[position], mask))) &* 0x100_0000_01B3
    }
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & last
    while slots[slot] != 0, !holds(Int(slots[slot]) - 1, range, of: bytes, mask) {
      slot = (slot + 1) & last
    }
    return slot
  }

  private static func letter(_ byte: UInt8, _ mask: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | mask : byte
  }

  private func holds(_ word: Int, _ range: Range<Int>, of bytes: [UInt8], _ mask: UInt8) -> Bool {
    let start = Int(offsets[word])
    guard Int(offsets[word + 1]) - start == range.count else { return false }
    for offset in 0..<range.count
    where self.bytes[start + offset] != Self.letter(bytes[range.lowerBound + offset], mask) {
      return false
    }
    return true
  }
}
