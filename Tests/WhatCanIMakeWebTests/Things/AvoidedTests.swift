import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What a person avoids, over HTTP")
struct AvoidedTests {
  /// What is asked, and whether gimlets are in the answer.
  static let questions = [
    "/api/v1/match?have=gin,lime,sugar,lime%20cordial&limit=200",
    "/api/v1/browse?with=gin,lime&limit=200", "/api/v1/search?q=gimlet",
    "/api/v1/plan?have=gin,lime,sugar,lime%20cordial&kind=cocktail&count=3",
  ]

  private func hasGin(_ answer: Answer) -> Bool { answer.text.contains("\"classic:gimlet\"") }

  @Test("it counts in each answer right after it was said, for this person alone")
  func counts() async throws {
    let house = try await SharedHouse.open()
    for question in Self.questions.dropLast() {
      #expect(hasGin(await house.anna.get(question)), "\(question)")
    }
    let kept = await house.anna.ask("POST", "/api/v1/avoided", #"{"names": ["gin"]}"#)
    #expect(kept.status == 200, "\(kept.text)")
    #expect(kept.texts() == ["gin"])
    for question in Self.questions {
      let answer = await house.anna.get(question)
      #expect(answer.status == 200, "\(question): \(answer.text.prefix(200))")
      #expect(!hasGin(answer), "\(question)")
    }
    for question in Self.questions.prefix(3) {
      #expect(hasGin(await house.bert.get("\(question)&eaters=me")), "\(question)")
      #expect(!hasGin(await house.bert.get("\(question)&eaters=household")), "\(question)")
      #expect(hasGin(await house.xena.get(question)), "\(question)")
    }
    let kitchen = try await house.anna.kitchen
    let dish = try #require(try kitchen.find(DishID("classic:gimlet")))
    let shown = await house.anna.get("/api/v1/dishes/classic:gimlet")
    #expect(shown.text == (try kitchen.json(dish)).jsonText + "\n")
    #expect(await house.anna.ask("DELETE", "/api/v1/avoided/gin").status == 204)
    for question in Self.questions.dropLast() {
      #expect(hasGin(await house.anna.get(question)), "\(question)")
    }
  }

  @Test("an alternative that one avoids is marked on the page, in cook mode and in the reply")
  func alternatives() async throws {
    let house = try await SharedHouse.open()
    let dish = "classic:cold-sesame-noodles"
    let pages = ["/dish/\(dish)", "/dish/\(dish)/cook"]
    for page in pages {
      let shown = await house.anna.get(page)
      #expect(shown.status == 200)
      #expect(shown.text.contains("peanut butter") && !shown.text.contains("not peanut butter"))
    }
    _ = await house.anna.ask("POST", "/api/v1/avoided", #"{"names": ["nuts"]}"#)
    #expect(await house.anna.get(pages[0]).text.contains("not peanut butter"))
    for page in pages {
      let shown = await house.anna.get(page).text
      #expect(shown.contains("Leave out what you avoid: peanut butter"), "\(page)")
      #expect(!(await house.xena.get(page).text.contains("Leave out what you avoid")))
    }
    let reply = await house.anna.get("/api/v1/dishes/\(dish)").text
    #expect(reply.contains(#""avoid":["peanut butter"]"#))
    let rows = await house.anna.get("/api/v1/search?q=cold%20sesame").text
    #expect(rows.contains(dish) && !rows.contains("peanut butter"))
  }

  @Test("the page of a hidden dish says whether it contains what one avoids, or only may")
  func hidden() async throws {
    let house = try await SharedHouse.open()
    _ = await house.anna.ask("POST", "/api/v1/avoided", #"{"names": ["mushroom", "gin"]}"#)
    let gimlet = await house.anna.get("/dish/classic:gimlet?have=gin,lime").text
    #expect(gimlet.contains("hidden because it contains an ingredient that you avoid"))
    let pasta = await house.anna.get("/dish/classic:pasta-primavera?have=spinach,spaghetti").text
    #expect(pasta.contains("hidden because it may contain an ingredient that you avoid"))
    #expect(!pasta.contains("You can make it now"))
    let shown = await house.xena.get("/dish/classic:pasta-primavera?have=spinach,spaghetti").text
    #expect(!shown.contains("hidden because"))
  }

  @Test("what is not known is refused as a whole; nobody reads what others avoid")
  func refusals() async throws {
    let house = try await SharedHouse.open()
    let unknown = await house.anna.ask("POST", "/api/v1/avoided", #"{"names": ["gin", "qqqqq"]}"#)
    #expect(unknown.status == 404)
    #expect(unknown["field"] == .text("names"))
    let diet = await house.anna.ask("POST", "/api/v1/avoided", #"{"diet": ["carnivore"]}"#)
    #expect(diet.status == 400)
    #expect(diet["field"] == .text("diet"))
    #expect(await house.anna.ask("POST", "/api/v1/avoided", "{}").status == 400)
    #expect(await house.anna.get("/api/v1/avoided").texts() == [])
    let kept = await house.anna.ask("POST", "/api/v1/avoided", #"{"diet": ["vegan"]}"#)
    #expect(kept.texts() == ["diet:vegan"])
    for other in [house.bert, house.gus, house.xena] {
      #expect(await other.get("/api/v1/avoided").texts() == [])
    }
    #expect(await house.anna.ask("DELETE", "/api/v1/avoided/peanut").status == 404)
    #expect(await house.bert.ask("DELETE", "/api/v1/avoided/vegan").status == 404)
    #expect(await house.anna.ask("DELETE", "/api/v1/avoided/vegan").status == 204)
  }
}
