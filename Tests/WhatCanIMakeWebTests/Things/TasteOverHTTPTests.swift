import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Taste and suggestions over HTTP")
struct TasteOverHTTPTests {
  @Test("what somebody likes is kept, is as with --json, and is nobody else's")
  func opinions() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    let said = await anna.ask(
      "POST",
      "/api/v1/taste",
      #"{"like": ["smoky", "gin"], "dislike": ["whipped cream"]}"#
    )
    #expect(said.status == 200)
    #expect(said.text == (try await anna.kitchen.tasteSummary().json.jsonText) + "\n")
    let opinions = try await anna.kitchen.snapshot.opinions
    #expect(Set(opinions.map(\.name)) == ["smoky", "gin", "whipped cream"])
    #expect(try await house.bert.kitchen.snapshot.opinions == [])
    let wrong = await anna.ask("POST", "/api/v1/taste", #"{"like": ["gin", "xyzzyq"]}"#)
    #expect(wrong.status == 404)
    #expect(wrong["field"] == .text("like"))
    #expect(try await anna.kitchen.snapshot.opinions == opinions)
    #expect(await anna.ask("DELETE", "/api/v1/taste").status == 204)
    #expect(try await anna.kitchen.snapshot.opinions == [])
  }

  @Test("five questions lead to dishes that somebody likes, none of them offered twice")
  func questions() async throws {
    let house = try await SharedHouse.open()
    var offered: [String] = []
    var chosen: [String] = []
    for number in 1...TasteQuestion.all {
      let parts = [
        "number=\(number)", offered.isEmpty ? nil : "offered=\(offered.joined(separator: ","))",
        chosen.isEmpty ? nil : "chosen=\(chosen.joined(separator: ","))",
      ]
      let query = parts.compactMap(\.self).joined(separator: "&")
      let answer = await house.anna.get("/api/v1/taste/question?\(query)")
      let question = try #require(answer["questions"]?.items.first?.asObject)
      let ids = question["choices"]?.items.compactMap { $0.asObject?["id"]?.asText } ?? []
      #expect(ids.count == TasteQuestion.width)
      #expect(Set(ids).isDisjoint(with: offered))
      offered += ids
      chosen.append(try #require(ids.first))
    }
    let body = "{\"liked\": [\(chosen.map { "\"\($0)\"" }.joined(separator: ","))]}"
    #expect(await house.anna.ask("POST", "/api/v1/taste/dishes", body).status == 204)
    #expect(try await house.anna.kitchen.snapshot.opinions.count == chosen.count)
  }

  @Test("what was suggested or skipped does not come again, and what is avoided never comes")
  func suggestions() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    #expect(await anna.ask("POST", "/api/v1/avoided", #"{"names": ["egg"]}"#).status == 200)
    let skipped = await anna.ask(
      "POST",
      "/api/v1/taste/dishes",
      #"{"skipped": ["classic:negroni"]}"#
    )
    #expect(skipped.status == 204)
    var seen: Set<String> = ["classic:negroni"]
    for _ in 1...4 {
      let answer = await anna.ask("POST", "/api/v1/suggestions?count=10")
      #expect(answer.status == 200)
      let ids = answer.suggested
      #expect(ids.count == 10)
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
    }
    let kitchen = try await anna.kitchen
    for id in seen.subtracting(["classic:negroni"]) {
      let dish = try #require(try kitchen.find(DishID(id)))
      let needed = dish.recipe.lines.filter { $0.role == .required }.map(\.name)
      #expect(!needed.contains { $0 == "egg" || $0.hasPrefix("egg ") }, "\(id)")
    }
  }

  @Test("suggestions for the household go by what everyone avoids")
  func eaters() async throws {
    let house = try await SharedHouse.open()
    #expect(await house.bert.ask("POST", "/api/v1/avoided", #"{"names": ["gin"]}"#).status == 200)
    let target = "/api/v1/suggestions?count=50&eaters=household&have=gin,lime,sugar"
    let answer = await house.anna.ask("POST", target)
    #expect(answer.status == 200)
    let kitchen = try await house.anna.kitchen
    for id in answer.suggested {
      let dish = try #require(try kitchen.find(DishID(id)))
      #expect(!dish.recipe.lines.contains { $0.name == "gin" }, "\(id)")
    }
    let foreign = await house.anna.ask(
      "POST",
      "/api/v1/suggestions?eaters=\(house.xena.number)"
    )
    #expect(foreign.status == 404)
    #expect(foreign["field"] == .text("eaters"))
  }
}

extension Answer {
  /// The ids of what is suggested.
  fileprivate var suggested: [String] {
    self["matches"]?.items.compactMap { $0.asObject?["id"]?.asText } ?? []
  }
}
