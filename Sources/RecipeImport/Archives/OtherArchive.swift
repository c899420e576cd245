/// Packed files of kinds that are not read, told by the bytes that they begin with.
enum OtherArchive {
  /// What a file is called that begins so; nil for one that is no such archive. Cost: O(1).
  static func name(of start: some Collection<UInt8>) -> String? {
    let start = Array(start.prefix(tarBlock))
    if let kind = signatures.first(where: { start.starts(with: $0.bytes) }) { return kind.name }
    if isBzip2(start) { return "a bzip2 file" }
    return isTar(start) ? "a tar archive" : nil
  }

  private static let signatures: [(name: String, bytes: [UInt8])] = [
    ("a 7z archive", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    ("a RAR archive", Array("Rar!\u{1A}\u{7}".utf8)),
    ("an xz file", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
    ("a Zstandard file", [0x28, 0xB5, 0x2F, 0xFD]),
    ("an LZ4 file", [0x04, 0x22, 0x4D, 0x18]),
    ("a cabinet file", Array("MSCF\0\0\0\0".utf8)),
    ("one part of a zip archive", [0x50, 0x4B, 0x07, 0x08]),
  ]

  /// True for "BZh", the size of blocks, and the first six bytes of pi, with which a block begins.
  private static func isBzip2(_ start: [UInt8]) -> Bool {
    start.starts(with: "BZh".utf8)
      && start.dropFirst(4).starts(with: [0x31, 0x41, 0x59, 0x26, 0x53, 0x59])
  }

  private static let tarBlock = 512
  /// Where the checksum of a tar's header stands: octal digits, and then blanks and zeros.
  private static let tarSum = 148..<156

  /// True for a whole header whose checksum is right, as of each entry of a tar.
  private static func isTar(_ start: [UInt8]) -> Bool {
    guard start.count == tarBlock, start[0] != 0 else { return false }
    let digits = start[tarSum].drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    guard !digits.isEmpty else { return false }
    let stated = digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
    // The checksum counts as blanks itself.
    let sum = start.enumerated().reduce(0) { sum, byte in
      sum + (tarSum.contains(byte.offset) ? 0x20 : Int(byte.element))
    }
    return stated == sum
  }
}
