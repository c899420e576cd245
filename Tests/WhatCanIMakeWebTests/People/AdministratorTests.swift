import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Who administers the server")
struct AdministratorTests {
  @Test("another one is named by password, and the last one stays")
  func second() async throws {
    let house = try await ServedHousehold()
    let ada = try await house.headers(of: .administrator)
    let (own, anna) = (try #require(house.numbers["ada"]), try #require(house.numbers["anna"]))
    func path(_ number: Int) -> String { "/api/v1/accounts/\(number)/administration" }
    let password = #"{"password": "\#(ServedHousehold.password)"}"#
    let accounts = await house.ask("GET", "/api/v1/accounts", headers: ada)
    #expect(accounts.texts("name") == ["ada", "anna", "bea", "carl", "dora", "eve"])
    #expect(accounts.items("isAdministrator").filter { $0 == .bool(true) }.count == 1)
    #expect(await house.ask("DELETE", path(own), headers: ada).status == 409)
    let wrong = await house.ask("PUT", path(anna), #"{"password": "wrong horse"}"#, headers: ada)
    #expect(wrong.status == 403)
    let annas = try await house.headers(of: .householdAdministrator)
    #expect(await house.ask("GET", "/api/v1/accounts", headers: annas).status == 403)
    #expect(await house.ask("PUT", path(anna), password, headers: annas).status == 403)
    let dora = try #require(house.numbers["dora"])
    #expect(await house.ask("PUT", path(dora), password, headers: ada).status == 409)
    #expect(await house.ask("PUT", path(999_999), password, headers: ada).status == 404)
    #expect(await house.ask("PUT", path(anna), password, headers: ada).status == 204)
    #expect(await house.ask("GET", "/api/v1/accounts", headers: annas).status == 200)
    // Now the first one may go, and the second is the last.
    #expect(await house.ask("DELETE", path(own), headers: ada).status == 204)
    #expect(await house.ask("GET", "/api/v1/accounts", headers: ada).status == 403)
    #expect(await house.ask("DELETE", path(anna), headers: annas).status == 409)
  }

  @Test("whoever is disabled is nobody at once, on every way in, until they are enabled")
  func disabled() async throws {
    let house = try await ServedHousehold()
    let (ada, bea) = (
      try await house.headers(of: .administrator), try await house.headers(of: .member)
    )
    let token = try await house.headers(of: .readToken)
    let number = try #require(house.numbers["bea"])
    func path(_ number: Int) -> String { "/api/v1/accounts/\(number)/disabled" }
    func signIn() async -> Int {
      let fields = #"{"name": "bea", "password": "\#(ServedHousehold.password)"}"#
      return await house.ask("POST", "/api/v1/sessions", fields).status
    }
    func isDisabled() async -> Bool {
      let accounts = await house.ask("GET", "/api/v1/accounts", headers: ada)
      let states = zip(accounts.texts("name"), accounts.items("isDisabled"))
      return states.first { $0.0 == "bea" }?.1 == .bool(true)
    }
    _ = await house.ask("POST", "/api/v1/pantry", #"{"things": ["milk"]}"#, headers: bea)
    let pantry = await house.ask("GET", "/api/v1/pantry", headers: bea).text
    #expect(await house.ask("PUT", path(number), headers: bea).status == 403)
    #expect(await house.ask("PUT", path(number), headers: ada).status == 204)
    #expect(await isDisabled())
    for headers in [bea, token] {
      #expect(await house.ask("GET", "/api/v1/pantry", headers: headers).status == 401)
    }
    #expect(await signIn() == 401)
    let annas = try await house.headers(of: .householdAdministrator)
    #expect(await house.ask("GET", "/api/v1/pantry", headers: annas).text == pantry)
    // Once more changes nothing.
    #expect(await house.ask("PUT", path(number), headers: ada).status == 204)
    #expect(await house.ask("DELETE", path(number), headers: ada).status == 204)
    #expect(await !isDisabled())
    #expect(await signIn() == 201)
    #expect(await house.ask("GET", "/api/v1/pantry", headers: token).text == pantry)
    // The sessions are over for good.
    #expect(await house.ask("GET", "/api/v1/pantry", headers: bea).status == 401)
  }

  @Test("nobody disables themselves, and whoever is disabled administers nothing")
  func disablingAdministrators() async throws {
    let house = try await ServedHousehold()
    let (ada, annas) = (
      try await house.headers(of: .administrator),
      try await house.headers(of: .householdAdministrator)
    )
    let (own, anna) = (try #require(house.numbers["ada"]), try #require(house.numbers["anna"]))
    func path(_ number: Int, _ word: String = "disabled") -> String {
      "/api/v1/accounts/\(number)/\(word)"
    }
    #expect(await house.ask("PUT", path(own), headers: ada).status == 409)
    let password = #"{"password": "\#(ServedHousehold.password)"}"#
    let named = await house.ask("PUT", path(anna, "administration"), password, headers: ada)
    #expect(named.status == 204)
    #expect(await house.ask("PUT", path(own), headers: annas).status == 204)
    #expect(await house.ask("GET", "/api/v1/accounts", headers: ada).status == 401)
    #expect(await house.ask("PUT", path(anna), headers: annas).status == 409)
    #expect(await house.ask("DELETE", path(anna, "administration"), headers: annas).status == 409)
    for word in ["disabled", "administration"] {
      #expect(await house.ask("DELETE", path(999_999, word), headers: annas).status == 404)
    }
  }

  @Test(
    "the page of the household disables and enables accounts, for whoever administers the server"
  )
  func disablingOnPage() async throws {
    let house = try await ServedHousehold()
    let (ada, anna) = (
      try await PageVisitor(house, .administrator),
      try await PageVisitor(house, .householdAdministrator)
    )
    let (own, eve) = (try #require(house.numbers["ada"]), try #require(house.numbers["eve"]))
    #expect(await !anna.page("/household").contains("/accounts/"))
    let page = await ada.page("/household")
    #expect(page.contains("formaction=\"/accounts/\(eve)/disable\""))
    #expect(!page.contains("/accounts/\(own)/"))
    #expect(await ada.send("/accounts/\(eve)/disable", "next=/household") == "/household")
    #expect(await ada.page("/household").contains("formaction=\"/accounts/\(eve)/enable\""))
    await ada.send("/accounts/\(eve)/enable")
    #expect(await ada.page("/household").contains("formaction=\"/accounts/\(eve)/disable\""))
  }

  @Test("each answer of a route says its limits; what is left of them is not said")
  func limits() async throws {
    let house = try await ServedHousehold.open()
    let match = await house.ask("GET", "/api/v1/match?have=gin")
    let light = try #require(match.header("RateLimit-Policy"))
    let most = ServedKitchen.limits.mostOfOne
    #expect(light == #""questions";q=\#(most);qu="concurrent-requests""#)
    let signIn = await house.ask("POST", "/api/v1/sessions", "{}")
    #expect(signIn.status == 400)
    #expect(
      signIn.header("RateLimit-Policy")
        == #"\#(light), "body";q=65536;qu="content-bytes", "tries";q=10;w=900"#
    )
    #expect(await house.ask("GET", "/nowhere").header("RateLimit-Policy") == nil)
  }
}
