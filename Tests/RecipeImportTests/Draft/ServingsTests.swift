import Testing

@testable import RecipeImport

@Suite("numbers of servings")
struct ServingsTests {
  @Test(
    "the first whole number counts as servings",
    arguments: [
      ("4", 4), ("4.0", 4), ("4.5", nil), ("Serves 4-6", 4), ("about 12 cookies", 12), ("", nil),
      ("0", nil), ("10001", nil), ("99999999999999999999", nil), ("four", nil), ("4.", 4),
      ("2|4", 2),
      ("1e400", nil), ("1", 1), ("serves 1", 1), ("1 person", 1), ("1 batch", nil), ("1 loaf", nil),
      ("makes 12 muffins", 12),
    ] as [(String, Int?)]
  )
  func servings(_ text: String, _ count: Int?) {
    #expect(Servings.count(in: text) == count)
  }
}
