import RecipeFetch
import StandIn
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pages of sources and books")
struct SourceScreenTests {
  /// The sources played on this machine, and ways to them.
  private static func played() throws -> (SourceStandIn, Reach) {
    let sources = try SourceStandIn(SourceContent())
    let bases: [RecipeSource: String] = [
      .thecocktaildb: sources.base(of: .thecocktaildb), .themealdb: sources.base(of: .themealdb),
      .spoonacular: sources.base(of: .spoonacular), .nytbooks: sources.base(of: .nytbooks),
    ]
    var limits = FetchLimits.standard
    limits.tries = 1
    let fetcher = Fetcher(
      policy: FetchPolicy(trusting: Set(bases.values.compactMap { Endpoint(of: $0) })),
      limits: limits,
      agent: "whatcanimake",
      pace: RateLimit(everyMilliseconds: 0)
    )
    let keys = [
      RecipeSource.spoonacular: "spoonacular-test-key", .nytbooks: "books-test-key",
    ]
    let reach = Reach(source: { source, _ in
      SourceAccess(
        to: source,
        fetcher: fetcher,
        server: bases[source],
        key: keys[source].flatMap { APIKey($0) }
      )
    })
    return (sources, reach)
  }

  @Test("a live source is searched, a dish taken in, and fetched again")
  func search() async throws {
    let (sources, reach) = try Self.played()
    defer { sources.stop() }
    let house = try await ServedHousehold(reach: reach)
    let (ada, bea) = (
      try await PageVisitor(house, .administrator), try await PageVisitor(house, .member)
    )
    #expect(await bea.page("/sources").contains("only administrators can search"))
    _ = await bea.shown("/sources", "source=themealdb&q=pie", status: 403)
    // The interface is no other door.
    let fetch = "{\"dish\": \"themealdb:80002\"}"
    let member = try await house.headers(of: .member)
    let refused = await house.ask("POST", "/api/v1/sources/dishes", fetch, headers: member)
    #expect(refused.status == 403)
    let found = await ada.shown("/sources", "source=themealdb&q=pie")
    #expect(found.contains("Coastal Fish Pie"))
    #expect(found.contains("Haddock"))
    _ = await ada.page("/dish/themealdb:80002", status: 404)
    #expect(
      await ada.send("/dish/themealdb:80002/fetch", "next=/sources") == "/dish/themealdb%3A80002"
    )
    let dish = await ada.page("/dish/themealdb:80002")
    #expect(dish.contains("Coastal Fish Pie"))
    #expect(dish.contains("From TheMealDB"))
    #expect(dish.contains("Fetch again"))
    #expect(await !bea.page("/dish/themealdb:80002").contains("Fetch again"))
    sources.change { $0.meals[1]["strInstructions"] = "Bake it twice." }
    await ada.send("/dish/themealdb:80002/fetch")
    #expect(await bea.page("/dish/themealdb:80002").contains("Bake it twice."))
    await ada.send("/dish/themealdb:99999/fetch", status: 404)
    // What somebody avoids is not shown here either.
    await ada.send("/settings/avoid", "names=fish")
    #expect(await !ada.shown("/sources", "source=themealdb&q=pie").contains("Coastal Fish Pie"))
  }

  @Test("a source that does not answer says so on its page")
  func silent() async throws {
    let (sources, reach) = try Self.played()
    sources.stop()
    let ada = try await PageVisitor(try await ServedHousehold(reach: reach), .administrator)
    let page = await ada.shown("/sources", "source=themealdb&q=pie", status: 503)
    #expect(page.contains("role=\"alert\""))
    #expect(page.contains("value=\"pie\""))
    await ada.send("/books/ask", status: 503)
  }

  @Test("lists of books, their books, favourites, the wish list, and books by an author")
  func books() async throws {
    let (sources, reach) = try Self.played()
    defer { sources.stop() }
    let house = try await ServedHousehold(reach: reach)
    let (ada, bea) = (
      try await PageVisitor(house, .administrator), try await PageVisitor(house, .member)
    )
    #expect(await bea.page("/books").contains("An administrator of the server can fetch them"))
    #expect(await ada.page("/books").contains("There are no book lists yet"))
    await bea.send("/books/ask", status: 403)
    await ada.send("/books/ask")
    let lists = await bea.page("/books")
    #expect(lists.contains("Advice &amp; How-To"))
    #expect(await bea.page("/books/list/fiction").contains("not been fetched yet"))
    await ada.send("/books/list/fiction/ask")
    let list = await bea.page("/books/list/fiction")
    #expect(list.contains("The Glass Ferry"))
    #expect(list.contains("Ada Quill"))
    await ada.send("/books/list/nowhere/ask", status: 404)

    await bea.send("/books/list/fiction/favourite")
    #expect(await bea.page("/books").contains("Your saved lists"))
    await bea.send("/books/list/fiction/favourite/none")
    #expect(await !bea.page("/books").contains("Your saved lists"))
    await bea.send("/books/list/nowhere/favourite", status: 404)

    let book = await bea.page("/books/book/9781234500177")
    #expect(book.contains("A ferryman keeps a secret"))
    #expect(book.contains("Number 1 in Fiction"))
    #expect(
      await bea.send("/books/book/9781234500177/wish", "next=/books/list/fiction")
        == "/books/list/fiction"
    )
    #expect(await bea.page("/books/wishlist").contains("The Glass Ferry"))
    #expect(await bea.page("/books").contains("1 book you want"))
    #expect(await !ada.page("/books/wishlist").contains("The Glass Ferry"))
    await bea.send("/books/book/9781234500177/wish/none")
    #expect(await !bea.page("/books/wishlist").contains("The Glass Ferry"))
    _ = await bea.page("/books/book/0000000000000", status: 404)

    let author = await ada.shown("/books/author", "author=Ada+Quill")
    #expect(author.contains("The Glass Ferry"))
    #expect(author.contains("The Clockmaker"))
    #expect(!author.contains("Nine Winters"))
  }
}
