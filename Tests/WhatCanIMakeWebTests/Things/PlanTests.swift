import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("A plan with dates over HTTP")
struct PlanTests {
  static let path = "/api/v1/plan/entries"
  static let week = "\(path)?from=2026-11-23&to=2026-11-29"

  @Test("a proposed plan is taken over a dish a day, and any of the household moves and removes")
  func household() async throws {
    let house = try await SharedHouse.open()
    let body = """
      {"day": "2026-11-24", "dishes": ["classic:gimlet", "classic:daiquiri"], "servings": 4, \
      "cook": \(house.bert.number)}
      """
    let added = await house.anna.ask("POST", Self.path, body)
    #expect(added.status == 201)
    #expect(added.texts("day") == ["2026-11-24", "2026-11-25"])
    for mate in [house.anna, house.bert, house.gus] {
      let week = await mate.get(Self.week)
      #expect(week.texts("name") == ["Gimlet", "Daiquiri"])
      #expect(week.items("cook").first?.asObject?["name"] == .text(house.bert.person.name))
    }
    #expect(await house.xena.get(Self.week).texts("name") == [])
    guard case .number(let number)? = added.items("number").first else {
      Issue.record("no number")
      return
    }
    let entry = "\(Self.path)/\(number)"
    let moved = await house.bert.ask(
      "PATCH",
      entry,
      #"{"day": "2026-11-27", "slot": "drinks", "cook": 0}"#
    )
    #expect(moved.texts("day") == ["2026-11-27"])
    #expect(moved.items("cook") == [.null])
    #expect(moved.items("servings") == [.number("4")])
    #expect(await house.gus.ask("PATCH", entry, #"{"servings": 2}"#).status == 403)
    for target in [entry, "\(Self.path)/999999"] {
      let refused = await house.xena.ask("DELETE", target)
      #expect(refused.status == 404)
      #expect(refused.body == (await house.xena.ask("PATCH", target, #"{"servings": 2}"#)).body)
    }
    #expect(await house.anna.ask("DELETE", entry).status == 204)
    #expect(await house.anna.get(Self.week).texts("name") == ["Daiquiri"])
    let undo = await house.bert.get("/api/v1/undo")
    #expect(undo.texts("kind").first == "plan")
    guard case .number(let deletion)? = undo.items().first else {
      Issue.record("no deletion")
      return
    }
    #expect(await house.bert.ask("POST", "/api/v1/undo/\(deletion)").status == 204)
    #expect(await house.anna.get(Self.week).texts("name") == ["Daiquiri", "Gimlet"])
  }

  @Test("what anybody of the household avoids is said of each dish")
  func exclusions() async throws {
    let house = try await SharedHouse.open()
    let body = #"{"day": "2026-11-24", "dishes": ["classic:gimlet"]}"#
    #expect(await house.anna.ask("POST", Self.path, body).status == 201)
    func excluded(_ target: String) async -> Int? {
      await house.anna.get(target).items("dish").first?.asObject?["excluded"]?.items.count
    }
    #expect(await excluded(Self.week) == 0)
    #expect(await house.bert.ask("POST", "/api/v1/avoided", #"{"names": ["gin"]}"#).status == 200)
    #expect(await excluded(Self.week) == 1)
    #expect(await excluded("\(Self.week)&eaters=me") == 0)
  }

  @Test("days, cooks and dishes that are none are refused, and nothing is planned")
  func refusals() async throws {
    let house = try await SharedHouse.open()
    for query in ["from=x", "from=2026-11-31", "from=2026-11-25&to=0", "from=26-11-25"] {
      #expect(await house.anna.get("\(Self.path)?\(query)").status == 400, "\(query)")
    }
    for (body, status) in [
      (#"{"dishes": ["classic:gimlet"]}"#, 400),
      (#"{"day": "2026-02-30", "dishes": ["classic:gimlet"]}"#, 400),
      (#"{"day": "2026-11-24", "dishes": ["classic:gimlet", "own:none"]}"#, 404),
      (#"{"day": "2026-11-24", "dishes": ["classic:gimlet"], "cook": 999999}"#, 404),
      (#"{"day": "2026-11-24", "dishes": ["classic:gimlet"], "cook": \#(house.xena.number)}"#, 404),
      (#"{"day": "2026-11-24", "dishes": ["classic:gimlet"], "servings": 0}"#, 400),
    ] {
      #expect(await house.anna.ask("POST", Self.path, body).status == status, "\(body)")
    }
    #expect(await house.anna.get(Self.week).texts("name") == [])
  }

  @Test("days are read from the first to the last, however many; none where the last comes first")
  func ranges() async throws {
    let house = try await SharedHouse.open()
    let days = ["2025-01-01", "2026-11-24", "2026-11-25", "2031-12-31"]
    for day in days {
      let body = #"{"day": "\#(day)", "dishes": ["classic:gimlet"]}"#
      #expect(await house.anna.ask("POST", Self.path, body).status == 201)
    }
    for first in days {
      for last in days {
        let answer = await house.anna.get("\(Self.path)?from=\(first)&to=\(last)")
        #expect(
          answer.texts("day") == days.filter { first <= $0 && $0 <= last },
          "\(first) \(last)"
        )
      }
    }
  }
}
