import Foundation
import RecipeFetch
import RecipeImport
import RecipeModel
import RecipeSources
import Testing

@Suite("Sync: Spoonacular and New York Times Books")
struct OtherSyncTests {
  private func stored(_ plan: SyncPlan) throws -> SyncPlan {
    try JSONDecoder().decode(SyncPlan.self, from: JSONEncoder().encode(plan))
  }

  @Test("the most popular recipes come by the page, as many as are wanted")
  func pages() throws {
    let fetcher = SpoonacularRequestsTests.pages(total: 900)
    let source = try connection(to: .spoonacular, fetcher, withKey: true)
    var plan = SyncPlan(for: .spoonacular, wanted: 250)
    #expect(plan.progress == (0, 3))
    var ids: [String] = []
    while !plan.isFinished {
      ids += try plan.advance(source).recipes.map(\.origin.nativeID)
      plan = try stored(plan)
    }
    #expect(ids == (1...250).map { "\($0)" })
    #expect(plan.progress == (3, 3))
    #expect(fetcher.asked.allSatisfy { $0.contains("?sort=popularity&") })
    #expect(
      fetcher.asked.map { $0.split(separator: "&").suffix(2).joined(separator: "&") } == [
        "offset=0&number=100 (header x-api-key)", "offset=100&number=100 (header x-api-key)",
        "offset=200&number=50 (header x-api-key)",
      ]
    )
  }

  @Test("a source with fewer recipes than wanted ends the sync, and a spent quota pauses it")
  func endAndQuota() throws {
    let few = try connection(
      to: .spoonacular,
      SpoonacularRequestsTests.pages(total: 100),
      withKey: true
    )
    var plan = SyncPlan(for: .spoonacular, wanted: 5_000)
    #expect(plan.progress == (0, 10))
    #expect(try plan.advance(few).recipes.count == 100)
    #expect(plan.isFinished)

    let poor = try connection(
      to: .spoonacular,
      SpoonacularRequestsTests.pages(total: 900, left: 6.9),
      withKey: true
    )
    plan = SyncPlan(for: .spoonacular, wanted: 200)
    _ = try plan.advance(poor)
    let before = plan
    #expect(throws: SourceError.quotaSpent(.spoonacular, poor.quota)) { try plan.advance(poor) }
    #expect(plan == before)
  }

  private func books() -> StubFetcher {
    StubFetcher { request in
      switch request.operation {
      case "names.json":
        .json(
          """
          {"results":[
          {"list_name_encoded":"week","updated":"WEEKLY","newest_published_date":"2026-11-22"},
          {"list_name_encoded":"month","updated":"MONTHLY","newest_published_date":"2026-11-01"}]}
          """
        )
      case "gone.json": .failure(.status(404))
      default: .json("{\"results\":{\"published_date\":\"2026-11-22\",\"books\":[]}}")
      }
    }
  }

  @Test("only kept lists with a newer issue are fetched, after the names of all")
  func shelf() throws {
    let fetcher = books()
    let source = try connection(to: .nytbooks, fetcher, withKey: true)
    var plan = SyncPlan(
      for: .nytbooks,
      lists: [
        KeptList("month", published: "2026-11-01"), KeptList("week", published: "2026-11-15"),
        KeptList("week"), KeptList("gone"), KeptList("Not/a name"),
      ]
    )
    #expect(plan.progress == (0, 4))
    let names = try plan.advance(source)
    #expect(names.lists.map(\.name) == ["week", "month"])
    #expect(
      names.problems.map(\.description)
        == ["nyt-books: no list called 'gone'; expected one of the source's lists"]
    )
    plan = try stored(plan)
    #expect(plan.progress == (1, 2))
    #expect(try plan.advance(source).issues.map(\.publishedDate) == ["2026-11-22"])
    #expect(plan.isFinished)
    #expect(plan.counts == SyncCounts(failed: 1))
    #expect(
      fetcher.asked
        == ["names.json", "current/week.json"].map {
          "https://api.nytimes.com/svc/books/v3/lists/\($0) (query api-key)"
        }
    )
  }

  @Test("without kept lists only the names are asked, and a stored plan is the same plan")
  func namesOnly() throws {
    let fetcher = books()
    var plan = SyncPlan(for: .nytbooks)
    _ = try plan.advance(connection(to: .nytbooks, fetcher, withKey: true))
    #expect(plan.isFinished)
    #expect(try stored(plan) == plan)
    #expect(fetcher.asked.count == 1)
  }
}
