import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Favourites, stars and notes over HTTP")
struct OwnMarksTests {
  @Test("a favourite is there once, is nobody else's, and goes again")
  func favourites() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    for dish in ["classic:gimlet", "classic:negroni", "classic:gimlet"] {
      #expect(await anna.ask("PUT", "/api/v1/favourites/\(dish)").status == 204)
    }
    let answer = await anna.get("/api/v1/favourites")
    #expect(Set(answer.texts()) == ["classic:gimlet", "classic:negroni"])
    #expect(answer.texts().count == 2)
    let kitchen = try await anna.kitchen
    let dishes = try kitchen.summaries(ofKept: try kitchen.favorites())
    #expect(answer.text == Reply.List("favorite", dishes.map(\.json)).jsonText + "\n")
    for other in [house.bert, house.gus, house.xena] {
      #expect(await other.get("/api/v1/favourites").texts() == [])
    }
    for _ in 1...2 {
      #expect(await anna.ask("DELETE", "/api/v1/favourites/classic:gimlet").status == 204)
      #expect(await anna.get("/api/v1/favourites").texts() == ["classic:negroni"])
    }
  }

  @Test("stars are kept, changed and taken back, each person's own")
  func ratings() async throws {
    let house = try await SharedHouse.open()
    let target = "/api/v1/ratings/classic:daiquiri"
    #expect(await house.anna.get(target)["stars"] == .null)
    #expect(await house.anna.ask("PUT", target, #"{"stars": 5}"#)["stars"] == .number("5"))
    #expect(await house.anna.ask("PUT", target, #"{"stars": 2}"#)["stars"] == .number("2"))
    #expect(await house.anna.get(target)["stars"] == .number("2"))
    #expect(await house.anna.get("/api/v1/dishes/classic:daiquiri")["rating"] == .number("2"))
    #expect(await house.bert.get(target)["stars"] == .null)
    #expect(await house.anna.ask("DELETE", target).status == 204)
    #expect(await house.anna.get(target)["stars"] == .null)
    // What the schema of the interface calls an integer.
    #expect(await house.anna.ask("PUT", target, #"{"stars": 3.0}"#)["stars"] == .number("3"))
    for body in [#"{}"#, "0", "6", "2.5", "-1", "null", #""5""#, "1e1"] {
      let body = body.hasPrefix("{") ? body : "{\"stars\": \(body)}"
      let answer = await house.anna.ask("PUT", target, body)
      #expect(answer.status == 400, "\(body)")
      #expect(answer["field"] == .text("stars"), "\(body)")
    }
  }

  @Test("a note has several lines, is as with --json, and nobody else reads it")
  func notes() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    let target = "/api/v1/notes/classic:gimlet"
    #expect(await anna.get(target)["text"] == .null)
    let written = await anna.ask("PUT", target, #"{"text": " equal parts,\nand less sugar "}"#)
    #expect(written["text"] == .text("equal parts,\nand less sugar"))
    let kitchen = try await anna.kitchen
    let dish = try #require(try kitchen.find(DishID("classic:gimlet")))
    let note = try kitchen.note(on: dish)
    let read = await anna.get(target)
    #expect(read.text == Reply.Note(note, on: dish).jsonText + "\n")
    for other in [house.bert, house.gus, house.xena] {
      #expect(await other.get(target)["text"] == .null)
    }
    for text in [#""""#, #""   ""#, #""a\u0000b""#, "5", "null"] {
      let answer = await anna.ask("PUT", target, "{\"text\": \(text)}")
      #expect(answer.status == 400, "\(text)")
      #expect(answer["field"] == .text("text"), "\(text)")
    }
    let long = String(repeating: "x", count: Notebook.longestText)
    #expect(await anna.ask("PUT", target, "{\"text\": \"\(long)\"}").status == 200)
    #expect(await anna.ask("PUT", target, "{\"text\": \"\(long)x\"}").status == 400)
    #expect(await anna.ask("DELETE", target).status == 204)
    #expect(await anna.get(target)["text"] == .null)
  }

  @Test("somebody else's recipe is answered byte for byte like one that is not there")
  func hidden() async throws {
    let house = try await SharedHouse.open()
    let secret = try await house.xena.server.keeper.write(as: house.xena.person) { notebook in
      try notebook.createRecipe(
        WrittenRecipe(title: "Canarygrass Pie", kind: .meal, ingredients: ["flour", "butter"])
      ).recipe.id
    }
    await house.xena.server.keeper.caughtUp()
    #expect(await house.xena.get("/api/v1/ratings/\(secret)").status == 200)
    let asked = [
      ("PUT", "/api/v1/favourites/", nil), ("DELETE", "/api/v1/favourites/", nil),
      ("GET", "/api/v1/ratings/", nil), ("PUT", "/api/v1/ratings/", #"{"stars": 1}"#),
      ("DELETE", "/api/v1/ratings/", nil), ("GET", "/api/v1/notes/", nil),
      ("PUT", "/api/v1/notes/", #"{"text": "a"}"#), ("DELETE", "/api/v1/notes/", nil),
    ]
    for (method, path, body) in asked {
      let hidden = await house.anna.ask(method, "\(path)\(secret)", body)
      let unknown = await house.anna.ask(method, "\(path)own:nothing", body)
      #expect(hidden.status == 404, "\(method) \(path)")
      #expect(hidden.body == unknown.body, "\(method) \(path)")
    }
    #expect(await house.xena.get("/api/v1/ratings/\(secret)")["stars"] == .null)
  }
}
