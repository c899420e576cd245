import Foundation
import Testing

@testable import RecipeMatching

@Suite("Index files on disk")
final class SystemFileTests {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "RecipeMatchingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path(percentEncoded: false)
  }

  deinit {
    // A folder left behind is no reason to fail the test that used it.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  private func refusal(_ path: String) -> IndexError? {
    do {
      _ = try CatalogueIndex(opening: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("an index is saved and opened again")
  func saveAndOpen() throws {
    let index = try sampleWorld().index
    let path = "\(folder)/catalogue.index"
    try index.save(to: path)
    #expect(try CatalogueIndex(opening: path) == index)
    #expect(try names == ["catalogue.index"])
  }

  @Test("an absent file is absent, also when its folder is")
  func absent() {
    for path in ["\(folder)/none", "\(folder)/none/none"] {
      #expect(refusal(path) == IndexError(.absent, file: path))
    }
  }

  @Test("a folder is not an index")
  func isFolder() {
    #expect(
      refusal(folder) == IndexError(.corrupt("it is not a regular file"), file: folder)
    )
  }

  @Test("a pipe is not an index, and is not waited for", .timeLimit(.minutes(1)))
  func pipe() {
    let path = "\(folder)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(refusal(path) == IndexError(.corrupt("it is not a regular file"), file: path))
  }

  @Test("what the system refuses carries the system's reason")
  func refused() throws {
    let file = "\(folder)/file"
    try replaceFile(at: file, with: [1])
    #expect(
      refusal("\(file)/below")
        == IndexError(.system(code: ENOTDIR, operation: "open it"), file: "\(file)/below")
    )
    let loop = "\(folder)/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    #expect(refusal(loop) == IndexError(.system(code: ELOOP, operation: "open it"), file: loop))
  }

  @Test(
    "a file without the right to read it says so",
    .enabled(if: geteuid() != 0, "root may read all")
  )
  func unreadable() throws {
    let path = "\(folder)/file"
    try replaceFile(at: path, with: [1])
    #expect(chmod(path, 0) == 0)
    #expect(refusal(path) == IndexError(.system(code: EACCES, operation: "open it"), file: path))
  }

  @Test("an empty file is damaged")
  func emptyFile() throws {
    let path = "\(folder)/empty"
    try replaceFile(at: path, with: [])
    #expect(try readWholeFile(path) == [])
    #expect(
      refusal(path) == IndexError(.corrupt("it does not begin like an index"), file: path)
    )
  }

  @Test("a file larger than any index is refused before it is read")
  func tooLarge() throws {
    let path = "\(folder)/huge"
    try replaceFile(at: path, with: [])
    let size = off_t(IndexFormat.largestFile) + 1
    #expect(truncate(path, size) == 0)
    #expect(
      refusal(path) == IndexError(.corrupt("\(size) bytes; no index has that many"), file: path)
    )
  }

  @Test("replacing a file leaves the new bytes and no temporary")
  func replace() throws {
    let path = "\(folder)/file"
    for bytes in [[1, 2, 3], [], [UInt8](repeating: 9, count: 100_000)] as [[UInt8]] {
      try replaceFile(at: path, with: bytes)
      #expect(try readWholeFile(path) == bytes)
      #expect(try names == ["file"])
    }
  }

  @Test("a reader that has the old file open keeps it whole")
  func oldStaysWhole() throws {
    let path = "\(folder)/file"
    try replaceFile(at: path, with: [1, 2, 3])
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try replaceFile(at: path, with: [4])
    #expect(try reader.readToEnd() == Data([1, 2, 3]))
    #expect(try readWholeFile(path) == [4])
  }

  @Test("whoever opens a file while it is replaced sees the old one or the new one")
  func atomic() async throws {
    let path = "\(folder)/file"
    let versions = (UInt8(0)..<2).map { [UInt8](repeating: $0, count: 50_000) }
    try replaceFile(at: path, with: versions[0])
    let writer = Task.detached {
      for round in 1...40 { try replaceFile(at: path, with: versions[round % 2]) }
    }
    for _ in 0..<200 { #expect(versions.contains(try readWholeFile(path))) }
    try await writer.value
    #expect(try names == ["file"])
  }

  @Test("a failed replacement leaves the old thing and no temporary")
  func failedReplacement() throws {
    let path = "\(folder)/target"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: IndexError(.system(code: EISDIR, operation: "replace it"), file: path)) {
      try replaceFile(at: path, with: [1])
    }
    #expect(try names == ["target"])
    let nowhere = "\(folder)/none/file"
    #expect(throws: IndexError(.system(code: ENOENT, operation: "write it"), file: nowhere)) {
      try replaceFile(at: nowhere, with: [1])
    }
    #expect(throws: IndexError(.system(code: ENOENT, operation: "open its folder"), file: nowhere))
    {
      try flushFolder(of: nowhere)
    }
  }
}
