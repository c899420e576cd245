import Foundation
import SectionFiles
import Testing

@Suite("Section files on disk")
final class SystemFileTests {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "SectionFilesTests-\(UUID().uuidString)")
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
    SectionFilesTests.refusal { () throws(IndexError) in try readWholeFile(path, kind: .sample) }
  }

  @Test("an absent file is absent, also when its folder is")
  func absent() {
    for path in ["\(folder)/none", "\(folder)/none/none"] {
      #expect(refusal(path) == IndexError(.absent, file: path, kind: .sample))
    }
  }

  @Test("a folder is not a file")
  func isFolder() {
    #expect(
      refusal(folder)
        == IndexError(.corrupt("it is not a regular file"), file: folder, kind: .sample)
    )
  }

  @Test("a pipe is not a file, and is not waited for", .timeLimit(.minutes(1)))
  func pipe() {
    let path = "\(folder)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      refusal(path) == IndexError(.corrupt("it is not a regular file"), file: path, kind: .sample)
    )
  }

  @Test("what the system refuses carries the system's reason")
  func refused() throws {
    let file = "\(folder)/file"
    try replaceFile(at: file, with: [1], kind: .sample)
    #expect(
      refusal("\(file)/below")
        == IndexError(
          .system(code: ENOTDIR, operation: "open it"),
          file: "\(file)/below",
          kind: .sample
        )
    )
    let loop = "\(folder)/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    #expect(
      refusal(loop)
        == IndexError(.system(code: ELOOP, operation: "open it"), file: loop, kind: .sample)
    )
  }

  @Test(
    "a file without the right to read it says so",
    .enabled(if: geteuid() != 0, "root may read all")
  )
  func unreadable() throws {
    let path = "\(folder)/file"
    try replaceFile(at: path, with: [1], kind: .sample)
    #expect(chmod(path, 0) == 0)
    #expect(
      refusal(path)
        == IndexError(.system(code: EACCES, operation: "open it"), file: path, kind: .sample)
    )
  }

  @Test("a file larger than any of its kind is refused before it is read, and not written")
  func tooLarge() throws {
    let path = "\(folder)/huge"
    let largest = [UInt8](repeating: 1, count: 100_000)
    try replaceFile(at: path, with: largest, kind: .sample)
    #expect(try readWholeFile(path, kind: .sample) == largest)
    #expect(throws: IndexError(.tooLarge("100001 bytes"), file: path, kind: .sample)) {
      try replaceFile(at: path, with: largest + [1], kind: .sample)
    }
    #expect(try readWholeFile(path, kind: .sample) == largest)
    #expect(try names == ["huge"])
    #expect(truncate(path, 100_001) == 0)
    #expect(
      refusal(path)
        == IndexError(.corrupt("its size of 100001 bytes is impossible"), file: path, kind: .sample)
    )
  }

  @Test("removing a file is content when there is none, and says what stands in the way")
  func remove() throws {
    let path = "\(folder)/file"
    try replaceFile(at: path, with: [1], kind: .sample)
    try removeFile(at: path, kind: .sample)
    #expect(try names == [])
    try removeFile(at: path, kind: .sample)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = SectionFilesTests.refusal { () throws(IndexError) in
      try removeFile(at: path, kind: .sample)
    }
    #expect(
      error == IndexError(.system(code: EISDIR, operation: "remove it"), file: path, kind: .sample)
    )
  }

  @Test("replacing a file leaves the new bytes and no temporary")
  func replace() throws {
    let path = "\(folder)/file"
    for bytes in [[1, 2, 3], [], [UInt8](repeating: 9, count: 100_000)] as [[UInt8]] {
      try replaceFile(at: path, with: bytes, kind: .sample)
      #expect(try readWholeFile(path, kind: .sample) == bytes)
      #expect(try names == ["file"])
    }
  }

  @Test("a reader that has the old file open keeps it whole")
  func oldStaysWhole() throws {
    let path = "\(folder)/file"
    try replaceFile(at: path, with: [1, 2, 3], kind: .sample)
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try replaceFile(at: path, with: [4], kind: .sample)
    #expect(try reader.readToEnd() == Data([1, 2, 3]))
    #expect(try readWholeFile(path, kind: .sample) == [4])
  }

  @Test("whoever opens a file while it is replaced sees the old one or the new one")
  func atomic() async throws {
    let path = "\(folder)/file"
    let versions = (UInt8(0)..<2).map { [UInt8](repeating: $0, count: 50_000) }
    try replaceFile(at: path, with: versions[0], kind: .sample)
    let writer = Task.detached {
      for round in 1...40 { try replaceFile(at: path, with: versions[round % 2], kind: .sample) }
    }
    for _ in 0..<200 { #expect(versions.contains(try readWholeFile(path, kind: .sample))) }
    try await writer.value
    #expect(try names == ["file"])
  }

  @Test("a failed replacement leaves the old thing and no temporary")
  func failedReplacement() throws {
    let path = "\(folder)/target"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(
      throws: IndexError(.system(code: EISDIR, operation: "replace it"), file: path, kind: .sample)
    ) {
      try replaceFile(at: path, with: [1], kind: .sample)
    }
    #expect(try names == ["target"])
    let nowhere = "\(folder)/none/file"
    #expect(
      throws: IndexError(.system(code: ENOENT, operation: "write it"), file: nowhere, kind: .sample)
    ) {
      try replaceFile(at: nowhere, with: [1], kind: .sample)
    }
    #expect(
      throws: IndexError(
        .system(code: ENOENT, operation: "open its folder"),
        file: nowhere,
        kind: .sample
      )
    ) {
      try flushFolder(of: nowhere, kind: .sample)
    }
  }
}
