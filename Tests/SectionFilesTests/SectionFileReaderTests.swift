import SectionFiles
import TestSupport
import Testing

@Suite("A damaged section file")
struct SectionFileReaderTests {
  let image = sampleFile()

  @Test(
    "a flip of any one bit is noticed, wherever it is",
    arguments: 0..<8
  )
  func bitFlips(bit: Int) {
    for position in image.bytes.indices {
      var damaged = image
      damaged.bytes[position] ^= 1 << UInt8(bit)
      #expect(damaged.refusal != nil, "byte \(position)")
    }
  }

  @Test("a file cut short at any length is damaged")
  func truncation() {
    for length in image.bytes.indices {
      let refusal = SectionImage(bytes: Array(image.bytes[..<length])).refusal
      #expect(refusal?.isCorrupt == true, "\(length) bytes")
    }
  }

  @Test(
    "a longer file is damaged, whether zeros or its own bytes follow",
    arguments: [1, 7, 8, 4_096]
  )
  func extended(count: Int) {
    for tail in [[UInt8](repeating: 0, count: count), Array(image.bytes.prefix(count))] {
      #expect(SectionImage(bytes: image.bytes + tail).refusal?.isCorrupt == true)
    }
  }

  @Test("a longer file is damaged even when its header knows the length")
  func extendedKnowingly() {
    var longer = image
    longer.bytes += [UInt8](repeating: 0, count: 8)
    longer.set(UInt32(longer.bytes.count), at: 16)
    longer.patchChecksums()
    #expect(longer.refusal == .corrupt("there are bytes after the last section"))
  }

  @Test("a block of zeros anywhere is noticed, unless zeros were there", arguments: [4, 16, 64])
  func zeroed(size: Int) {
    for start in stride(from: 0, to: image.bytes.count, by: size) {
      var damaged = image
      for position in start..<min(start + size, image.bytes.count) { damaged.bytes[position] = 0 }
      #expect((damaged.refusal == nil) == (damaged.bytes == image.bytes), "from \(start)")
    }
  }

  @Test("a file that does not begin with the magic of its kind is none")
  func magic() {
    let begin = IndexError.Reason.corrupt("its beginning is wrong")
    #expect(SectionImage(bytes: []).refusal == begin)
    #expect(SectionImage(bytes: Array("SQLite format 3\u{0}".utf8)).refusal == begin)
    #expect(SectionImage(bytes: Array(repeating: 0, count: 4_096)).refusal == begin)
    #expect(SectionImage(bytes: SectionFileKind.sample.magic).refusal == begin)
    var other = image
    other.bytes[7] = UInt8(ascii: "\r")
    other.patchHeader()
    #expect(other.refusal == begin)
  }

  @Test("a file of another kind is refused, whatever it holds")
  func otherKind() {
    let other = SectionFileKind(
      magic: Array("WCIMXXX\n".utf8),
      version: SectionFileKind.sample.version,
      title: "drawer"
    )
    let error = refusal { () throws(IndexError) in
      try SectionFileReader(bytes: image.bytes, kind: other, file: "x")
    }
    #expect(error == IndexError(.corrupt("its beginning is wrong"), file: "x", kind: other))
  }

  @Test("an older and a newer version are told apart from damage")
  func versions() {
    for (version, reason) in [
      (0, IndexError.Reason.tooOld(found: 0, expected: 7)),
      (6, .tooOld(found: 6, expected: 7)),
      (8, .tooNew(found: 8, expected: 7)),
      (.max, .tooNew(found: .max, expected: 7)),
    ] as [(UInt32, IndexError.Reason)] {
      var other = image
      other.set(version, at: 8)
      // Another version may have another header, so its checksum says nothing.
      #expect(other.refusal == reason)
      other.patchHeader()
      #expect(other.refusal == reason)
    }
  }

  @Test("bytes between the sections are zero")
  func padding() {
    var found = 0
    let contents = image.entries.map(image.content)
    let ends = contents.dropFirst().map(\.lowerBound) + [image.bytes.count]
    for (content, end) in zip(contents, ends) {
      for position in content.upperBound..<end {
        var damaged = image
        damaged.bytes[position] = 1
        #expect(damaged.refusal == .corrupt("the bytes between sections are not zero"))
        found += 1
      }
    }
    #expect(found == 4 + 4 + 4 + 5)
  }

  @Test("no section may stand twice, nor anywhere but in its place")
  func misplaced() {
    let second = image.entries[1]
    for (field, value) in [(0, 4), (8, 8), (8, .max), (12, 1), (4, 3), (16, .max), (20, .max)]
      as [(Int, UInt32)]
    {
      var damaged = image
      damaged.set(value, at: second + field)
      // The content of such a section need not lie in the file, so its checksum is left alone.
      damaged.patchTable()
      let id: UInt32 = field == 0 ? value : 1
      #expect(damaged.refusal == .corrupt("section \(id) lies outside the file"), "\(field)")
    }
  }

  @Test("a table that is longer than the file is refused")
  func longTable() {
    for count in [image.entries.count * 100, Int(UInt32.max)] {
      var damaged = image
      damaged.set(UInt32(count), at: 12)
      damaged.patchHeader()
      #expect(damaged.refusal == .corrupt("the section table is cut short"))
    }
  }

  @Test("counts that no array has are refused", arguments: [44, 52])
  func counts(position: Int) {
    var damaged = image
    damaged.set(0x8000_0000, at: position)
    damaged.patchHeader()
    #expect(damaged.refusal == .corrupt("the header's counts are out of range"))
  }
}

extension SectionImage {
  fileprivate mutating func patchTable() {
    let tableEnd = Self.headerSize + entries.count * Self.entrySize
    set(Self.checksum(bytes[Self.headerSize..<tableEnd]), at: 56)
    patchHeader()
  }
}
