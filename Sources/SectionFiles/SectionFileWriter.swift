/// Lays out the sections of a file.
package struct SectionFileWriter {
  private struct Section {
    var id: UInt32
    var elementSize: Int
    /// The content, in as many parts as it lies in.
    var parts: [Column<UInt8>]

    var size: Int { parts.reduce(0) { $0 + $1.count } }
  }

  private var sections: [Section] = []

  package init() {}

  /// Adds a section of numbers of 1, 2, 4 or 8 bytes. An id is used once. A number in floating point
  /// that is not finite makes a file that cannot be read. Cost: O(sections); the numbers are not
  /// copied.
  package mutating func add<Number>(_ id: UInt32, _ column: Column<Number>) {
    let size = MemoryLayout<Number>.stride
    precondition(SectionFileLayout.elementSizes.contains(size), "numbers of \(size) bytes")
    precondition(!sections.contains { $0.id == id }, "section \(id) is there already")
    sections.append(Section(id: id, elementSize: size, parts: column.littleEndianBytes))
  }

  /// Adds a section of numbers. Cost: O(numbers), as one copy.
  package mutating func add<Number: BitwiseCopyable & Sendable>(_ id: UInt32, _ numbers: [Number]) {
    add(id, Column(numbers))
  }

  /// Adds a section of one byte a flag.
  package mutating func add(_ id: UInt32, _ flags: FlagColumn) {
    add(id, flags.bytes)
  }

  /// Adds a section of one byte a flag.
  package mutating func add(_ id: UInt32, _ flags: [Bool]) {
    add(id, FlagColumn(flags))
  }

  /// The file's bytes: the same sections give the same bytes. Cost: O(bytes).
  package func file(_ kind: SectionFileKind, _ header: SectionFileHeader) -> [UInt8] {
    parts(kind, header).reduce(into: []) { bytes, part in
      part.withUnsafeBuffer { bytes.append(contentsOf: $0) }
    }
  }

  /// Puts the file at `path` in one step, section by section: the whole of it is nowhere in memory.
  ///
  /// - Returns: The identity of the file.
  /// - Throws: As ``replaceFile(at:withParts:kind:)``.
  /// Cost: O(bytes), and two flushes to disk.
  @discardableResult
  package func save(
    to path: String,
    _ kind: SectionFileKind,
    _ header: SectionFileHeader
  ) throws(IndexError) -> FileIdentity {
    try replaceFile(at: path, withParts: parts(kind, header), kind: kind)
  }

  /// The file in parts: what stands before the sections, then each of them and its padding.
  private func parts(_ kind: SectionFileKind, _ header: SectionFileHeader) -> [Column<UInt8>] {
    var table: [UInt8] = []
    var parts: [Column<UInt8>] = []
    var end = SectionFileLayout.headerSize + sections.count * SectionFileLayout.entrySize
    for section in sections {
      table.append(littleEndian: section.id)
      table.append(littleEndian: UInt32(section.elementSize))
      table.append(littleEndian: UInt64(end))
      table.append(littleEndian: UInt64(section.size / section.elementSize))
      table.append(littleEndian: checksum(section.parts))
      table.append(littleEndian: UInt32(0))
      parts += section.parts
      let next = SectionFileLayout.paddedEnd(end + section.size)
      parts.append(Column([UInt8](repeating: 0, count: next - end - section.size)))
      end = next
    }
    var beginning = kind.magic
    beginning.append(littleEndian: kind.version)
    beginning.append(littleEndian: UInt32(sections.count))
    beginning.append(littleEndian: UInt64(end))
    beginning.append(littleEndian: header.generation)
    beginning.append(littleEndian: header.fingerprint)
    beginning.append(littleEndian: header.rows)
    beginning.append(littleEndian: header.terms)
    beginning.append(littleEndian: checksum(table[...]))
    beginning.append(littleEndian: checksum(beginning[...]))
    return [Column(beginning + table)] + parts
  }
}

extension [UInt8] {
  /// Adds a number, lowest byte first.
  fileprivate mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
