import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pages of taste and suggestions")
struct TasteScreenTests {
  /// The ids of the dishes that a page shows on cards, in its order.
  private static func cards(_ page: String) -> [String] {
    page.matches(of: /<li class="card" id="([^"]+)"/).map { String($0.1) }
  }

  @Test("five rounds of four dishes each, none twice, and what was chosen is noted")
  func rounds() async throws {
    let bea = try await PageVisitor(try await ServedHousehold(), .member)
    var target = "/taste/rounds"
    var offered: [String] = []
    var chosen: [String] = []
    for number in 1...5 {
      let page = await bea.page(target)
      #expect(page.contains("\(number) of 5"))
      let choices = page.matches(of: /name="choose" value="([^"]+)"/).map { String($0.1) }
      #expect(choices.count == 4)
      #expect(page.matches(of: /<svg/).count >= 4)
      #expect(Set(choices).isDisjoint(with: offered))
      offered += choices
      #expect(page.contains("method=\"post\"><") == false || number == 5)
      chosen.append(choices[number % 4])
      let said = PageQuery(
        [.init("number", "\(number + 1)")] + offered.map { .init("offered", $0) }
          + chosen.map { .init("chosen", $0) },
        lists: []
      )
      target = said.address("/taste/rounds")
    }
    #expect(await bea.page("/taste").contains("We do not know your taste yet"))
    let fields = chosen.dropLast().map { "chosen=\(queryText($0))" }.joined(separator: "&")
    #expect(
      await bea.send("/taste/rounds", "\(fields)&choose=\(queryText(chosen.last ?? ""))")
        == "/taste"
    )
    let page = await bea.page("/taste")
    #expect(page.contains("We learned your taste from 5 dishes."))
    #expect(page.contains("You like"))
    await bea.send("/taste", "like=smoky")
    #expect(await bea.page("/taste").contains("smoky"))
    await bea.send("/taste", "dislike=qqqqq", status: 404)
    await bea.send("/taste/reset")
    #expect(await bea.page("/taste").contains("Undo"))
  }

  @Test(
    "suggestions never come again, say why, and are passed over; a look at them changes nothing"
  )
  func suggestions() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    await bea.send("/dish/classic:negroni/favourite")
    // The first ones are there before anybody asks, and stay until then.
    var seen = await Self.cards(bea.page("/suggest"))
    #expect(seen.count == 4)
    #expect(await Self.cards(bea.page("/suggest")) == seen)
    for _ in 0..<4 {
      house.time.pass(60)
      await bea.send("/suggest")
      let page = await bea.page("/suggest")
      let shown = Self.cards(page)
      #expect(shown.count == 4)
      #expect(page.contains("Because "))
      #expect(Set(shown).isDisjoint(with: seen))
      #expect(await Self.cards(bea.page("/suggest")) == shown)
      seen += shown
    }
    let last = Array(seen.suffix(4))
    await bea.send("/dish/\(queryText(last[1]))/skip")
    #expect(await Self.cards(bea.page("/suggest")) == [last[0], last[2], last[3]])
  }
}
