import JSONCoding
import RecipeAccounts
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Accounts over HTTP")
struct AccountTests {
  @Test("the first account is made with the printed code, once, within a day; all else is refused")
  func setUp() async throws {
    let house = try await ServedHousehold(hasAccounts: false)
    let code = try #require(house.people.setUpCode).text
    func signUp(_ name: String, _ more: String) async -> Answer {
      await house.ask(
        "POST",
        "/api/v1/accounts",
        "{\"name\":\"\(name)\",\"password\":\"correct horse\"\(more)}"
      )
    }
    #expect(await signUp("anna", "").status == 403)
    #expect(await signUp("anna", ",\"code\":\"0000-0000-0000-0000\"").status == 403)
    #expect(await signUp("anna", ",\"code\":\"?\"").status == 403)
    #expect(await signUp("anna", ",\"invitation\":\"0000\"").status == 403)
    #expect(await signUp("anna", ",\"code\":\"\(code)\",\"invitation\":\"0\"").status == 400)
    #expect(await signUp("", ",\"code\":\"\(code)\"").status == 400)

    // Two who have it at the same moment: one is first.
    async let one = signUp("anna", ",\"code\":\"\(code)\"")
    async let other = signUp("bea", ",\"code\":\"\(code)\"")
    let answers = [await one, await other]
    #expect(answers.map(\.status).sorted() == [201, 410])
    #expect(await signUp("carl", ",\"code\":\"\(code)\"").status == 410)
    let accounts = try await house.keeper.readNotebook { try $0.accounts() } ?? []
    #expect(accounts.map(\.isAdministrator) == [true])

    let first = try #require(answers.first { $0.status == 201 })
    let cookie = try #require(first.cookie)
    let me = await house.ask("GET", "/api/v1/me", headers: [cookie])
    #expect(try me.text("name") == accounts.first?.person.name)
    let again = try await People(house.keeper, clock: { 0 })
    #expect(again.setUpCode == nil)
  }

  @Test("the set-up code is good for a day")
  func setUpEnds() async throws {
    let house = try await ServedHousehold(hasAccounts: false)
    let code = try #require(house.people.setUpCode).text
    house.time.pass(People.secondsOfSetUp)
    let answer = await house.ask(
      "POST",
      "/api/v1/accounts",
      "{\"name\":\"anna\",\"password\":\"correct horse\",\"code\":\"\(code)\"}"
    )
    #expect(answer.status == 410)
  }

  @Test("who is invited shares the pantry; passwords, sessions, codes and tokens do what they say")
  func story() async throws {
    let house = try await ServedHousehold()
    let site = Inbound.Header("Sec-Fetch-Site", "same-origin")
    let anna = [try house.cookie(of: try #require(house.numbers["anna"])), site]
    try await house.keeper.write(as: try ServedHousehold.person("anna")) {
      _ = try $0.avoid(["peanut"])
    }

    // Gina comes by an invitation that is good once.
    let invited = await house.ask(
      "POST",
      "/api/v1/household/invitations",
      "{}",
      headers: anna
    )
    try expectSchema("new-invitation/1", invited)
    let invitation = try #require(try invited.text("invitation"))
    let fields = "\"password\":\"first pass\",\"invitation\":\"\(invitation)\""
    let taken = await house.ask("POST", "/api/v1/accounts", "{\"name\":\"ANNA\",\(fields)}")
    #expect(taken.status == 409)
    #expect(try taken.text("field") == "name")
    let signedUp = await house.ask("POST", "/api/v1/accounts", "{\"name\":\"gina\",\(fields)}")
    try expectSchema("new-account/1", signedUp)
    #expect(signedUp.status == 201)
    let spent = await house.ask("POST", "/api/v1/accounts", "{\"name\":\"hans\",\(fields)}")
    #expect(spent.status == 403)
    let recovery = try #require(try signedUp.text("recoveryCode"))
    let gina = [try #require(signedUp.cookie), site]
    let household = await house.ask("GET", "/api/v1/household", headers: gina)
    try expectSchema("household/1", household)
    #expect(household.text.contains("\"name\":\"gina\""))
    let eaten = await house.ask("GET", "/api/v1/match?have=peanut&eaters=household", headers: gina)
    #expect(eaten.status == 200)
    #expect(eaten.text.contains("peanut"))
    let alone = await house.ask("GET", "/api/v1/match?have=peanut&eaters=me", headers: gina)
    #expect(alone.body != eaten.body)

    // A wrong password and an unknown name are one answer; the right one signs in.
    func signIn(_ name: String, _ password: String, _ headers: [Inbound.Header] = []) async
      -> Answer
    {
      await house.ask(
        "POST",
        "/api/v1/sessions",
        "{\"name\":\"\(name)\",\"password\":\"\(password)\"}",
        headers: headers
      )
    }
    let wrong = await signIn("gina", "wrong pass")
    let unknown = await signIn("nobody", "wrong pass")
    #expect(wrong.status == 401)
    #expect(wrong.body == unknown.body)
    let second = await signIn("Gina", "first pass")
    try expectSchema("account/1", second)
    let elsewhere = [try #require(second.cookie), site]
    let sessions = await house.ask("GET", "/api/v1/sessions", headers: gina)
    try expectSchema("sessions/1", sessions)
    #expect(try sessions.json.asObject?["items"]?.items.count == 2)

    // Signing in again where one is signed in ends the session before.
    let third = await signIn("gina", "first pass", elsewhere)
    #expect(await house.ask("GET", "/api/v1/me", headers: elsewhere).status == 401)
    let thirdCookie = [try #require(third.cookie), site]

    // Another password ends all other sessions; the old one is needed for it.
    let changed = "\"password\":\"second pass\""
    for (fields, status) in [
      ("{\(changed)}", 400), ("{\(changed),\"currentPassword\":\"wrong pass\"}", 403),
      ("{\(changed),\"currentPassword\":\"first pass\",\"name\":\"ada\"}", 409),
    ] {
      let answer = await house.ask("PATCH", "/api/v1/me", fields, headers: gina)
      #expect(answer.status == status, "\(fields)")
    }
    let changing = await house.ask(
      "PATCH",
      "/api/v1/me",
      "{\(changed),\"currentPassword\":\"first pass\",\"name\":\"Gina B\"}",
      headers: gina
    )
    #expect(changing.status == 200)
    for old in [gina, thirdCookie] {
      #expect(await house.ask("GET", "/api/v1/me", headers: old).status == 401)
    }
    let renewed = [try #require(changing.cookie), site]
    let renamed = await house.ask("GET", "/api/v1/me", headers: renewed)
    #expect(try renamed.text("name") == "Gina B")

    // The recovery code is good once.
    func recover(_ code: String) async -> Answer {
      await house.ask(
        "POST",
        "/api/v1/recovery",
        "{\"name\":\"gina b\",\"code\":\"\(code)\",\"password\":\"third pass\"}"
      )
    }
    #expect(await recover("0000").status == 401)
    let recovered = await recover(recovery)
    try expectSchema("new-recovery-code/1", recovered)
    #expect(await recover(recovery).status == 401)
    #expect(await house.ask("GET", "/api/v1/me", headers: renewed).status == 401)
    let back = await signIn("gina b", "third pass")
    let now = [try #require(back.cookie), site]

    // A token is good until it is taken away.
    let made = await house.ask("POST", "/api/v1/tokens", "{\"label\":\"bar\"}", headers: now)
    try expectSchema("new-token/1", made)
    let token = try #require(try made.text("token"))
    let key = [Inbound.Header("Authorization", "Bearer \(token)")]
    #expect(await house.ask("GET", "/api/v1/me", headers: key).status == 200)
    let tokens = await house.ask("GET", "/api/v1/tokens", headers: now)
    try expectSchema("tokens/1", tokens)
    #expect(tokens.text.contains("\"lastUsed\":\"2023-11-14\""))
    #expect(!tokens.text.contains(token))
    guard case .number(let number)? = try made.json.asObject?["number"] else {
      Issue.record("no number")
      return
    }
    #expect(await house.ask("DELETE", "/api/v1/tokens/\(number)", headers: now).status == 204)
    #expect(await house.ask("GET", "/api/v1/me", headers: key).status == 401)

    // Who leaves is alone, and signs out with their cookie taken back.
    let left = await house.ask("DELETE", "/api/v1/household/membership", headers: now)
    #expect(left.status == 204)
    #expect(await house.ask("GET", "/api/v1/household", headers: now).status == 404)
    let out = await house.ask("DELETE", "/api/v1/sessions/current", headers: now)
    #expect(out.header("Set-Cookie") == "sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax")
    #expect(await house.ask("GET", "/api/v1/me", headers: now).status == 401)
  }

  @Test("a session lives 30 days without use, and 180 in all")
  func sessionEnds() async throws {
    let house = try await ServedHousehold()
    let cookie = try house.cookie(of: try #require(house.numbers["bea"]))
    for _ in 0..<8 {
      house.time.pass(20 * 86_400)
      #expect(await house.ask("GET", "/api/v1/me", headers: [cookie]).status == 200)
    }
    house.time.pass(20 * 86_400)
    #expect(await house.ask("GET", "/api/v1/me", headers: [cookie]).status == 401)
  }

  @Test("after ten tries in vain nobody tries again for a while, whatever the door")
  func throttle() async throws {
    let house = try await ServedHousehold()
    let bad = "{\"name\":\"hans\",\"password\":\"correct horse\",\"invitation\":\"0000\"}"
    for _ in 0..<ThrottleSubject.mostTries {
      #expect(await house.ask("POST", "/api/v1/accounts", bad, peer: "10.0.0.1").status == 403)
    }
    let refused = await house.ask("POST", "/api/v1/accounts", bad, peer: "10.0.0.1")
    #expect(refused.status == 429)
    #expect(refused.header("Retry-After") == "\(ThrottleSubject.seconds)")
    #expect(await house.ask("POST", "/api/v1/accounts", bad, peer: "10.0.0.2").status == 403)

    // Of an account, from many addresses: known and unknown names alike.
    for name in ["carl", "nobody"] {
      for _ in 0..<ThrottleSubject.mostTries {
        _ = try house.people.sessions.tryAgain([.account(name)], now: house.time.now)
      }
      let answers = [
        await house.ask(
          "POST",
          "/api/v1/sessions",
          "{\"name\":\"\(name)\",\"password\":\"correct horse\"}",
          peer: "10.0.0.3"
        ),
        await house.ask(
          "POST",
          "/api/v1/recovery",
          "{\"name\":\"\(name)\",\"password\":\"correct horse\",\"code\":\"0\"}",
          peer: "10.0.0.3"
        ),
      ]
      #expect(answers.map(\.status) == [429, 429], "\(name)")
    }
    house.time.pass(ThrottleSubject.seconds)
    let signedIn = await house.ask(
      "POST",
      "/api/v1/sessions",
      "{\"name\":\"carl\",\"password\":\"\(ServedHousehold.password)\"}",
      peer: "10.0.0.3"
    )
    #expect(signedIn.status == 201)
  }

  private func expectSchema(
    _ kind: String,
    _ answer: Answer,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let schema = try #require(
      try AnswerSchemas.all().first { $0.name == "whatcanimake.\(kind)" },
      sourceLocation: place
    )
    #expect(try schema.fault(in: answer.json) == nil, "\(answer.text)", sourceLocation: place)
  }
}
