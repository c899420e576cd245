/// The sections of an index file whose header, table and checksums have been verified.
///
/// Nothing in here traps on any bytes: every position is checked before it is used.
struct IndexFileReader {
  let file: String
  let generation: UInt64
  let fingerprint: UInt64
  let dishes: Int
  let ingredients: Int
  private let bytes: [UInt8]
  private let sections: [UInt32: Section]

  private struct Section {
    var elementSize: Int
    var range: Range<Int>
  }

  /// Checks the header, the section table, and the checksum of every section. Cost: O(bytes).
  init(bytes: [UInt8], file: String) throws(IndexError) {
    self.file = file
    self.bytes = bytes
    guard bytes.count >= IndexFormat.headerSize, bytes.starts(with: IndexFormat.magic) else {
      throw IndexError(.corrupt("it does not begin like an index"), file: file)
    }
    let version: UInt32 = bytes.littleEndian(at: 8)
    guard version >= IndexFormat.version else {
      throw IndexError(.tooOld(found: version, expected: IndexFormat.version), file: file)
    }
    guard version == IndexFormat.version else {
      throw IndexError(.tooNew(found: version, expected: IndexFormat.version), file: file)
    }
    let headerSum: UInt32 = bytes.littleEndian(at: 60)
    guard checksum(bytes[..<60]) == headerSum else {
      throw IndexError(.corrupt("the header's checksum differs"), file: file)
    }
    let length: UInt64 = bytes.littleEndian(at: 16)
    guard length == UInt64(bytes.count) else {
      throw IndexError(.corrupt("\(bytes.count) bytes where \(length) were written"), file: file)
    }
    generation = bytes.littleEndian(at: 24)
    fingerprint = bytes.littleEndian(at: 32)
    let dishes: UInt64 = bytes.littleEndian(at: 40)
    let ingredients: UInt64 = bytes.littleEndian(at: 48)
    guard let dishes = Int(exactly: dishes), let ingredients = Int(exactly: ingredients) else {
      throw IndexError(.corrupt("the header's counts are out of range"), file: file)
    }
    self.dishes = dishes
    self.ingredients = ingredients
    sections = try Self.sections(of: bytes, file: file)
  }

  private static func sections(
    of bytes: [UInt8],
    file: String
  ) throws(IndexError) -> [UInt32: Section] {
    let count: UInt32 = bytes.littleEndian(at: 12)
    let tableEnd = IndexFormat.headerSize + Int(count) * IndexFormat.entrySize
    guard tableEnd <= bytes.count else {
      throw IndexError(.corrupt("the section table is cut short"), file: file)
    }
    let table = bytes[IndexFormat.headerSize..<tableEnd]
    let tableSum: UInt32 = bytes.littleEndian(at: 56)
    guard checksum(table) == tableSum else {
      throw IndexError(.corrupt("the section table's checksum differs"), file: file)
    }
    var sections: [UInt32: Section] = [:]
    var end = tableEnd
    for entry in stride(from: IndexFormat.headerSize, to: tableEnd, by: IndexFormat.entrySize) {
      let id: UInt32 = bytes.littleEndian(at: entry)
      let elementSize: UInt32 = bytes.littleEndian(at: entry + 4)
      let offset: UInt64 = bytes.littleEndian(at: entry + 8)
      let elements: UInt64 = bytes.littleEndian(at: entry + 16)
      let sum: UInt32 = bytes.littleEndian(at: entry + 24)
      let (size, overflow) = elements.multipliedReportingOverflow(by: UInt64(elementSize))
      guard !overflow, elementSize == 1 || elementSize == 4, offset == paddedEnd(end),
        offset <= UInt64(bytes.count), size <= UInt64(bytes.count) - offset, sections[id] == nil
      else {
        throw IndexError(.corrupt("section \(id) lies outside the file"), file: file)
      }
      let range = Int(offset)..<Int(offset + size)
      try checkPadding(end..<range.lowerBound)
      guard checksum(bytes[range]) == sum else {
        throw IndexError(.corrupt("the checksum of section \(id) differs"), file: file)
      }
      sections[id] = Section(elementSize: Int(elementSize), range: range)
      end = range.upperBound
    }
    guard paddedEnd(end) == UInt64(bytes.count) else {
      throw IndexError(.corrupt("there are bytes after the last section"), file: file)
    }
    try checkPadding(end..<bytes.count)
    return sections

    func checkPadding(_ range: Range<Int>) throws(IndexError) {
      guard bytes[range].allSatisfy({ $0 == 0 }) else {
        throw IndexError(.corrupt("the bytes between sections are not zero"), file: file)
      }
    }
  }

  /// Where the next section begins, or the file ends, after a section that ends at `end`.
  private static func paddedEnd(_ end: Int) -> UInt64 { UInt64((end + 7) / 8 * 8) }

  func bytes(_ id: SectionID) throws(IndexError) -> [UInt8] {
    Array(bytes[try range(id, elementSize: 1)])
  }

  func flags(_ id: SectionID) throws(IndexError) -> [Bool] {
    try bytes(id).map { $0 != 0 }
  }

  func numbers(_ id: SectionID) throws(IndexError) -> [UInt32] {
    bytes[try range(id, elementSize: 4)].littleEndianNumbers
  }

  private func range(_ id: SectionID, elementSize: Int) throws(IndexError) -> Range<Int> {
    guard let section = sections[id.rawValue], section.elementSize == elementSize else {
      throw IndexError(.corrupt("section \(id) is absent"), file: file)
    }
    return section.range
  }
}

extension ArraySlice<UInt8> {
  /// The numbers of four bytes each that the slice holds. Cost: O(bytes), as one copy.
  fileprivate var littleEndianNumbers: [UInt32] {
    let numbers = [UInt32](unsafeUninitializedCapacity: count / 4) { buffer, filled in
      filled = count / 4
      withUnsafeBytes {
        UnsafeMutableRawBufferPointer(buffer).copyMemory(from: .init(rebasing: $0[..<(filled * 4)]))
      }
    }
    return UInt32(1).littleEndian == 1 ? numbers : numbers.map(UInt32.init(littleEndian:))
  }
}

extension [UInt8] {
  /// The number whose lowest byte is at `position`; the caller has checked that it fits.
  func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(at position: Int) -> Number {
    withUnsafeBytes { buffer in
      Number(littleEndian: buffer.loadUnaligned(fromByteOffset: position, as: Number.self))
    }
  }
}
