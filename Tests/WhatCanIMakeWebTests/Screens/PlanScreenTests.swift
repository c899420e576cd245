import Foundation
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("The page of the plan")
struct PlanScreenTests {
  /// The ids of the dishes on the cards of a part of the page, in its order.
  private static func dishes(_ part: String, of page: String) -> [String] {
    guard let start = page.range(of: "<section class=\"group plan\" aria-labelledby=\"\(part)\">")
    else { return [] }
    let rest = page[start.upperBound...]
    let end = rest.range(of: "</section>")?.lowerBound ?? rest.endIndex
    return rest[..<end].matches(of: /<li class="card" id="([^"]+)"/).map { String($0.1) }
  }

  /// The fields of the form that keeps the proposal.
  private static func fields(_ page: String) throws -> String {
    let form = try #require(page.firstMatch(of: /action="\/plan\/keep">(.+?)<\/form>/)).1
    return form.matches(of: /name="([a-z]+)" value="([^"]*)"/)
      .map { "\($0.1)=\(queryText(String($0.2)))" }.joined(separator: "&")
  }

  private static let food = "text=egg+6,+potato+1+kg,+onion+3,+milk+1+l,+rice,+tomato+6,+cheese"

  @Test("a proposal is kept for the household, goes on behind it, and is moved, removed and undone")
  func kept() async throws {
    let house = try await ServedHousehold()
    let (bea, anna, carl) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .householdAdministrator),
      try await PageVisitor(house, .guest)
    )
    await bea.send("/pantry/add", Self.food)
    let page = await bea.page("/plan?count=3")
    let proposed = Self.dishes("days", of: page)
    #expect(proposed.count == 3 && Self.dishes("kept", of: page).isEmpty)
    #expect(page.contains("Keep these 3 days"))
    #expect(await bea.send("/plan/keep", try Self.fields(page)) == "/plan?count=3")

    for (member, isWriting) in [(bea, true), (anna, true), (carl, false)] {
      let page = await member.page("/plan?count=3")
      #expect(Self.dishes("kept", of: page) == proposed)
      #expect(Set(Self.dishes("days", of: page)).isDisjoint(with: proposed))
      // A guest reads.
      #expect(page.contains("/move\"") == isWriting)
      #expect(page.contains("/plan/keep") == isWriting)
    }
    let stranger = await (try await PageVisitor(house, .stranger)).page("/plan?have=egg,rice")
    #expect(Self.dishes("kept", of: stranger).isEmpty)

    let kept = await anna.page("/plan?count=3")
    let days = kept.matches(of: /<p class="fact">([A-Z][a-z]+day, \d+ [A-Z][a-z]+)/).map { $0.1 }
    #expect(days.count == 6 && Set(days).count == 6)
    let moves = kept.matches(of: /\/plan\/(\d+)\/move/).map { String($0.1) }
    #expect(moves.count == 3)
    let last = CalendarDay(daysSince1970: house.time.now / 86_400 + 9)
    #expect(await anna.send("/plan/\(moves[0])/move", "day=\(last)") == "/plan")
    let moved = await bea.page("/plan")
    #expect(Self.dishes("kept", of: moved) == [proposed[1], proposed[2], proposed[0]])
    await anna.send("/plan/\(moves[1])/remove")
    let less = await bea.page("/plan")
    #expect(Self.dishes("kept", of: less) == [proposed[2], proposed[0]])
    let undo = String(try #require(less.firstMatch(of: /\/undo\/\d+/)).0)
    await bea.send(undo, "next=/plan")
    #expect(Self.dishes("kept", of: await anna.page("/plan")).count == 3)
    await carl.send("/plan/\(moves[2])/remove", status: 403)
  }

  @Test("what is due before the proposed days begin is no reason for them")
  func laterDays() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let day = CalendarDay(daysSince1970: house.time.now / 86_400)
    await bea.send("/pantry/add", Self.food)
    await bea.send("/pantry/add", "text=spinach+until+\(day.adding(days: 1))")
    let today = await bea.page("/plan?count=3")
    #expect(today.contains("use by tomorrow") && today.contains("they spoil: spinach"))
    await bea.send("/plan/keep", "day=\(day.adding(days: 2))&dishes=classic:gimlet")
    let later = await bea.page("/plan?count=3")
    #expect(!later.contains("use by tomorrow") && !later.contains("they spoil: spinach"))
  }

  @Test("what a kept dish will use up is not there for the days behind it")
  func usedUp() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let day = CalendarDay(daysSince1970: house.time.now / 86_400)
    await bea.send("/pantry/add", "text=egg+3,+butter,+cheddar,+rice,+tomato,+onion,+potato")
    func takesEggs() async -> Bool {
      let page = await bea.page("/plan?count=3")
      guard let start = page.range(of: "aria-labelledby=\"days\"") else { return false }
      return page[start.upperBound...].contains(/class="why">([^\n]*[> ])?egg[ ,<]/)
    }
    #expect(await takesEggs())
    await bea.send("/plan/keep", "day=\(day)&dishes=classic:cheese-omelette")
    #expect(await !takesEggs())
  }

  @Test("another dish takes the place of one, for whoever has no account too")
  func another() async throws {
    let house = try await ServedHousehold.open()
    let nobody = try await PageVisitor(house, .nobody)
    let target = "/plan?have=egg,potato,onion,milk,rice,tomato,cheese&count=3"
    let page = await nobody.page(target)
    let first = Self.dishes("days", of: page)
    #expect(page.contains("Day 1") && !page.contains("/plan/keep") && !page.contains("/move\""))
    let found = try #require(page.firstMatch(of: /href="(\/plan\?[^"]*not=[^"]+)"/)).1
    let link = String(found).replacing("&amp;", with: "&")
    let other = await nobody.page(link)
    #expect(!Self.dishes("days", of: other).contains(first[0]))
    #expect(Self.dishes("days", of: other).count == 3)
    #expect(other.contains("First proposal"))
  }

  @Test("a dish that was planned and has what somebody at the table avoids says so")
  func avoided() async throws {
    let house = try await ServedHousehold()
    let (bea, anna) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .householdAdministrator)
    )
    let day = CalendarDay(daysSince1970: house.time.now / 86_400)
    await anna.send("/plan/keep", "day=\(day)&dishes=classic:gimlet")
    let warning = "contains gin, which somebody who eats with you avoids"
    #expect(await !anna.page("/plan").contains(warning))
    await bea.send("/settings/avoid", "names=gin")
    let page = await anna.page("/plan")
    #expect(Self.dishes("kept", of: page) == ["classic:gimlet"])
    #expect(page.contains(warning))
    let own = await bea.page("/plan")
    #expect(own.contains("contains gin, which you avoid") && !own.contains(warning))
    // A guest does not learn what the others avoid.
    let carl = try await PageVisitor(house, .guest)
    #expect(await !carl.page("/plan").contains("contains gin"))
  }
}
