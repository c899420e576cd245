/// The bytes of 32-bit numbers, each low byte first. Cost: O(numbers).
public func littleEndianBytes(_ words: some Collection<UInt32>) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(4 * words.count)
  for word in words {
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }
  return bytes
}

/// The number at a place of a row of 32-bit numbers, counted from 0.
func littleEndianWord(_ position: Int, of bytes: [UInt8]) -> UInt32 {
  let start = 4 * position
  return UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
    | UInt32(bytes[start + 3]) << 24
}
