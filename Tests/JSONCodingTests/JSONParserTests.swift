import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("reading JSON")
struct JSONParserTests {
  private func value(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.value(of: Array(text.utf8))
  }

  private func failure(_ text: String) -> String? {
    do throws(JSONError) {
      _ = try value(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("members keep their order and numbers their digits")
  func order() throws {
    #expect(
      try value(" {\"b\":[1.50,-2e+3,true],\"a\":null,\"b\":\"\"} ")
        == .object(
          JSONObject(members: [
            .init(key: "b", value: .list([.number("1.50"), .number("-2e+3"), .bool(true)])),
            .init(key: "a", value: .null), .init(key: "b", value: .text("")),
          ])
        )
    )
  }

  @Test("escapes are read, and half of a surrogate pair is a replacement character")
  func escapes() throws {
    let texts: [(String, String)] = [
      ("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\u{8}\u{C}\n\r\t"), ("\\u00e9\\u20AC", "é€"),
      ("\\ud83c\\uDF78", "🍸"), ("a\\ud83cb", "a\u{FFFD}b"), ("\\udf78\\ud83c", "\u{FFFD}\u{FFFD}"),
      ("\\ud83c\\u0041", "\u{FFFD}A"), ("line\nbreak\t\u{0}", "line\nbreak\t\u{0}"),
    ]

    for (json, text) in texts {
      #expect(try value("\"\(json)\"") == .text(text), "\(json)")
    }
  }

  @Test(
    "what is not JSON is an error",
    arguments: [
      "", "{", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "-", "1e", "+1", "tru", "nul",
      "\"a",
      "\"\\x\"", "\"\\u12\"", "\"\\u+123\"", "[1 2]", "{\"a\" 1}", "{} x", "]", "NaN", "'a'",
    ]
  )
  func errors(_ text: String) {
    #expect(failure(text)?.isEmpty == false)
  }

  @Test("an error names the line where there are several")
  func lines() {
    #expect(failure("{\n\"a\":\n?}") == "not a JSON value in line 3")
  }

  @Test("64 lists inside one another are read, 65 are an error")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(failure(nested(64)) == nil)
    #expect(failure(nested(65)) == "more than 64 lists or objects inside one another at byte 64")
  }

  @Test("a text has at most an eighth of its bytes in values, and short ones 100,000")
  func values() {
    func list(_ count: Int, _ item: String) -> String {
      "[" + Array(repeating: item, count: count).joined(separator: ",") + "]"
    }
    #expect(failure(list(99_999, "0")) == nil)
    #expect(failure(list(100_000, "0")) == "more than 100000 values")
    #expect(failure(list(200_000, "\"123456\"")) == nil)
    #expect(JSONParser.mostValues(inBytes: .max) == 5_000_000)
  }

  @Test("what is no UTF-8 becomes replacement characters")
  func invalidBytes() throws {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0xC3, 0x22]
    #expect(try JSONParser.value(of: bytes) == .text("a\u{FFFD}\u{FFFD}"))
    #expect(throws: JSONError.self) { try JSONParser.value(of: [0xEF, 0xBB, 0xBF, 0x31]) }
  }

  @Test(
    "texts with random changes are JSON exactly when Foundation says so",
    arguments: SeededGenerator.seeds(200, full: 10_000)
  )
  func agreement(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array("{\"a\":[1,-2.5e3,\"x\\u00e9\\n\",true,null,{}],\"b\":{\"c\":[[]]}}".utf8)
    let signs = Array("{}[]\",:0123456789.-+eEtrufalsn\\ x".utf8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(signs.randomElement(using: &generator) ?? 0x20, at: place)
      default: bytes[place] = signs.randomElement(using: &generator) ?? 0x20
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Foundation also takes a comma behind the last value, which is no JSON (RFC 8259, section 5). No text
    // of the sample holds a comma.
    let dense = text.filter { $0 != " " }
    let isValid =
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      && !dense.contains(",]") && !dense.contains(",}")

    #expect((failure(text) == nil) == isValid, "\(text)")
  }
}
