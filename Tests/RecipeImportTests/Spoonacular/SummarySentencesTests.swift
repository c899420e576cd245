import Testing

@testable import RecipeImport

@Suite("Spoonacular: summaries cut short")
struct SummarySentencesTests {
  @Test(
    "a text is cut to whole sentences, or after a word when the first is too long",
    arguments: [
      (40, "One two. It is 3.5 long! Four five six."), (38, "One two. It is 3.5 long!"),
      (26, "One two."), (10, "One…"), (5, ""),
    ]
  )
  func sentences(_ bytes: Int, _ text: String) {
    let whole = "One two. It is 3.5 long! Four five six."
    #expect(SummarySentences.first(of: whole, bytes: bytes) == text)
  }
}
