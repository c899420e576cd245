import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pages of household and account")
struct HouseholdScreenTests {
  @Test("who belongs to a household is seen by all, changed by who administers it")
  func household() async throws {
    let house = try await ServedHousehold()
    let (anna, bea) = (
      try await PageVisitor(house, .householdAdministrator), try await PageVisitor(house, .member)
    )
    let number = try #require(house.numbers["carl"])
    let page = await bea.page("/household")
    for name in ["anna", "bea", "carl"] { #expect(page.contains(name)) }
    #expect(!page.contains("/household/invite"))
    await bea.send("/household/members/\(number)/remove", status: 403)
    #expect(await anna.page("/household").contains("/household/members/\(number)/role"))
    await anna.send("/household/members/\(number)/role", "role=member")
    _ = await anna.shown("/household/invite", "role=guest", status: 201)
    let invited = await anna.page("/household")
    #expect(invited.contains("guest, invited by anna"))
    let withdraw = try #require(invited.firstMatch(of: /\/household\/invitations\/\d+\/withdraw/)).0
    await anna.send(String(withdraw))
    #expect(await !anna.page("/household").contains("guest, invited by anna"))
    await anna.send("/household/rename", "name=The+house")
    #expect(await bea.page("/household").contains("The house"))
    await anna.send("/household/members/\(number)/remove")
    #expect(await !anna.page("/household").contains("carl"))
    await bea.send("/household/leave", "next=/household")
    #expect(await bea.page("/household").contains(">Create</button>"))
    let ada = try await PageVisitor(house, .administrator)
    #expect(await ada.page("/household").contains("action=\"/invite\""))
    let server = await ada.shown("/invite", status: 201)
    let account = try #require(server.firstMatch(of: /http:\/\/localhost(\/join\/[^<]+)/)).1
    #expect(await bea.page(String(account)).contains("You already have an account on this server."))
    let nobody = try await PageVisitor(house, .nobody)
    #expect(await !nobody.page(String(account)).contains("You already have an account"))
    // Who is signed in joins first of all; a new account is a second thought.
    let invited2 = await anna.shown("/household/invite", "role=guest", status: 201)
    let path = try #require(invited2.firstMatch(of: /http:\/\/localhost(\/join\/[^<]+)/)).1
    let join = await bea.page(String(path))
    #expect(join.contains("anna invites you to the household “The house”."))
    let places = ["/household/join", "/signup"].map {
      join.firstRange(of: "action=\"\($0)\"")?.lowerBound
    }
    #expect(try #require(places[0]) < #require(places[1]))
  }

  @Test(
    "an account is renamed, gets another password and code, lets programs in, and is removed with its export"
  )
  func account() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    let password = "correct+horse"
    await bea.send("/account/change", "name=Beatrix")
    #expect(await bea.page("/account").contains("value=\"Beatrix\""))
    let code = await bea.shown("/account/recovery", "password=\(password)", status: 201)
    #expect(code.contains("Your recovery code"))
    _ = await bea.shown("/account/recovery", "password=wrong", status: 403)
    let token = await bea.shown("/account/tokens", "label=Kettle&scope=read", status: 201)
    let text = String(try #require(token.firstMatch(of: /class="code">([^<]+)</)).1)
    let asked = await house.ask(
      "GET",
      "/api/v1/pantry",
      headers: [.init("Authorization", "Bearer \(text)")]
    )
    #expect(asked.status == 200)
    let list = await bea.page("/account")
    #expect(list.contains("Kettle"))
    #expect(!list.contains(text))
    await bea.send(String(try #require(list.firstMatch(of: /\/account\/tokens\/\d+\/revoke/)).0))
    #expect(
      await house.ask("GET", "/api/v1/pantry", headers: [.init("Authorization", "Bearer \(text)")])
        .status == 401
    )
    let export = await bea.answer("/account/export.json")
    #expect(export.header("Content-Disposition")?.hasPrefix("attachment") == true)
    let leave = await bea.page("/account/leave")
    let tag = String(try #require(leave.firstMatch(of: /name="export" value="([^"]+)"/)).1)
      .replacing("&quot;", with: "\"")
    await bea.send("/account/leave", "password=\(password)&export=other", status: 412)
    await bea.send("/account/leave", "password=wrong&export=\(queryText(tag))", status: 403)
    #expect(
      await bea.send("/account/leave", "password=\(password)&export=\(queryText(tag))") == "/"
    )
    _ = await bea.page("/account", status: 401)
  }

  @Test("another password signs out elsewhere, and not here")
  func password() async throws {
    let house = try await ServedHousehold()
    let (here, there) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .member)
    )
    let answer = await house.ask(
      "POST",
      "/account/change",
      "password=new+correct+horse&currentPassword=correct+horse",
      headers: try await house.headers(of: .member)
    )
    #expect(answer.status == 303)
    let cookie = try #require(answer.cookie)
    #expect(await house.ask("GET", "/account", headers: [cookie]).status == 200)
    _ = await here.page("/account", status: 401)
    _ = await there.page("/account", status: 401)
  }

  @Test("a browser keeps how pages look, and in whose measures")
  func looks() async throws {
    let house = try await ServedHousehold.open()
    let headers = try await house.headers(of: .member)
    #expect(await !house.ask("GET", "/settings", headers: headers).text.contains("data-theme"))
    let answer = await house.ask("POST", "/settings/looks", "theme=dark&units=us", headers: headers)
    let cookies = answer.headers.filter { $0.name == "Set-Cookie" }.map {
      $0.value.prefix { $0 != ";" }
    }
    #expect(cookies == ["theme=dark", "units=us"])
    let own = headers.map { header in
      header.name.lowercased() == "cookie"
        ? Inbound.Header("Cookie", "\(header.value); theme=dark; units=us") : header
    }
    let page = await house.ask("GET", "/dish/classic:negroni", headers: own).text
    #expect(page.contains("<html lang=\"en\" data-theme=\"dark\">"))
    #expect(page.contains("oz"))
    let attack = await house.ask("GET", "/", headers: [.init("Cookie", "theme=\"><script>")])
    #expect(!attack.text.contains("data-theme"))
  }
}
