import RecipeSources
import Testing

struct RecipeSourceTests {
  @Test("every source has a name of its own")
  func names() {
    #expect(Set(RecipeSource.allCases.map(\.rawValue)).count == RecipeSource.allCases.count)
  }
}
