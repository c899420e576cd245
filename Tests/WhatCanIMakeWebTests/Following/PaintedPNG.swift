/// A picture of one colour as PNG, without compression.
///
/// Source: W3C, Portable Network Graphics Specification, and RFC 1950 and 1951.
struct PaintedPNG {
  let width, height: Int

  /// - Parameter comment: Stands beside the picture, as what a camera says.
  func bytes(saying comment: String? = nil) -> [UInt8] {
    // One bit a pixel: every row is a byte that says how it is written, and the pixels.
    let row = [UInt8](repeating: 0, count: 1 + (width + 7) / 8)
    var stream: [UInt8] = [0x78, 0x01]
    var rows: [UInt8] = []
    for _ in 0..<height { rows += row }
    var start = 0
    repeat {
      let end = min(start + 65_535, rows.count)
      let size = UInt16(end - start)
      stream += [end == rows.count ? 1 : 0, UInt8(size & 0xFF), UInt8(size >> 8)]
      stream += [UInt8(~size & 0xFF), UInt8(~size >> 8)]
      stream += rows[start..<end]
      start = end
    } while start < rows.count
    stream += Self.bigEndian(Self.adler(rows))
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [1, 0, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", header)
    if let comment { file += Self.chunk("tEXt", Array("Comment\0\(comment)".utf8)) }
    return file + Self.chunk("IDAT", stream) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(crc(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
