import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

/// Bytes from outside, made up from good ones: whatever they are, they are understood or refused with a status of who asked.
@Suite("Bytes that nobody would send")
struct OutsideBytesTests {
  /// Good bytes with a few changes, by a seed.
  private struct Mutation {
    var generator: SeededGenerator
    let samples: [[UInt8]]
    let words: [[UInt8]]

    init(_ seed: UInt64, _ samples: [String], _ words: [String]) {
      generator = SeededGenerator(seed: seed)
      self.samples = samples.map { Array($0.utf8) }
      self.words = words.map { Array($0.utf8) }
    }

    mutating func next() -> [UInt8] {
      var bytes = samples.randomElement(using: &generator) ?? []
      // One change alone leaves much as it was.
      let isFar = Int.random(in: 0..<4, using: &generator) == 0
      for _ in 0..<(isFar ? Int.random(in: 2...6, using: &generator) : 1) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = Int.random(in: place...min(bytes.count, place + 12), using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3:
          bytes.replaceSubrange(place..<end, with: words.randomElement(using: &generator) ?? [])
        default:
          let other = samples.randomElement(using: &generator) ?? []
          let cut = Int.random(in: 0...other.count, using: &generator)
          bytes.replaceSubrange(place..., with: other[cut...])
        }
      }
      return bytes
    }
  }

  /// Whether `body` refuses with a status of who asked; what else it throws is a failure.
  private func isRefused(_ body: () async throws -> Void) async throws -> Bool {
    do {
      try await body()
      return false
    } catch let problem as Problem {
      #expect((400..<500).contains(problem.status))
      return true
    }
  }

  @Test("as addresses", arguments: SeededGenerator.seeds(2, full: 50))
  func targets(seed: UInt64) async throws {
    var mutation = Mutation(
      seed,
      [
        "/api/v1/match?have=gin,lime&missing=1&no-swaps=true",
        "/api/v1/browse?kind=cocktail&limit=3&after=classic:gimlet", "/api/v1/search?q=rum%20punch",
        "/api/v1/lists/a%20list/dishes/classic:gimlet", "/api/v1/undo/12",
      ],
      [
        "%", "%00", "%2e%2e%2f", "//", "..", "&&", "==", "?", "#", "+", "have=", ",", "\u{202E}",
        "é",
      ]
    )
    var refused = 0
    for _ in 0..<20_000 {
      let text = String(decoding: mutation.next(), as: UTF8.self)
      let isRefused = try await isRefused {
        let target = try RequestTarget(text)
        for (route, parts) in RouteTable.all.routes(at: target.path) {
          _ = try Arguments(parts: parts, query: target.query, known: route.parameters)
        }
      }
      if isRefused { refused += 1 }
    }
    #expect((1_000..<19_000).contains(refused), "\(refused)")
  }

  @Test(
    "as places in a feed, what links lead to, and days",
    arguments: SeededGenerator.seeds(2, full: 50)
  )
  func cursors(seed: UInt64) {
    var mutation = Mutation(
      seed,
      ["1700000000.list.12", "1.recipe.3", "2026-11-25/2026-11-30", "123456789"],
      [".", "..", "-", "/", "0", "9223372036854775808", "remark", "profile", "\u{0661}", " ", "+1"]
    )
    var read = 0
    for _ in 0..<20_000 {
      let text = String(decoding: mutation.next(), as: UTF8.self)
      if let place = FeedEntry.Position(cursor: text) {
        // One writing a place, so that nobody asks twice for one page.
        #expect(place.cursor == text)
        read += 1
      }
      for kind in ShareLink.Subject.Kind.allCases {
        guard let subject = ShareLink.Subject(kind, text) else { continue }
        #expect(ShareLink.Subject(kind, subject.text) == subject)
      }
      for kind in PublishedThing.Kind.allCases {
        guard let thing = PublishedThing(kind, text) else { continue }
        #expect(thing.subject == text && thing.kind == kind)
      }
    }
    #expect((100..<19_900).contains(read), "\(read)")
  }

  @Test("as headers that say who asks", arguments: SeededGenerator.seeds(2, full: 50))
  func credentials(seed: UInt64) async throws {
    let token = String(repeating: "0123456789abcdef", count: 3)
    var mutation = Mutation(
      seed,
      ["other=1; sid=\(token); device=\(token)", "sid=\(token)", "device=\(token)", "sid=;sid=a"],
      [";", "=", " ", "sid=", "__Host-sid=", "device=", "\"", "\t", "\u{0}", ","]
    )
    for _ in 0..<20_000 {
      let text = String(decoding: mutation.next(), as: UTF8.self)
      for header in ["cookie", "authorization", "idempotency-key", "last-event-id"] {
        let value = header == "authorization" ? "Bearer \(text)" : text
        let request = Inbound("POST", "/api/v1/shopping", headers: [.init(header, value)])
        _ = request.device(Site())
        _ = try await isRefused {
          let credential = try Credential(request, Site())
          if case .none = credential { return }
          #expect(header == "cookie" || header == "authorization")
        }
      }
    }
  }

  @Test("as bodies", arguments: SeededGenerator.seeds(2, full: 50))
  func bodies(seed: UInt64) async throws {
    let changes = Field.shoppingChanges("changes", "Changes.")
    var mutation = Mutation(
      seed,
      [
        #"{"changes":[{"id":"phone-0001","at":1700000000000,"change":"add","thing":"milk 1 l"}]}"#,
        #"{"changes":[{"id":"phone-0002","at":1,"change":"tick","entry":7},{"id":"phone-0003","at":2,"change":"amount","added":"phone-0001","quantity":2.5,"unit":"l"}]}"#,
        #"{"changes":[{"change":"remove","at":3,"added":"phone-0001","id":"phone-0004"}],"more":null}"#,
      ],
      [
        "[", "]", "{", "}", ",", ":", "\"", "null", "1e999", "-0", "9007199254740993", "\\u0000",
        "\\ud800", "true", "\"entry\":1,", "\"id\":\"phone-0001\",", "é", "\u{202E}",
      ]
    )
    let type = [Inbound.Header("Content-Type", "application/json")]
    var (taken, refused) = (0, 0)
    for _ in 0..<20_000 {
      let request = Inbound("POST", "/", headers: type, body: InboundBody(mutation.next()))
      let isRefused = try await isRefused {
        let object = try await request.object(atMost: 64 << 10, within: .seconds(600))
        let text = try JSONStyle.reply.text(of: JSONValue.object(object))
        let again = try JSONParser.value(of: Array(text.utf8))
        #expect(again.asObject?.members.map(\.key) == object.members.map(\.key))
        for change in try changes.read(object["changes"]) {
          #expect((8...64).contains(change.id.utf8.count) && change.at >= 0)
          let kept = try JSONStyle.document.text(of: change)
          #expect(try JSONParser.decoded(ShoppingChange.self, from: Array(kept.utf8)) == change)
          taken += 1
        }
      }
      if isRefused { refused += 1 }
    }
    #expect(taken > 1_000 && refused > 5_000, "\(taken) taken, \(refused) refused")
  }

  @Test("as forms", arguments: SeededGenerator.seeds(2, full: 50))
  func forms(seed: UInt64) async throws {
    let routes = RouteTable.all.routes.filter { if case .form = $0.body { true } else { false } }
    var mutation = Mutation(
      seed,
      [
        "next=/favourites&stars=4&at=classic:gimlet", "text=milk+1+l%0D%0Agin&expires=2026-11-30",
        "diet=vegan&diet=nut-free&opened=on", "things=gin&things=lime&all=false&servings=2",
        "name=weekend&password=long+enough&code=0123-4567", "pastDate=true&position=1",
      ],
      [
        "%", "%00", "%ff", "%c3%a9", "&", "=", "&&", "+", "on", "true", "018", "-1", "\r\n",
        "999999999999999999", "next=//evil.test", "é", "\u{202E}", ";",
      ]
    )
    let type = [Inbound.Header("Content-Type", "application/x-www-form-urlencoded")]
    var (taken, refused) = (0, 0)
    for number in 0..<20_000 {
      let route = routes[number % routes.count]
      let request = Inbound("POST", "/", headers: type, body: InboundBody(mutation.next()))
      let isRefused = try await isRefused {
        let fields = route.body.fields
        let object = try await request.form(atMost: 64 << 10, within: .seconds(600), fields)
        _ = try Arguments(parts: [], query: [], known: [], body: object, fields: fields)
        #expect(Set(object.members.map(\.key)).count == object.members.count)
      }
      if isRefused { refused += 1 } else { taken += 1 }
    }
    #expect(taken > 500 && refused > 5_000, "\(taken) taken, \(refused) refused")
  }
}
