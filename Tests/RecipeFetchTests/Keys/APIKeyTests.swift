import Foundation
import RecipeFetch
import TestSupport
import Testing

struct APIKeyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ content: String, mode: Int = 0o600) throws -> String {
    let path = folder.path + "/key"
    try writeBytes(Array(content.utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  private func reason(_ path: String) -> APIKeyError.Reason? {
    do throws(APIKeyError) {
      _ = try APIKey(file: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("a key file holds one line")
  func lines() throws {
    let key = try #require(APIKey("sesame-4711"))
    for text in ["sesame-4711", "sesame-4711\n", "sesame-4711\r\n"] {
      #expect(try APIKey(file: file(text)) == key)
    }
    let wrong = [
      "", "\n", "a b", " a", "a\nb\n", "a\n\n", "a\tb", "bücher", "a\0b",
      String(repeating: "a", count: 201), "\u{FEFF}a",
    ]
    for text in wrong {
      #expect(try reason(file(text)) == .notAKey, "\(text.debugDescription)")
    }
    #expect(try reason(file(String(repeating: "a", count: 200))) == nil)
    #expect(
      try reason(file(String(repeating: "a", count: 1_025))) == .tooLarge(allowed: 1_024)
    )
  }

  @Test("nobody else may read or change a key file")
  func permissions() throws {
    for mode in [0o600, 0o400, 0o700] {
      #expect(try reason(file("sesame", mode: mode)) == nil)
    }
    for mode in [0o640, 0o604, 0o644, 0o620, 0o602, 0o610, 0o601, 0o777] {
      #expect(try reason(file("sesame", mode: mode)) == .openToOthers)
    }
  }

  @Test("what is no file is none")
  func kinds() throws {
    #expect(reason(folder.path) == .notAFile)
    #expect(reason(folder.path + "/absent") == .missingFile)
    #expect(reason(folder.path + "/absent\0/etc/passwd") == .missingFile)
    #expect(reason("") == .missingFile)
    #expect(reason("/dev/null") == .notAFile)
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(reason(pipe) == .notAFile)
  }

  @Test("an error names the file and the remedy, not the key")
  func errors() throws {
    let path = try file("sesame 4711")
    #expect(
      APIKeyError(.openToOthers, at: path).description
        == "\(path): other users can read or change it; run: chmod 600 '\(path)'"
    )
    #expect {
      _ = try APIKey(file: path)
    } throws: { error in
      !"\(error)".contains("sesame") && "\(error)".hasPrefix(path)
    }
  }
}
