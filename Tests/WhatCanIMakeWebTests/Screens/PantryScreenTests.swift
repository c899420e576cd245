import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("The page of the pantry")
struct PantryScreenTests {
  @Test("the amount is what there is now; the text stays what was typed")
  func amounts() async throws {
    let house = try await ServedHousehold()
    let eve = try await PageVisitor(house, .stranger)
    func things() async -> [JSONValue] {
      let answer = await eve.answer("/api/v1/pantry")
      return ["quantity", "unit", "text"].flatMap { answer.items($0) }
    }
    await eve.send("/pantry/add", "text=500+g+flour")
    await eve.send("/pantry/add", "text=flour+1+kg")
    #expect(await things() == [.number("1500"), .text("g"), .text("500 g flour")])
    await eve.send("/pantry/take", "things=flour+1300+g")
    #expect(await things() == [.number("200"), .text("g"), .text("500 g flour")])
    let page = await eve.page("/pantry")
    #expect(page.contains("<span>200 g</span>"))
    #expect(!page.contains("500 g"))
  }

  @Test("what is used up by mistake comes back as it was, and is still of who brought it")
  func undo() async throws {
    let house = try await ServedHousehold()
    let (bea, anna, carl) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .householdAdministrator),
      try await PageVisitor(house, .guest)
    )
    await bea.send("/pantry/add", "text=milk+1+l&expires=2023-12-01&place=fridge&opened=true")
    house.time.pass(60)
    await anna.send("/pantry/add", "text=gin")
    let before = await bea.answer("/api/v1/pantry").text
    house.time.pass(60)
    #expect(await anna.send("/pantry/take", "things=milk&next=/pantry") == "/pantry")
    let page = await anna.page("/pantry")
    #expect(page.contains("“milk” was removed from the pantry."))
    #expect(!page.contains("<b>milk</b>"))
    #expect(await !carl.page("/pantry").contains("action=\"/undo/"))
    let undo = String(try #require(page.firstMatch(of: /\/undo\/\d+/)).0)
    await carl.send(undo, "next=/pantry", status: 403)
    #expect(await anna.send(undo, "next=/pantry") == "/pantry")
    #expect(await bea.answer("/api/v1/pantry").text == before)
    #expect(await !anna.page("/pantry").contains("action=\"/undo/"))
    // Whoever leaves takes along what they brought.
    await bea.send("/household/leave")
    #expect(await bea.page("/pantry").contains("<b>milk</b>"))
    #expect(await !bea.page("/pantry").contains("<b>gin</b>"))
  }

  @Test("the first page names what should be used soon, but not what somebody avoids")
  func dueSoon() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let day = CalendarDay(daysSince1970: house.time.now / 86_400)
    for (name, days) in [("milk", 1), ("cream", 3), ("butter", 4), ("egg", -1)] {
      await bea.send("/pantry/add", "text=\(name)&expires=\(day.adding(days: days))")
    }
    await bea.send("/pantry/add", "text=gin,lime")
    let soon = /href="([^"]*)">Use soon: ([^<]*)</
    let page = await bea.page("/?kind=meal")
    let found = try #require(page.firstMatch(of: soon))
    #expect(found.2 == "milk, cream")
    let target = String(found.1).replacing("&amp;", with: "&")
    #expect(target == "/?kind=meal&rank=expiring")
    #expect(await bea.page(target).firstMatch(of: soon) == nil)
    await bea.send("/settings/avoid", "names=milk")
    #expect(await bea.page("/").firstMatch(of: soon) == nil)
  }
}
