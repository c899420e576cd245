import BenchmarkFiles
import Foundation
import Testing

@Suite("What is said of a file that cannot be used")
struct FileErrorTests {
  @Test("one line names the file, the line and the trouble, and each trouble has its exit code")
  func words() {
    let errors: [(FileError, String, Int32)] = [
      (FileError(file: "a", reason: .notThere), "a: there is no such file", 66),
      (FileError(file: "a", reason: .unreadable("no")), "a: cannot be read: no", 74),
      (.malformed("a", line: 7, "has 2 columns"), "a:7: has 2 columns", 65),
      (.malformed("a", "is short"), "a: is short", 65),
      (FileError(file: "a", reason: .notWritten("full")), "a: cannot be written: full", 73),
      (.malformed("a\nb", line: 1, "'\u{1B}[2J'"), "a\u{FFFD}b:1: '\u{FFFD}[2J'", 65),
    ]
    for (error, text, code) in errors {
      #expect(error.description == text)
      #expect(error.exitStatus == code)
    }
  }

  @Test("a missing file, a folder and a folder that cannot be made are told apart")
  func places() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"
    try makeFolder(folder + "/inner")
    defer { try? FileManager.default.removeItem(atPath: folder) }

    #expect(throws: FileError(file: folder + "/x", reason: .notThere)) {
      try readWholeFile(folder + "/x")
    }
    #expect(Self.exitStatus { try readWholeFile(folder) } == 74)

    var file = try OutputFile(folder + "/x")
    try file.write("ab")
    try file.write([99])
    try file.close()
    #expect(try readWholeFile(folder + "/x") == Array("abc".utf8))
    #expect(Self.exitStatus { try makeFolder(folder + "/x/y") } == 73)
    #expect(Self.exitStatus { _ = try OutputFile(folder + "/inner") } == 73)
  }

  static func exitStatus<Value>(_ work: () throws -> Value) -> Int32? {
    do {
      _ = try work()
      return nil
    } catch {
      return (error as? FileError)?.exitStatus
    }
  }
}
