import JSONCoding
import TestSupport
import Testing

@testable import WhatCanIMakeWeb

@Suite("Forms of pages")
struct FormBodyTests {
  private static let name = Field.text("name", "A name.")
  private static let flag = Field.flag("flag", "A flag.")
  private static let number: Field<Int?> = .integer("number", 0...9, "A number.")
  private static let things = Field.texts("things", "Things.", isRequired: false)
  private static let prose = Field.prose("prose", "Lines.")
  private static let fields = [
    name.facts, flag.facts, number.facts, things.facts, prose.facts,
  ]

  private static func read(
    _ text: String,
    type: String = "application/x-www-form-urlencoded",
    most: Int = 1_000
  ) async throws -> JSONObject {
    let bytes = Array(text.utf8)
    let headers: [Inbound.Header] = [
      .init("Content-Type", type), .init("Content-Length", "\(bytes.count)"),
    ]
    return try await Inbound("POST", "/", headers: headers, body: InboundBody(bytes))
      .form(atMost: most, within: .seconds(60), fields)
  }

  private static func said(_ text: String) async throws -> Arguments {
    try Arguments(parts: [], query: [], known: [], body: try await read(text), fields: fields)
  }

  @Test("a form's fields are read as the same fields of JSON are")
  func fieldsOfJSON() async throws {
    let said = try await Self.said(
      "name=%C3%84pfel+%26+B&flag=on&number=7&things=gin&things=lime+4&prose=a%0D%0Ab"
    )
    #expect(try said[Self.name] == "Äpfel & B")
    #expect(try said[Self.flag] == true)
    #expect(try said[Self.number] == 7)
    #expect(try said[Self.things] == ["gin", "lime 4"])
    #expect(try said[Self.prose] == "a\nb")
  }

  @Test("what a form leaves empty is not said")
  func empty() async throws {
    let said = try await Self.said("name=&flag=&number=&things=")
    #expect(try said[Self.flag] == nil)
    #expect(try said[Self.number] == nil)
    #expect(try said[Self.things].isEmpty)
    #expect(throws: Problem.bad("name", "name is missing")) { try said[Self.name] }
  }

  @Test(
    "a field that is not known, stands there twice or cannot be understood is named",
    arguments: [
      ("nam=a", "nam"), ("name=a&name=b", "name"), ("number=10", "number"), ("number=07", "number"),
      ("number=-1", "number"), ("number=%2B1", "number"), ("flag=yes", "flag"),
      ("name=a%0Ab", "name"),
    ]
  )
  func refusals(text: String, field: String) async throws {
    let problem = await #expect(throws: Problem.self) {
      let said = try await Self.said(text)
      _ = (try said[Self.number], try said[Self.flag], try said[Self.name])
    }
    #expect(problem?.status == 400)
    #expect(problem?.field == field)
  }

  @Test(
    "what is no form is refused",
    arguments: [
      ("name=a", "application/json", 415), ("name=a", "text/plain", 415),
      ("name=a", "multipart/form-data; boundary=x", 415),
      ("name=%", "application/x-www-form-urlencoded", 400),
      ("name=%ff", "application/x-www-form-urlencoded; charset=UTF-8", 400),
      ("name=%00", "application/x-www-form-urlencoded", 400),
      (String(repeating: "a", count: 1_001), "application/x-www-form-urlencoded", 413),
      (String(repeating: "a&", count: 501), "application/x-www-form-urlencoded", 413),
    ]
  )
  func noForms(text: String, type: String, status: Int) async throws {
    let problem = await #expect(throws: Problem.self) { try await Self.read(text, type: type) }
    #expect(problem?.status == status)
  }

  @Test("forms of any bytes are read as a plain reader reads them, or refused")
  func mutations() throws {
    let seeds = [
      "name=gin&things=a&things=b", "prose=a%0D%0Ab&flag=true&number=3", "a=%C3%A4+b&&=c",
    ]
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var bytes = Array(seeds[Int(seed % 3)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let interesting = Array("%&=+0aF\r\n".utf8) + [0, 0x7F, 0xC3, 0xFF]
        let byte = interesting.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        default: if place < bytes.count { bytes.remove(at: place) }
        }
      }
      let pairs = try? RequestTarget.pairs(of: bytes[...], "the form", hasLines: true)
      #expect(pairs == Self.plainPairs(bytes), "seed \(seed): \(bytes)")
      guard let pairs else { continue }
      // Whatever it is, it ends as an object whose keys are there once, or is refused by name.
      guard let object = try? formObject(pairs, Self.fields) else { continue }
      #expect(Set(object.members.map(\.key)).count == object.members.count, "seed \(seed)")
    }
  }

  /// The slow twin: splits text, decodes by looking at each character. Nil for what must be refused.
  private static func plainPairs(_ bytes: [UInt8]) -> [RequestTarget.Pair]? {
    var pairs: [RequestTarget.Pair] = []
    for part in bytes.split(separator: UInt8(ascii: "&")) {
      let halves = part.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = plain(halves[0], lines: false),
        let value = plain(halves.count > 1 ? halves[1] : [], lines: true)
      else { return nil }
      pairs.append(.init(name, value))
    }
    return pairs
  }

  private static func plain(_ bytes: ArraySlice<UInt8>, lines: Bool) -> String? {
    var out: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "%") {
        guard place + 2 < bytes.endIndex,
          let digits = String(validating: bytes[(place + 1)...(place + 2)], as: UTF8.self),
          !digits.contains("+"), !digits.contains("-"), let number = UInt8(digits, radix: 16)
        else { return nil }
        out.append(number)
        place += 3
      } else {
        out.append(bytes[place] == UInt8(ascii: "+") ? UInt8(ascii: " ") : bytes[place])
        place += 1
      }
    }
    let isClean = out.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F || lines && [9, 10, 13].contains(byte)
    }
    return isClean ? String(validating: out, as: UTF8.self) : nil
  }
}
