import RecipeFetch
import RecipeImport
import RecipeSources
import Testing

struct SourceErrorTests {
  @Test("a refused key, a spent quota and other failures are told apart, and no error shows a key")
  func failures() throws {
    let table: [(FetchError.Reason, RecipeSource, SourceError)] = [
      (.keyRefused, .spoonacular, .keyRefused(.spoonacular)),
      (.keyRefused, .thecocktaildb, .keyRefused(.thecocktaildb)),
      (.quotaSpent, .spoonacular, .quotaSpent(.spoonacular, nil)),
      (.timedOut, .nytbooks, .fetch(FetchError(.timedOut, host: "example.org", attempts: 1))),
      (
        .status(404), .nytbooks,
        .fetch(FetchError(.status(404), host: "example.org", attempts: 1))
      ),
    ]
    for (reason, source, expected) in table {
      let fetcher = StubFetcher { _ in .failure(reason) }
      let connection = try connection(to: source, fetcher, withKey: true)
      do throws(SourceError) {
        if source == .nytbooks {
          _ = try connection.bookLists()
        } else {
          _ = try connection.search(words: "x")
        }
        Issue.record("\(reason) on \(source) gave an answer")
      } catch {
        #expect(error == expected)
        #expect(!"\(error) \(String(reflecting: error))".contains(secretText))
      }
    }
  }

  @Test("a key refused where none was sent is what the fetch said")
  func noKey() throws {
    let fetcher = StubFetcher { _ in .failure(.keyRefused) }
    let refused = FetchError(.keyRefused, host: "example.org", attempts: 1)
    #expect(throws: SourceError.fetch(refused)) {
      try connection(to: .thecocktaildb, fetcher).random()
    }
  }

  @Test("every error says what to do")
  func descriptions() {
    let errors: [SourceError] = [
      .keyMissing(.spoonacular), .keyRefused(.nytbooks), .quotaSpent(.spoonacular, nil),
      .unsupported(.themealdb, "list books"),
      .unreadable(ImportError(.noRecords, file: "answer")),
    ]
    #expect(
      errors.map(\.description) == [
        "Spoonacular needs a key; get one at https://spoonacular.com/food-api and set "
          + "SPOONACULAR_KEY",
        "New York Times Books refused the key; check NYT_BOOKS_KEY",
        "Spoonacular has no points left today; try again tomorrow",
        "TheMealDB cannot list books; use another source",
        "answer: the list of recipes is empty; choose a file with recipes",
      ]
    )
  }

  @Test("a connection shows no key")
  func reflection() throws {
    let source = try connection(to: .spoonacular, StubFetcher("{}"), withKey: true)
    var text = ""
    dump(source, to: &text)
    #expect(!text.contains(secretText))
  }
}
