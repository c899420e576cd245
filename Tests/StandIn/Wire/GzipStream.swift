/// Writes gzip by hand, so that every byte can be chosen.
///
/// Source: RFC 1951 and RFC 1952.
enum GzipStream {
  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  /// The bytes in stored blocks: a valid stream a little longer than they are.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream = header
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      stream += littleEndian(length) + littleEndian(~length)
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + littleEndian(checksum(bytes)) + littleEndian(UInt32(truncatingIfNeeded: start))
  }

  /// A valid stream that unfolds to at least so many zero bytes, 1 032 for each of its own.
  ///
  /// One block with codes of its own in which the longest repetition takes two bits, both 0.
  static func zeros(atLeast count: Int) -> [UInt8] {
    var bits = Bits()
    bits.add(1, 1)  // the last block
    bits.add(2, 2)  // codes of its own
    bits.add(29, 5)  // 286 literals and lengths
    bits.add(0, 5)  // one distance
    bits.add(14, 4)  // 18 lengths of code-length codes, in the order of the standard
    for length in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] { bits.add(length, 3) }
    // Codes of code lengths: 18 (a run of zeros) is 0, 1 is 10 and 2 is 11, first bit first.
    let run = { (bits: inout Bits, count: Int) in
      bits.add(0, 1)
      bits.add(count - 11, 7)
    }
    bits.add(0b11, 2)  // literal 0 has two bits
    run(&bits, 138)
    run(&bits, 117)
    bits.add(0b11, 2)  // so has the end of the block
    run(&bits, 28)
    bits.add(0b01, 2)  // the length 258 has one bit
    bits.add(0b01, 2)  // and so has the distance 1
    bits.add(0b01, 2)  // literal 0; its second bit, a 0, begins the byte after these 13
    let units = (max(count, 1) + 1030) / 1032
    let length = 1 + 1032 * units
    var stream = header + bits.bytes.prefix(13)
    stream += Array(repeating: 0, count: units)
    stream.append(0b110)  // the last bit of a repetition, then the end of the block
    return stream + littleEndian(checksum(ofZeros: length))
      + littleEndian(UInt32(truncatingIfNeeded: length))
  }

  /// Bits in the order of the standard: the lowest of a byte first.
  private struct Bits {
    var bytes: [UInt8] = []
    var count = 0

    mutating func add(_ value: Int, _ width: Int) {
      for place in 0..<width {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> place & 1) << UInt8(count % 8)
        count += 1
      }
    }
  }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }

  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    return ~sum
  }

  /// A zero byte changes the sum linearly, so many of them are a power of one matrix of bits.
  private static func checksum(ofZeros count: Int) -> UInt32 {
    func product(_ columns: [UInt32], _ vector: UInt32) -> UInt32 {
      (0..<32).reduce(0) { vector >> UInt32($1) & 1 == 1 ? $0 ^ columns[$1] : $0 }
    }
    var power = (0..<32).map { place -> UInt32 in
      let sum = UInt32(1) << UInt32(place)
      return table[Int(UInt8(truncatingIfNeeded: sum))] ^ (sum >> 8)
    }
    var sum = ~UInt32(0)
    var left = count
    while left > 0 {
      if left & 1 == 1 { sum = product(power, sum) }
      power = power.map { product(power, $0) }
      left >>= 1
    }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }
}
