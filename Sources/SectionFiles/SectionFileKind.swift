/// One kind of section file: how its files begin, and the words for one that cannot be used.
public struct SectionFileKind: Equatable, Sendable {
  /// The first bytes of every such file; 8 of them.
  public let magic: [UInt8]
  /// The only version that is read or written.
  public let version: UInt32
  /// The word for it in messages: "index".
  public let title: String
  /// The largest size in bytes; a larger file is neither written nor read.
  public let largestFile: Int

  public init(
    magic: [UInt8],
    version: UInt32,
    title: String,
    largestFile: Int = 1 << 40
  ) {
    precondition(
      magic.count == SectionFileLayout.magicSize,
      "a magic of \(magic.count) bytes; it has \(SectionFileLayout.magicSize)"
    )
    self.magic = magic
    self.version = version
    self.title = title
    self.largestFile = largestFile
  }
}

/// What a section file says of itself, beside its kind and version.
package struct SectionFileHeader: Equatable, Sendable {
  /// The generation of the catalogue that it was made from.
  package var generation: UInt64
  /// The fingerprint of the data files that it was made from.
  package var fingerprint: UInt64
  /// How many dishes it is about.
  package var rows: UInt64
  /// How many ingredients it is about.
  package var terms: UInt64

  package init(generation: UInt64, fingerprint: UInt64, rows: UInt64, terms: UInt64) {
    self.generation = generation
    self.fingerprint = fingerprint
    self.rows = rows
    self.terms = terms
  }
}
