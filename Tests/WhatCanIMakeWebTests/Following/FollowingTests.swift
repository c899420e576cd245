import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

/// Anna made something; the others look.
struct Lookers {
  let house: SharedHouse
  /// Follows Anna.
  let flo: Housemate
  /// Followed her, and is kept away.
  let kit: Housemate
  let path: String

  static func open() async throws -> Lookers {
    let house = try await SharedHouse.open()
    let server = house.anna.server
    let (flo, kit) = (try await server.somebody("Flo"), try await server.somebody("Kit"))
    let lookers = Lookers(house: house, flo: flo, kit: kit, path: path(of: house.anna))
    let shown = await house.anna.ask("PATCH", "/api/v1/me/profile", #"{"visibility": "public"}"#)
    #expect(shown.status == 200)
    for mate in [flo, kit] {
      #expect(await mate.ask("PUT", "\(lookers.path)/follow").status == 204)
    }
    #expect(
      await kit.ask("PATCH", "/api/v1/me/profile", #"{"visibility": "public"}"#).status == 200
    )
    #expect(await house.anna.ask("PUT", "\(path(of: kit))/block").status == 204)
    return lookers
  }

  static func path(of mate: Housemate) -> String {
    "/api/v1/people/\(mate.person.name.split(separator: " ").joined(separator: "%20"))"
  }

  func nobody(_ target: String) async -> Answer { await flo.server.ask("GET", target) }
}

@Suite("What people let others see over HTTP")
struct FollowingTests {
  private func make(_ mate: Housemate, _ title: String, _ line: String) async throws -> String {
    let body = #"{"title": "\#(title)", "kind": "meal", "ingredients": ["\#(line)"]}"#
    let made = await mate.ask("POST", "/api/v1/recipes", body)
    return try #require(made["id"]?.asText)
  }

  @Test(
    "each thing is seen by those whom it is for, and by nobody else a byte of it",
    arguments: Visibility.allCases
  )
  func canaries(visibility: Visibility) async throws {
    let lookers = try await Lookers.open()
    let anna = lookers.house.anna
    let said = #"{"visibility": "\#(visibility.rawValue)"}"#
    // Of this run alone: others make public things beside it.
    let canary = "Canary\(anna.number)x"
    let recipe = try await make(anna, "\(canary)cake", "1 quince")
    #expect(await anna.ask("PUT", "/api/v1/recipes/\(recipe)/visibility", said).status == 204)
    let remarks = "/api/v1/dishes/classic:daiquiri/remarks"
    let texts = await anna.ask("POST", remarks, #"{"text": "\#(canary)word."}"#)
    let written = zip(texts.texts("text"), texts.texts()).first { $0.0.contains(canary) }
    let remark = try #require(written?.1)
    #expect(await anna.ask("PUT", "/api/v1/remarks/\(remark)/visibility", said).status == 204)
    #expect(await anna.ask("POST", "/api/v1/lists", #"{"name": "\#(canary)list"}"#).status == 201)
    let add = #"{"dishes": ["classic:gimlet", "\#(recipe)"]}"#
    #expect(await anna.ask("POST", "/api/v1/lists/\(canary)list/dishes", add).status == 200)
    #expect(await anna.ask("PUT", "/api/v1/lists/\(canary)list/visibility", said).status == 204)
    let own = await anna.get("/api/v1/visibility")
    #expect(own.texts("visibility").filter { $0 == visibility.rawValue }.count >= 3)
    let profile = await anna.get(lookers.path)
    guard case .number(let list)? = profile["lists"]?.items.last?.asObject?["number"] else {
      Issue.record("no list")
      return
    }
    let pages = [
      lookers.path, "\(lookers.path)/lists/\(list)", "/api/v1/dishes/\(recipe)", remarks,
      "/api/v1/search?q=\(canary)cake", "/api/v1/feed",
    ]
    let levels = Visibility.allCases
    let level = try #require(levels.firstIndex(of: visibility))
    let house = lookers.house
    // From which level on each sees it, and whether they follow.
    let readers: [(name: String, mate: Housemate, from: Int)] = [
      ("bert", house.bert, 1), ("gus", house.gus, 1), ("flo", lookers.flo, 2),
      ("kit", lookers.kit, 3), ("xena", house.xena, 3),
    ]
    for (name, mate, from) in readers {
      for page in pages {
        let answer = await mate.get(page)
        let isSeen = level >= from && (page != "/api/v1/feed" || name == "flo")
        #expect(answer.text.contains(canary) == isSeen, "\(page) of \(visibility) to \(name)")
      }
    }
    for page in pages.prefix(3) + pages[4...4] {
      let answer = await lookers.nobody(page)
      #expect(answer.text.contains(canary) == (visibility == .everyone), "\(page) to nobody")
    }
    #expect(await lookers.nobody(remarks).status == 401)
  }

  @Test("who may not be seen is answered as somebody who is not there, whatever is asked")
  func hidden() async throws {
    let house = try await SharedHouse.open()
    let (there, none) = (Lookers.path(of: house.anna), "/api/v1/people/nobody%20at%20all")
    for (method, rest) in [
      ("GET", ""), ("GET", "/lists/1"), ("PUT", "/follow"), ("DELETE", "/follow"),
      ("PUT", "/block"), ("DELETE", "/block"),
    ] {
      let hidden = await house.xena.ask(method, there + rest)
      let unknown = await house.xena.ask(method, none + rest)
      #expect(hidden.status == 404, "\(method) \(rest)")
      #expect(hidden.body == unknown.body && hidden.headers.count == unknown.headers.count)
    }
    #expect(await house.bert.get(there).status == 200)
    #expect(await house.bert.ask("PUT", "\(there)/follow").status == 204)
    #expect(await house.anna.ask("PUT", "\(there)/follow").status == 409)
    // A list that one may not see is one that is not there.
    #expect(await house.anna.ask("POST", "/api/v1/lists", #"{"name": "Mine"}"#).status == 201)
    let said = await house.anna.ask(
      "PUT",
      "/api/v1/lists/mine/visibility",
      #"{"visibility": "private"}"#
    )
    #expect(said.status == 204)
    let own = await house.anna.get(there)["lists"]?.items.last?.asObject?["number"]
    guard case .number(let number)? = own else {
      Issue.record("no list")
      return
    }
    let theirs = await house.bert.get("\(there)/lists/\(number)")
    #expect(theirs.status == 404)
    #expect(theirs.body == (await house.bert.get("\(there)/lists/999999")).body)
  }

  @Test("whoever is kept away may not follow, and is told what they would be told of nobody")
  func blocked() async throws {
    let lookers = try await Lookers.open()
    let answer = await lookers.kit.ask("PUT", "\(lookers.path)/follow")
    let unknown = await lookers.kit.ask("PUT", "/api/v1/people/nobody%20at%20all/follow")
    #expect(answer.status == 404 && answer.body == unknown.body)
    #expect(await lookers.kit.get("/api/v1/follows").items("name").isEmpty)
    #expect(await lookers.kit.get(lookers.path).status == 200)
    let blocks = await lookers.house.anna.get("/api/v1/blocks").texts("name")
    #expect(blocks == [lookers.kit.person.name])
    let path = "\(Lookers.path(of: lookers.kit))/block"
    #expect(await lookers.house.anna.ask("DELETE", path).status == 204)
    #expect(await lookers.house.anna.ask("DELETE", path).status == 404)
    #expect(await lookers.kit.ask("PUT", "\(lookers.path)/follow").status == 204)
    #expect(await lookers.flo.ask("DELETE", "\(lookers.path)/follow").status == 204)
    #expect(await lookers.flo.get("/api/v1/follows").items("name").isEmpty)
  }

  @Test("a line about oneself is said and taken back")
  func about() async throws {
    let lookers = try await Lookers.open()
    let anna = lookers.house.anna
    let said = await anna.ask("PATCH", "/api/v1/me/profile", #"{"about": "Cooks at night."}"#)
    #expect(said["about"] == .text("Cooks at night."))
    #expect(await lookers.nobody(lookers.path)["about"] == .text("Cooks at night."))
    #expect(await lookers.flo.get(lookers.path)["isFollowed"] == .bool(true))
    #expect(await lookers.house.xena.get(lookers.path)["isFollowed"] == .bool(false))
    _ = await anna.ask("PATCH", "/api/v1/me/profile", #"{"about": ""}"#)
    #expect(await lookers.nobody(lookers.path)["about"] == .null)
  }

  @Test("what one avoids is not shown in what others made either, and how much is not is said")
  func exclusions() async throws {
    let lookers = try await Lookers.open()
    let (anna, flo) = (lookers.house.anna, lookers.flo)
    let open = #"{"visibility": "public"}"#
    for (title, line) in [("Peanutpie", "100 g peanuts"), ("Quincepie", "1 quince")] {
      let id = try await make(anna, title, line)
      #expect(await anna.ask("PUT", "/api/v1/recipes/\(id)/visibility", open).status == 204)
      #expect(
        await anna.ask("POST", "/api/v1/lists/wishlist/dishes", #"{"dishes": ["\#(id)"]}"#).status
          == 200
      )
    }
    #expect(await anna.ask("PUT", "/api/v1/lists/wishlist/visibility", open).status == 204)
    let lists = await anna.get(lookers.path)["lists"]?.items
    guard case .number(let number)? = lists?.first?.asObject?["number"] else {
      Issue.record("no list")
      return
    }
    let pages = [lookers.path, "\(lookers.path)/lists/\(number)", "/api/v1/feed"]
    for page in pages {
      let answer = await flo.get(page)
      #expect(answer.text.contains("Peanutpie"), "\(page)")
      #expect(answer["hidden"] == .number("0"), "\(page)")
    }
    #expect(await flo.ask("POST", "/api/v1/avoided", #"{"names": ["peanuts"]}"#).status == 200)
    for page in pages {
      let answer = await flo.get(page)
      #expect(!answer.text.contains("Peanutpie"), "\(page)")
      #expect(answer.text.contains("Quincepie"), "\(page)")
      #expect(answer["hidden"] == .number("1"), "\(page)")
    }
  }

  @Test("the feed comes in pages that are the whole, and a cursor that is none is refused")
  func pages() async throws {
    let lookers = try await Lookers.open()
    let (anna, flo) = (lookers.house.anna, lookers.flo)
    for number in 1...7 {
      let name = "List \(number)"
      _ = await anna.ask("POST", "/api/v1/lists", #"{"name": "\#(name)"}"#)
      let path = "/api/v1/lists/list%20\(number)/visibility"
      #expect(await anna.ask("PUT", path, #"{"visibility": "followers"}"#).status == 204)
    }
    let whole = await flo.get("/api/v1/feed").texts("name")
    #expect(whole.count == 7)
    var (names, target): ([String], String?) = ([], "/api/v1/feed?limit=3")
    while let page = target {
      let answer = await flo.get(page)
      names += answer.texts("name")
      let link = answer.header("Link")?.firstMatch(of: /after=([^>]+)>/)?.1
      target = link.map { "/api/v1/feed?limit=3&after=\($0)" }
    }
    #expect(names == whole)
    for cursor in [
      "x", "1.list", "1.list.0", "01.list.1", "1.nothing.1", "-1.list.1", "1.list.1.1",
    ] {
      #expect(await flo.get("/api/v1/feed?after=\(cursor)").status == 400, "\(cursor)")
    }
  }
}
