import Foundation
import SectionFiles
import TestSupport
import Testing

@Suite("A file that is mapped")
struct MappedFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/file"
  }

  private func reader(
    _ checks: SectionFileReader.Checks
  ) throws(IndexError) -> SectionFileReader {
    let mapped = try MappedFile(path, kind: .sample)
    return try SectionFileReader(bytes: mapped.bytes, kind: .sample, file: path, checks: checks)
  }

  @Test(
    "holds the bytes of the file, also when it is empty",
    arguments: [0, 1, 4_095, 4_096, 9_999]
  )
  func bytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try writeBytes(bytes, to: path)
    #expect(Array(try MappedFile(path, kind: .sample).bytes) == bytes)
  }

  @Test("what is written section by section is what is written in one piece")
  func streamed() throws {
    var writer = SectionFileWriter()
    writer.add(1, Column<UInt16>([1, 2]).appending([3]))
    writer.add(2, [UInt64.max, 5])
    writer.add(3, Column<Int8>([-1, 1]).appending([-128]))
    writer.add(4, FlagColumn([true]).appending([false]))
    let header = SectionFileHeader(generation: 1, fingerprint: 2, rows: 3, terms: 4)
    let identity = try writer.save(to: path, .sample, header)
    #expect(try readBytes(path) == writer.file(.sample, header))
    #expect(identity == FileIdentity(of: path))
    for checks in [SectionFileReader.Checks.trusted, .verified] {
      let reader = try reader(checks)
      #expect(reader.header == header)
      #expect(try reader.column(1, of: UInt16.self, count: 3) == [1, 2, 3])
      #expect(try reader.column(2, of: UInt64.self) == [.max, 5])
      #expect(try reader.column(3, of: Int8.self) == [-1, 1, -128])
      #expect(try reader.flags(4, count: 2) == [true, false])
      #expect(throws: IndexError.self) { try reader.column(2, of: UInt32.self) }
      #expect(throws: IndexError.self) { try reader.column(1, of: UInt16.self, count: 4) }
    }
  }

  @Test("its columns outlive it, and the file's name")
  func lifetime() throws {
    try sampleFile().write(to: path)
    let numbers = try reader(.trusted).numbers(4)
    try sampleFile().changed(4, at: 0, to: 99).write(to: path)
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(try reader(.trusted).numbers(4) == [99, 2, 3, 4, 5])
    try removeItem(path)
    #expect(numbers == [1, 2, 3, 4, 5])
  }

  @Test("a flipped bit is seen, be the file trusted or verified")
  func trusted() throws {
    var damaged = sampleFile()
    damaged.bytes[damaged.content(of: damaged.entry(of: 4)).lowerBound] = 8
    try damaged.write(to: path)
    for checks in [SectionFileReader.Checks.trusted, .verified] {
      let error = refusal { () throws(IndexError) in try reader(checks) }
      #expect(error?.reason == .corrupt("the checksum of section 4 differs"))
    }
  }

  @Test("whatever header and table are, a trusted file is refused, or every section is in it")
  func trustedTables() throws {
    let image = sampleFile()
    for position in 0..<image.content(of: image.entries[0]).lowerBound {
      for bit in 0..<8 {
        var damaged = image
        damaged.bytes[position] ^= 1 << UInt8(bit)
        #expect(throws: IndexError.self, "byte \(position)") {
          try SectionFileReader(
            bytes: Column(damaged.bytes),
            kind: .sample,
            file: "memory",
            checks: .trusted
          )
        }
      }
    }
  }

  @Test("what is no file is refused as it is when it is read")
  func refused() throws {
    #expect(throws: IndexError(.absent, file: path, kind: .sample)) {
      try MappedFile(path, kind: .sample)
    }
    #expect(
      throws: IndexError(.corrupt("it is not a regular file"), file: folder.path, kind: .sample)
    ) {
      try MappedFile(folder.path, kind: .sample)
    }
  }
}

extension SectionImage {
  fileprivate func write(to path: String) throws {
    try replaceFile(at: path, with: bytes, kind: .sample)
  }
}
