import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Requests with a key of their own")
struct OnceOnlyTests {
  private func ask(
    _ mate: Housemate,
    _ target: String,
    _ body: String,
    key: String
  ) async -> Answer {
    await mate.server.ask(
      "POST",
      target,
      body,
      [mate.shown, .init("Idempotency-Key", key)]
    )
  }

  @Test(
    "are done once, with the answer of the first time; another request under the key is refused"
  )
  func once() async throws {
    let house = try await SharedHouse.open()
    let (target, body) = ("/api/v1/shopping", #"{"things": ["milk 1 l"]}"#)
    let first = await ask(house.anna, target, body, key: "0b6e-11")
    #expect(first.status == 200, "\(first.text)")
    for key in ["0b6e-11", "\"0b6e-11\""] {
      let again = await ask(house.anna, target, body, key: key)
      #expect(again.body == first.body && again.status == first.status)
    }
    #expect(await house.anna.get(target).body == first.body)
    let another = await ask(house.anna, target, #"{"things": ["gin"]}"#, key: "0b6e-11")
    #expect(another.status == 422)
    #expect(another["field"] == .text("Idempotency-Key"))
    let elsewhere = await ask(house.anna, "/api/v1/shopping/ticks", body, key: "0b6e-11")
    #expect(elsewhere.status == 422)
    // The key is Anna's: Bert's is another one.
    _ = await ask(house.bert, target, body, key: "0b6e-11")
    #expect(await house.anna.get(target).text.contains(#""amounts":[{"quantity":2,"#))
  }

  @Test("what was refused was not done, and may be asked for again")
  func refused() async throws {
    let house = try await SharedHouse.open()
    let (target, body) = ("/api/v1/shopping/ticks", #"{"things": ["milk"]}"#)
    #expect(await ask(house.anna, target, body, key: "a").status == 404)
    _ = await house.anna.ask("POST", "/api/v1/shopping", body)
    #expect(await ask(house.anna, target, body, key: "a").status == 200)
    #expect(await ask(house.gus, target, body, key: "a").status == 403)
    for key in ["", "with blank", String(repeating: "k", count: 101)] {
      #expect(await ask(house.anna, target, body, key: key).status == 400, "\(key)")
    }
  }

  @Test("an answer that shows a secret is not kept")
  func secrets() async throws {
    let house = try await SharedHouse.open()
    let answer = await ask(house.anna, "/api/v1/tokens", #"{"label": "bar"}"#, key: "a")
    #expect(answer.status == 400)
    #expect(answer["field"] == .text("Idempotency-Key"))
    for route in RouteTable.all.routes where route.keepsAnswers {
      #expect(!(route.reply ?? "").hasPrefix("new-"), "\(route.name)")
    }
  }
}
