import JSONCoding
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Changes of the shopping list that phones send")
struct ShoppingChangesTests {
  private let target = "/api/v1/shopping/changes"
  private let now = ThingServer.now * 1_000

  private func body(_ changes: String...) -> String {
    #"{"changes":[\#(changes.joined(separator: ","))]}"#
  }

  private func change(_ id: String, at: Int = 0, _ more: String) -> String {
    #"{"id":"\#(id)","at":\#(now - 1_000 + at),\#(more)}"#
  }

  @Test("all of a household see one list, whoever sends first; sent again, the answer is the same")
  func crossed() async throws {
    let house = try await SharedHouse.open()
    let add = body(
      change("anna-add-1", #""change":"add","thing":"milk 1 l""#),
      change("anna-add-2", #""change":"add","thing":"paper towels""#)
    )
    let added = await house.anna.ask("POST", target, add)
    #expect(added.status == 200, "\(added.text)")
    #expect(added.texts("outcome") == ["done", "done"])
    #expect(added["now"] == .number("\(now)"))
    guard case .number(let milk)? = added.items("entry").first else {
      Issue.record("\(added.text)")
      return
    }
    // Bert ticks it off in the shop; Anna had made it two litres before, and sends that after.
    let tick = body(change("bert-tick-1", at: 20, #""change":"tick","entry":\#(milk)"#))
    #expect(await house.bert.ask("POST", target, tick).texts("outcome") == ["done"])
    let more = body(
      change(
        "anna-more-1",
        at: 10,
        #""change":"amount","added":"anna-add-1","quantity":2,"unit":"l""#
      ),
      change("anna-open-1", at: 11, #""change":"untick","entry":\#(milk)"#),
      change("anna-gone-1", at: 12, #""change":"remove","added":"anna-add-2""#)
    )
    let answer = await house.anna.ask("POST", target, more)
    #expect(answer.texts("outcome") == ["done", "overruled", "done"])
    #expect(await house.anna.ask("POST", target, more).body == answer.body)
    #expect(await house.anna.ask("POST", target, add).body == added.body)
    let list = await house.gus.get("/api/v1/shopping")
    #expect(list.texts("name") == ["milk"])
    #expect(list.items("checked") == [.bool(true)])
    #expect(list.text.contains(#""amounts":[{"quantity":2,"#))
    #expect(await house.bert.get("/api/v1/pantry").texts() == ["milk"])

    // Somebody elsewhere who knows the number gets what an unknown one gets.
    let forged = body(change("xena-gone-1", at: 99, #""change":"remove","entry":\#(milk)"#))
    let unknown = body(change("xena-gone-1", at: 99, #""change":"remove","entry":999999"#))
    let theirs = await house.xena.ask("POST", target, forged)
    let other = try await SharedHouse.open()
    #expect(theirs.body == (await other.xena.ask("POST", target, unknown)).body)
    #expect(await house.gus.ask("POST", target, tick).status == 403)
    #expect(await house.gus.get("/api/v1/shopping").body == list.body)
  }

  @Test("a body that is no list of changes is refused as a whole, and the place is named")
  func refused() async throws {
    let house = try await SharedHouse.open()
    let good = change("good-one", #""change":"add","thing":"gin""#)
    let cases: [(change: String, field: String)] = [
      (change("short", #""change":"add","thing":"gin""#), "id"),
      (change("has blank", #""change":"add","thing":"gin""#), "id"),
      (#"{"at":1,"change":"add","thing":"gin"}"#, "id"),
      (#"{"id":"without-at","change":"add","thing":"gin"}"#, "at"),
      (#"{"id":"before-1970","at":-1,"change":"add","thing":"gin"}"#, "at"),
      (change("unknown-1", #""change":"burn","entry":1"#), "change"),
      (change("unknown-2", #""entry":1"#), "change"),
      (change("unknown-3", #""change":"add","thing":"gin","colour":"red""#), "colour"),
      (change("unknown-4", #""change":"add","thing":"gin","thing":"rum""#), "thing"),
      (change("no-thing-1", #""change":"add""#), "thing"),
      (change("no-thing-2", #""change":"add","thing":"  ""#), "thing"),
      (change("no-thing-3", #""change":"tick","entry":1,"thing":"gin""#), "thing"),
      (change("no-entry-1", #""change":"tick""#), "entry"),
      (change("no-entry-2", #""change":"tick","entry":1,"added":"good-one""#), "entry"),
      (change("no-entry-3", #""change":"tick","entry":0"#), "entry"),
      (change("no-entry-4", #""change":"add","thing":"gin","entry":1"#), "entry"),
      (change("no-amount-1", #""change":"amount","entry":1,"quantity":0"#), "quantity"),
      (change("no-amount-2", #""change":"amount","entry":1,"quantity":1e300"#), "quantity"),
      (change("no-amount-3", #""change":"tick","entry":1,"quantity":1"#), "quantity"),
      (change("no-amount-4", #""change":"amount","entry":1,"unit":"l""#), "unit"),
    ]
    for (change, field) in cases {
      let answer = await house.anna.ask("POST", target, body(good, change))
      #expect(answer.status == 400, "\(change)")
      #expect(answer["field"] == .text("changes[1].\(field)"), "\(change): \(answer.text)")
    }
    for text in [#"{}"#, #"{"changes":[]}"#, #"{"changes":{}}"#, #"{"changes":[1]}"#] {
      #expect(await house.anna.ask("POST", target, text).status == 400, "\(text)")
    }
    let many = (0...ShoppingChange.mostAtOnce).map {
      change("many-of-them-\($0)", #""change":"add","thing":"gin""#)
    }
    let tooMany = #"{"changes":[\#(many.joined(separator: ","))]}"#
    #expect(await house.anna.ask("POST", target, tooMany).status == 400)
    #expect(await house.anna.get("/api/v1/shopping").texts() == [])
    let most = #"{"changes":[\#(many.dropLast().joined(separator: ","))]}"#
    #expect(await house.anna.ask("POST", target, most).status == 200)
    let entries = await house.anna.get("/api/v1/shopping").items("entries")
    #expect(entries.map { $0.items.count } == [ShoppingChange.mostAtOnce])
  }
}
