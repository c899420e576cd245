// Hands raw memory to the processor's checksum instruction, in this file alone: whole files are summed up whenever
// they are opened.

internal import CChecksum

/// The checksum of bytes: CRC-32C of the CRC-32C, lowest byte first, of each block of 4,096 bytes, the last of
/// which may be shorter.
///
/// Blocks do not wait for each other, so three are summed up at a time. Finds every single or double bit error in
/// a block and every burst of up to 32 bits. Cost: O(bytes), some 0.1 ms a MB.
package func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum = BlockChecksum()
  bytes.withUnsafeBytes { sum.add($0) }
  return sum.value
}

/// The checksum of all parts, one after the other. Cost: O(bytes).
func checksum(_ parts: [Column<UInt8>]) -> UInt32 {
  var sum = BlockChecksum()
  for part in parts { part.withUnsafeBuffer { sum.add(UnsafeRawBufferPointer($0)) } }
  return sum.value
}

/// A checksum at work.
struct BlockChecksum {
  /// The bytes of a block.
  static let block = 4_096
  /// How many blocks are summed up before their sums are.
  private static let batch = 48

  /// Whether the processor's instruction is used; without it the sums are the same.
  let isFast: Bool
  /// The state of the block that has begun, and how many bytes it has.
  private var (inner, filled) = (UInt32.max, 0)
  /// The state over the sums of whole blocks.
  private var outer = UInt32.max

  init(isFast: Bool = cchecksum_is_supported()) {
    self.isFast = isFast
  }

  /// Of all that was added.
  var value: UInt32 {
    guard filled > 0 else { return ~outer }
    return withUnsafeBytes(of: (~inner).littleEndian) { ~advanced(outer, over: $0) }
  }

  /// Adds bytes behind those that were added before.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    if filled > 0 { begin(&rest) }
    if isFast { addBlocks(&rest) }
    while !rest.isEmpty { begin(&rest) }
  }

  /// Adds as many bytes as the block that has begun lacks.
  private mutating func begin(_ rest: inout Slice<UnsafeRawBufferPointer>) {
    let part = rest.prefix(Self.block - filled)
    rest = rest.dropFirst(part.count)
    inner = advanced(inner, over: UnsafeRawBufferPointer(rebasing: part))
    filled += part.count
    guard filled == Self.block else { return }
    withUnsafeBytes(of: (~inner).littleEndian) { outer = advanced(outer, over: $0) }
    (inner, filled) = (.max, 0)
  }

  /// Adds whole blocks.
  private mutating func addBlocks(_ rest: inout Slice<UnsafeRawBufferPointer>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.batch) { sums in
      while rest.count >= Self.block {
        let count = min(rest.count / Self.block, Self.batch)
        let blocks = UnsafeRawBufferPointer(rebasing: rest.prefix(count * Self.block))
        cchecksum_blocks(blocks.baseAddress, Self.block, count, sums.baseAddress)
        for position in 0..<count { sums[position] = sums[position].littleEndian }
        let all = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: sums[..<count]))
        outer = advanced(outer, over: all)
        rest = rest.dropFirst(blocks.count)
      }
    }
  }

  private func advanced(_ state: UInt32, over bytes: UnsafeRawBufferPointer) -> UInt32 {
    guard isFast else { return advancedByTable(state, over: bytes.bindMemory(to: UInt8.self).span) }
    return cchecksum_advance(state, bytes.baseAddress, bytes.count)
  }
}
