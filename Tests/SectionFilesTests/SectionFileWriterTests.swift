import SectionFiles
import TestSupport
import Testing

@Suite("Writing a section file")
struct SectionFileWriterTests {
  @Test("the layout, byte for byte")
  func layout() {
    var writer = SectionFileWriter()
    writer.add(3, [0x01, 0x02, 0x03] as [UInt8])
    writer.add(258, [0x0102_0304, 5] as [UInt32])
    writer.add(4, [1.5, -2] as [Float])
    let kind = SectionFileKind(
      magic: Array("WCIMTRY\n".utf8),
      version: 0x0A0B,
      title: "spice rack"
    )
    let file = writer.file(
      kind,
      SectionFileHeader(generation: 0x11, fingerprint: 0x2233, rows: 0x44, terms: 0x55)
    )
    func sum(_ bytes: [UInt8]) -> [UInt8] {
      let sum = SectionImage.checksum(bytes[...])
      return (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    }
    let sections: [[UInt8]] = [
      [1, 2, 3], [4, 3, 2, 1, 5, 0, 0, 0], [0, 0, 0xC0, 0x3F, 0, 0, 0, 0xC0],
    ]
    let zeros = [UInt8](repeating: 0, count: 8)
    let table: [UInt8] =
      [3, 0, 0, 0, 1, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]
      + sum(sections[0]) + zeros[..<4]
      + [2, 1, 0, 0, 4, 0, 0, 0, 168, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
      + sum(sections[1]) + zeros[..<4]
      + [4, 0, 0, 0, 4, 0, 0, 0, 176, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
      + sum(sections[2]) + zeros[..<4]
    let header: [UInt8] =
      Array("WCIMTRY\n".utf8) + [0x0B, 0x0A, 0, 0, 3, 0, 0, 0, 184, 0, 0, 0, 0, 0, 0, 0]
      + [0x11, 0, 0, 0, 0, 0, 0, 0, 0x33, 0x22, 0, 0, 0, 0, 0, 0]
      + [0x44, 0, 0, 0, 0, 0, 0, 0, 0x55, 0, 0, 0, 0, 0, 0, 0] + sum(table)
    #expect(Array(file[..<64]) == header + sum(header))
    #expect(Array(file[64..<160]) == table)
    #expect(Array(file[160...]) == sections[0] + zeros[..<5] + sections[1] + sections[2])
  }

  @Test("what is written is read, section by section")
  func roundTrip() throws {
    let reader = try sampleFile().reader()
    #expect(
      reader.header
        == SectionFileHeader(generation: 5, fingerprint: .max, rows: 3, terms: 1 << 40)
    )
    #expect(reader.rows == 3)
    #expect(reader.terms == 1 << 40)
    #expect(try reader.numbers(4) == [1, 2, 3, 4, 5])
    #expect(Array(try reader.bytes(1)) == Array("salt".utf8))
    #expect(try reader.numbers(9) == [])
    #expect(try reader.floats(300) == [1, -0.5, .leastNonzeroMagnitude])
    #expect(try reader.flags(2) == [true, false, true])
  }

  @Test("numbers of every size come back bit for bit", arguments: SeededGenerator.seeds(20))
  func bits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let numbers = (0..<50).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    let floats = numbers.map(Float.init(bitPattern:)).filter(\.isFinite)
    var writer = SectionFileWriter()
    writer.add(1, numbers)
    writer.add(2, floats)
    let header = SectionFileHeader(generation: 0, fingerprint: 0, rows: 0, terms: 0)
    let image = SectionImage(bytes: writer.file(.sample, header))
    #expect(Array(try image.reader().numbers(1)) == numbers)
    #expect(try image.reader().floats(2).map(\.bitPattern) == floats.map(\.bitPattern))
  }

  @Test("the same sections give the same bytes; a file without any is a header")
  func stable() {
    #expect(sampleFile().bytes == sampleFile().bytes)
    let header = SectionFileHeader(generation: 0, fingerprint: 0, rows: 0, terms: 0)
    let empty = SectionImage(bytes: SectionFileWriter().file(.sample, header))
    #expect(empty.bytes.count == 64)
    #expect(empty.refusal == nil)
  }
}
