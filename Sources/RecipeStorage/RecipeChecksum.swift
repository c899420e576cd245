/// FNV-1a of 64 bits.
///
/// Each byte goes through a permutation of the 64-bit values, so a change within one byte always
/// changes the sum. Source: draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm".
struct FNV1a {
  private(set) var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Cost: O(bytes).
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The same without the detour of a sequence, which takes most of the time where nothing is
  /// specialised. Cost: O(bytes).
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var position = 0
    while position < bytes.count {
      add(bytes[position])
      position += 1
    }
  }

  mutating func add(_ byte: UInt8) {
    sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

/// The sum that is stored beside a dish, and has to fit whenever the dish is read.
///
/// Over the id and the source, each ended by a NUL, the time as eight bytes, lowest first, and the
/// document. The bits are those of a `UInt64`. Cost: O(bytes).
func recipeChecksum(
  id: String,
  source: String,
  addedAt: Int,
  document: some Sequence<UInt8>
) -> Int64 {
  var sum = FNV1a()
  for text in [id, source] {
    sum.add(text.utf8)
    sum.add(CollectionOfOne(0))
  }
  let time = UInt64(bitPattern: Int64(addedAt))
  sum.add((0..<8).map { UInt8(truncatingIfNeeded: time >> ($0 * 8)) })
  sum.add(document)
  return Int64(bitPattern: sum.sum)
}
