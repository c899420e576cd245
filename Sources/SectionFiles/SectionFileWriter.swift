/// Lays out the sections of a file.
package struct SectionFileWriter {
  private struct Section {
    var id: UInt32
    var elementSize: UInt32
    var bytes: [UInt8]
  }

  private var sections: [Section] = []

  package init() {}

  /// Adds a section of bytes. An id is used once. Cost: O(sections).
  package mutating func add(_ id: UInt32, _ bytes: [UInt8]) {
    add(id, elementSize: 1, bytes)
  }

  /// Adds a section of one byte a flag.
  package mutating func add(_ id: UInt32, _ flags: [Bool]) {
    add(id, elementSize: 1, flags.map { $0 ? 1 : 0 })
  }

  package mutating func add(_ id: UInt32, _ numbers: [UInt32]) {
    add(id, elementSize: 4, littleEndianBytes(of: numbers))
  }

  /// Adds a section of finite numbers; one that is not makes a file that cannot be read.
  package mutating func add(_ id: UInt32, _ floats: [Float]) {
    add(id, elementSize: 4, littleEndianBytes(of: floats))
  }

  private mutating func add(_ id: UInt32, elementSize: UInt32, _ bytes: [UInt8]) {
    precondition(!sections.contains { $0.id == id }, "section \(id) is there already")
    sections.append(Section(id: id, elementSize: elementSize, bytes: bytes))
  }

  /// The file's bytes: the same sections give the same bytes. Cost: O(bytes).
  package func file(_ kind: SectionFileKind, _ header: SectionFileHeader) -> [UInt8] {
    var table: [UInt8] = []
    var end = SectionFileLayout.headerSize + sections.count * SectionFileLayout.entrySize
    for section in sections {
      table.append(littleEndian: section.id)
      table.append(littleEndian: section.elementSize)
      table.append(littleEndian: UInt64(end))
      table.append(littleEndian: UInt64(section.bytes.count) / UInt64(section.elementSize))
      table.append(littleEndian: checksum(section.bytes[...]))
      table.append(littleEndian: UInt32(0))
      end = SectionFileLayout.paddedEnd(end + section.bytes.count)
    }
    var file = kind.magic
    file.reserveCapacity(end)
    file.append(littleEndian: kind.version)
    file.append(littleEndian: UInt32(sections.count))
    file.append(littleEndian: UInt64(end))
    file.append(littleEndian: header.generation)
    file.append(littleEndian: header.fingerprint)
    file.append(littleEndian: header.rows)
    file.append(littleEndian: header.terms)
    file.append(littleEndian: checksum(table[...]))
    file.append(littleEndian: checksum(file[...]))
    file += table
    for section in sections {
      file += section.bytes
      let padding = SectionFileLayout.paddedEnd(file.count) - file.count
      file += repeatElement(0, count: padding)
    }
    return file
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
