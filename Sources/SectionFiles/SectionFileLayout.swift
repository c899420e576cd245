/// The layout of a section file, little-endian throughout.
///
///     0  magic (8 bytes)        8  version (u32)           12  section count (u32)
///    16  file length (u64)     24  generation (u64)        32  fingerprint (u64)
///    40  rows (u64)            48  terms (u64)
///    56  checksum of the table below (u32)                 60  checksum of bytes 0..<60 (u32)
///    64  one entry of 32 bytes a section: id (u32), element size (u32), offset (u64), count (u64),
///        checksum (u32), zero (u32)
///
/// Sections follow in the order of their entries, each at a multiple of 8, zero-padded between.
/// Their elements have 1, 2, 4 or 8 bytes: numbers, or floating point by its bit pattern. A file that
/// is mapped, or lies in memory aligned to 8, is used as it lies; a big-endian machine copies it.
enum SectionFileLayout {
  static let magicSize = 8
  static let headerSize = 64
  static let entrySize = 32
  static let elementSizes = [1, 2, 4, 8]

  /// Where the next section begins, or the file ends, after a section that ends at `end`.
  static func paddedEnd(_ end: Int) -> Int { (end + 7) / 8 * 8 }
}
