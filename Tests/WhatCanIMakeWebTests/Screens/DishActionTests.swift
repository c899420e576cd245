import Foundation
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What the page of a dish offers")
struct DishActionTests {
  private static let dish = "/dish/classic:negroni"

  @Test("a favourite that was taken back by mistake comes back to its old place")
  func undoneFavourites() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let pie = try #require(
      await bea.send("/recipes", "title=Canary+pie&ingredients=6+apples&kind=meal")
    ).replacing("/dish/", with: "")
    for dish in ["classic:gimlet", "classic:negroni"] {
      house.time.pass(60)
      await bea.send("/dish/\(dish)/favourite")
    }
    func order() async -> [String] {
      await bea.page("/favourites").matches(of: /<li class="card" id="([^"]+)"/)
        .map { queryText(String($0.1)) }
    }
    let before = await order()
    #expect(before == ["classic%3Anegroni", "classic%3Agimlet", pie])
    for dish in before.reversed() {
      house.time.pass(60)
      let next = try #require(
        await bea.send("/dish/\(dish)/favourite/none", "next=/favourites")
      )
      let page = await bea.page(next)
      #expect(await order() == before.filter { $0 != dish })
      let since = try #require(page.firstMatch(of: /name="since" value="([0-9]+)"/)).1
      await bea.send("/dish/\(dish)/favourite/again", "next=/favourites&since=\(since)")
      #expect(await order() == before)
    }
    // A recipe of one's own is there without its mark, on its page as on all others.
    await bea.send("/dish/\(pie)/favourite/none", "next=/dish/\(pie)")
    #expect(await order() == Array(before.dropLast()))
    #expect(await bea.page("/dish/\(pie)").contains("Canary pie"))
    let kept = await bea.page("/recipes")
    #expect(kept.contains("Canary pie"))
    #expect(!kept.contains("/restore"))
    await bea.send("/dish/\(pie)/favourite/again", "next=/favourites&since=1700000000")
    // What a form says of the time to come is not so.
    await bea.send("/dish/classic:gimlet/favourite/none", "next=/favourites")
    await bea.send("/dish/classic:gimlet/favourite/again", "since=999999999999")
    #expect(await order().first == "classic%3Agimlet")
    await bea.send("/dish/classic:daiquiri/favourite")
    #expect(await order().first == "classic%3Adaiquiri")
  }

  @Test("reviews and comments stand newest first or by stars, each taken back by who wrote it")
  func remarks() async throws {
    let house = try await ServedHousehold()
    let (bea, anna) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .householdAdministrator)
    )
    await bea.send("\(Self.dish)/stars", "stars=2")
    await bea.send("\(Self.dish)/review", "text=Too+bitter+%3Ci%3E")
    house.time.pass(60)
    await anna.send("\(Self.dish)/stars", "stars=5")
    await anna.send("\(Self.dish)/review", "text=The+best")
    house.time.pass(60)
    await bea.send("\(Self.dish)/comment", "text=With+orange+now")

    func order(_ target: String) async -> [String] {
      await anna.page(target).matches(of: /<p class="said">([^<]*)<\/p>/).map { String($0.1) }
    }
    let newest = ["With orange now", "The best", "Too bitter &lt;i&gt;"]
    #expect(await order(Self.dish) == newest)
    #expect(await order("\(Self.dish)?remarks=newest") == newest)
    #expect(
      await order("\(Self.dish)?remarks=stars") == [
        "The best", "With orange now", "Too bitter &lt;i&gt;",
      ]
    )
    // One review a person: it is written anew.
    await bea.send("\(Self.dish)/review", "text=Better+now")
    #expect(await bea.page(Self.dish).contains("Better now</textarea>"))
    #expect(await order(Self.dish).count == 3)
    let removal = try #require(
      await bea.page(Self.dish).firstMatch(of: /formaction="(\/remarks\/\d+\/remove)"/)
    ).1
    await anna.send(String(removal), status: 404)
    await bea.send(String(removal))
    #expect(await order(Self.dish).count == 2)
  }

  @Test("a dish is shared as a text and by a link, which is taken back")
  func share() async throws {
    let house = try await ServedHousehold()
    let (bea, nobody) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .nobody)
    )
    let page = await nobody.page("\(Self.dish)/share")
    #expect(page.contains("# Negroni"))
    #expect(page.contains("30 ml"))
    #expect(!page.contains("action=\"/links\""))
    let made = await bea.shown(
      "/links",
      "kind=dish&dish=classic:negroni&showsName=true&days=7",
      status: 201
    )
    let path = String(try #require(made.firstMatch(of: /\/s\/[^"<\s]+/)).0)
    let answer = await nobody.answer(path)
    #expect(answer.status == 200)
    #expect(answer.text.contains("Negroni"))
    #expect(answer.text.contains("From bea"))
    #expect(answer.header("X-Robots-Tag") == "noindex")
    #expect(answer.header("Cache-Control")?.contains("no-store") == true)
    let number = try #require(
      await bea.page("\(Self.dish)/share").firstMatch(of: /\/links\/(\d+)\/revoke/)
    ).1
    #expect(await bea.page("/links").contains("/links/\(number)/revoke"))
    await bea.send("/links/\(number)/revoke")
    #expect(await nobody.answer(path).status == 404)
  }

  @Test("a list and the shopping list are read by links")
  func shareLists() async throws {
    let house = try await ServedHousehold()
    let (bea, nobody) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .nobody)
    )
    await bea.send("/lists", "name=Friday")
    await bea.send("\(Self.dish)/list", "list=Friday")
    await bea.send("/shopping/write", "text=milk+1+l,+candles")
    for (fields, text) in [("kind=list&list=Friday", "Negroni"), ("kind=shopping", "candles")] {
      let made = await bea.shown("/links", fields, status: 201)
      let path = String(try #require(made.firstMatch(of: /\/s\/[^"<\s]+/)).0)
      #expect(await nobody.page(path).contains(text), "\(fields)")
    }
  }

  @Test("what a dish needs can be put on the shopping list when the pantry is empty")
  func emptyPantry() async throws {
    let house = try await ServedHousehold()
    let (eve, nobody) = (
      try await PageVisitor(house, .stranger), try await PageVisitor(house, .nobody)
    )
    let page = await eve.page(Self.dish)
    #expect(page.contains("action=\"/dish/classic%3Anegroni/shop\""))
    let offered = page.matches(of: /name="things" value="([^"]+)"/).map { String($0.1) }
    #expect(Set(offered).isSuperset(of: ["gin", "campari", "sweet vermouth"]))
    // Nobody said what is there, so nothing is said of what is not.
    #expect(!page.contains("class=\"verdict"))
    #expect(!page.contains("class=\"missing\""))
    #expect(await !nobody.page(Self.dish).contains("/shop\""))
    await eve.send("\(Self.dish)/shop")
    let list = await eve.page("/shopping")
    for name in ["gin", "campari", "sweet vermouth"] { #expect(list.contains(name), "\(name)") }
    #expect(await eve.page(Self.dish).contains("on your list"))
    // Where all is there, nothing is offered.
    await eve.send("/pantry/add", "text=gin,+campari,+sweet+vermouth,+orange")
    #expect(await !eve.page(Self.dish).contains("/shop\""))
  }

  @Test("what is on the shopping list is marked wherever it could be put there")
  func listed() async throws {
    let house = try await ServedHousehold()
    let eve = try await PageVisitor(house, .stranger)
    await eve.send("/pantry/add", "text=egg+6,+potato+1+kg,+onion+3,+milk+1+l,+gin,+lime,+sugar")
    func offered(_ target: String, _ pattern: Regex<(Substring, Substring)>) async -> [String] {
      await eve.page(target).matches(of: pattern).map { String($0.1) }
    }
    func isMarked(_ name: String, _ page: String) -> Bool {
      page.contains("</svg>\(name)<span class=\"skip\">, on your shopping list</span>")
    }
    let plan = "/plan?count=5"
    let needs = /aria-label="Add ([^"]+) to the shopping list"/
    let all = /name="text" value="([^"]*)"/
    let before = try #require(await offered(plan, all).first)
    let purchases = before.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let first = try #require(purchases.first)
    await eve.send("/shopping/add", "things=\(queryText(first))")
    let page = await eve.page(plan)
    #expect(isMarked(first, page))
    #expect(await !offered(plan, needs).contains(first))
    let rest = purchases.dropFirst().map { "\($0), " }.joined()
    #expect(await offered(plan, all) == (rest.isEmpty ? [] : [rest]))
    await eve.send("/shopping/write", "text=\(queryText(before))")
    #expect(await offered(plan, all).isEmpty)
    for target in ["/buy", "/"] {
      let name = try #require(await offered(target, needs).first)
      await eve.send("/shopping/add", "things=\(queryText(name))")
      #expect(await !offered(target, needs).contains(name), "\(target): \(name)")
    }
  }

  @Test("why a dish is no answer is said in words, with the smallest change")
  func whyNot() async throws {
    let house = try await ServedHousehold.open()
    let nobody = try await PageVisitor(house, .nobody)
    let page = await nobody.page("\(Self.dish)/why-not?have=gin,campari")
    #expect(page.contains("Buy sweet vermouth."))
    #expect(page.contains("Ingredients one by one"))
    let excluded = await nobody.page(
      "\(Self.dish)/why-not?have=gin,campari,sweet+vermouth&without=gin"
    )
    #expect(excluded.contains("The dish contains gin. This rule excludes it: no gin."))
    let filtered = await nobody.page("\(Self.dish)/why-not?have=gin&kind=meal")
    #expect(filtered.contains("The dish does not match your filter: food only."))
    #expect(
      await nobody.page("\(Self.dish)/why-not").contains("Enter your ingredients here")
    )
    let ready = await nobody.page("\(Self.dish)/why-not?have=gin,campari,sweet+vermouth")
    #expect(ready.contains("You can make it now."))
    _ = await nobody.page("/dish/nowhere:1/why-not?have=gin", status: 404)
  }

  @Test(
    "of what there is too little, nobody is told that it is ready, and what lacks can be put on the list"
  )
  func tooLittle() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    await bea.send("/pantry/add", "text=gin+10+ml,+campari+700+ml,+sweet+vermouth+700+ml")
    let page = await bea.page(Self.dish)
    #expect(page.contains("You have every ingredient, but too little gin."))
    #expect(!page.contains("You can make it now."))
    #expect(page.contains("name=\"things\" value=\"gin 20 ml\""))
    #expect(page.contains("Add missing to shopping list"))
    let why = await bea.page("\(Self.dish)/why-not")
    #expect(why.contains("You have every ingredient, but too little gin."))
    #expect(!why.contains("You can make it now."))
    #expect(why.contains("<small class=\"soon\">you need 20 ml more</small>"))
    await bea.send("\(Self.dish)/shop")
    #expect(await bea.page("/shopping").contains("</span><em>20 ml</em>"))
    // What is on the list is said to be there, and not offered again.
    let listed = await bea.page(Self.dish)
    #expect(!listed.contains("Add missing to shopping list"))
    #expect(listed.contains("On your list</a>"))
    await bea.send("/pantry/take", "things=campari")
    #expect(
      await bea.page(Self.dish).contains(
        "You only need to buy campari. You also have too little gin."
      )
    )
  }

  @Test("how a dish ranks is said on the page that explains it, and not on its own")
  func rank() async throws {
    let house = try await ServedHousehold.open()
    let nobody = try await PageVisitor(house, .nobody)
    let stock = "have=gin,campari,sweet+vermouth,lime,sugar"
    let page = await nobody.page("\(Self.dish)?\(stock)")
    #expect(!page.contains("This dish is number"))
    #expect(page.contains(">How it ranks</a>"))
    let why = await nobody.page("\(Self.dish)/why-not?\(stock)")
    #expect(why.contains("<h1>How it ranks</h1>"))
    #expect(why.firstMatch(of: /This dish is number \d+ of the [\d,]+ dishes/) != nil)
  }

  @Test("a visitor sees no heading for comments that are not there")
  func noRemarks() async throws {
    let house = try await ServedHousehold()
    let (bea, nobody) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .nobody)
    )
    #expect(await bea.page(Self.dish).contains("Comments</h2>"))
    #expect(await !nobody.page(Self.dish).contains("Comments</h2>"))
  }

  @Test("cooking goes step by step, each with what goes into it and its times")
  func cook() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let first = await bea.page("/dish/classic:american-pancakes/cook")
    #expect(first.contains("Step 1 of 4"))
    #expect(first.contains("rel=\"next\" href=\"/dish/classic%3Aamerican-pancakes/cook?step=2\""))
    #expect(!first.contains("rel=\"prev\""))
    let second = await bea.page("/dish/classic:american-pancakes/cook?step=2&servings=6")
    #expect(second.contains("data-seconds=\"300\""))
    #expect(second.contains("500 ml"))
    #expect(second.contains("rel=\"prev\""))
    let last = await bea.page("/dish/classic:american-pancakes/cook?step=5")
    #expect(last.contains("All done"))
    #expect(await bea.page("/dish/classic:american-pancakes/cook?step=99").contains("All done"))
    // What was used leaves the pantry, where somebody says so, and is said.
    #expect(!last.contains("name=\"take\""))
    await bea.send("/pantry/add", "text=milk+1+l,+flour")
    let page = "/dish/classic:american-pancakes"
    for page in [page, "\(page)/cook?step=5"] {
      #expect(await bea.page(page).contains("name=\"take\" value=\"true\" checked"))
    }
    let kept = try #require(await bea.send("\(page)/cooked", "servings=3"))
    #expect(kept == "/dish/classic%3Aamerican-pancakes?made=true")
    #expect(await bea.page("/pantry").contains("1 l"))
    let next = try #require(await bea.send("\(page)/cooked", "servings=3&take=true"))
    #expect(await bea.page("/pantry").contains("750 ml"))
    let said = await bea.page(next)
    #expect(
      said.contains(
        "Recorded that you made this dish. Taken from the pantry: milk 250 ml."
          + " Check how much is left of these: plain flour."
      )
    )
    let carl = try await PageVisitor(house, .guest)
    #expect(await !carl.page(page).contains("name=\"take\""))
    await carl.send("\(page)/cooked", "take=true", status: 403)
    await carl.send("\(page)/cooked")
    #expect(await bea.page("/history").contains("Pancakes"))
    #expect(await bea.page("/history?kind=suggested").contains("Your history is empty"))
    await bea.send("/history/clear")
    #expect(await bea.page("/history").contains("Undo"))
  }
}
