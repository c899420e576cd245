import RecipeFetch
import RecipeImport
import RecipeModel
import RecipeSources
import Testing

@Suite("Spoonacular: requests")
struct SpoonacularRequestsTests {
  private let base = "https://api.spoonacular.com/recipes/"

  static func recipe(_ id: Int) -> String {
    "{\"id\":\(id),\"title\":\"R\(id)\",\"extendedIngredients\":[{\"original\":\"1 leek\"}]}"
  }

  /// Plays complexSearch over `total` recipes.
  static func pages(total: Int, left: Double? = nil) -> StubFetcher {
    StubFetcher { request in
      let offset = Int(request.value("offset") ?? "") ?? 0
      let number = Int(request.value("number") ?? "") ?? 0
      let ids = offset < total ? Array(offset..<min(total, offset + number)) : []
      let results = ids.map { recipe($0 + 1) }.joined(separator: ",")
      return .json(
        "{\"results\":[\(results)],\"totalResults\":\(total)}",
        headers: left.map { ["x-api-quota-left": "\($0)", "x-api-quota-used": "9"] } ?? [:]
      )
    }
  }

  private func query(_ start: String, _ offset: Int, _ number: Int) -> String {
    "\(base)complexSearch?\(start)&addRecipeInformation=true&fillIngredients=true"
      + "&instructionsRequired=true&offset=\(offset)&number=\(number) (header x-api-key)"
  }

  @Test("words are searched by the page until enough came")
  func search() throws {
    let fetcher = Self.pages(total: 230)
    let reply = try connection(to: .spoonacular, fetcher, withKey: true)
      .search(words: "leek soup", limit: 250)
    #expect(reply.value.map(\.nativeID) == (1...230).map { "\($0)" })
    #expect(reply.value.allSatisfy { $0.recipe != nil })
    #expect(reply.total == 230)
    #expect(
      fetcher.asked == [
        query("query=leek soup", 0, 100), query("query=leek soup", 100, 100),
        query("query=leek soup", 200, 50),
      ]
    )
    let few = Self.pages(total: 3)
    let found = try connection(to: .spoonacular, few, withKey: true).search(words: "x", limit: 250)
    #expect(found.value.count == 3)
    #expect(few.asked.count == 1)
  }

  @Test("ingredients are searched at once, and the counts of used and missing ones are kept")
  func ingredients() throws {
    let fetcher = StubFetcher(
      """
      [{"id":4,"title":"Soup","image":"https://example.org/4.jpg","usedIngredientCount":2,
        "missedIngredientCount":1,"missedIngredients":[{"name":"salt"}]},
       {"id":5},{"id":6,"title":"x","usedIngredientCount":"2"},{"id":4,"title":"Again"}]
      """
    )
    let reply = try connection(to: .spoonacular, fetcher, withKey: true)
      .search(ingredients: ["leek", "sour cream"], limit: 5)
    #expect(
      reply.value == [
        SourceDish(
          id: DishID("spoonacular:4"),
          name: "Soup",
          image: "https://example.org/4.jpg",
          used: 2,
          missing: 1
        )
      ]
    )
    #expect(reply.problems.map(\.place) == [.record(2), .record(3)])
    #expect(
      fetcher.asked == [
        "\(base)findByIngredients?ingredients=leek,sour cream&number=5&ranking=2 (header x-api-key)"
      ]
    )
  }

  @Test("one dish is asked for by its number, and a random one is whole")
  func dishes() throws {
    let fetcher = StubFetcher { request in
      .json(request.operation == "random" ? "{\"recipes\":[\(Self.recipe(8))]}" : Self.recipe(7))
    }
    let source = try connection(to: .spoonacular, fetcher, withKey: true)
    #expect(try source.dish(nativeID: "7")?.id == DishID("spoonacular:7"))
    #expect(try source.dish(nativeID: "9") == nil)
    #expect(try source.dish(nativeID: "7/../8") == nil)
    #expect(try source.random().value.map(\.id) == [DishID("spoonacular:8")])
    #expect(
      fetcher.asked == [
        "\(base)7/information (header x-api-key)", "\(base)9/information (header x-api-key)",
        "\(base)random?number=1 (header x-api-key)",
      ]
    )
  }

  @Test("without a key nothing is sent")
  func noKey() throws {
    let fetcher = StubFetcher("[]")
    let source = try connection(to: .spoonacular, fetcher)
    #expect(throws: SourceError.keyMissing(.spoonacular)) { try source.search(words: "x") }
    #expect(throws: SourceError.keyMissing(.spoonacular)) { try source.dish(nativeID: "1") }
    #expect(fetcher.asked == [])
  }

  @Test("a request that costs more points than are left is not sent")
  func quota() throws {
    let fetcher = Self.pages(total: 500, left: 2.1)
    let source = try connection(to: .spoonacular, fetcher, withKey: true)
    #expect(source.quota == nil)
    _ = try source.search(words: "x", limit: 1)
    let quota = SourceQuota(request: 0, used: 9, left: 2.1)
    #expect(source.quota == quota)
    // 1 point, and 0.06 for each result.
    #expect(throws: SourceError.quotaSpent(.spoonacular, quota)) {
      try source.search(words: "x", limit: 19)
    }
    #expect(fetcher.asked.count == 1)
    _ = try source.search(words: "x", limit: 18)
    #expect(fetcher.asked.count == 2)
    #expect(
      SourceError.quotaSpent(.spoonacular, quota).description
        == "Spoonacular has only 2.1 points left today, which are too few for this request; try again tomorrow"
    )
  }

  @Test("a quota that is no number is no quota", arguments: ["nan", "inf", "", "a", "1e99"])
  func oddQuota(_ text: String) throws {
    let fetcher = StubFetcher { _ in .json("[]", headers: ["x-api-quota-left": text]) }
    let source = try connection(to: .spoonacular, fetcher, withKey: true)
    _ = try source.search(ingredients: ["leek"])
    #expect(source.quota == nil)
  }

  @Test("a failure in an answer with a status of success is a failure")
  func failures() throws {
    func error(_ json: String) throws -> SourceError? {
      let source = try connection(to: .spoonacular, StubFetcher(json), withKey: true)
      do throws(SourceError) {
        _ = try source.search(words: "x")
        return nil
      } catch {
        return error
      }
    }
    let start = "{\"status\":\"failure\",\"message\":\"\(secretText)\",\"code\":"
    #expect(try error(start + "401}") == .keyRefused(.spoonacular))
    #expect(try error(start + "402}") == .quotaSpent(.spoonacular, nil))
    #expect(
      try error(start + "500}")
        == .fetch(FetchError(.status(500), host: "api.spoonacular.com", attempts: 1))
    )
    #expect(try error(start + "\"x\"}")?.description.contains(secretText) == false)
  }
}
