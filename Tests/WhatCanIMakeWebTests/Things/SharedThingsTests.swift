import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("A household's pantry and shopping list over HTTP")
struct SharedThingsTests {
  @Test("what one puts into the pantry the others see, with amount and date, and nobody elsewhere")
  func pantry() async throws {
    let house = try await SharedHouse.open()
    let added = await house.anna.ask(
      "POST",
      "/api/v1/pantry",
      #"{"things": ["milk 1 l", "qqqqq"], "expires": "2023-11-20", "place": "fridge"}"#
    )
    #expect(added.status == 200, "\(added.text)")
    #expect(added.texts() == ["milk"])
    #expect(added["unknown"]?.items.compactMap { $0.asObject?["input"]?.asText } == ["qqqqq"])
    let seen = await house.bert.get("/api/v1/pantry")
    #expect(seen.texts() == ["milk"])
    #expect(seen.texts("expires") == ["2023-11-20"])
    #expect(seen.items("quantity") == [.number("1")])
    #expect(seen.texts("place") == ["fridge"])
    #expect(seen.body == (await house.gus.get("/api/v1/pantry")).body)
    let kitchen = try await house.bert.kitchen
    let today = RunningProgram.day(at: ThingServer.now)
    let items = try kitchen.pantry().map {
      $0.json(today: today, estimate: kitchen.estimate(of: $0))
    }
    #expect(seen.text == Reply.List("pantry", items).jsonText + "\n")
    #expect(await house.xena.get("/api/v1/pantry").texts() == [])
    let refused = await house.gus.ask("POST", "/api/v1/pantry", #"{"things": ["gin"]}"#)
    #expect(refused.status == 403)
    #expect(await house.anna.get("/api/v1/pantry").texts() == ["milk"])
  }

  @Test("things of a list are not put together, and what is not known at all is refused")
  func things() async throws {
    let house = try await SharedHouse.open()
    let two = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["olive", "oil"]}"#)
    #expect(!two.texts().contains("olive oil"), "\(two.text)")
    let one = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["olive oil"]}"#)
    #expect(one.texts() == ["olive oil"])
    for body in [
      #"{}"#, #"{"things": []}"#, #"{"things": "gin"}"#,
      #"{"things": [""]}"#, #"{"things": ["a\u0000"]}"#, #"{"things": ["sugar -5 g"]}"#,
      #"{"things": [1]}"#,
    ] {
      let answer = await house.anna.ask("POST", "/api/v1/pantry", body)
      #expect(answer.status == 400, "\(body)")
      #expect(answer["field"] == .text("things"), "\(body): \(answer.text)")
    }
    let unknown = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["qqqqq"]}"#)
    #expect(unknown.status == 404)
    #expect(unknown["field"] == .text("things"))
    let day = await house.anna.ask(
      "POST",
      "/api/v1/pantry",
      #"{"things": ["gin"], "expires": "2023-02-30"}"#
    )
    #expect(day["field"] == .text("expires"))
  }

  @Test("an amount is taken out, all of it goes, and what is not there is said")
  func removals() async throws {
    let house = try await SharedHouse.open()
    _ = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["milk 1 l", "gin"]}"#)
    let some = await house.bert.ask(
      "POST",
      "/api/v1/pantry/removals",
      #"{"things": ["milk 200 ml", "rice"]}"#
    )
    #expect(some.texts() == ["milk"])
    #expect(some["absent"] == .list([.text("rice")]))
    #expect(await house.anna.get("/api/v1/pantry").texts() == ["gin", "milk"])
    let rest = await house.bert.ask("POST", "/api/v1/pantry/removals", #"{"things": ["milk"]}"#)
    #expect(rest["items"]?.items.first?.asObject?["left"] == .list([]))
    #expect(await house.anna.get("/api/v1/pantry").texts() == ["gin"])
    let gone = await house.bert.ask("POST", "/api/v1/pantry/removals", #"{"things": ["milk"]}"#)
    #expect(gone.status == 404)
    for body in [#"{}"#, #"{"things": ["gin"], "pastDate": true}"#] {
      #expect(await house.bert.ask("POST", "/api/v1/pantry/removals", body).status == 400)
    }
  }

  @Test("an emptied pantry comes back to the household, which nobody elsewhere can do")
  func undo() async throws {
    let house = try await SharedHouse.open()
    _ = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["milk", "gin"]}"#)
    let before = await house.anna.get("/api/v1/pantry").body
    #expect(await house.bert.ask("DELETE", "/api/v1/pantry").status == 204)
    #expect(await house.anna.get("/api/v1/pantry").texts() == [])
    let list = await house.anna.get("/api/v1/undo")
    let found = list["items"]?.items.first { $0.asObject?["kind"] == .text("pantry") }
    guard case .number(let number) = found?.asObject?["id"] else {
      Issue.record("\(list.text)")
      return
    }
    let target = "/api/v1/undo/\(number)"
    let unknown = await house.xena.ask("POST", "/api/v1/undo/2000000000")
    let elsewhere = await house.xena.ask("POST", target)
    #expect(elsewhere.status == 404)
    #expect(elsewhere.body == unknown.body)
    #expect(await house.gus.ask("POST", target).status == 403)
    #expect(await house.anna.ask("POST", target).status == 204)
    #expect(await house.anna.get("/api/v1/pantry").body == before)
    #expect(await house.anna.ask("POST", target).status == 404)
  }

  @Test("a program does not let anybody leave the household by undoing that they joined")
  func undoneJoining() async throws {
    let house = try await SharedHouse.open()
    let now = ThingServer.now
    let joined = try await house.bert.kitchen.deletions(now: now).first { $0.kind == .joined }
    let number = try #require(joined?.number)
    let program = try await house.bert.program(.write, in: house.household)
    #expect(await program.ask("POST", "/api/v1/undo/\(number)").status == 403)
    #expect(await house.bert.ask("POST", "/api/v1/undo/\(number)").status == 204)
    #expect(await house.bert.get("/api/v1/household").status == 404)
  }

  @Test("what is ticked off is in the pantry, and no longer when the tick goes")
  func shopping() async throws {
    let house = try await SharedHouse.open()
    let body = #"{"things": ["milk 1 l", "paper towels"]}"#
    #expect(await house.anna.ask("POST", "/api/v1/shopping", body).status == 200)
    let list = await house.bert.get("/api/v1/shopping")
    #expect(Set(list.texts("name")) == ["milk", "paper towels"])
    let kitchen = try await house.bert.kitchen
    #expect(
      list.text == Reply.List("shopping", try kitchen.shoppingList().map(\.json)).jsonText + "\n"
    )
    #expect(await house.xena.get("/api/v1/shopping").texts() == [])
    let ticked = await house.bert.ask(
      "POST",
      "/api/v1/shopping/ticks",
      #"{"things": ["milk 2 l", "rice"]}"#
    )
    #expect(ticked.texts("name") == ["milk"], "\(ticked.text)")
    #expect(ticked["absent"] == .list([.text("rice")]))
    #expect(await house.anna.get("/api/v1/pantry").items("quantity") == [.number("2")])
    #expect(await house.anna.get("/api/v1/shopping").items("checked").last == .bool(true))
    _ = await house.anna.ask("POST", "/api/v1/shopping/unticks", #"{"things": ["milk"]}"#)
    #expect(await house.anna.get("/api/v1/pantry").texts() == [])
    let all = await house.bert.ask("POST", "/api/v1/shopping/ticks", #"{"all": true}"#)
    #expect(all.texts("name").count == 2)
    let removed = await house.bert.ask(
      "POST",
      "/api/v1/shopping/removals",
      #"{"things": ["paper towels"]}"#
    )
    #expect(removed.texts("name") == ["milk"])
    #expect(await house.bert.ask("DELETE", "/api/v1/shopping?checked=true").status == 204)
    #expect(await house.bert.get("/api/v1/shopping").texts() == [])
    let absent = await house.bert.ask(
      "POST",
      "/api/v1/shopping/removals",
      #"{"things": ["milk"]}"#
    )
    #expect(absent.status == 404)
    #expect(absent["field"] == .text("things"))
  }

  @Test("a dish puts on the list what is missing for it beside the pantry, as the command does")
  func dishes() async throws {
    let house = try await SharedHouse.open()
    _ = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["gin"]}"#)
    let list = await house.bert.ask(
      "POST",
      "/api/v1/shopping/dishes",
      #"{"dishes": ["classic:negroni"], "servings": 2}"#
    )
    #expect(list.status == 200, "\(list.text)")
    #expect(list.texts().contains("campari"))
    #expect(!list.texts().contains("gin"))
    let from = await house.bert.ask(
      "POST",
      "/api/v1/shopping",
      #"{"things": ["gin"], "from": "classic:negroni"}"#
    )
    #expect(from.texts().contains("gin"))
    let other = await house.bert.ask(
      "POST",
      "/api/v1/shopping",
      #"{"things": ["rice"], "from": "classic:negroni"}"#
    )
    #expect(other["field"] == .text("things"))
    for body in [#"{"dishes": ["nowhere:1"]}"#] {
      let answer = await house.bert.ask("POST", "/api/v1/shopping/dishes", body)
      #expect(answer.status == 404)
    }
    let servings = await house.bert.ask(
      "POST",
      "/api/v1/shopping",
      #"{"things": ["gin"], "servings": 2}"#
    )
    #expect(servings["field"] == .text("servings"))
  }
}
