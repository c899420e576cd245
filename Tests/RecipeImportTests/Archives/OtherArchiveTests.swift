import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("packed files of kinds that are not read")
struct OtherArchiveTests {
  private static let tar = SampleArchives.tar([
    .init(name: "soup.json", content: Array(#"{"name":"Soup","ingredients":["1 leek"]}"#.utf8))
  ])

  private func failure(_ bytes: [UInt8], format: RecipeFormat? = nil) throws -> String? {
    let reader = try sampleReader()
    do throws(ImportError) {
      _ = try reader.read(contentsOf: bytes, file: "a", format: format)
      return nil
    } catch {
      return error.description
    }
  }

  private func refusal(of kind: String, file: String = "a") -> String {
    "\(file): this is \(kind), but only zip and gzip archives can be read; "
      + "unpack it and import the files"
  }

  @Test("each is refused by its name, and so is one inside an archive or in gzip")
  func kinds() throws {
    let kinds: [(String, [UInt8])] = [
      ("a tar archive", Self.tar), ("a 7z archive", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4]),
      ("a RAR archive", Array("Rar!\u{1A}\u{7}\u{0}".utf8)),
      ("an xz file", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0]),
      ("a bzip2 file", Array("BZh9".utf8) + [0x31, 0x41, 0x59, 0x26, 0x53, 0x59, 1]),
      ("a Zstandard file", [0x28, 0xB5, 0x2F, 0xFD, 1]),
    ]
    for (name, bytes) in kinds {
      #expect(try failure(bytes) == refusal(of: name))
      #expect(try failure(bytes, format: .csv) == refusal(of: name))
      #expect(try failure(SampleArchives.gzip(bytes)) == refusal(of: name))
      let zip = SampleArchives.zip([.init(name: "b.txt", content: bytes)])
      #expect(try failure(zip) == refusal(of: name, file: "a/b.txt"))
    }
  }

  @Test("a long one is refused at its start, before any of it is read as text")
  func long() throws {
    let many = SampleArchives.tar(
      (0..<2_000).map { .init(name: "\($0).json", content: Array(repeating: 0x61, count: 600)) }
    )
    #expect(try failure(many) == refusal(of: "a tar archive"))
    let reader = try sampleReader()
    #expect(throws: ImportError(.otherArchive("a tar archive"), file: "a")) {
      _ = try reader.stream(file: "a", bytes: many.count) { Array(many[$0...].prefix($1)) }
    }
  }

  @Test("a text that looks a little like one is read, and a tar with a changed byte is no tar")
  func others() throws {
    #expect(OtherArchive.name(of: "BZh9 soup\n\n1 leek\n1 carrot\n".utf8) == nil)
    #expect(OtherArchive.name(of: Array(repeating: 0x20, count: 600)) == nil)
    #expect(OtherArchive.name(of: []) == nil)
    for offset in [0, 100, 150, 257, 511] {
      var changed = Self.tar
      changed[offset] ^= 1
      #expect(OtherArchive.name(of: changed) == nil, "\(offset)")
    }
    #expect(ArchivedFile.otherKind(of: SampleArchives.gzip([])) == "a gzip file")
  }
}
