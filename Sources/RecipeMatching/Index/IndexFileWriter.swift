/// Lays out the sections of an index file.
struct IndexFileWriter {
  private struct Section {
    var id: SectionID
    var elementSize: UInt32
    var count: Int
    var bytes: [UInt8]
  }

  private var sections: [Section] = []

  mutating func add(_ id: SectionID, _ bytes: [UInt8]) {
    sections.append(Section(id: id, elementSize: 1, count: bytes.count, bytes: bytes))
  }

  mutating func add(_ id: SectionID, _ flags: [Bool]) {
    add(id, flags.map { $0 ? UInt8(1) : UInt8(0) })
  }

  mutating func add(_ id: SectionID, _ numbers: [UInt32]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 4)
    for number in numbers { bytes.append(littleEndian: number) }
    sections.append(Section(id: id, elementSize: 4, count: numbers.count, bytes: bytes))
  }

  /// The file's bytes: the same sections give the same bytes. Cost: O(bytes).
  func file(
    generation: UInt64,
    fingerprint: UInt64,
    dishes: Int,
    ingredients: Int
  ) -> [UInt8] {
    let start = IndexFormat.headerSize + sections.count * IndexFormat.entrySize
    var table: [UInt8] = []
    var body: [UInt8] = []
    for section in sections {
      table.append(littleEndian: section.id.rawValue)
      table.append(littleEndian: section.elementSize)
      table.append(littleEndian: UInt64(start + body.count))
      table.append(littleEndian: UInt64(section.count))
      table.append(littleEndian: checksum(section.bytes[...]))
      table.append(littleEndian: UInt32(0))
      body += section.bytes
      while body.count % 8 != 0 { body.append(0) }
    }
    var file = IndexFormat.magic
    file.append(littleEndian: IndexFormat.version)
    file.append(littleEndian: UInt32(sections.count))
    file.append(littleEndian: UInt64(start + body.count))
    file.append(littleEndian: generation)
    file.append(littleEndian: fingerprint)
    file.append(littleEndian: UInt64(dishes))
    file.append(littleEndian: UInt64(ingredients))
    file.append(littleEndian: checksum(table[...]))
    file.append(littleEndian: checksum(file[...]))
    return file + table + body
  }
}

extension [UInt8] {
  /// Adds a number, lowest byte first.
  mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
