/// The sections of a file whose every byte has been summed up.
///
/// Nothing in here traps on any bytes: every position is checked before it is used.
package struct SectionFileReader: Sendable {
  /// How much of a file is looked at when it is opened.
  package enum Checks: Sendable {
    /// The header, the table and every checksum: for a file that this program wrote, or has
    /// verified, and that has not changed since.
    case trusted
    /// Also the content of the sections, by the code that knows what they mean.
    case verified
  }

  package let header: SectionFileHeader
  /// The name of the file in errors.
  package let file: String
  package let checks: Checks
  private let kind: SectionFileKind
  private let bytes: Column<UInt8>
  private let sections: [UInt32: Section]

  private struct Section {
    var elementSize: Int
    var range: Range<Int>
  }

  /// Checks the header, the section table and the checksum of every section: no time stamp shows a bit that
  /// flipped on its way from the disk. Cost: O(bytes).
  package init(
    bytes: Column<UInt8>,
    kind: SectionFileKind,
    file: String,
    checks: Checks = .verified
  ) throws(IndexError) {
    self.kind = kind
    self.file = file
    self.bytes = bytes
    self.checks = checks
    guard bytes.count >= SectionFileLayout.headerSize,
      bytes[..<SectionFileLayout.magicSize].elementsEqual(kind.magic)
    else {
      throw kind.damage("its beginning is wrong", in: file)
    }
    let version: UInt32 = bytes.littleEndian(at: 8)
    guard version >= kind.version else {
      throw IndexError(.tooOld(found: version, expected: kind.version), file: file, kind: kind)
    }
    guard version == kind.version else {
      throw IndexError(.tooNew(found: version, expected: kind.version), file: file, kind: kind)
    }
    let headerSum: UInt32 = bytes.littleEndian(at: 60)
    guard checksum([bytes[..<60]]) == headerSum else {
      throw kind.damage("the header's checksum differs", in: file)
    }
    let length: UInt64 = bytes.littleEndian(at: 16)
    guard length == UInt64(bytes.count) else {
      throw kind.damage("the file has \(bytes.count) bytes instead of \(length)", in: file)
    }
    header = SectionFileHeader(
      generation: bytes.littleEndian(at: 24),
      fingerprint: bytes.littleEndian(at: 32),
      rows: bytes.littleEndian(at: 40),
      terms: bytes.littleEndian(at: 48)
    )
    guard header.rows <= Int.max, header.terms <= Int.max else {
      throw kind.damage("the header's counts are out of range", in: file)
    }
    sections = try Self.sections(of: bytes, kind: kind, file: file)
  }

  /// Reads bytes in memory, which are copied; verified.
  package init(bytes: [UInt8], kind: SectionFileKind, file: String) throws(IndexError) {
    try self.init(bytes: Column(bytes), kind: kind, file: file)
  }

  private static func sections(
    of bytes: Column<UInt8>,
    kind: SectionFileKind,
    file: String
  ) throws(IndexError) -> [UInt32: Section] {
    let (headerSize, entrySize) = (SectionFileLayout.headerSize, SectionFileLayout.entrySize)
    let count: UInt32 = bytes.littleEndian(at: 12)
    let tableEnd = headerSize + Int(count) * entrySize
    guard tableEnd <= bytes.count else {
      throw kind.damage("the section table is cut short", in: file)
    }
    let tableSum: UInt32 = bytes.littleEndian(at: 56)
    guard checksum([bytes[headerSize..<tableEnd]]) == tableSum else {
      throw kind.damage("the section table's checksum differs", in: file)
    }
    var sections: [UInt32: Section] = [:]
    sections.reserveCapacity(Int(count))
    var end = tableEnd
    for entry in stride(from: headerSize, to: tableEnd, by: entrySize) {
      let id: UInt32 = bytes.littleEndian(at: entry)
      let elementSize: UInt32 = bytes.littleEndian(at: entry + 4)
      let offset: UInt64 = bytes.littleEndian(at: entry + 8)
      let elements: UInt64 = bytes.littleEndian(at: entry + 16)
      let sum: UInt32 = bytes.littleEndian(at: entry + 24)
      let (size, overflow) = elements.multipliedReportingOverflow(by: UInt64(elementSize))
      guard !overflow, SectionFileLayout.elementSizes.contains(Int(elementSize)),
        offset == UInt64(SectionFileLayout.paddedEnd(end)), offset <= UInt64(bytes.count),
        size <= UInt64(bytes.count) - offset, sections[id] == nil
      else {
        throw kind.damage("section \(id) lies outside the file", in: file)
      }
      let range = Int(offset)..<Int(offset + size)
      try checkPadding(end..<range.lowerBound)
      guard checksum([bytes[range]]) == sum else {
        throw kind.damage("the checksum of section \(id) differs", in: file)
      }
      sections[id] = Section(elementSize: Int(elementSize), range: range)
      end = range.upperBound
    }
    guard SectionFileLayout.paddedEnd(end) == bytes.count else {
      throw kind.damage("there are bytes after the last section", in: file)
    }
    try checkPadding(end..<bytes.count)
    return sections

    func checkPadding(_ range: Range<Int>) throws(IndexError) {
      guard bytes[range].allSatisfy({ $0 == 0 }) else {
        throw kind.damage("the bytes between sections are not zero", in: file)
      }
    }
  }

  /// The content of a section whose elements have `elementSize` bytes.
  func content(_ id: UInt32, elementSize: Int) throws(IndexError) -> Column<UInt8> {
    guard let section = sections[id], section.elementSize == elementSize else {
      throw damage("section \(id) is absent")
    }
    return bytes[section.range]
  }

  /// The error that says what is wrong with the content of this file.
  package func damage(_ what: String) -> IndexError {
    kind.damage(what, in: file)
  }
}

extension SectionFileKind {
  fileprivate func damage(_ what: String, in file: String) -> IndexError {
    IndexError(.corrupt(what), file: file, kind: self)
  }
}

extension Column<UInt8> {
  /// The number whose lowest byte is at `position`; the caller has checked that it fits.
  fileprivate func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(
    at position: Int
  ) -> Number {
    var number: Number = 0
    for byte in 0..<Number.bitWidth / 8 {
      number |= Number(self[position + byte]) << Number(8 * byte)
    }
    return number
  }
}
