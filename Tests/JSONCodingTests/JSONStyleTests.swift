import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONStyleTests {
  @Test("what would break a string or a terminal is escaped; all else stays as it is")
  func escaping() {
    func text(_ string: String) -> String { JSONStyle.reply.quoted(string) }
    #expect(text("plain ünï 🍸 / '") == "\"plain ünï 🍸 / '\"")
    #expect(text("a\"b\\c") == #""a\"b\\c""#)
    #expect(text("\n\r\t") == #""\n\r\t""#)
    #expect(text("\u{0}\u{1F}\u{1B}[31m") == #""\u0000\u001f\u001b[31m""#)
    #expect(text("\u{7F}\u{85}\u{9B}\u{9F}") == #""\u007f\u0085\u009b\u009f""#)
    #expect(text("\u{202E}\u{2066}\u{2028}\u{2029}") == #""\u202e\u2066\u2028\u2029""#)
    #expect(text("\u{200B}\u{FEFF}\u{61C}") == #""\u200b\ufeff\u061c""#)
    #expect(text("\u{E0041}") == #""\udb40\udc41""#)
  }

  @Test("every scalar comes back from a JSON reader as it went in")
  func roundTrip() throws {
    var all = String.UnicodeScalarView()
    for value in UInt32(0)...0x11000 {
      if let scalar = Unicode.Scalar(value) { all.append(scalar) }
    }
    for value: UInt32 in [0x1F378, 0xE0001, 0xE007F, 0x10FFFF] {
      if let scalar = Unicode.Scalar(value) { all.append(scalar) }
    }
    let string = String(all)
    let read = try JSONSerialization.jsonObject(
      with: Data(JSONStyle.reply.text(of: [string]).utf8)
    )
    let back = try #require((read as? [String])?.first)
    #expect(Array(back.utf8) == Array(string.utf8))
  }

  @Test("numbers are exact, and what JSON cannot say is null")
  func numbers() throws {
    func text(_ number: Double) throws -> String { try JSONStyle.reply.text(of: number) }
    #expect(
      try [0, -0.0, 1, 2.5, 0.1, 1e21, 1e-7].map(text) == [
        "0", "0", "1", "2.5", "0.1", "1e+21", "1e-07",
      ]
    )
    #expect(try [Double.nan, .infinity, -.infinity].map(text) == ["null", "null", "null"])
    #expect(try JSONStyle.reply.text(of: Int.min) == "-9223372036854775808")
    #expect(throws: EncodingError.self) { try JSONStyle.document.text(of: [Double.nan]) }
  }

  @Test("keys keep their order, what is nil is null, and containers nest")
  func containers() throws {
    struct Inner: Encodable {}
    struct Outer: Encodable {
      var z: [Bool?] = [nil, true, false]
      var a = Inner()
      var mark: [String] = []
      var n: String?
      var k: Int? = 3

      enum CodingKeys: String, CodingKey { case z, a, mark = "m\"", n, k }
    }
    #expect(
      try JSONStyle.reply.text(of: Outer())
        == #"{"z":[null,true,false],"a":{},"m\"":[],"n":null,"k":3}"#
    )
    #expect(
      try JSONStyle.page.text(of: [Outer()])
        == #"[{"z":[null,true,false],"a":{},"m\"":[],"k":3}]"#
    )
    #expect(JSONStyle.page.quoted("</script>\u{200B}") == #""\u003c/script>\u200b""#)
    #expect(JSONStyle.reply.quoted("\u{8}<") == #""\u0008<""#)
  }

  @Test(
    "stored and exported values are what Foundation writes, and what it wrote is read",
    arguments: SeededGenerator.seeds(100, full: 5_000)
  )
  func twin(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let thing = Thing.random(depth: 3, using: &generator)
    let foundation = JSONEncoder()
    foundation.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let document = try foundation.encode(thing)
    #expect(try JSONStyle.document.bytes(of: thing) == Array(document))
    foundation.outputFormatting.insert(.prettyPrinted)
    let export = String(decoding: try foundation.encode(thing), as: UTF8.self)
    let ours = try JSONStyle.export.text(of: thing)
    if !export.unicodeScalars.contains(where: { $0.value >= 0x7F && $0.isInvisible }) {
      #expect(ours == export)
    }
    for text in [Array(document), Array(ours.utf8), try JSONStyle.reply.bytes(of: thing)] {
      #expect(try JSONParser.decoded(Thing.self, from: text) == thing)
      #expect(try JSONDecoder().decode(Thing.self, from: Data(text)) == thing)
    }
  }

  @Test("what has another shape than asked for is told with its place")
  func mismatches() throws {
    func place(_ text: String) -> String? {
      do {
        _ = try JSONParser.decoded([Thing].self, from: Array(text.utf8))
        return nil
      } catch DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context)
      {
        return context.codingPath.map(\.stringValue).joined(separator: ".")
      } catch DecodingError.keyNotFound(let key, _) {
        return "no \(key.stringValue)"
      } catch {
        return "\(error)"
      }
    }
    let rest = #""items":[],"more":{},"choice":{"none":{}}"#
    #expect(place(#"[{"name":"a",\#(rest)}]"#) == nil)
    #expect(place(#"[{"name":"b","name":"a","x":[],\#(rest)}]"#) == nil)
    #expect(place(#"[{"name":1,\#(rest)}]"#) == "0.name")
    #expect(place(#"[{"name":null,\#(rest)}]"#) == "0.name")
    #expect(place(#"[{\#(rest)}]"#) == "no name")
    #expect(place(#"[{"name":"a","count":1.5,\#(rest)}]"#) == "0.count")
    #expect(place(#"[{"name":"a","number":1e999,\#(rest)}]"#) == "0.number")
    #expect(place(#"[{"name":"a","items":[[]],"more":{},"choice":{"none":{}}}]"#) == "0.items.0")
    #expect(place("[") == "it ends too early at byte 1")
  }
}

/// A value with every kind of part that stored values have.
private struct Thing: Codable, Equatable {
  enum Choice: Codable, Equatable {
    case none
    case one(String)
    case two(first: Int, Double?)
  }

  var name: String
  var count: Int?
  var number: Double?
  var isGood: Bool?
  var small: UInt8?
  var items: [Thing]
  var more: [String: [Double]]
  var choice: Choice

  static func random(depth: Int, using generator: inout SeededGenerator) -> Thing {
    func text() -> String {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let limit = [0x22, 0x30, 0x80, 0x900, 0x1_F9FF].randomElement(using: &generator) ?? 0x80
        let value = UInt32.random(in: 0...UInt32(limit), using: &generator)
        scalars.append(Unicode.Scalar(value) ?? "/")
      }
      return String(scalars)
    }
    func number() -> Double {
      let number = Double(bitPattern: generator.next())
      return [1, 0.5, 12, 1e15, 1e16, -3, number.isFinite ? number : 0].randomElement(
        using: &generator
      ) ?? 0
    }
    func perhaps<Value>(_ value: () -> Value) -> Value? {
      Bool.random(using: &generator) ? value() : nil
    }
    func count() -> Int { Int.random(in: .min ... .max, using: &generator) }
    let choices: [Choice] = [.none, .one(text()), .two(first: count(), perhaps(number))]
    return Thing(
      name: text(),
      count: perhaps(count),
      number: perhaps(number),
      isGood: perhaps { true },
      small: perhaps { .random(in: 0...255, using: &generator) },
      items: depth == 0
        ? []
        : (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          random(depth: depth - 1, using: &generator)
        },
      more: Dictionary(
        (0..<Int.random(in: 0...4, using: &generator)).map { position in
          ("\(["b", "Ä", "a ", "_"][position])\(count() % 40)", [number()])
        },
        uniquingKeysWith: { first, _ in first }
      ),
      choice: choices.randomElement(using: &generator) ?? .none
    )
  }
}
