import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What a household tells each other over HTTP")
struct SharedWordsTests {
  @Test("reviews and comments are read in the household, and nowhere else")
  func remarks() async throws {
    let house = try await SharedHouse.open()
    let dish = "/api/v1/dishes/classic:aviation"
    for text in ["Too sweet.", "Just right."] {
      let answer = await house.anna.ask("PUT", "\(dish)/review", "{\"text\": \"\(text)\"}")
      #expect(answer.texts("text") == [text])
    }
    let added = await house.gus.ask("POST", "\(dish)/remarks", #"{"text": "With more lemon?"}"#)
    #expect(added.status == 201)
    for mate in [house.anna, house.bert, house.gus] {
      let texts = await mate.get("\(dish)/remarks").texts("text")
      #expect(texts == ["Just right.", "With more lemon?"])
    }
    #expect(await house.xena.get("\(dish)/remarks").texts("text") == [])
    let numbers = await house.anna.get("\(dish)/remarks").texts()
    let own = try #require(numbers.first)
    for other in [house.bert, house.gus, house.xena] {
      let refused = await other.ask("DELETE", "/api/v1/remarks/\(own)")
      let unknown = await other.ask("DELETE", "/api/v1/remarks/999999")
      #expect(refused.status == 404)
      #expect(refused.body == unknown.body)
    }
    #expect(await house.anna.ask("DELETE", "/api/v1/remarks/\(own)").status == 204)
    #expect(await house.bert.get("\(dish)/remarks").texts("text") == ["With more lemon?"])
  }

  @Test("a recipe is seen by the household alone from when it is published, until it is withdrawn")
  func publication() async throws {
    let house = try await SharedHouse.open()
    let made = await house.anna.ask(
      "POST",
      "/api/v1/recipes",
      #"{"title": "Quincewater", "kind": "cocktail", "ingredients": ["1 quince", "500 ml water"]}"#
    )
    let id = try #require(made["id"]?.asText)
    let path = "/api/v1/dishes/\(id)"
    #expect(await house.bert.get(path).status == 404)
    #expect(await house.bert.ask("PUT", "/api/v1/recipes/\(id)/publication").status == 404)
    #expect(await house.anna.ask("PUT", "/api/v1/recipes/\(id)/publication").status == 204)
    #expect(await house.bert.get(path).status == 200)
    #expect(await house.gus.get(path).status == 200)
    #expect(await house.xena.get(path).status == 404)
    let changed = await house.anna.ask("PATCH", "/api/v1/recipes/\(id)", #"{"servings": 3}"#)
    #expect(changed["servings"] == .number("3"))
    #expect(changed["name"] == .text("Quincewater"))
    let foreign = await house.bert.ask("PATCH", "/api/v1/recipes/\(id)", #"{"servings": 4}"#)
    #expect(foreign.status == 404)
    #expect(await house.anna.ask("DELETE", "/api/v1/recipes/\(id)/publication").status == 204)
    #expect(await house.bert.get(path).status == 404)
    #expect(await house.anna.ask("DELETE", "/api/v1/recipes/\(id)").status == 204)
    #expect(await house.anna.get("/api/v1/recipes?deleted=true").texts() == [id])
    #expect(await house.bert.ask("POST", "/api/v1/recipes/\(id)/restore").status == 404)
    #expect(await house.anna.ask("POST", "/api/v1/recipes/\(id)/restore").status == 200)
    #expect(await house.anna.get(path).status == 200)
  }

  @Test("what is always there is the household's, and a guest does not change it")
  func staples() async throws {
    let house = try await SharedHouse.open()
    let added = await house.anna.ask("POST", "/api/v1/staples", #"{"names": ["oil", "sugar"]}"#)
    #expect(added.texts("name") == ["oil", "sugar"])
    #expect(await house.gus.get("/api/v1/staples").body == added.body)
    #expect(await house.xena.get("/api/v1/staples").texts("name") == [])
    #expect(await house.gus.ask("DELETE", "/api/v1/staples/oil").status == 403)
    let wrong = await house.bert.ask("POST", "/api/v1/staples", #"{"names": ["xyzzyq"]}"#)
    #expect(wrong.status == 404)
    #expect(wrong["field"] == .text("names"))
    #expect(await house.bert.ask("DELETE", "/api/v1/staples/oil").status == 204)
    #expect(await house.bert.ask("DELETE", "/api/v1/staples/oil").status == 404)
    #expect(await house.anna.get("/api/v1/staples").texts("name") == ["sugar"])
  }
}
