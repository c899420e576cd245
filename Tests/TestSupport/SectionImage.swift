/// The bytes of a section file, to be damaged, with all of its checksums to be made right again.
///
/// Knows the layout by itself, so that a reader and writer that agree on a wrong one are noticed.
public struct SectionImage: Sendable {
  public static let headerSize = 64
  public static let entrySize = 32

  public var bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where the section table's entries begin.
  public var entries: [Int] {
    (0..<Int(number(at: 12))).map { Self.headerSize + $0 * Self.entrySize }
  }

  /// Where the content of a section lies, by its entry.
  public func content(of entry: Int) -> Range<Int> {
    let offset = Int(number(at: entry + 8))
    return offset..<offset + Int(number(at: entry + 16)) * Int(number(at: entry + 4))
  }

  /// The entry of a section; 0 when there is none.
  public func entry(of id: UInt32) -> Int {
    entries.first { number(at: $0) == id } ?? 0
  }

  public func number(at position: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
  }

  public mutating func set(_ number: UInt32, at position: Int) {
    for byte in 0..<4 { bytes[position + byte] = UInt8(number >> UInt32(8 * byte) & 0xFF) }
  }

  /// Changes one element of a section, and makes all checksums right.
  public func changed(_ id: UInt32, at element: Int, to value: UInt32) -> SectionImage {
    var image = self
    let entry = entry(of: id)
    let start = content(of: entry).lowerBound
    if number(at: entry + 4) == 4 {
      image.set(value, at: start + 4 * element)
    } else {
      image.bytes[start + element] = UInt8(truncatingIfNeeded: value)
    }
    image.patchChecksums()
    return image
  }

  /// Makes the checksums of the sections that lie in the file, of the table and the header right.
  public mutating func patchChecksums() {
    for entry in entries {
      let range = content(of: entry)
      if range.upperBound <= bytes.count { set(Self.checksum(bytes[range]), at: entry + 24) }
    }
    let tableEnd = Self.headerSize + entries.count * Self.entrySize
    set(Self.checksum(bytes[Self.headerSize..<tableEnd]), at: 56)
    patchHeader()
  }

  public mutating func patchHeader() {
    set(Self.checksum(bytes[..<60]), at: 60)
  }

  /// CRC-32C of the CRC-32C of each block of 4,096 bytes.
  public static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let sums = stride(from: bytes.startIndex, to: bytes.endIndex, by: 4_096).map {
      crc(bytes[$0..<min($0 + 4_096, bytes.endIndex)])
    }
    let joined = sums.flatMap { sum in (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) } }
    return crc(joined[...])
  }

  /// CRC-32C, one byte a step.
  public static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { $0 >> 8 ^ steps[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }

  /// What one byte does to the checksum, straight from the definition.
  private static let steps: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { state, _ in
      state & 1 == 1 ? state >> 1 ^ 0x82F6_3B78 : state >> 1
    }
  }
}
