import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pages of people")
struct PeopleScreenTests {
  @Test("somebody is followed, their lists and recipes are seen, and the feed has them")
  func following() async throws {
    let house = try await ServedHousehold()
    let (bea, eve) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .stranger)
    )
    _ = await eve.page("/people/bea", status: 404)
    await bea.send("/me", "about=Cooks+%3Cem%3E&visibility=public")
    await bea.send("/lists", "name=Friday")
    await bea.send("/dish/classic:negroni/list", "list=Friday")
    await bea.send("/lists/Friday/visibility", "visibility=followers")
    let pie = try #require(
      await bea.send("/recipes", "title=Canary+pie&ingredients=6+apples&kind=meal")
    )
    let path = pie.replacing("/dish/", with: "/recipes/")
    await bea.send("\(path)/visibility", "visibility=public")

    let stranger = await eve.page("/people/bea")
    #expect(stranger.contains("Cooks &lt;em&gt;"))
    #expect(stranger.contains("Canary pie"))
    #expect(!stranger.contains("Friday"))
    #expect(await eve.send("/people/bea/follow", "next=/people/bea") == "/people/bea")
    let follower = await eve.page("/people/bea")
    #expect(follower.contains("Friday"))
    let list = try #require(follower.firstMatch(of: /\/people\/bea\/list\/\d+/)).0
    #expect(await eve.page(String(list)).contains("Negroni"))
    let feed = await eve.page("/feed")
    #expect(feed.contains("Canary pie"))
    #expect(feed.contains("Friday"))
    #expect(await eve.page("/people").contains("/people/bea/unfollow"))

    await bea.send("/people/eve/block")
    #expect(await bea.page("/people").contains("/people/eve/unblock"))
    #expect(await !eve.page("/feed").contains("Friday"))
    await bea.send("/people/eve/unblock")
    await eve.send("/people/bea/follow")
    await eve.send("/people/bea/unfollow")
    #expect(await eve.page("/feed").contains("You do not follow anybody yet"))
    await eve.send("/people/bea/unfollow", status: 404)
  }

  @Test("who may see what one made is said in one place")
  func visibility() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    await bea.send("/dish/classic:negroni/review", "text=Good")
    let pie = try #require(
      await bea.send("/recipes", "title=Canary+pie&ingredients=6+apples&kind=meal")
    )
    let path = pie.replacing("/dish/", with: "/recipes/")
    let page = await bea.page("/me")
    for text in ["Canary pie", "Good", "action=\"\(path)/visibility\""] {
      #expect(page.contains(text), "\(text)")
    }
    let remark = try #require(page.firstMatch(of: /\/remarks\/\d+\/visibility/)).0
    #expect(await bea.send(String(remark), "visibility=public&next=/me") == "/me")
    // A line that is left empty is taken back.
    await bea.send("/me", "about=Hello&visibility=household")
    #expect(await bea.page("/me").contains("value=\"Hello\""))
    await bea.send("/me", "about=&visibility=household")
    #expect(await !bea.page("/me").contains("Hello"))
  }

  @Test("the page of somebody who is not there, or may not be seen, is that of what is not there")
  func unknown() async throws {
    let house = try await ServedHousehold()
    let (bea, eve) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .stranger)
    )
    // Who shows themselves to followers is hidden from everybody who is none.
    await bea.send("/me", "about=Cooks&visibility=followers")
    #expect(await eve.send("/people/bea/follow", status: 404) == nil)
    let browser = Inbound.Header("Accept", "text/html")
    for visitor in [ServedHousehold.Visitor.nobody, .stranger, .administrator] {
      let headers = try await house.headers(of: visitor) + [browser]
      let nowhere = await house.ask("GET", "/nowhere", headers: headers)
      let unknown = await house.ask("GET", "/people/nobody", headers: headers)
      #expect(unknown.status == 404)
      #expect(unknown.header("Content-Type") == "text/html; charset=utf-8")
      #expect(
        unknown.text
          == nowhere.text.replacing(
            "The page may have been moved or deleted. Check the address.",
            with: "There is no such person."
          )
      )
      for name in ["bea", "carl", "dora", "%20"] {
        let hidden = await house.ask("GET", "/people/\(name)", headers: headers)
        #expect(hidden.status == 404)
        #expect(hidden.body == unknown.body, "\(name) to \(visitor)")
        #expect(hidden.headers.map(\.name) == unknown.headers.map(\.name))
      }
    }
  }

  @Test("a name that is typed leads to a page, which says nothing of who may not be seen")
  func find() async throws {
    let house = try await ServedHousehold.open()
    let eve = try await PageVisitor(house, .stranger)
    let answer = await eve.answer("/people/find?name=carl")
    #expect(answer.header("Location") == "/people/carl")
    let (hidden, none) = (await eve.answer("/people/carl"), await eve.answer("/people/nobody"))
    #expect(hidden.status == 404)
    #expect(hidden.text == none.text)
  }
}
