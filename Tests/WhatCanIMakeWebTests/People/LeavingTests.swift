import JSONCoding
import RecipeAccounts
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Taking everything along, and going for good")
struct LeavingTests {
  private let site = Inbound.Header("Sec-Fetch-Site", "same-origin")

  private func delete(
    _ house: ServedHousehold,
    _ password: String,
    _ export: String,
    _ headers: [Inbound.Header]
  ) async throws -> Answer {
    let fields = JSONObject(
      members: [
        .init(key: "password", value: .text(password)), .init(key: "export", value: .text(export)),
      ]
    )
    let text = try JSONStyle.reply.text(of: JSONValue.object(fields))
    return await house.ask("POST", "/api/v1/me/deletion", text, headers: headers)
  }

  @Test("whoever has their export as it is now, and the password, goes; then nobody is there")
  func deletion() async throws {
    let house = try await ServedHousehold()
    let number = try #require(house.numbers["bea"])
    let bea = [try house.cookie(of: number), site]
    let token = try await house.headers(of: .readToken)
    try await house.keeper.write(as: try ServedHousehold.person("bea").numbered(number)) {
      for dish in try $0.kitchen.dishes(in: ["gimlet"]) { try $0.rate(dish, .five) }
      _ = try $0.addToShopping(["milk"])
    }
    let export = await house.ask("GET", "/api/v1/me/export", headers: bea)
    #expect(export.status == 200)
    #expect(try export.text("schema") == "whatcanimake.notebook/1")
    #expect(export.text.contains("classic:gimlet"))
    let tag = try #require(export.header("ETag"))

    let wrong = try await delete(house, "wrong pass", tag, bea)
    #expect(wrong.status == 403)
    #expect(try wrong.text("field") == "password")
    let password = ServedHousehold.password
    #expect(try await delete(house, password, "\"other\"", bea).status == 412)
    // Something came to what they keep: that is not in their export.
    let liked = await house.ask("PUT", "/api/v1/favourites/classic:gimlet", headers: bea)
    #expect(liked.status < 300)
    let stale = try await delete(house, password, tag, bea)
    #expect(stale.status == 412)
    #expect(try stale.text("field") == "export")
    #expect(await house.ask("GET", "/api/v1/me", headers: bea).status == 200)

    let newest = await house.ask("GET", "/api/v1/me/export", headers: bea)
    let gone = try await delete(house, password, try #require(newest.header("ETag")), bea)
    #expect(gone.status == 204, "\(gone.text)")
    let cookies = gone.headers.filter { $0.name == "Set-Cookie" }.map(\.value)
    #expect(cookies.allSatisfy { $0.contains("=; Max-Age=0;") } && cookies.count == 2)
    #expect(await house.ask("GET", "/api/v1/me", headers: bea).status == 401)
    #expect(await house.ask("GET", "/api/v1/me", headers: token).status == 401)
    let signIn = await house.ask(
      "POST",
      "/api/v1/sessions",
      "{\"name\":\"bea\",\"password\":\"\(password)\"}"
    )
    #expect(signIn.status == 401)
    let anna = [try house.cookie(of: try #require(house.numbers["anna"])), site]
    let household = await house.ask("GET", "/api/v1/household", headers: anna)
    #expect(!household.text.contains("bea"))
    // What they put on the list of all stays there.
    #expect(await house.ask("GET", "/api/v1/shopping", headers: anna).text.contains("milk"))
    try await house.keeper.working { [places = house.keeper.places] in
      _ = try NotebookStore.verify(places.notebook)
    }
  }

  @Test("nobody goes whom the server, or who stays in the household, could not do without")
  func lastAdministrators() async throws {
    let house = try await ServedHousehold()
    for name in ["ada", "anna"] {
      let headers = [try house.cookie(of: try #require(house.numbers[name])), site]
      let export = await house.ask("GET", "/api/v1/me/export", headers: headers)
      let tag = try #require(export.header("ETag"))
      let answer = try await delete(house, ServedHousehold.password, tag, headers)
      #expect(answer.status == 409, "\(name)")
      #expect(await house.ask("GET", "/api/v1/me", headers: headers).status == 200)
    }
  }
}
