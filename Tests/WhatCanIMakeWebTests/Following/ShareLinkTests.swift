import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Links to share by, over HTTP")
struct ShareLinkTests {
  private func link(_ mate: Housemate, _ body: String) async throws -> (code: String, path: String)
  {
    let answer = await mate.ask("POST", "/api/v1/share-links", body)
    let code = try #require(answer["code"]?.asText, "\(answer.text)")
    guard case .number(let number)? = answer["number"] else { throw Problem(500, "no number") }
    return ("/api/v1/s/\(code)", "/api/v1/share-links/\(number)")
  }

  @Test("whoever has one reads what it leads to, without ids, and without a name unless wished")
  func read() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    let (server, days) = (anna.server, #""from": "2026-11-23", "to": "2026-11-29""#)
    _ = await anna.ask("POST", "/api/v1/lists", #"{"name": "Party"}"#)
    let made = await anna.ask(
      "POST",
      "/api/v1/recipes",
      #"{"title": "Secret pie", "kind": "meal", "ingredients": ["1 quince"]}"#
    )
    let draft = try #require(made["id"]?.asText)
    let dishes = #"{"dishes": ["classic:gimlet", "\#(draft)"]}"#
    #expect(await anna.ask("POST", "/api/v1/lists/party/dishes", dishes).status == 200)
    #expect(
      await anna.ask("PUT", "/api/v1/notes/classic:gimlet", #"{"text": "Mynote"}"#).status == 200
    )
    let planned = #"{"day": "2026-11-25", "dishes": ["classic:gimlet", "\#(draft)"]}"#
    #expect(await anna.ask("POST", "/api/v1/plan/entries", planned).status == 201)
    #expect(await anna.ask("POST", "/api/v1/shopping", #"{"things": ["milk 1 l"]}"#).status == 200)
    let list = try await link(anna, #"{"kind": "list", "list": "party"}"#)
    let dish = try await link(anna, #"{"kind": "dish", "dish": "\#(draft)", "showsName": true}"#)
    let plan = try await link(anna, #"{"kind": "plan", \#(days)}"#)
    let shopping = try await link(anna, #"{"kind": "shopping"}"#)
    for (place, link) in [list, dish, plan, shopping].enumerated() {
      let answer = await server.ask("GET", link.code)
      #expect(answer.status == 200, "\(place)")
      #expect(answer.header("X-Robots-Tag") == "noindex")
      #expect(answer.header("Cache-Control") == "no-store")
      #expect(answer.text.contains(anna.person.name) == (place == 1), "\(place)")
      for secret in ["classic:", draft, "\"number\"", "\"id\"", "Mynote"] {
        #expect(!answer.text.contains(secret), "\(place) \(secret)")
      }
      // A draft is handed on by a link of its own alone.
      #expect(answer.text.contains("Secret pie") == (place == 1), "\(place)")
    }
    let listed = await server.ask("GET", list.code)
    #expect(listed["name"] == .text("Party"))
    #expect(listed["dishes"]?.items.compactMap { $0.asObject?["name"]?.asText } == ["Gimlet"])
    #expect(listed["leftOut"] == .number("1"))
    let things = await server.ask("GET", shopping.code)["shopping"]?.items
    #expect(things?.first?.asObject?["text"]?.asText?.contains("milk") == true)
    let planDays = await server.ask("GET", plan.code)["plan"]?.items
    #expect(planDays?.compactMap { $0.asObject?["day"]?.asText } == ["2026-11-25"])
    let all = await anna.get("/api/v1/share-links")
    #expect(all.texts("kind") == ["list", "dish", "plan", "shopping"])
    #expect(!all.text.contains(list.code.split(separator: "/").last.map(String.init) ?? "/"))
  }

  @Test("one that was taken back, is out of date or never was leads nowhere, in the same bytes")
  func gone() async throws {
    let house = try await ServedHousehold()
    let anna = try await house.headers(of: .householdAdministrator)
    func make(_ body: String) async throws -> (code: String, number: String) {
      let answer = await house.ask("POST", "/api/v1/share-links", body, headers: anna)
      guard case .number(let number)? = answer["number"] else { throw Problem(500, "no number") }
      return (try #require(answer["code"]?.asText), number)
    }
    func read(_ code: String) async -> Answer {
      var answer = await house.ask("GET", "/api/v1/s/\(code)")
      answer.headers.removeAll { $0.name == "X-Request-Id" }
      return answer
    }
    let (first, second) = (
      try await make(#"{"kind": "shopping"}"#), try await make(#"{"kind": "shopping", "days": 1}"#)
    )
    for code in [first.code, second.code] { #expect(await read(code).status == 200) }
    let stranger = try await house.headers(of: .stranger)
    for number in [first.number, "999999"] {
      let path = "/api/v1/share-links/\(number)"
      #expect(await house.ask("DELETE", path, headers: stranger).status == 404)
    }
    let revoke = "/api/v1/share-links/\(first.number)"
    #expect(await house.ask("DELETE", revoke, headers: anna).status == 204)
    house.time.pass(86_400)
    let never = await read(SecretCode(.link).text)
    #expect(never.status == 404)
    for code in [first.code, second.code, "!", "zz"] {
      #expect(await read(code) == never, "\(code)")
    }
    #expect(SecretCode(.link).text.utf8.count == 26)
    // 26 letters of 5 bits: 128 of them are random.
    let kept = try await house.keeper.readNotebook { reader in
      try reader.shareLink(hash: Array(second.code.utf8)) == nil
    }
    #expect(kept == true)
  }

  @Test("a guest shares nothing of the household, and who leaves it shares its things no longer")
  func household() async throws {
    let house = try await SharedHouse.open()
    let shopping = #"{"kind": "shopping"}"#
    #expect(await house.gus.ask("POST", "/api/v1/share-links", shopping).status == 403)
    let link = try await link(house.bert, shopping)
    #expect(await house.anna.server.ask("GET", link.code).status == 200)
    #expect(await house.bert.ask("DELETE", "/api/v1/household/membership").status == 204)
    #expect(await house.anna.server.ask("GET", link.code).status == 404)
  }

  @Test("what whoever reads avoids is said of a dish; a field that has no place there is refused")
  func exclusions() async throws {
    let house = try await SharedHouse.open()
    let made = await house.anna.ask(
      "POST",
      "/api/v1/recipes",
      #"{"title": "Pie", "kind": "meal", "ingredients": ["100 g peanuts"]}"#
    )
    let id = try #require(made["id"]?.asText)
    let link = try await link(house.anna, #"{"kind": "dish", "dish": "\#(id)"}"#)
    let avoid = #"{"names": ["peanuts"]}"#
    #expect(await house.xena.ask("POST", "/api/v1/avoided", avoid).status == 200)
    func excluded(_ answer: Answer) -> Int? {
      answer["dishes"]?.items.first?.asObject?["excluded"]?.items.count
    }
    #expect(excluded(await house.xena.get(link.code)) == 1)
    #expect(excluded(await house.anna.server.ask("GET", link.code)) == 0)
    for body in [
      #"{}"#, #"{"kind": "list"}"#, #"{"kind": "shopping", "list": "x"}"#,
      #"{"kind": "plan", "from": "2026-11-25"}"#,
      #"{"kind": "plan", "from": "2026-11-25", "to": "2026-11-24"}"#,
    ] {
      #expect(await house.anna.ask("POST", "/api/v1/share-links", body).status == 400, "\(body)")
    }
    for body in [#"{"kind": "list", "list": "none"}"#, #"{"kind": "dish", "dish": "own:none"}"#] {
      #expect(await house.anna.ask("POST", "/api/v1/share-links", body).status == 404, "\(body)")
    }
  }
}
