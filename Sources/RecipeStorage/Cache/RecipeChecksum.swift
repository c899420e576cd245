/// FNV-1a of 64 bits.
///
/// Each byte goes through a permutation of the 64-bit values, so a change within one byte always
/// changes the sum. Source: draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm".
struct FNV1a {
  private(set) var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Cost: O(bytes).
  mutating func add(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable {
      add(UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in bytes { add(byte) } }
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

  /// Eight bytes, lowest first.
  mutating func add(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    withUnsafeBytes(of: bits.littleEndian) { add($0) }
  }
}

/// The sum that is stored beside a dish, and has to fit whenever the dish is read.
///
/// Over the id and the source, each ended by a NUL, the time as eight bytes, lowest first, and the
/// document. Of a dish that may be kept only for a while, a NUL and the time when it expires
/// follow; then, unless that is 0, a byte 1 and the generation that last changed it. No document
/// has a NUL or that byte. The bits are those of a `UInt64`. Cost: O(bytes).
func recipeChecksum(
  id: String,
  source: String,
  addedAt: Int,
  expiresAt: Int? = nil,
  changedIn: Int = 0,
  document: some Sequence<UInt8>
) -> Int64 {
  var sum = FNV1a()
  for text in [id, source] {
    sum.add(text.utf8)
    sum.add(0 as UInt8)
  }
  sum.add(addedAt)
  sum.add(document)
  if let expiresAt {
    sum.add(0 as UInt8)
    sum.add(expiresAt)
  }
  if changedIn != 0 {
    sum.add(1 as UInt8)
    sum.add(changedIn)
  }
  return Int64(bitPattern: sum.sum)
}
