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
  }

  private var header: [UInt8]
  private var sections: [Section]

  /// - Parameter image: A whole file.
  init(of image: SectionImage) {
    header = Array(image.bytes[..<SectionImage.headerSize])
    sections = image.entries.map { entry in
      Section(
        id: image.number(at: entry),
        elementSize: Int(image.number(at: entry + 4)),
        bytes: Array(image.bytes[image.content(of: entry)])
      )
    }
  }

  /// Makes the changes that an input says, eight bytes each: a section, what to do, an element (two
  /// bytes), a value (four bytes).
  mutating func edit(by input: [UInt8]) {
    for start in stride(from: 0, to: input.count - input.count % 8, by: 8) {
      let number = Self.number(input[(start + 4)..<(start + 8)])
      edit(
        Int(input[start]) % sections.count,
        input[start + 1],
        at: Int(input[start + 2]) << 8 | Int(input[start + 3]),
        to: number
      )
    }
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

  /// The file.
  var bytes: [UInt8] {
    var file = header
    var end = SectionImage.headerSize + sections.count * SectionImage.entrySize
    for section in sections {
      file += Self.bytes(section.id) + Self.bytes(UInt32(section.elementSize))
      file += Self.bytes(UInt32(end)) + Self.bytes(0)
      file += Self.bytes(UInt32(section.bytes.count / section.elementSize)) + Self.bytes(0)
      file += Self.bytes(SectionImage.checksum(section.bytes[...])) + Self.bytes(0)
      end = Self.padded(end + section.bytes.count)
    }
    for section in sections {
      file += section.bytes
      file += repeatElement(0, count: Self.padded(file.count) - file.count)
    }
    var image = SectionImage(bytes: file)
    image.set(UInt32(file.count), at: 16)
    image.patchChecksums()
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
