import RecipeSources
import Testing

struct RecipeSourceTests {
  @Test("every source has a name, a variable for its key and a server of its own")
  func names() {
    let all = RecipeSource.allCases
    #expect(all.map(\.rawValue) == ["thecocktaildb", "themealdb", "spoonacular", "nyt-books"])
    #expect(Set(all.map(\.title)).count == all.count)
    #expect(Set(all.map(\.keyVariable)).count == all.count)
    #expect(Set(all.map(\.defaultBase)).count == all.count)
  }

  @Test("every server is asked by https, and every source waits between requests")
  func manners() {
    for source in RecipeSource.allCases {
      #expect(source.defaultBase.hasPrefix("https://"))
      #expect(!source.defaultBase.hasSuffix("/"))
    }
    #expect(
      RecipeSource.allCases.map(\.millisecondsBetweenRequests) == [250, 250, 1_000, 12_000]
    )
    #expect(RecipeSource.allCases.map(\.keepsFor) == [nil, nil, 3_600, nil])
    #expect(RecipeSource.allCases.map(\.needsKey) == [false, false, true, true])
  }
}
