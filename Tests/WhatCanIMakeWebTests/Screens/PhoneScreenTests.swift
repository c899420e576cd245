import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("The pages on a phone")
struct PhoneScreenTests {
  @Test(
    "the manifest names icons that are there in the size that it says, and what may be shared to the page"
  )
  func manifest() async throws {
    let kitchen = try await ServedKitchen.open()
    let answer = await kitchen.get("/manifest.webmanifest")
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "application/manifest+json")
    let manifest = try answer.json.asObject
    let icons = try #require(manifest?["icons"]?.items)
    #expect(icons.count == 3)
    for icon in icons {
      let icon = icon.asObject
      let file = await kitchen.get(try #require(icon?["src"]?.asText))
      #expect(file.header("Content-Type") == "image/png")
      // Width and height stand behind the signature and the head of the first chunk.
      let sizes = [16, 20].map { place in
        file.body[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      }
      #expect(icon?["sizes"]?.asText == "\(sizes[0])x\(sizes[1])")
    }
    #expect(manifest?["start_url"]?.asText == "/")
    let shared = manifest?["share_target"]?.asObject
    #expect(shared?["method"]?.asText == "POST")
    #expect(shared?["enctype"]?.asText == "multipart/form-data")
    // What is shared there is what the route takes.
    let route = try #require(
      RouteTable.all.routes.first { $0.name == "POST \(shared?["action"]?.asText ?? "")" }
    )
    guard case .formWithFile(let file, let fields, _) = route.body else {
      Issue.record("it takes no file")
      return
    }
    let names = shared?["params"]?.asObject
    #expect(
      fields.map(\.name) == ["title", "text", "url"].map { names?[$0]?.asText }
    )
    let files = names?["files"]?.items ?? []
    #expect(files.map { $0.asObject?["name"]?.asText } == [file.name])
  }

  @Test("the worker names the files of pages as they are, and each of them is there")
  func worker() async throws {
    let kitchen = try await ServedKitchen.open()
    let answer = await kitchen.get("/sw.js")
    #expect(answer.header("Content-Type") == "text/javascript; charset=utf-8")
    #expect(answer.header("Cache-Control") == "no-cache")
    let match = try #require(answer.text.firstMatch(of: /version = "([^"]+)", files = "([^"]+)"/))
    let names = match.2.split(separator: " ").map(String.init)
    #expect(names.contains("app.css") && names.contains("list.js") && !names.contains("sw.js"))
    for name in names {
      let file = await kitchen.get("/a/\(match.1)/\(name)")
      #expect(file.status == 200, "\(name)")
    }
  }

  @Test(
    "a page says whose it is to whoever is signed in, and the one without a network says nobody's name"
  )
  func whose() async throws {
    let kitchen = try await ServedKitchen.open()
    let page = await kitchen.get("/")
    #expect(page.header("X-Person") == nil && !page.text.contains("name=\"person\""))
    let offline = await kitchen.get("/offline")
    #expect(offline.status == 200 && offline.header("X-Person") == nil)
  }

  @Test(
    "a page is another holder's as soon as the person, or somebody they share with, avoids more"
  )
  func holders() async throws {
    let house = try await ServedHousehold()
    let (ada, bea) = (
      try await PageVisitor(house, .householdAdministrator),
      try await PageVisitor(house, .member)
    )
    func holder(_ visitor: PageVisitor) async throws -> String {
      let answer = await visitor.answer("/pantry")
      let holder = try #require(answer.header("X-Person"))
      #expect(answer.text.contains("data-holder=\"\(holder)\""))
      return holder
    }
    let (first, others) = (try await holder(bea), try await holder(ada))
    #expect(try await holder(bea) == first && first != others)
    await bea.send("/settings/avoid", "names=peanut")
    let second = try await holder(bea)
    #expect(second != first)
    await ada.send("/settings/avoid", "names=milk")
    #expect(try await holder(bea) != second)
    #expect(try await holder(ada) != others)
  }

  @Test("what a name in the list below the field would add is what really adding it makes ready")
  func completions() async throws {
    let kitchen = try await ServedKitchen.open()
    let pantries = [
      ["gin", "lime", "sugar"], ["egg", "flour", "milk", "butter"], ["campari", "sweet vermouth"],
      ["rice", "onion", "tomato", "chicken", "garlic"],
    ]
    var sum = 0
    for have in pantries {
      func dishes(_ have: [String], missing: Int) async throws -> Set<String> {
        var request = MatchRequest(have: have, missingAtMost: missing, limit: 5_000)
        request.filter.allowsPlain = false
        let asked = request
        return try await kitchen.keeper.ask {
          Set(try $0.answer(asked).matches.map(\.id.description))
        }
      }
      let using = try await dishes(have, missing: 1_000)
      let before = try await dishes(have, missing: 0)
      for typed in ["s", "le", "co", "pa", "soy", "v", "ch"] {
        let target =
          "/api/v1/completion?q=\(typed)&limit=6&have=" + have.map(queryText).joined(separator: ",")
        for item in try await kitchen.get(target).json.asObject?["items"]?.items ?? [] {
          let name = try #require(item.asObject?["name"]?.asText)
          let added = try await dishes(have + [name], missing: 0).subtracting(before).intersection(
            using
          )
          #expect(item.asObject?["completes"] == .number("\(added.count)"), "\(have) and \(name)")
          sum += added.count
        }
      }
    }
    #expect(sum > 10, "\(sum)")
  }
}
