import Foundation
import SectionFiles
import TestSupport
import Testing

@Suite("Which file this is, and in what state")
struct FileIdentityTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/file"
    try writeBytes([1, 2, 3], to: path)
  }

  private func identity() throws -> FileIdentity { try #require(FileIdentity(of: path)) }

  @Test("an untouched file keeps its identity, and its text is read as it")
  func same() throws {
    let first = try identity()
    _ = try readBytes(path)
    #expect(try identity() == first)
    #expect(FileIdentity(text: first.text) == first)
    #expect(try MappedFile(path, kind: .sample).identity == first)
  }

  enum Change: CaseIterable { case content, size, time, rights, copy, rename }

  @Test("whoever touches it makes another one of it", arguments: Change.allCases)
  func changed(_ change: Change) throws {
    let first = try identity()
    waitForNextTick()
    switch change {
    case .content:
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.write(contentsOf: Data([1, 2, 4]))
      try handle.close()
    case .size: #expect(truncate(path, 2) == 0)
    case .time:
      let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
      try FileManager.default.setAttributes(old, ofItemAtPath: path)
    case .rights: #expect(chmod(path, 0o600) == 0 && chmod(path, 0o644) == 0)
    case .copy:
      try FileManager.default.copyItem(atPath: path, toPath: path + "2")
      #expect(rename(path + "2", path) == 0)
    case .rename: #expect(rename(path, path + "2") == 0 && rename(path + "2", path) == 0)
    }
    #expect(try identity() != first)
  }

  @Test("only a file whose last touch is earlier is older")
  func older() throws {
    let early = try #require(FileIdentity(text: "1 2 3 400 500"))
    let late = try #require(FileIdentity(text: "1 9 3 100 501"))
    #expect(early.isOlder(than: late))
    #expect(!late.isOlder(than: early))
    #expect(!early.isOlder(than: early))
    // A content from the future says nothing about the past.
    let future = try #require(FileIdentity(text: "1 2 3 900 500"))
    #expect(!future.isOlder(than: late))
  }

  @Test(
    "any other text is none",
    arguments: [
      "", "1 2 3 4", "1 2 3 4 5 6", "1 2 3 4 x", "-1 2 3 4 5", "1  2 3 4 5", " 1 2 3 4 5",
    ]
  )
  func text(text: String) {
    #expect(FileIdentity(text: text) == nil)
  }

  @Test("what is not there has none")
  func absent() {
    #expect(FileIdentity(of: path + "2") == nil)
  }
}
