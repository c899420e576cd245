import Foundation
import Testing
import WhatCanIMake

@Suite("JSON text")
struct JSONTextTests {
  @Test("what would break a string or a terminal is escaped; all else stays as it is")
  func escaping() {
    func text(_ string: String) -> String { JSONText.string(string).text }
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
      with: Data(JSONText.array([.string(string)]).text.utf8)
    )
    let back = try #require((read as? [String])?.first)
    #expect(Array(back.utf8) == Array(string.utf8))
  }

  @Test("numbers are exact, and what JSON cannot say is null")
  func numbers() {
    func text(_ number: Double) -> String { JSONText.number(number).text }
    #expect(
      [0, -0.0, 1, 2.5, 0.1, 1e21, 1e-7].map(text) == [
        "0", "0", "1", "2.5", "0.1", "1e+21", "1e-07",
      ]
    )
    #expect([Double.nan, .infinity, -.infinity].map(text) == ["null", "null", "null"])
    #expect(JSONText.integer(.min).text == "-9223372036854775808")
  }

  @Test("keys keep their order, and containers nest")
  func containers() {
    let value = JSONText.object([
      ("z", .array([.null, .bool(true), .bool(false)])), ("a", .object([])),
      ("m\"", .strings([])), ("n", .optional(nil as String?)), ("k", .optional(3)),
      ("d", .optional(nil as Double?)),
    ])
    #expect(value.text == #"{"z":[null,true,false],"a":{},"m\"":[],"n":null,"k":3,"d":null}"#)
    #expect(JSONText.list("x", [.integer(1)]).text == #"{"schema":"whatcanimake.x/1","items":[1]}"#)
  }
}
