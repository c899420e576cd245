import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("The page of the pantry")
struct PantryScreenTests {
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
}
