import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Lists, cooking and recipes of one's own over HTTP")
struct KeptDishesTests {
  @Test("a list is made, filled, ordered, called otherwise, and goes; nobody else has it")
  func lists() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    #expect(await anna.get("/api/v1/lists").texts() == ["wishlist"])
    #expect(await anna.ask("POST", "/api/v1/lists", #"{"name": "Summer party"}"#).status == 201)
    #expect(await anna.ask("POST", "/api/v1/lists", #"{"name": "Summer party"}"#).status == 409)
    let list = "/api/v1/lists/Summer%20party"
    let added = await anna.ask(
      "POST",
      "\(list)/dishes",
      #"{"dishes": ["classic:gimlet", "classic:negroni", "classic:gimlet"]}"#
    )
    #expect(added.texts() == ["classic:gimlet", "classic:negroni"])
    let moved = await anna.ask("PATCH", "\(list)/dishes/classic:negroni", #"{"position": 1}"#)
    #expect(moved.texts() == ["classic:negroni", "classic:gimlet"])
    let first = await anna.ask(
      "POST",
      "\(list)/dishes",
      #"{"dishes": ["classic:daiquiri"], "position": 2}"#
    )
    #expect(first.texts() == ["classic:negroni", "classic:daiquiri", "classic:gimlet"])
    #expect(await anna.ask("DELETE", "\(list)/dishes/classic:gimlet").status == 204)
    #expect(await anna.get(list).texts() == ["classic:negroni", "classic:daiquiri"])
    let absent = await anna.ask("PATCH", "\(list)/dishes/classic:gimlet", #"{"position": 1}"#)
    #expect(absent.status == 404)
    for other in [house.bert, house.gus, house.xena] {
      let hidden = await other.get(list)
      #expect(hidden.status == 404)
      #expect(hidden.body == (await other.get("/api/v1/lists/nothing")).body)
    }
    #expect(await anna.ask("PATCH", list, #"{"name": "Garden"}"#).status == 200)
    #expect(await anna.get("/api/v1/lists").texts() == ["wishlist", "Garden"])
    let stays = await anna.ask("DELETE", "/api/v1/lists/wishlist")
    #expect(stays.status == 409)
    #expect(await anna.ask("DELETE", "/api/v1/lists/Garden").status == 204)
    #expect(await anna.get("/api/v1/lists").texts() == ["wishlist"])
  }

  @Test("what was cooked is in one's history; what it used leaves the pantry, but for a guest")
  func cooking() async throws {
    let house = try await SharedHouse.open()
    _ = await house.anna.ask(
      "POST",
      "/api/v1/pantry",
      #"{"things": ["gin 700 ml", "campari 700 ml", "sweet vermouth 700 ml"]}"#
    )
    let before = await house.anna.get("/api/v1/pantry").body
    let plain = await house.bert.ask("POST", "/api/v1/cooked", #"{"dish": "classic:negroni"}"#)
    #expect(plain["taken"] == .bool(false), "\(plain.text)")
    #expect(await house.anna.get("/api/v1/pantry").body == before)
    let body = #"{"dish": "classic:negroni", "take": true}"#
    #expect(await house.gus.ask("POST", "/api/v1/cooked", body).status == 403)
    #expect(await house.anna.get("/api/v1/pantry").body == before)
    #expect(
      await house.gus.ask("POST", "/api/v1/cooked", #"{"dish": "classic:negroni"}"#).status == 200
    )
    #expect(await house.bert.ask("POST", "/api/v1/cooked", body)["taken"] == .bool(true))
    #expect(await house.anna.get("/api/v1/pantry").body != before)
    #expect(await house.bert.get("/api/v1/history?kind=cooked").texts() == ["classic:negroni"])
    #expect(await house.anna.get("/api/v1/history").texts() == [])
    #expect(await house.bert.ask("DELETE", "/api/v1/history?kind=suggested").status == 204)
    #expect(await house.bert.get("/api/v1/history").texts() == ["classic:negroni"])
    #expect(await house.bert.ask("DELETE", "/api/v1/history").status == 204)
    #expect(await house.bert.get("/api/v1/history").texts() == [])
    let unknown = await house.bert.ask("POST", "/api/v1/cooked", #"{"dish": "nowhere:1"}"#)
    #expect(unknown.status == 404)
  }

  @Test("a recipe of one's own matches at once, for whoever wrote it, and goes again")
  func recipes() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    let made = await anna.ask(
      "POST",
      "/api/v1/recipes",
      #"""
      {"title": "Zebra Toast", "kind": "meal", "ingredients": ["2 slices bread", "20 g butter"],
       "steps": ["Toast it."], "servings": 1}
      """#
    )
    #expect(made.status == 201, "\(made.text)")
    let id = try #require(made["id"]?.asText)
    let again = await anna.ask(
      "POST",
      "/api/v1/recipes",
      #"{"cooklang": "---\ntitle: Zebra Soup\n---\n\nBoil @water{1%l} with @salt.\n"}"#
    )
    #expect(again["name"] == .text("Zebra Soup"), "\(again.text)")
    #expect(Set(await anna.get("/api/v1/recipes").texts("name")) == ["Zebra Soup", "Zebra Toast"])
    #expect(await anna.get("/api/v1/dishes/\(id)").status == 200)
    #expect(await anna.get("/api/v1/search?q=zebra").texts().contains(id))
    for other in [house.bert, house.gus, house.xena] {
      let hidden = await other.get("/api/v1/dishes/\(id)")
      #expect(hidden.status == 404)
      #expect(hidden.body == (await other.get("/api/v1/dishes/own:nothing")).body)
      #expect(!(await other.get("/api/v1/search?q=zebra")).texts().contains(id))
      #expect(await other.get("/api/v1/recipes").texts() == [])
      let theirs = await other.ask("DELETE", "/api/v1/recipes/\(id)")
      #expect(theirs.status == 404)
      #expect(theirs.body == (await other.ask("DELETE", "/api/v1/recipes/own:nothing")).body)
    }
    // Without its mark it is there still.
    #expect(await anna.get("/api/v1/favourites").texts().contains(id))
    #expect(await anna.ask("DELETE", "/api/v1/favourites/\(id)").status == 204)
    #expect(await !anna.get("/api/v1/favourites").texts().contains(id))
    #expect(await anna.get("/api/v1/recipes").texts().contains(id))
    #expect(await anna.ask("DELETE", "/api/v1/recipes/\(id)").status == 204)
    #expect(await anna.get("/api/v1/dishes/\(id)").status == 404)
    for body in [
      "{}", #"{"title": "A", "cooklang": "Boil @water{}."}"#, #"{"title": "Nothing in it"}"#,
      #"{"ingredients": ["water"]}"#,
    ] {
      #expect(await anna.ask("POST", "/api/v1/recipes", body).status == 400, "\(body)")
    }
  }
}
