import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Files of recipes over HTTP")
struct ImportTests {
  private static let recipes = Array(
    """
    [{"@context": "https://schema.org", "@type": "Recipe", "name": "Quokka Stew",
      "recipeIngredient": ["500 g potatoes", "1 onion"], "recipeInstructions": "Stew it."},
     {"@context": "https://schema.org", "@type": "Recipe", "name": "Quokka Salad",
      "recipeIngredient": ["1 lettuce", "2 tbsp olive oil"], "recipeInstructions": "Toss it."}]
    """.utf8
  )

  /// The job that an answer tells of, when it is over.
  private func end(_ answer: Answer, _ person: Housemate) async throws -> JSONObject {
    #expect(answer.status == 202, "\(answer.text)")
    let place = try #require(answer.header("Location"))
    for _ in 0..<3_000 {
      let job = try #require(try await person.get(place).json.asObject)
      if job["endedAt"] != .null { return job }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Problem(500, "it never ends")
  }

  private func count(_ job: JSONObject, _ key: String) -> JSONValue? {
    job["imported"]?.asObject?[key]
  }

  @Test("the recipes of a file are one's own, once, and nobody else sees them or the job")
  func own() async throws {
    let house = try await SharedHouse.open()
    let sent = await house.anna.send("POST", "/api/v1/imports", Self.recipes)
    let job = try await end(sent, house.anna)
    #expect(job["state"] == .text("done"), "\(job)")
    #expect(job["kind"] == .text("own-import"))
    #expect(count(job, "new") == .number("2"))
    #expect(
      await house.anna.get("/api/v1/recipes").texts("name").sorted() == [
        "Quokka Salad", "Quokka Stew",
      ]
    )
    let again = try await end(
      await house.anna.send("POST", "/api/v1/imports", Self.recipes),
      house.anna
    )
    #expect(count(again, "new") == .number("0"))
    #expect(count(again, "unchanged") == .number("2"))
    #expect(await house.anna.get("/api/v1/recipes").texts("name").count == 2)
    let place = try #require(sent.header("Location"))
    for other in [house.bert, house.gus, house.xena] {
      #expect(await other.get("/api/v1/recipes").texts("name") == [])
      let theirs = await other.get(place)
      #expect(theirs.status == 404)
      #expect(theirs.body == (await other.get("/api/v1/jobs/999999")).body)
      #expect(await other.get("/api/v1/jobs").texts("kind") == [])
    }
    #expect(await house.anna.get("/api/v1/jobs").texts("kind") == ["own-import", "own-import"])
  }

  @Test("an export of one's notebook is taken in as the command line does it")
  func export() async throws {
    let house = try await SharedHouse.open()
    let body = #"{"title": "Quokka Pie", "ingredients": ["500 g apples"]}"#
    #expect(await house.anna.ask("POST", "/api/v1/recipes", body).status == 201)
    #expect(
      await house.anna.ask("PUT", "/api/v1/notes/classic:gimlet", #"{"text": "good"}"#).status
        == 200
    )
    let export = Array(try await house.anna.kitchen.exportedNotebook().utf8)
    let job = try await end(
      await house.xena.send("POST", "/api/v1/imports", export),
      house.xena
    )
    #expect(job["state"] == .text("done"), "\(job)")
    #expect(await house.xena.get("/api/v1/recipes").texts("name") == ["Quokka Pie"])
    #expect(try await house.xena.get("/api/v1/notes/classic:gimlet").text("text") == "good")
  }

  @Test("what is no recipe fails, and says why without a path of the server")
  func failures() async throws {
    let house = try await SharedHouse.open()
    let broken = Array(#"{"schema": "whatcanimake.notebook/1", "person": 5}"#.utf8)
    for bytes in [[], [0, 1, 2, 255], Array("{".utf8), broken] {
      let job = try await end(
        await house.anna.send("POST", "/api/v1/imports", bytes),
        house.anna
      )
      #expect(job["state"] == .text("failed"), "\(bytes) \(job)")
      let text = try JSONStyle.reply.text(of: JSONValue.object(job))
      #expect(!text.contains(house.anna.server.keeper.places.store), "\(text)")
      #expect(!text.contains("uploads"), "\(text)")
    }
    #expect(await house.anna.send("POST", "/api/v1/imports", [1], type: "text/plain").status == 415)
    let key: Inbound.Header = .init("Idempotency-Key", "a")
    let keyed = await house.anna.server.send(
      "POST",
      "/api/v1/imports",
      Self.recipes,
      type: "application/octet-stream",
      [house.anna.shown, key]
    )
    #expect(keyed.status == 400)
    #expect(await house.anna.get("/api/v1/recipes").texts("name") == [])
  }

  @Test("dishes for everybody are for administrators to take in")
  func catalogue() async throws {
    let house = try await ServedHousehold.open()
    let target = "/api/v1/imports?to=catalogue&collection=quokkas"
    let body = Self.recipes
    func send(_ visitor: ServedHousehold.Visitor) async throws -> Answer {
      let headers: [Inbound.Header] = [
        .init("Content-Type", "application/octet-stream"), .init("Content-Length", "\(body.count)"),
      ]
      return await house.dispatcher.answer(
        Inbound(
          "POST",
          target,
          headers: try await house.headers(of: visitor) + headers,
          body: InboundBody(body)
        )
      )
    }
    for visitor in [ServedHousehold.Visitor.member, .householdAdministrator, .writeToken] {
      #expect(try await send(visitor).status == 403, "\(visitor)")
    }
    let answer = try await send(.administrator)
    #expect(answer.status == 202)
    let place = try #require(answer.header("Location"))
    let headers = try await house.headers(of: .administrator)
    var job = JSONObject()
    for _ in 0..<3_000 {
      job = try #require(try await house.ask("GET", place, headers: headers).json.asObject)
      if job["endedAt"] != .null { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(job["state"] == .text("done"), "\(job)")
    let found = await house.ask("GET", "/api/v1/search?q=quokka")
    let names = try found.json.asObject?["items"]?.items.compactMap { $0.asObject?["id"]?.asText }
    #expect(names?.count == 2)
    #expect(names?.allSatisfy { $0.hasPrefix("quokkas:") } == true, "\(found.text)")
  }
}
