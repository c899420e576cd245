/// The layout of an index file, little-endian throughout.
///
///     0  magic "WCIMIDX\n"      8  format version (u32)    12  section count (u32)
///    16  file length (u64)     24  generation (u64)        32  fingerprint (u64)
///    40  dishes (u64)          48  ingredients (u64)
///    56  checksum of the table below (u32)                 60  checksum of bytes 0..<60 (u32)
///    64  one entry of 32 bytes a section: id (u32), element size (u32), offset (u64), count (u64),
///        checksum (u32), zero (u32)
///
/// Sections follow in the order of their entries, each at a multiple of 8, zero-padded between.
enum IndexFormat {
  static let magic: [UInt8] = Array("WCIMIDX\n".utf8)
  static let version: UInt32 = 2
  static let headerSize = 64
  static let entrySize = 32
  /// A larger file is refused before it is read.
  static let largestFile = 1 << 32
}

/// The sections of an index file; the raw values are part of the format.
enum SectionID: UInt32, CaseIterable {
  case ingredientBytes = 1
  case ingredientOffsets, shelfBytes, shelfOffsets, shelfOf
  case aliasBytes, aliasOffsets, aliasesOfOffsets, aliasesOf
  case nameBytes, nameOffsets, nameValues
  case wordBytes, wordOffsets, wordValues, wordShelfOffsets, wordShelves
  case parentOffsets, parents, routeInputOffsets, routeInputs, routeProducts
  case contentOffsets, contents, swapOffsets, swaps, swapSubstitutes
  case swapNoteBytes, swapNoteOffsets
  case isClass, isStaple, flags, possibleFlags
  case alternativeOffsets, alternatives, isExact, requirementBytes, requirementOffsets
  case documentFrequencies, weights
  case idBytes, idOffsets, dishBytes, dishOffsets, kinds, labelBytes, labelOffsets
  case categories, cuisines, glasses, minutes, addedAt
  case requiredOffsets, required, optionalOffsets, optional
  case ownSwapOffsets, ownSwaps, ownSwapRequired, ownSwapSubstitutes
  case ownSwapNoteBytes, ownSwapNoteOffsets
  case groupOffsets, groups
  case unitBytes, unitOffsets, unitDimensions, unitSystems, unitFactors
  case needOffsets, needDimensions, needQuantities
}
