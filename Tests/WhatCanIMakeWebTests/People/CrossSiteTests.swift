import RecipeAccounts
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What a page of another site can do")
struct CrossSiteTests {
  /// What a browser says of whose page asks.
  static let strangers: [[Inbound.Header]] = [
    [.init("Sec-Fetch-Site", "cross-site")],
    [.init("Sec-Fetch-Site", "same-site"), .init("Origin", "http://localhost")],
    [.init("Origin", "http://evil.test")],
    [.init("Origin", "http://localhost:8081")],
    [.init("Origin", "http://sub.localhost")],
    [.init("Origin", "null")],
    [.init("Origin", "http://localhost"), .init("Origin", "http://evil.test")],
    [.init("Sec-Fetch-Site", "same-origin"), .init("Sec-Fetch-Site", "cross-site")],
  ]

  @Test("nothing, with the cookie of whoever looks at it, on any route that changes something")
  func nothing() async throws {
    let house = try await ServedHousehold.open()
    let anna = try #require(house.numbers["anna"])
    for route in RouteTable.all.routes where !route.method.isSafe {
      let request = try #require(PermissionTests.requests[route.name])
      let cookie = try house.cookie(of: anna)
      // Without a word of the page only a browser would have the cookie.
      for page in Self.strangers + [[]] {
        let answer = await house.ask(
          route.method.rawValue,
          request.target,
          request.fields,
          headers: [cookie] + page
        )
        #expect(answer.status == 403, "\(route.name) \(page)")
      }
      // Nor does it sign anybody in or up.
      for page in Self.strangers {
        let answer = await house.ask(
          route.method.rawValue,
          request.target,
          request.fields,
          headers: page
        )
        #expect(answer.status == 403, "\(route.name) \(page)")
      }
      #expect(await house.ask("GET", "/api/v1/me", headers: [cookie]).status == 200)
    }
  }

  @Test("a page of the server itself is let in, and a program that has a token")
  func own() async throws {
    let house = try await ServedHousehold.open()
    let cookie = try house.cookie(of: try #require(house.numbers["anna"]))
    let pages: [[Inbound.Header]] = [
      [.init("Sec-Fetch-Site", "same-origin"), .init("Origin", "http://localhost")],
      [.init("Sec-Fetch-Site", "none")], [.init("Origin", "http://localhost")],
    ]
    for page in pages {
      let answer = await house.ask("PATCH", "/api/v1/me", "{}", headers: [cookie] + page)
      #expect(answer.status == 400)
    }
    let token = try await house.headers(of: .writeToken)
    let answer = await house.ask(
      "PATCH",
      "/api/v1/me",
      "{}",
      headers: token + [.init("Sec-Fetch-Site", "cross-site")]
    )
    #expect(answer.status == 403)
    #expect(try answer.text("detail") == Problem.notAllowed.detail)
  }

  @Test("two identities in one request are refused, and so is a third way to show one")
  func identities() async throws {
    let house = try await ServedHousehold.open()
    let cookie = try house.cookie(of: try #require(house.numbers["anna"]))
    let token = try await house.headers(of: .readToken)
    let pairs: [[Inbound.Header]] = [
      [cookie] + token, [cookie, cookie], token + token,
      [.init("Cookie", "sid=a; sid=b")],
    ]
    for pair in pairs {
      for target in ["/healthz", "/api/v1/me"] {
        #expect(await house.ask("GET", target, headers: pair).status == 400, "\(target)")
      }
    }
    for key in ["Basic YW5uYTpwYXNz", "Bearer", "Bearer a b", "Bearer ü", "sid"] {
      let answer = await house.ask("GET", "/healthz", headers: [.init("Authorization", key)])
      #expect(answer.status == 401, "\(key)")
      #expect(answer.header("WWW-Authenticate") == "Bearer")
    }
    let session = try #require(cookie.value.split(separator: "=").last)
    let borrowed = await house.ask(
      "GET",
      "/api/v1/me",
      headers: [.init("Authorization", "Bearer \(session)")]
    )
    #expect(borrowed.status == 401)
  }

  @Test("by https a cookie has a name that only this host can give, and goes nowhere else")
  func cookies() throws {
    let secure = try #require(Site(address: "https://Kitchen.example:8443/"))
    #expect(secure.isSecure)
    #expect(secure.host == "kitchen.example:8443")
    #expect(secure.name == "kitchen.example")
    let plain = Site()
    let code = try #require(SecretCode(given: "abc"))
    #expect(
      secure.cookie(code, seconds: 5).value
        == "__Host-sid=abc; Max-Age=5; Path=/; HttpOnly; SameSite=Lax; Secure"
    )
    #expect(
      plain.cookie(code, seconds: 5).value
        == "sid=abc; Max-Age=5; Path=/; HttpOnly; SameSite=Lax"
    )
    for address in ["", "kitchen.example", "ftp://a", "https://", "https://a/b", "https://u@a"] {
      #expect(Site(address: address) == nil, "\(address)")
    }
  }
}
