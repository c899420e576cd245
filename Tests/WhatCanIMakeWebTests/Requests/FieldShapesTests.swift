import JSONCoding
import TestSupport
import Testing

@testable import WhatCanIMakeWeb

@Suite("Fields that go together")
struct FieldShapesTests {
  private static let routes = RouteTable.all.routes.filter { route in
    if case .json(_, _?, _) = route.body { true } else { false }
  }

  /// Whether a body has one of the shapes, by what the document of the interface says of each field.
  private func isDocumented(_ body: JSONObject, _ rows: [[FieldFacts]]) -> Bool {
    rows.contains { row in
      row.allSatisfy { field in
        let value = body[field.name] ?? .null
        switch field.kind {
        case .nothing: return value == .null
        case .settled(true): return value == .bool(true)
        case .settled(false): return [.null, .bool(false)].contains(value)
        case .word(let words):
          return value == .null ? !field.isRequired : value.asText.map(words.contains) ?? false
        default: return !field.isRequired || value != .null
        }
      }
    }
  }

  @Test("a body is taken exactly when it has a shape that the document has", arguments: routes)
  func shapes(route: Route) throws {
    guard case .json(let fields, let shapes?, _) = route.body else { return }
    let rows = shapes.rows(fields)
    // What must be there in any case is looked at by each field itself.
    let always = fields.filter(\.isRequired).map(\.name)
    var numbers = SeededGenerator(seed: 1)
    var outcomes: Set<Bool> = []
    for _ in 0..<3_000 {
      let members = fields.compactMap { field -> JSONObject.Member? in
        let isFlag = if case .flag = field.kind { true } else { false }
        let words = if case .word(let words) = field.kind { words } else { ["a"] }
        let word = words.randomElement(using: &numbers) ?? ""
        let something: JSONValue = isFlag ? .bool(true) : .text(word)
        let others: [JSONValue?] = isFlag ? [.bool(false), .null, nil] : [.null, nil]
        let isSaid = always.contains(field.name) || Bool.random(using: &numbers)
        let value = isSaid ? something : others.randomElement(using: &numbers) ?? nil
        return value.map { JSONObject.Member(key: field.name, value: $0) }
      }
      let body = JSONObject(members: members)
      let isTaken: Bool
      do {
        try shapes.check(body)
        isTaken = true
      } catch {
        isTaken = false
        #expect(error.status == 400)
        #expect(fields.contains { $0.name == error.field })
      }
      #expect(isTaken == isDocumented(body, rows), "\(route.name): \(members)")
      outcomes.insert(isTaken)
    }
    #expect(outcomes == [true, false], "\(route.name)")
  }

  @Test(
    "a body of an unknown word, or with a field of another word, is refused by the field's name"
  )
  func words() throws {
    let shapes = FieldShapes.each(
      of: "kind",
      ["list": ["list"], "plan": ["from", "to"], "all": []]
    )
    let cases: [(String, String?)] = [
      (#"{"kind":"list","list":"a"}"#, nil), (#"{"kind":"plan","from":"a","to":"b"}"#, nil),
      (#"{"kind":"all","list":null}"#, nil), (#"{"kind":null}"#, "kind"), ("{}", "kind"),
      (#"{"kind":"none"}"#, "kind"), (#"{"kind":1}"#, "kind"), (#"{"kind":"list"}"#, "list"),
      (#"{"kind":"plan","from":"a"}"#, "to"), (#"{"kind":"all","to":"b"}"#, "to"),
      (#"{"kind":"list","list":"a","from":"b"}"#, "from"),
    ]
    for (text, field) in cases {
      let body = try #require(try JSONParser.value(of: Array(text.utf8)).asObject)
      var found: String?
      do { try shapes.check(body) } catch { found = error.field }
      #expect(found == field, "\(text)")
    }
  }

  @Test("every shape in which routes are asked has all their fields")
  func fields() {
    #expect(Self.routes.count >= 10)
    for route in Self.routes {
      guard case .json(let fields, let shapes?, _) = route.body else { continue }
      for row in shapes.rows(fields) {
        #expect(row.map(\.name) == fields.map(\.name), "\(route.name)")
      }
    }
  }
}

extension Route: CustomTestStringConvertible {
  public var testDescription: String { name }
}
