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
