import TestSupport
import Testing

@testable import WhatCanIMakeWeb

@Suite("Forms with a file, taken apart")
struct MultipartReaderTests {
  /// A part with its content.
  private struct SentPart: Equatable {
    var name: String
    var file: String?
    var content: [UInt8]
  }

  private static func read(
    _ form: [UInt8],
    _ boundary: String = "b",
    step: Int = .max
  ) throws -> [SentPart] {
    var reader = MultipartReader(boundary: boundary)
    var parts: [SentPart] = []
    var rest = form[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(step))
      rest = rest.dropFirst(piece.count)
      try reader.take(piece) { event in
        switch event {
        case .begins(let part):
          parts.append(SentPart(name: part.name, file: part.file, content: []))
        case .content(let bytes): parts[parts.count - 1].content += bytes
        case .ends: break
        }
      }
    }
    try reader.finish()
    return parts
  }

  private static func form(_ text: String) -> [UInt8] {
    Array(text.replacing("\n", with: "\r\n").utf8)
  }

  @Test("parts have the names, files and bytes that a browser sent, wherever the pieces are cut")
  func parts() throws {
    let form = Self.form(
      """
      --b
      Content-Disposition: form-data; name="title"

      Apple pie
      --b
      content-disposition:form-data; name="file"; filename="a %22\\"ü.png"
      Content-Type: image/png

      one
      --c
      --
      --b
      Content-Disposition: form-data; name="none"; filename=""
      Content-Type: application/octet-stream


      --b--

      """
    )
    let expected = [
      SentPart(name: "title", file: nil, content: Array("Apple pie".utf8)),
      SentPart(name: "file", file: "a %22\\\"ü.png", content: Array("one\r\n--c\r\n--".utf8)),
      SentPart(name: "none", file: "", content: []),
    ]
    for step in [1, 2, 3, 7, 16, 50, 1_000] {
      #expect(try Self.read(form, step: step) == expected, "pieces of \(step)")
    }
    #expect(try Self.read(Self.form("--b--")) == [])
  }

  @Test(
    "what no browser sends is refused",
    arguments: [
      "", "--b", "--b-", "--c\n--b--", "x\n--b--", "--b--\nx", "--b--\n\n", "--bx\n--b--",
      "--b\n\nx\n--b--", "--b\nx\n\nx\n--b--", "--b\nContent-Type: a/b\n\nx\n--b--",
      "--b\nContent-Disposition: attachment; name=\"a\"\n\nx\n--b--",
      "--b\nContent-Disposition: form-data\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"\"\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=a\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\"; name=\"b\"\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\"; filename*=\"b\"\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\"\nContent-Disposition: form-data; name=\"b\"\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\"\nContent-Transfer-Encoding: base64\n\nx\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\"\n\nx",
      "--b\nContent-Disposition: form-data; name=\"a\"\n\nx\n--b",
      "--b\nContent-Disposition: form-data; name=\"a\u{0}\"\n\nx\n--b--",
    ]
  )
  func refusals(text: String) {
    for step in [1, 5, 1_000] {
      let problem = #expect(throws: Problem.self) { try Self.read(Self.form(text), step: step) }
      #expect(problem?.status == 400)
    }
  }

  @Test("so many parts and such long heads as no page has are refused")
  func limits() throws {
    func parts(_ count: Int, head: String = "") -> [UInt8] {
      let part = "--b\nContent-Disposition: form-data; name=\"a\"\(head)\n\nx\n"
      return Self.form(String(repeating: part, count: count) + "--b--")
    }
    let most = MultipartReader.mostParts
    #expect(try Self.read(parts(most)).count == most)
    #expect(throws: Problem.self) { try Self.read(parts(most + 1)) }
    let long = "\nX: " + String(repeating: "x", count: MultipartReader.mostHead)
    #expect(throws: Problem.self) { try Self.read(parts(1, head: long), step: 100) }
    #expect(throws: Problem.self) { try Self.read(Self.form("--b\n") + Self.form(long), step: 100) }
  }

  @Test("a boundary is read from the type as browsers and others write it")
  func types() {
    for (type, boundary) in [
      ("multipart/form-data; boundary=----WebKitFormBoundary7MA4", "----WebKitFormBoundary7MA4"),
      ("Multipart/Form-Data;boundary=\"x=?:y\"; charset=UTF-8", "x=?:y"),
      (
        "multipart/form-data; boundary=" + String(repeating: "a", count: 70),
        String(repeating: "a", count: 70)
      ),
    ] { #expect(MultipartReader.boundary(in: type) == boundary) }
    for type in [
      "multipart/form-data", "multipart/mixed; boundary=a", "multipart/form-data; boundary=",
      "multipart/form-data; boundary=\"\"", "multipart/form-data; boundary=\"",
      "multipart/form-data; boundary=a b", "multipart/form-data; boundary=a; boundary=b",
      "multipart/form-data; boundary=a; charset=latin1", "multipart/form-data; boundary=ä",
      "multipart/form-data; boundary=" + String(repeating: "a", count: 71),
      "application/x-www-form-urlencoded; boundary=a", "",
    ] { #expect(MultipartReader.boundary(in: type) == nil, "\(type)") }
  }

  @Test(
    "forms of any bytes are taken apart as a plain reader does it, or refused",
    arguments: SeededGenerator.seeds(2, full: 50)
  )
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let seeds = [
      "--b\nContent-Disposition: form-data; name=\"a\"\n\none\n--b\nContent-Disposition: form-data; name=\"f\"; filename=\"x\"\n\n\u{1}two\n\n--b--\n",
      "--b\nContent-Disposition: form-data; name=\"a\"\nContent-Type: text/plain\n\n\n--b--",
    ]
    let words = ["\r\n", "--b", "--", "\r", "\n", "\r\n\r\n", "\"", ";", "name", "\0", "b"]
    var read = 0
    for round in 0..<3_000 {
      var bytes = Self.form(seeds[round % 2])
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = Int.random(in: place...min(bytes.count, place + 6), using: &generator)
        let word = words.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(place..<end, with: Array(word.utf8))
      }
      let plain = Self.plain(bytes)
      let step = Int.random(in: 1...40, using: &generator)
      #expect(
        (try? Self.read(bytes, step: step)) == plain,
        "seed \(seed), round \(round): \(bytes)"
      )
      if plain != nil { read += 1 }
    }
    #expect((200..<2_900).contains(read), "\(read)")
  }

  /// The slow twin: looks for every boundary first, then for the end of each head. Nil for what must be refused.
  private static func plain(_ bytes: [UInt8]) -> [SentPart]? {
    // As though a line ended before the first boundary.
    let text = String(decoding: Array("\r\n".utf8) + bytes, as: Unicode.Latin1.self)
    var pieces = text.separated(by: "\r\n--b")
    guard pieces.removeFirst().isEmpty, let last = pieces.popLast(),
      last == "--" || last == "--\r\n"
    else { return nil }
    var parts: [SentPart] = []
    for piece in pieces {
      guard piece.bytes.starts(with: Array("\r\n".utf8)) else { return nil }
      let halves = String(decoding: piece.bytes.dropFirst(2), as: Unicode.Latin1.self)
        .separated(by: "\r\n\r\n")
      guard halves.count > 1, let part = plainHead(halves[0].bytes) else { return nil }
      let content = piece.bytes.dropFirst(2 + halves[0].bytes.count + 4)
      parts.append(SentPart(name: part.name, file: part.file, content: Array(content)))
    }
    return parts
  }

  /// What a head says; its rules have tests of their own.
  private static func plainHead(_ bytes: [UInt8]) -> (name: String, file: String?)? {
    let form = Array("--b\r\n".utf8) + bytes + Array("\r\n\r\n\r\n--b--".utf8)
    let parts = try? read(form)
    return parts?.count == 1 ? parts.map { ($0[0].name, $0[0].file) } : nil
  }
}

extension Unicode {
  /// Each byte as the scalar of its number.
  fileprivate enum Latin1 {}
}

extension String {
  fileprivate init(decoding bytes: some Sequence<UInt8>, as: Unicode.Latin1.Type) {
    self = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  fileprivate var bytes: [UInt8] { unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

  /// Its pieces between each place of another text, compared byte by byte.
  fileprivate func separated(by other: String) -> [String] {
    let (all, end) = (bytes, other.bytes)
    var pieces: [String] = []
    var (start, place) = (0, 0)
    while place + end.count <= all.count {
      guard Array(all[place..<place + end.count]) == end else {
        place += 1
        continue
      }
      pieces.append(String(decoding: all[start..<place], as: Unicode.Latin1.self))
      place += end.count
      start = place
    }
    return pieces + [String(decoding: all[start...], as: Unicode.Latin1.self)]
  }
}
