import TestSupport
import Testing

@testable import RecipeFetch

struct ReplyReaderTests {
  /// Takes lines until one is refused; says how many were taken.
  private func take(_ lines: [String], into reader: inout ReplyReader) -> Int {
    lines.prefix { reader.takeHeader(Array(($0 + "\r\n").utf8)) }.count
  }

  private func takeBody(_ bytes: [UInt8], into reader: inout ReplyReader) -> Bool {
    bytes.withUnsafeBufferPointer { reader.takeBody($0) }
  }

  @Test("a reply is its status, its headers in order, and its content")
  func success() {
    var reader = ReplyReader(content: .json, limits: .standard)
    let head = ["HTTP/1.1 200 OK", "B: 1", "a:  x y \t", "b: 2", "empty:", ""]
    #expect(take(head, into: &reader) == head.count)
    #expect(takeBody(Array("ab".utf8), into: &reader))
    #expect(takeBody(Array("c".utf8), into: &reader))
    #expect(take(["trailer: 1", "HTTP/1.1 500 No", ""], into: &reader) == 3)
    let reply = reader.reply()
    #expect(reply.status == 200)
    #expect(reply.headers.map(\.name) == ["b", "a", "b", "empty"])
    #expect(reply.headers.map(\.value) == ["1", "x y", "2", ""])
    #expect(reply.header("B") == "1")
    #expect(reply.body == Array("abc".utf8))
  }

  @Test("heads before the last are dropped, and a change of protocol is none")
  func interim() {
    var reader = ReplyReader(content: .json, limits: .standard)
    let heads = ["HTTP/1.1 103 Early", "Link: a", "", "HTTP/1.1 200 OK", "b: 1", ""]
    #expect(take(heads, into: &reader) == heads.count)
    #expect(reader.reply().headers.map(\.name) == ["b"])
    var changing = ReplyReader(content: .json, limits: .standard)
    #expect(take(["HTTP/1.1 101 Switching", "upgrade: x", ""], into: &changing) == 2)
    #expect(changing.failure == .malformedReply(detail: "it has no usable status"))
  }

  @Test("the content of a failure or a redirect is not read")
  func otherStatus() {
    for status in [302, 404, 500, 999] {
      var reader = ReplyReader(content: .json, limits: .standard)
      #expect(take(["HTTP/2 \(status)", "content-length: 999999999", ""], into: &reader) == 2)
      #expect(reader.failure == nil && reader.hasHead && !reader.isSuccess)
      #expect(reader.reply().status == status)
    }
  }

  @Test("headers have limits in bytes and in number, over all heads")
  func headerLimits() {
    var limits = FetchLimits()
    limits.headerFields = 3
    var many = ReplyReader(content: .json, limits: limits)
    #expect(
      take(["HTTP/1.1 100 Go", "a: 1", "b: 2", "", "HTTP/1.1 200 OK", "c: 3", "d: 4"], into: &many)
        == 6
    )
    #expect(many.failure == .malformedReply(detail: "it has more than 3 headers"))
    limits.headerBytes = 40
    var long = ReplyReader(content: .json, limits: limits)
    // 17 + 23 bytes are 40.
    #expect(take(["HTTP/1.1 200 OK", "a: 345678901234567890", ""], into: &long) == 2)
    #expect(long.failure == .malformedReply(detail: "its headers take more than 40 bytes"))
  }

  @Test("a head that cannot be read is refused")
  func malformed() {
    let bad = [
      ["HTTP/1.1"], ["HTTP/1.1 2000 OK"], ["HTTP/1.1 20 OK"], ["HTTP/1.1 abc"], ["HTTP/1.1 099 A"],
      ["HTTP/1.1 200 OK", "no colon"], ["HTTP/1.1 200 OK", ": no name"],
      ["HTTP/1.1 200 OK", "a b: c"], ["HTTP/1.1 200 OK", "a: b", " folded"],
      ["HTTP/1.1 200 OK", "a: b\0c"], ["HTTP/1.1 200 OK", "a: b\rc: d"], [""], ["a: b", ""],
    ]
    for lines in bad {
      var reader = ReplyReader(content: .json, limits: .standard)
      #expect(take(lines, into: &reader) == lines.count - 1, "\(lines)")
      #expect(reader.failure != nil)
    }
  }

  @Test("what exceeds the limit of the content is refused, and nothing of it is kept")
  func bodyLimit() {
    var limits = FetchLimits()
    limits.bodyBytes = 5
    var reader = ReplyReader(content: .json, limits: limits)
    #expect(take(["HTTP/1.1 200 OK", ""], into: &reader) == 2)
    #expect(takeBody([1, 2, 3, 4, 5], into: &reader))
    #expect(takeBody([], into: &reader))
    #expect(!takeBody([6], into: &reader))
    #expect(reader.failure == .tooLarge(allowed: 5))
    #expect(reader.body == [])
    #expect(!takeBody([], into: &reader))
  }

  @Test("content is counted as it is sent, compressed or not, and exactly")
  func sentLimit() {
    var limits = FetchLimits()
    limits.sentBytes = KnownStream.gzip.bytes.count
    for coding in [[], ["content-encoding: gzip"]] {
      let head = ["HTTP/1.1 200 OK"] + coding + [""]
      var reader = ReplyReader(content: .json, limits: limits)
      #expect(take(head, into: &reader) == head.count)
      for byte in KnownStream.gzip.bytes { #expect(takeBody([byte], into: &reader)) }
      #expect(reader.sentBytes == limits.sentBytes && reader.isWhole)
      #expect(!takeBody([0], into: &reader))
      #expect(reader.failure == .tooLarge(allowed: limits.sentBytes))
      #expect(reader.body == [])
    }
  }

  @Test("compressed content is as long as it unfolds to, and exactly")
  func unfoldedLimit() {
    let stream = KnownStream.gzip
    for allowed in [stream.content.count, stream.content.count - 1] {
      var limits = FetchLimits()
      limits.bodyBytes = allowed
      var reader = ReplyReader(content: .json, limits: limits)
      #expect(take(["HTTP/1.1 200 OK", "content-encoding: gzip", ""], into: &reader) == 3)
      let isWithin = allowed == stream.content.count
      #expect(takeBody(stream.bytes, into: &reader) == isWithin)
      #expect(reader.failure == (isWithin ? nil : .tooLarge(allowed: allowed)))
      #expect(reader.body == (isWithin ? stream.content : []))
    }
  }

  @Test("compressed content that breaks off or goes on is none, and no bytes are empty content")
  func decoding() {
    let head = ["HTTP/1.1 204 No", "content-encoding: deflate", ""]
    let stream = KnownStream.zlib.bytes
    for count in 0...stream.count {
      var reader = ReplyReader(content: .json, limits: .standard)
      #expect(take(head, into: &reader) == 3)
      #expect(takeBody(Array(stream[..<count]), into: &reader))
      #expect(reader.isWhole == (count == 0 || count == stream.count), "\(count)")
    }
    var reader = ReplyReader(content: .json, limits: .standard)
    #expect(take(head, into: &reader) == 3)
    #expect(!takeBody(stream + [0], into: &reader))
    #expect(reader.failure == .badEncoding)
    #expect(reader.body == [])
  }

  @Test("without zlib compressed content is refused by its head, and plain content is read")
  func withoutZlib() {
    var compressed = ReplyReader(content: .json, limits: .standard, zlib: nil)
    #expect(take(["HTTP/1.1 200 OK", "content-encoding: gzip", ""], into: &compressed) == 2)
    #expect(compressed.failure == .badEncoding)
    var plain = ReplyReader(content: .json, limits: .standard, zlib: nil)
    #expect(take(["HTTP/1.1 200 OK", "content-encoding: identity", ""], into: &plain) == 3)
    #expect(takeBody([1], into: &plain) && plain.isWhole)
    #expect(ZlibLibrary(at: "libabsent.so.1") == nil)
  }

  @Test(
    "any bytes are taken or refused without a trap",
    arguments: SeededGenerator.seeds(3, full: 500)
  )
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "HTTP/", "1.1 ", "200", " ", ":", "\r", "\n", "a", "\0", ",", "content-length", "é",
    ]
    var unexplained: [String] = []
    for _ in 0..<200 {
      var reader = ReplyReader(content: .json, limits: .standard)
      for _ in 0..<6 {
        let count = Int.random(in: 0...6, using: &generator)
        let line = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
        let wasTaken = reader.takeHeader(Array(line.utf8))
        if !wasTaken && reader.failure == nil && !reader.hasHead { unexplained.append(line) }
      }
    }
    #expect(unexplained == [])
  }
}
