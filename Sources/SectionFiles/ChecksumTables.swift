/// The state after more bytes, without the instruction: eight bytes a step.
///
/// Source: Kounavis & Berry, ISCC 2005 ("slicing by 8").
func advancedByTable(_ start: UInt32, over span: Span<UInt8>) -> UInt32 {
  let tables = crcTables.span
  var state = start
  var position = 0
  while position + 8 <= span.count {
    let low = state ^ word(at: position, of: span)
    let high = word(at: position + 4, of: span)
    state = advance(low, from: 0x400, in: tables) ^ advance(high, from: 0, in: tables)
    position += 8
  }
  while position < span.count {
    state = state >> 8 ^ tables[Int((state ^ UInt32(span[position])) & 0xFF)]
    position += 1
  }
  return state
}

/// Four bytes as a number, the lowest first.
@inline(__always)
private func word(at position: Int, of bytes: Span<UInt8>) -> UInt32 {
  UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8
    | UInt32(bytes[position + 2]) << 16 | UInt32(bytes[position + 3]) << 24
}

/// Advances four bytes, the first of them by the table that lies three tables after `start`.
@inline(__always)
private func advance(_ word: UInt32, from start: Int, in tables: Span<UInt32>) -> UInt32 {
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
      if isOdd { value ^= 0x82F6_3B78 }
    }
    tables.append(value)
  }
  for entry in 256..<2048 {
    let previous = tables[entry - 256]
    tables.append(previous >> 8 ^ tables[Int(previous & 0xFF)])
  }
  return tables
}()
