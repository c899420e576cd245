import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Numbers that dishes and ingredients are known by, over HTTP")
struct NumberTests {
  @Test("each is given once, found both ways, and not told of a dish that one may not see")
  func bothWays() async throws {
    let house = try await SharedHouse.open()
    let made = await house.anna.ask(
      "POST",
      "/api/v1/recipes",
      #"{"title": "Numbered pie", "kind": "meal", "ingredients": ["1 quince"]}"#
    )
    let own = try #require(made["id"]?.asText)
    let body = #"{"dishes": ["classic:gimlet", "\#(own)"], "ingredients": ["gin", "limes"]}"#
    let given = await house.anna.ask("POST", "/api/v1/numbers", body)
    #expect(given.status == 200)
    #expect(given["dishes"] == (await house.anna.ask("POST", "/api/v1/numbers", body))["dishes"])
    func numbers(_ key: String) -> [String] {
      (given[key]?.items ?? []).compactMap { item in
        guard case .number(let number)? = item.asObject?["number"] else { return nil }
        return number
      }
    }
    let (dishes, ingredients) = (numbers("dishes"), numbers("ingredients"))
    try #require(dishes.count == 2 && ingredients.count == 2)
    let server = house.anna.server
    let found = await server.ask("GET", "/api/v1/numbers/dishes/\(dishes[0])")
    #expect(found["id"] == .text("classic:gimlet"))
    #expect(await house.anna.get("/api/v1/numbers/dishes/\(dishes[1])")["id"] == .text(own))
    let hidden = await house.xena.get("/api/v1/numbers/dishes/\(dishes[1])")
    #expect(hidden.status == 404)
    #expect(hidden.body == (await house.xena.get("/api/v1/numbers/dishes/999999")).body)
    let lime = await server.ask("GET", "/api/v1/numbers/ingredients/\(ingredients[1])")
    #expect(lime["id"] == .text("lime"))
    #expect(
      await house.xena.ask("POST", "/api/v1/numbers", #"{"dishes": ["\#(own)"]}"#).status == 404
    )
    #expect(
      await house.xena.ask("POST", "/api/v1/numbers", #"{"ingredients": ["xyzzyq"]}"#).status == 404
    )
  }
}
