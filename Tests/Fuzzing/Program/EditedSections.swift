import TestSupport

/// A section file taken apart, to be changed section by section and put together with all of its
/// checksums right.
///
/// Bytes changed at random in the file itself hardly ever get past the checksums and positions; this
/// way nearly all inputs reach the checks of what the sections mean.
struct EditedSections {
  private struct Section {
    var id: UInt32
    var elementSize: Int
    var bytes: [UInt8]
    var checksum: UInt32
  }

  private var header: [UInt8]
  private var sections: [Section]

  /// - Parameter file: A whole file.
  init(of file: [UInt8]) {
    let image = SectionImage(bytes: file)
    header = Array(file[..<SectionImage.headerSize])
    sections = image.entries.map { entry in
      Section(
        id: image.number(at: entry),
        elementSize: Int(image.number(at: entry + 4)),
        bytes: Array(file[image.content(of: entry)]),
        checksum: image.number(at: entry + 24)
      )
    }
  }

  /// Inputs for ``edit(by:)`` that leave no section alone: none at all, and for each section its first
  /// element set to nothing and to the most, its elements one more and one less.
  var samples: [[UInt8]] {
    let edits: [(change: UInt8, value: UInt8)] = [(0, 0), (0, 0xFF), (6, 1), (5, 0)]
    return [[]]
      + sections.indices.flatMap { section in
        edits.map { edit in
          [UInt8(section), edit.change, 0, 0] + repeatElement(edit.value, count: 4)
        }
      }
  }

  /// Makes the changes that an input says, eight bytes each: a section, what to do, an element (two
  /// bytes), a value (four bytes).
  private mutating func edit(by input: [UInt8]) {
    for start in stride(from: 0, to: input.count - input.count % 8, by: 8) {
      let number = Self.number(input[(start + 4)..<(start + 8)])
      let section = Int(input[start]) % sections.count
      edit(
        section,
        input[start + 1],
        at: Int(input[start + 2]) << 8 | Int(input[start + 3]),
        to: number
      )
      sections[section].checksum = SectionImage.checksum(sections[section].bytes[...])
    }
  }

  /// The file with the changes that an input says.
  func edited(by input: [UInt8]) -> [UInt8] {
    var copy = self
    copy.edit(by: input)
    return copy.bytes
  }

  private mutating func edit(_ section: Int, _ change: UInt8, at element: Int, to value: UInt32) {
    let size = sections[section].elementSize
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
    let count = sections[section].bytes.count / size
    let start = count == 0 ? 0 : element % count * size
    switch change % 8 {
    case 0 where count > 0, 1 where count > 0, 2 where count > 0:
      sections[section].bytes.replaceSubrange(start..<start + size, with: bytes)
    case 3: sections[section].bytes.insert(contentsOf: bytes, at: start)
    case 4 where count > 0: sections[section].bytes.removeSubrange(start..<start + size)
    case 5 where count > 0: sections[section].bytes.removeLast(size)
    case 6: sections[section].bytes += bytes
    // The counts of rows and terms in the header.
    case 7:
      header.replaceSubrange(40 + element % 2 * 8..<44 + element % 2 * 8, with: Self.bytes(value))
    default: break
    }
  }

  private var bytes: [UInt8] {
    var table: [UInt8] = []
    var end = SectionImage.headerSize + sections.count * SectionImage.entrySize
    for section in sections {
      table += Self.bytes(section.id) + Self.bytes(UInt32(section.elementSize))
      table += Self.bytes(UInt32(end)) + Self.bytes(0)
      table += Self.bytes(UInt32(section.bytes.count / section.elementSize)) + Self.bytes(0)
      table += Self.bytes(section.checksum) + Self.bytes(0)
      end = Self.padded(end + section.bytes.count)
    }
    var file = header + table
    for section in sections {
      file += section.bytes
      file += repeatElement(0, count: Self.padded(file.count) - file.count)
    }
    var image = SectionImage(bytes: file)
    image.set(UInt32(file.count), at: 16)
    image.set(SectionImage.checksum(table[...]), at: 56)
    image.patchHeader()
    return image.bytes
  }

  private static func padded(_ end: Int) -> Int { (end + 7) / 8 * 8 }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
