/// CRC-32 as in zip and PNG (reflected polynomial 0xEDB88320), eight bytes a step.
///
/// Finds every single or double bit error and every burst of up to 32 bits. Cost: O(bytes).
/// Source: Kounavis & Berry, ISCC 2005 ("slicing by 8").
func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var state: UInt32 = .max
  bytes.withUnsafeBytes { buffer in
    let tables = crcTables
    tables.withUnsafeBufferPointer { tables in
      var position = 0
      while position + 8 <= buffer.count {
        let low =
          state ^ buffer.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian
        let high =
          buffer.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self).littleEndian
        state =
          advance(low, from: 0x400, in: tables) ^ advance(high, from: 0, in: tables)
        position += 8
      }
      while position < buffer.count {
        state = state >> 8 ^ tables[Int((state ^ UInt32(buffer[position])) & 0xFF)]
        position += 1
      }
    }
  }
  return ~state
}

/// Advances four bytes, the first of them by the table that lies three tables after `start`.
@inline(__always)
private func advance(
  _ word: UInt32,
  from start: Int,
  in tables: UnsafeBufferPointer<UInt32>
) -> UInt32 {
  let first = tables[start + 0x300 + Int(word & 0xFF)]
  let second = tables[start + 0x200 + Int(word >> 8 & 0xFF)]
  let third = tables[start + 0x100 + Int(word >> 16 & 0xFF)]
  return first ^ second ^ third ^ tables[start + Int(word >> 24)]
}

/// Eight tables of 256: entry `t · 256 + b` advances byte `b` by `t + 1` bytes.
private let crcTables: [UInt32] = {
  var tables: [UInt32] = []
  for byte in UInt32(0)..<256 {
    var value = byte
    for _ in 0..<8 {
      let isOdd = value & 1 == 1
      value >>= 1
      if isOdd { value ^= 0xEDB8_8320 }
    }
    tables.append(value)
  }
  for entry in 256..<2048 {
    let previous = tables[entry - 256]
    tables.append(previous >> 8 ^ tables[Int(previous & 0xFF)])
  }
  return tables
}()
