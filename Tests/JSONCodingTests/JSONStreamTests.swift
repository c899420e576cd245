import TestSupport
import Testing

@testable import JSONCoding

@Suite("reading JSON in pieces")
struct JSONStreamTests {
  /// What a text is, or what is wrong with it.
  private typealias Outcome = Result<JSONValue, JSONError>

  /// The value that the events of a text make.
  private func streamed(_ bytes: [UInt8], window: Int, pieces: Int) throws -> Outcome {
    var rest = bytes[...]
    var stream = JSONStream(ofBytes: bytes.count, windowBytes: window) {
      let piece = rest.prefix(pieces)
      rest = rest.dropFirst(pieces)
      return piece.isEmpty ? nil : Array(piece)
    }
    var value = JSONValue.null
    var members: [JSONObject.Member]?
    var open: (key: String?, items: [JSONValue]) = (nil, [])
    do {
      while let event = try stream.next() {
        switch event {
        case .object: members = []
        case .list(let key): open = (key, [])
        case .item(let item): open.items.append(item)
        case .endOfList:
          if let key = open.key {
            members?.append(.init(key: key, value: .list(open.items)))
          } else {
            value = .list(open.items)
          }
        case .member(let key, let value): members?.append(.init(key: key, value: value))
        case .value(let whole): value = whole
        }
      }
    } catch let error as JSONError {
      return .failure(error)
    }
    #expect(stream.offset == bytes.count)
    return .success(members.map { .object(JSONObject(members: $0)) } ?? value)
  }

  /// Where a fault stands is said by the line where the stream has met lines by then.
  private func withoutPlace(_ outcome: Outcome) -> Outcome {
    outcome.mapError { error in
      guard case .malformed(let detail) = error.problem else { return error }
      let words = detail.split(separator: " ").prefix { $0 != "at" && $0 != "in" }
      return JSONError(problem: .malformed(words.joined(separator: " ")))
    }
  }

  private func expectSame(_ bytes: [UInt8], _ sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let whole = Outcome { () throws(JSONError) in try JSONParser.value(of: bytes) }
    for window in [1, 20, 1 << 18] {
      for pieces in [1, 3, 100] {
        let found = try streamed(bytes, window: window, pieces: pieces)
        #expect(
          withoutPlace(found) == withoutPlace(whole),
          "\(window) \(pieces)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  @Test(
    "a text in pieces of any size is what the whole is, cut off at every byte as well",
    arguments: [
      " [1, \"a\\u00e9\\ud83c\\udf78\\n\", {\"k\": [true, null]}, -1.5e+3, [[]], \"é🍸\"] ",
      "{\"a\": [1, [2], {}], \"b\": {\"c\": [3]}, \"a\": [], \"d\": \"x\", \"e\": false}\n",
      "true", "\"text\"", " 12.5 ", "[]", "{}", "", "[1,]", "[1 2]", "{\"a\":1,}", "{\"a\" 1}",
      "{1:2}",
      "[1] 2", "{} {}", "[tru]", "[01]", "[\"\\x\"]", "[\"\\ud83c\\u0041\"]", "{\"a\":[1,]}",
      "[[[1,]]]",
    ]
  )
  func samples(text: String) throws {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { try expectSame(Array(bytes.prefix(count))) }
  }

  @Test(
    "random bytes of JSON's signs are refused alike",
    arguments: SeededGenerator.seeds(20, full: 2_000)
  )
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let signs = [
      "[", "]", "{", "}", ",", ":", "\"a\"", "1", "true", " ", "\n", "\"\\u0041\"", "[1,2]",
      "{\"b\":[3]}",
    ]
    let text = (0..<12).map { _ in signs.randomElement(using: &generator) ?? "" }.joined()
    try expectSame(Array(text.utf8))
  }

  @Test("lists may stand as deep inside one another as in a text read at once")
  func depth() throws {
    for depth in [JSONParser.mostDepth, JSONParser.mostDepth + 1] {
      for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let text =
          String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        try expectSame(Array(text.utf8))
      }
    }
  }

  @Test("there may be as many values as in a text read at once")
  func values() throws {
    for count in [99_998, 99_999, 100_000] {
      let text = "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]"
      let bytes = Array(text.utf8)
      let whole = Outcome { () throws(JSONError) in try JSONParser.value(of: bytes) }
      #expect(try streamed(bytes, window: 1_000, pieces: 1_000) == whole)
    }
  }

  @Test("the line of a fault is that of the whole text")
  func line() throws {
    let text = "[\n1,\n2,\n\n3 4]"
    let found = try streamed(Array(text.utf8), window: 1, pieces: 1)
    #expect(throws: JSONError(problem: .malformed("a comma or ] is missing in line 5"))) {
      try found.get()
    }
  }

  @Test("what reading throws is thrown")
  func broken() {
    struct Broken: Error {}
    var stream = JSONStream(ofBytes: 10) { throw Broken() }
    #expect(throws: Broken.self) { try stream.next() }
  }
}
