import JSONCoding
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

  @Test("what was done by a server that ended before it answered is not done again")
  func killed() async throws {
    let house = try await SharedHouse.open()
    let (mate, target, body) = (house.anna, "/api/v1/shopping", #"{"things": ["milk 1 l"]}"#)
    let (server, key) = (mate.server, "d0-11")
    let route = try #require(RouteTable.all.routes.first { $0.name == "POST \(target)" })
    let fields = try #require(try JSONParser.value(of: Array(body.utf8)).asObject)
    let request = Inbound("POST", target, headers: [.init("Idempotency-Key", key)])
    let made = try OnceOnly(request, route, by: mate.person, saying: fields, server.people)
    let once = try #require(made)
    // The transaction is committed, and then nothing more comes: neither an answer nor a word that there is none.
    let (committed, commit) = AsyncStream<Answer>.makeStream()
    let lost = Task {
      try await once.answer {
        try await server.keeper.write(as: mate.person) { notebook in
          _ = try notebook.addToShopping(["milk 1 l"])
        }
        commit.yield(.done())
        commit.finish()
        try await Task.sleep(for: .seconds(86_400))
        return .done()
      }
    }
    for await _ in committed {}
    let list = await mate.get(target).body
    #expect(await ask(mate, target, body, key: key).status == 409)
    // A minute later nobody is at it any more.
    try server.people.sessions.release(key, of: try #require(mate.person.number))
    let again = await ask(mate, target, body, key: key)
    #expect(again.status == 409)
    #expect(again["field"] == .text("Idempotency-Key"), "\(again.text)")
    let other = await ask(mate, target, #"{"things": ["gin"]}"#, key: key)
    #expect(other.status == 422)
    #expect(await mate.get(target).body == list)
    // Another person's key is another one, and so is another key.
    #expect(await ask(house.bert, target, body, key: key).status == 200)
    #expect(await ask(mate, target, body, key: "d0-12").status == 200)
    lost.cancel()
    _ = await lost.result
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
