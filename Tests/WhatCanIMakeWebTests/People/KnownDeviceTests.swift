import RecipeAccounts
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Tries in vain, and who is known")
struct KnownDeviceTests {
  private func signIn(
    _ house: ServedHousehold,
    as name: String = "bea",
    by password: String = ServedHousehold.password,
    showing headers: [Inbound.Header] = [],
    from peer: String = "10.0.0.1"
  ) async -> Answer {
    await house.ask(
      "POST",
      "/api/v1/sessions",
      "{\"name\":\"\(name)\",\"password\":\"\(password)\"}",
      headers: headers,
      peer: peer
    )
  }

  /// The cookie by which a device is known.
  private func device(_ answer: Answer) throws -> Inbound.Header {
    let cookies = answer.headers.filter { $0.name == "Set-Cookie" }.map(\.value)
    let cookie = try #require(cookies.first { $0.hasPrefix("device=") })
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
    return .init("Cookie", String(cookie.prefix { $0 != ";" }))
  }

  @Test("a stranger's tries lock out strangers, and not the device on which one signed in before")
  func knownDevice() async throws {
    let house = try await ServedHousehold()
    let first = try device(await signIn(house))
    for _ in 0..<ThrottleSubject.mostTries {
      #expect(await signIn(house, by: "wrong pass", from: "10.6.6.6").status == 401)
    }
    #expect(await signIn(house, from: "10.0.0.2").status == 429)
    let known = await signIn(house, as: "Bea", showing: [first], from: "10.6.6.6")
    #expect(known.status == 201)
    // It is known by another cookie from then on, for nobody else's name, and its own tries count.
    #expect(await signIn(house, showing: [first]).status == 429)
    let next = try device(known)
    #expect(await signIn(house, as: "carl", showing: [next], from: "10.6.6.6").status == 429)
    for _ in 0..<ThrottleSubject.mostTries {
      #expect(await signIn(house, by: "wrong pass", showing: [next]).status == 401)
    }
    #expect(await signIn(house, showing: [next]).status == 429)
    let made = Inbound.Header("Cookie", "device=nothing")
    #expect(await signIn(house, showing: [made], from: "10.0.0.9").status == 429)
  }

  @Test("whoever is signed in changes their password though strangers tried theirs in vain")
  func signedIn() async throws {
    let house = try await ServedHousehold()
    let bea = [
      try house.cookie(of: try #require(house.numbers["bea"])),
      Inbound.Header("Sec-Fetch-Site", "same-origin"),
    ]
    for _ in 0..<ThrottleSubject.mostTries { _ = await signIn(house, by: "wrong pass") }
    func change(_ current: String) async -> Int {
      await house.ask(
        "PATCH",
        "/api/v1/me",
        "{\"password\":\"second pass\",\"currentPassword\":\"\(current)\"}",
        headers: bea,
        peer: "10.0.0.1"
      ).status
    }
    for _ in 0..<ThrottleSubject.mostTries - 1 { #expect(await change("wrong pass") == 403) }
    #expect(await change(ServedHousehold.password) == 200)
  }

  @Test("a name that is taken is no try in vain, nor a household that one belongs to already")
  func takenNames() async throws {
    let house = try await ServedHousehold()
    let site = Inbound.Header("Sec-Fetch-Site", "same-origin")
    let anna = [try house.cookie(of: try #require(house.numbers["anna"])), site]
    let bea = [try house.cookie(of: try #require(house.numbers["bea"])), site]
    let invited = await house.ask("POST", "/api/v1/household/invitations", "{}", headers: anna)
    let invitation = try #require(try invited.text("invitation"))
    let taken = "{\"name\":\"Bea\",\"password\":\"first pass\",\"invitation\":\"\(invitation)\"}"
    for _ in 0...ThrottleSubject.mostTries {
      let answer = await house.ask("POST", "/api/v1/accounts", taken, peer: "10.0.0.1")
      #expect(answer.status == 409)
      let joined = await house.ask(
        "POST",
        "/api/v1/household/membership",
        "{\"invitation\":\"\(invitation)\"}",
        headers: bea,
        peer: "10.0.0.1"
      )
      #expect(joined.status == 409)
    }
    let free = "{\"name\":\"Fay\",\"password\":\"first pass\",\"invitation\":\"\(invitation)\"}"
    #expect(await house.ask("POST", "/api/v1/accounts", free, peer: "10.0.0.1").status == 201)
  }
}
