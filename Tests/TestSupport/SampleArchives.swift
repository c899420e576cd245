/// Archives made by hand, byte for byte.
public enum SampleArchives {
  public struct Entry {
    public var name: String
    /// The name where it is not UTF-8.
    public var nameBytes: [UInt8]?
    public var content: [UInt8]
    /// The kind of file and its rights, as Unix has them.
    public var mode: UInt16

    public init(
      name: String,
      nameBytes: [UInt8]? = nil,
      content: [UInt8] = [],
      mode: UInt16 = 0o100644
    ) {
      self.name = name
      self.nameBytes = nameBytes
      self.content = content
      self.mode = mode
    }
  }

  /// A zip archive whose entries are stored as they are.
  ///
  /// - Parameter saysUTF8: Whether it says that names are UTF-8, as Paprika's does and PHP's does not.
  public static func zip(_ entries: [Entry], saysUTF8: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let start = bytes.count
      let name = entry.nameBytes ?? Array(entry.name.utf8)
      let flags: UInt16 = saysUTF8 && entry.nameBytes == nil ? 0x800 : 0
      let size = UInt32(entry.content.count)
      // Version 2.0, stored, no time.
      let common =
        little(20 as UInt16) + little(flags) + little(0 as UInt16) + little(0 as UInt32)
        + little(checksum(entry.content)) + little(size) + little(size)
        + little(UInt16(name.count)) + little(0 as UInt16)
      bytes += Array("PK\u{3}\u{4}".utf8) + common + name + entry.content
      directory += Array("PK\u{1}\u{2}".utf8) + little(0x0314 as UInt16) + common
      directory += little(0 as UInt16) + little(0 as UInt16) + little(0 as UInt16)
      directory += little(UInt32(entry.mode) << 16) + little(UInt32(start)) + name
    }
    let count = little(UInt16(truncatingIfNeeded: entries.count))
    let end = little(0 as UInt32) + count + count + little(UInt32(directory.count))
    let place = little(UInt32(bytes.count)) + little(0 as UInt16)
    return bytes + directory + Array("PK\u{5}\u{6}".utf8) + end + place
  }

  /// A tar archive.
  public static func tar(_ entries: [Entry]) -> [UInt8] {
    func octal(_ value: Int, digits: Int) -> [UInt8] {
      let text = String(value, radix: 8)
      return Array((String(repeating: "0", count: digits - text.count) + text).utf8)
    }
    func padded(_ bytes: [UInt8], to count: Int) -> [UInt8] {
      bytes + Array(repeating: 0, count: count - bytes.count)
    }
    var bytes: [UInt8] = []
    for entry in entries {
      var header = padded(entry.nameBytes ?? Array(entry.name.utf8), to: 100)
      for value in [0o644, 0, 0] { header += octal(value, digits: 7) + [0] }
      for value in [entry.content.count, 0] { header += octal(value, digits: 11) + [0] }
      header += Array("        0".utf8)
      header = padded(padded(header, to: 257) + Array("ustar\u{0}00".utf8), to: 512)
      let sum = header.reduce(0) { $0 + Int($1) }
      header.replaceSubrange(148..<156, with: octal(sum, digits: 6) + [0, 0x20])
      bytes += header + padded(entry.content, to: (entry.content.count + 511) / 512 * 512)
    }
    return bytes + Array(repeating: 0, count: 1_024)
  }

  /// A gzip file whose content is stored as it is; at most 65,535 bytes.
  public static func gzip(_ content: [UInt8]) -> [UInt8] {
    let size = UInt16(content.count)
    return gzipStart + [1] + little(size) + little(~size) + content + gzipEnd(content)
  }

  /// A gzip file that inflates to `1 + 258 × pieces` zeros, about 158 for each of its bytes.
  public static func gzipBomb(pieces: Int) -> [UInt8] {
    var bits: [UInt8] = []
    // The last block, fixed codes; a literal 0; length 258 at distance 1; the end of the block.
    bits += [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<pieces { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    bits += [0, 0, 0, 0, 0, 0, 0]
    var bytes = gzipStart
    for start in stride(from: 0, to: bits.count, by: 8) {
      var byte: UInt8 = 0
      for (place, bit) in bits[start..<min(start + 8, bits.count)].enumerated() {
        byte |= bit << UInt8(place)
      }
      bytes.append(byte)
    }
    return bytes + little(0 as UInt32) + little(0 as UInt32)
  }

  private static let gzipStart: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  private static func gzipEnd(_ content: [UInt8]) -> [UInt8] {
    little(checksum(content)) + little(UInt32(content.count))
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  /// CRC-32 as zip and gzip have it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum = ~(0 as UInt32)
    for byte in bytes {
      checksum = checksum >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)]
    }
    return ~checksum
  }

  private static let checksums = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}
