import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What is asked again over HTTP")
struct AgainTests {
  @Test(
    "an answer and a page are the same twice, and another one at once when what one keeps changes"
  )
  func again() async throws {
    let house = try await SharedHouse.open()
    let anna = house.anna
    let today = try #require(RunningProgram.day(at: ThingServer.now))
    let changes: [(method: String, target: String, body: String?)] = [
      ("POST", "/api/v1/pantry", #"{"things": ["gin", "lime"]}"#),
      ("POST", "/api/v1/pantry", #"{"things": ["sugar"]}"#),
      ("POST", "/api/v1/avoided", #"{"names": ["lime"]}"#),
      ("DELETE", "/api/v1/avoided/lime", nil),
      ("PUT", "/api/v1/favourites/classic:gimlet", nil),
      ("POST", "/api/v1/pantry/removals", #"{"things": ["sugar"]}"#),
    ]
    for change in changes {
      let before = await anna.get("/").body
      let changed = await anna.ask(change.method, change.target, change.body)
      #expect(changed.status < 300, "\(change): \(changed.text)")
      let page = await anna.get("/")
      #expect(page.body != before, "\(change)")
      #expect(page.body == (await anna.get("/")).body, "\(change)")
      // Nobody else is given it.
      #expect(await house.bert.get("/").body != page.body)
      for (question, request) in [
        ("/api/v1/match", MatchRequest(usesPantry: true, today: today)),
        (
          "/api/v1/match?have=gin&missing=1",
          MatchRequest(have: ["gin"], today: today, missingAtMost: 1)
        ),
      ] {
        let said = try await anna.kitchen.answer(request).json.jsonText + "\n"
        for _ in 0..<2 { #expect(await anna.get(question).text == said, "\(question)") }
      }
    }
  }

  @Test("the dates of a pantry count in answers and plans, from the day it is")
  func dates() async throws {
    let house = try await SharedHouse.open()
    for thing in ["gin", "lime", "sugar", "cranberry juice", "vodka"] {
      let kept = await house.anna.ask("POST", "/api/v1/pantry", #"{"things": ["\#(thing)"]}"#)
      #expect(kept.status < 300, "\(kept.text)")
    }
    let today = try #require(RunningProgram.day(at: ThingServer.now))
    for rank in [RankOrder.fewestMissing, .expiring] {
      let request = MatchRequest(usesPantry: true, today: today, order: rank)
      let said = try await house.anna.kitchen.answer(request).json.jsonText + "\n"
      #expect(await house.anna.get("/api/v1/match?rank=\(rank.rawValue)").text == said)
      #expect(rank == .fewestMissing || said.contains("daysLeft"))
    }
  }
}
