import Foundation
import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pages")
struct ScreenTests {
  private static let browser: [Inbound.Header] = [
    .init("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")
  ]

  /// The ids of the cards of a page, in its order, by how many things their group misses.
  private static func cards(_ page: String) -> [Int: [String]] {
    let parts = page.split(separator: "<section class=\"group\" aria-labelledby=\"g").dropFirst()
    return Dictionary(
      parts.map { part in
        (
          part.first?.wholeNumberValue ?? -1,
          part.matches(of: /<li class="card" id="([^"]+)"/).map { String($0.1) }
        )
      }
    ) { $0 + $1 }
  }

  @Test("the first page shows the answer's dishes, in its order and groups")
  func answers() async throws {
    let kitchen = try await ServedKitchen.open()
    let names = [
      "gin", "lime", "sugar", "campari", "sweet vermouth", "egg", "flour", "milk", "rice", "tomato",
      "onion", "garlic", "chicken", "white rum", "mint", "lemon", "butter", "cheddar", "potato",
    ]
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...8, using: &generator)
      let have = names.shuffled(using: &generator).prefix(count).map(queryText).joined(
        separator: ","
      )
      let answer = try await kitchen.get("/api/v1/match?have=\(have)&limit=200").json.asObject
      var expected: [Int: [String]] = [:]
      for match in answer?["matches"]?.items ?? [] {
        guard let match = match.asObject, match["like"] == .null,
          match["keys"]?.asObject?["plain"] == .number("0"),
          case .number(let digits)? = match["missingCount"], let missing = Int(digits),
          let id = match["id"]?.asText
        else { continue }
        expected[missing, default: []].append(id)
      }
      let page = await kitchen.get("/?have=\(have)").text
      // As many as a group shows; of a list that was cut the last group is not known to its end.
      let shown = Self.cards(page)
      for (missing, expected) in expected {
        let shown = shown[missing] ?? []
        #expect(!shown.isEmpty, "seed \(seed): \(have)")
        #expect(shown == Array(expected.prefix(shown.count)), "seed \(seed): \(have)")
      }
    }
  }

  @Test("plain dishes are folded beside others, and shown where there are no others")
  func plain() async throws {
    let kitchen = try await ServedKitchen.open()
    for (have, isFolded) in [("tomatoes", false), ("egg,flour,milk,butter,cheddar", true)] {
      let page = await kitchen.get("/?have=\(have)").text
      let ready = try #require(page.firstRange(of: "aria-labelledby=\"g0\""))
      let group = page[ready.upperBound...].split(separator: "</section>")[0]
      #expect(group.contains("<details class=\"plain\">") == isFolded, "\(have)")
      #expect(group.contains("<li class=\"card\""), "\(have)")
    }
  }

  @Test("what one more thing completes is what the interface says")
  func tickets() async throws {
    let kitchen = try await ServedKitchen.open()
    let target = "have=gin,lime,sugar,campari,egg"
    let answer = try await kitchen.get("/api/v1/match?\(target)").json.asObject
    let expected = answer?["buyNext"]?.items.compactMap { item -> String? in
      guard case .number(let count)? = item.asObject?["completes"] else { return nil }
      return "\(item.asObject?["name"]?.asText ?? ""): \(count)"
    }
    let page = await kitchen.get("/?\(target)").text
    let shown = page.matches(of: /<b>([^<]+)<\/b><small>completes (\d+) dish/).map {
      "\($0.1): \($0.2)"
    }
    #expect(shown == expected)
    #expect(!shown.isEmpty)
  }

  @Test("a page is a whole document in one language, with a heading and a way past the navigation")
  func documents() async throws {
    let kitchen = try await ServedKitchen.open()
    for target in [
      "/", "/?have=gin,lime", "/browse", "/search?q=gin", "/dish/classic:negroni?have=gin",
      "/signin", "/setup", "/buy?have=gin", "/plan?have=egg,rice", "/nowhere",
    ] {
      let answer = await kitchen.get(target, headers: Self.browser)
      #expect(answer.header("Content-Type") == "text/html; charset=utf-8", "\(target)")
      #expect(answer.text.hasPrefix("<!doctype html>\n<html lang=\"en\">"), "\(target)")
      #expect(answer.text.matches(of: /<h1/).count == 1, "\(target)")
      #expect(answer.text.contains("href=\"#main\""), "\(target)")
      #expect(!answer.text.contains("[["), "\(target)")
      #expect(!answer.text.contains("{{"), "\(target)")
    }
  }

  @Test("a program is told what is wrong in JSON, a browser on a page")
  func problems() async throws {
    let kitchen = try await ServedKitchen.open()
    for (target, status) in [
      ("/nowhere", 404), ("/?hav=gin", 400), ("/dish/nowhere:1", 404), ("/pantry", 401),
    ] {
      let page = await kitchen.get(target, headers: Self.browser)
      #expect(page.status == status)
      #expect(page.header("Content-Type") == "text/html; charset=utf-8")
      let answer = await kitchen.get(target)
      #expect(answer.status == status)
      #expect(answer.header("Content-Type") == "application/problem+json")
    }
    let api = await kitchen.get("/api/v1/nowhere", headers: Self.browser)
    #expect(api.header("Content-Type") == "application/problem+json")
    let attack = await kitchen.get("/?%3Cscript%3E=1", headers: Self.browser)
    #expect(!attack.text.contains("<script>"))
    // What a program may say is not told to somebody who reads.
    let mistyped = await kitchen.get("/buy?size=3", headers: Self.browser).text
    #expect(mistyped.contains("The address contains “size”, which this page does not know."))
    #expect(!mistyped.contains("servings"))
    // Once is enough.
    let nothing = await kitchen.get("/nowhere", headers: Self.browser).text
    #expect(nothing.contains("The page may have been moved or deleted."))
    #expect(!nothing.contains("class=\"say\""))
    let gone = await kitchen.get("/dish/nowhere:1", headers: Self.browser).text
    #expect(gone.contains("<p class=\"lede\">There is no such dish.</p>"))
    // Whoever must sign in comes back to where they were.
    let house = try await ServedHousehold.open()
    let page = await house.ask("GET", "/pantry", headers: Self.browser).text
    #expect(page.contains("name=\"next\" value=\"/pantry\""))
    #expect(page.contains("href=\"/signin/recovery\""))
  }

  @Test("where nobody has an account yet, whoever wants to sign in is led to the set-up")
  func noAccounts() async throws {
    let house = try await ServedHousehold(hasAccounts: false)
    let refused = await house.ask("GET", "/pantry", headers: Self.browser)
    #expect(refused.status == 401)
    #expect(refused.text.contains("href=\"/setup\""))
    #expect(!refused.text.contains("action=\"/signin\""))
    #expect(await house.ask("GET", "/signin").text.contains("action=\"/signup\""))
    let code = try #require(house.people.setUpCode).text
    let made = await Self.firstAccount(house, code: code)
    #expect(made.status == 201)
    #expect(await house.ask("GET", "/signin").text.contains("action=\"/signin\""))
    #expect(await house.ask("GET", "/pantry", headers: Self.browser).text.contains("/signin"))
    #expect(await house.ask("GET", "/setup").text.contains("An account already exists."))
  }

  @Test(
    "with the recovery code somebody chooses a new password on a page, once, and gets another code"
  )
  func recovery() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let nobody = try await PageVisitor(house, .nobody)
    #expect(await nobody.page("/signin").contains("href=\"/signin/recovery\""))
    func code(_ page: String) throws -> String {
      String(try #require(page.firstMatch(of: /class="code">([^<]+)</)).1)
    }
    let made = await bea.shown("/account/recovery", "password=correct+horse", status: 201)
    let first = try code(made)
    let own: [Inbound.Header] = [.init("Sec-Fetch-Site", "same-origin")]
    func recover(_ name: String, _ code: String, _ password: String) async -> Answer {
      await house.ask(
        "POST",
        "/signin/recovery",
        "name=\(name)&code=\(queryText(code))&password=\(password)",
        headers: own
      )
    }
    for (name, given) in [("bea", "wrong"), ("nobody", first)] {
      let wrong = await recover(name, given, "second+pass")
      #expect(wrong.status == 401)
      #expect(wrong.text.contains("The name or the recovery code is wrong."))
      #expect(wrong.text.contains("value=\"\(name)\""))
      #expect(!wrong.text.contains(given == "wrong" ? "second" : given))
    }
    #expect(await recover("bea", first, "short").status == 400)
    let done = await recover("bea", first.lowercased().replacing("-", with: ""), "second+pass")
    #expect(done.status == 200)
    #expect(try code(done.text) != first)
    #expect(await recover("bea", first, "third+pass").status == 401)
    // What was open is closed.
    _ = await bea.page("/account", status: 401)
    let signIn = await house.ask("POST", "/signin", "name=bea&password=second+pass", headers: own)
    #expect(signIn.status == 303)
    // The tries count as those of signing in do.
    for _ in 0..<ThrottleSubject.mostTries {
      _ = try house.people.sessions.tryAgain([.account("carl")], now: house.time.now)
    }
    #expect(await recover("carl", "wrong", "second+pass").status == 429)
  }

  @Test("every file that pages load is there under its address, to be kept for ever")
  func assets() async throws {
    let kitchen = try await ServedKitchen.open()
    let pages = try PageFiles(at: Checkout.url("Data/web").path)
    for name in pages.assets.names {
      let answer = await kitchen.get(pages.assets.address(of: name))
      #expect(answer.status == 200, "\(name)")
      #expect(answer.header("Cache-Control") == "public, max-age=31536000, immutable")
      let packed = await kitchen.get(
        pages.assets.address(of: name),
        headers: [.init("Accept-Encoding", "gzip")]
      )
      #expect(
        (packed.header("Content-Encoding") == "gzip") == (packed.body.count < answer.body.count)
      )
    }
    #expect(await kitchen.get("/a/old/app.css").status == 404)
  }

  @Test("where a recipe comes from is a link only where it is a page of the web")
  func sources() {
    for good in ["https://a.test/b?c=d", "http://a.test", "HTTPS://A.test/"] {
      #expect(DishView.webAddress(good) == good)
    }
    for bad in [
      "javascript:alert(1)", " https://a.test", "data:text/html,x", "//a.test", "ftp://a.test", "",
    ] {
      #expect(DishView.webAddress(bad) == nil, "\(bad)")
    }
    #expect(DishView.webAddress(nil) == nil)
  }

  @Test("a form leads to a page of this server and nowhere else")
  func destinations() {
    for good in ["/", "/favourites", "/?have=gin&have=lime#classic%3Agimlet", "/a//b"] {
      #expect(Destination.isLocal(good), "\(good)")
    }
    for bad in [
      "", "//evil.test", "/\\evil.test", "https://evil.test", " /", "/ /evil", "\t//evil.test",
      "javascript:alert(1)", "/a\nSet-Cookie: x", "/a\\b", "/é", "\\/evil.test",
    ] {
      #expect(!Destination.isLocal(bad), "\(bad)")
    }
  }

  @Test("what one keeps is changed by forms, each answered with the page to go on to")
  func forms() async throws {
    let house = try await ServedHousehold.open()
    let bea = try await house.headers(of: .member)
    func send(_ target: String, _ fields: String) async -> (Int, String?) {
      let answer = await house.ask("POST", target, fields, headers: bea)
      return (answer.status, answer.header("Location"))
    }
    func page(_ target: String) async -> String {
      await house.ask("GET", target, headers: bea).text
    }
    let dish = "/dish/classic:negroni"
    #expect(
      await send("\(dish)/favourite", "next=/browse&at=classic:negroni") == (
        303, "/browse#classic%3Anegroni"
      )
    )
    #expect(await page("/favourites").contains("id=\"classic:negroni\""))
    #expect(await send("\(dish)/favourite", "next=//evil.test").0 == 400)
    #expect(await send("\(dish)/favourite/none", "") == (303, "/favourites"))
    #expect(await !page("/favourites").contains("id=\"classic:negroni\""))
    #expect(await send("\(dish)/stars", "stars=4&next=\(dish)") == (303, dish))
    #expect(await page(dish).contains("value=\"4\" aria-label=\"4 stars\" aria-pressed=\"true\""))
    #expect(await send("\(dish)/note", "text=less+%3Cb%3Eice%3C/b%3E").0 == 303)
    #expect(await page(dish).contains("less &lt;b&gt;ice&lt;/b&gt;"))
    let (status, target) = await send("/pantry/add", "text=gin+700+ml%2C+limes+4%2C+qqqq")
    #expect(status == 303)
    #expect(target == "/pantry?unknown=qqqq")
    let pantry = await page("/pantry?unknown=qqqq")
    #expect(pantry.contains("<b>gin</b><span>700 ml</span>"))
    #expect(pantry.contains("“qqqq” is not an ingredient we know, so it was not added."))
    // What may have been meant is put in by a press, with the amount that was typed.
    let slip = try #require(await send("/pantry/add", "text=chickn+500+g").1)
    let asked = await page(slip)
    #expect(asked.contains("“chickn” is not an ingredient we know"))
    #expect(asked.contains("name=\"text\" value=\"chicken 500 g\">chicken</button>"))
    #expect(await page("/").contains("Including 2 ingredients from your pantry"))
    #expect(await send("/pantry/take", "things=gin") == (303, "/pantry"))
    #expect(await send("/shopping/write", "text=milk+1+l%2C+paper+towels") == (303, "/shopping"))
    #expect(await page("/shopping").contains("2 to buy, 0 in the basket"))
    #expect(await send("/shopping/tick", "things=milk").0 == 303)
    #expect(await page("/shopping").contains("1 to buy, 1 in the basket"))
    #expect(await send("/shopping/clear", "") == (303, "/shopping"))
    #expect(await page("/shopping").contains("1 to buy, 0 in the basket"))
    #expect(await send("/lists", "name=Friday+%2F+guests") == (303, "/list/Friday%20%2F%20guests"))
    #expect(await send("\(dish)/list", "list=Friday+%2F+guests").0 == 303)
    #expect(await page("/list/Friday%20%2F%20guests").contains("Negroni"))
    #expect(await send("/settings/avoid", "names=peanut").0 == 303)
    #expect(await page("/settings").contains("peanut"))
  }

  /// What the form answers that makes the first account, in a browser.
  private static func firstAccount(_ house: ServedHousehold, code: String) async -> Answer {
    await house.ask(
      "POST",
      "/signup",
      "name=ada&password=correct+horse&code=\(queryText(code))",
      headers: [.init("Sec-Fetch-Site", "same-origin")]
    )
  }

  @Test("somebody signs in on a page, and what is wrong is said there")
  func signIn() async throws {
    let house = try await ServedHousehold.open()
    let own: [Inbound.Header] = [.init("Sec-Fetch-Site", "same-origin")]
    let wrong = await house.ask("POST", "/signin", "name=bea&password=wrong+one", headers: own)
    #expect(wrong.status == 401)
    #expect(wrong.text.contains("The name or the password is wrong."))
    #expect(wrong.text.contains("value=\"bea\""))
    #expect(!wrong.text.contains("wrong one"))
    let right = await house.ask(
      "POST",
      "/signin",
      "name=bea&password=correct+horse&next=/shopping",
      headers: own
    )
    #expect(right.status == 303)
    #expect(right.header("Location") == "/shopping")
    let cookie = try #require(right.cookie)
    let page = await house.ask("GET", "/shopping", headers: [cookie])
    #expect(page.status == 200)
    let other = await house.ask(
      "POST",
      "/signin",
      "name=bea&password=correct+horse",
      headers: [.init("Sec-Fetch-Site", "cross-site")]
    )
    #expect(other.status == 403)
    let out = await house.ask("POST", "/signout", "next=/", headers: own + [cookie])
    #expect(out.status == 303)
    #expect(await house.ask("GET", "/shopping", headers: [cookie]).status == 401)
  }

  @Test(
    "the first account is made on a page with the code that was printed, others by an invitation"
  )
  func signUp() async throws {
    let house = try await ServedHousehold(hasAccounts: false)
    let own: [Inbound.Header] = [.init("Sec-Fetch-Site", "same-origin")]
    let code = try #require(house.people.setUpCode).text
    let refused = await house.ask(
      "POST",
      "/signup",
      "name=ada&password=correct+horse&code=wrong-code",
      headers: own
    )
    #expect(refused.status == 403)
    #expect(
      refused.text.contains(
        "The set-up code is wrong; use the code that the server printed when it started."
      )
    )
    let made = await Self.firstAccount(house, code: code)
    #expect(made.status == 201)
    #expect(made.text.contains("recovery code"))
    // The first page is that of somebody who is signed in.
    #expect(made.text.contains("<span>ada</span>"))
    #expect(!made.text.contains("href=\"/signin\""))
    let cookie = try #require(made.cookie)
    let settings = await house.ask("GET", "/settings", headers: [cookie])
    #expect(settings.status == 200)
    #expect(made.header("X-Person") == settings.header("X-Person"))
    #expect(made.header("X-Person") != nil)
    #expect(
      await house.ask("POST", "/household", "name=Home", headers: own + [cookie]).status == 303
    )
    let invited = await house.ask("POST", "/household/invite", "", headers: own + [cookie])
    #expect(invited.status == 201)
    let address = try #require(invited.text.firstMatch(of: /class="code">([^<]+)</)).1
    let path = try #require(address.firstMatch(of: /^http:\/\/localhost(\/join\/.+)$/)).1
    let page = await house.ask("GET", String(path)).text
    #expect(page.contains("ada invites you to the household “Home”."))
    #expect(page.contains("href=\"/signin?next=\(path)\""))
    let invitation = try #require(page.firstMatch(of: /name="invitation" value="([^"]+)"/)).1
    let joined = await house.ask(
      "POST",
      "/signup",
      "name=bea&password=correct+horse&invitation=\(queryText(String(invitation)))",
      headers: own
    )
    #expect(joined.status == 201)
    let bea = try #require(joined.cookie)
    #expect(await house.ask("GET", "/settings", headers: [bea]).text.contains("Home"))
    // Once used it says so, and asks for nothing.
    let used = await house.ask("GET", String(path))
    #expect(used.status == 410)
    #expect(used.text.contains("This invitation has expired or was already used."))
    #expect(!used.text.contains("<form class=\"stack\""))
  }

  @Test("stored text that attacks is text on every page")
  func attacks() async throws {
    let house = try await ServedHousehold()
    let bea = try await house.headers(of: .member)
    let payloads = [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'><svg/onload=alert(1)>",
      "</textarea><script>alert(1)</script>", "{{person}}", "javascript:alert(1)",
      "</title><meta http-equiv=refresh content=0>", "&lt;script&gt;",
    ]
    for (number, payload) in payloads.enumerated() {
      let text = queryText("\(payload) \(number + 1)")
      for (target, fields) in [
        ("/dish/classic:negroni/note", "text=\(text)"),
        ("/dish/classic:negroni/comment", "text=\(text)"),
        ("/lists", "name=\(text)"), ("/shopping/write", "text=\(text)"),
      ] {
        #expect(await house.ask("POST", target, fields, headers: bea).status == 303, "\(payload)")
      }
    }
    let targets = [
      "/dish/classic:negroni", "/favourites", "/shopping", "/pantry", "/settings",
      "/list/\(queryText("\(payloads[0]) 1"))", "/?have=\(queryText(payloads[1]))",
      "/search?q=\(queryText(payloads[2]))", "/pantry?unknown=\(queryText(payloads[0]))",
      "/signin?next=\(queryText(payloads[1]))", "/join/\(queryText(payloads[1]))",
    ]
    for target in targets {
      let page = await house.ask("GET", target, headers: bea + Self.browser).text
      // What stands between quotes is a value, whatever it says; a quote in it is escaped.
      let tags = page.replacing(/"[^"]*"/, with: "")
      #expect(
        tags.firstMatch(of: /<script>|<img|<svg\/|<meta http-equiv|<[^>]*\son[a-z]+=/) == nil,
        "\(target)"
      )
      #expect(page.firstMatch(of: /(href|src|action)="javascript:/) == nil, "\(target)")
    }
  }
}
