@testable import RecipeFetch

/// A compressed stream, and what it unfolds to.
struct KnownStream {
  enum Wrapping: CaseIterable {
    case gzip, zlib, none

    /// How servers announce it.
    var coding: ContentCoding { self == .gzip ? .gzip : .deflate }
  }

  var name: String
  var wrapping: Wrapping
  var bytes: [UInt8]
  var content: [UInt8]

  /// Of repetitions, so that not all of it is stored as it is.
  private static let menu = Array(
    #"{"drinks":[{"name":"Negroni"},{"name":"Negroni Sbagliato"}]}"#.utf8
  )

  private static let folded: [UInt8] = [
    0xAB, 0x56, 0x4A, 0x29, 0xCA, 0xCC, 0xCB, 0x2E, 0x56, 0xB2, 0x8A, 0xAE, 0x56, 0xCA, 0x4B, 0xCC,
    0x4D, 0x55, 0xB2, 0x52, 0xF2, 0x4B, 0x4D, 0x2F, 0xCA, 0xCF, 0xCB, 0x54, 0xAA, 0xD5, 0x41, 0x17,
    0x52, 0x08, 0x4E, 0x4A, 0x4C, 0xCF, 0xC9, 0x4C, 0x2C, 0xC9, 0x57, 0xAA, 0x8D, 0xAD, 0x05, 0x00,
  ]

  static let gzip = KnownStream(
    name: "gzip",
    wrapping: .gzip,
    bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3] + folded
      + [0x29, 0x16, 0xF9, 0x9E, 0x3C, 0, 0, 0],
    content: menu
  )
  static let zlib = KnownStream(
    name: "zlib",
    wrapping: .zlib,
    bytes: [0x78, 0xDA] + folded + [0x73, 0xFB, 0x14, 0xF6],
    content: menu
  )
  static let bare = KnownStream(name: "bare", wrapping: .none, bytes: folded, content: menu)

  /// The shortest of each kind.
  static let empty = [
    KnownStream(
      name: "empty gzip",
      wrapping: .gzip,
      bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 3, 0] + Array(repeating: 0, count: 8),
      content: []
    ),
    KnownStream(
      name: "empty zlib",
      wrapping: .zlib,
      bytes: [0x78, 0xDA, 3, 0, 0, 0, 0, 1],
      content: []
    ),
    KnownStream(name: "empty bare", wrapping: .none, bytes: [3, 0], content: []),
  ]

  static let all = [gzip, zlib, bare] + empty
}

/// Writes streams that hold their content as it is, in blocks of chosen lengths.
///
/// Source: RFC 1950, RFC 1951 and RFC 1952.
enum StoredStream {
  static func bytes(_ blocks: [[UInt8]], _ wrapping: KnownStream.Wrapping) -> [UInt8] {
    let content = Array(blocks.joined())
    let body = blocks.enumerated().flatMap { index, block in
      let count = UInt16(block.count)
      return [index == blocks.count - 1 ? 1 : 0] + bytes(of: count.littleEndian)
        + bytes(of: (~count).littleEndian) + block
    }
    switch wrapping {
    case .gzip:
      return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF] + body
        + bytes(of: crc32(content).littleEndian) + bytes(of: UInt32(content.count).littleEndian)
    case .zlib: return [0x78, 0x01] + body + bytes(of: adler32(content).bigEndian)
    case .none: return body
    }
  }

  private static func bytes(of value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value, Array.init)
  }

  private static func crc32(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
  }

  private static func adler32(_ content: [UInt8]) -> UInt32 {
    let sums = content.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65_521
      return (a, (sums.b + a) % 65_521)
    }
    return sums.b << 16 | sums.a
  }
}
