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
      ("makes 12 muffins", 12), ("4 pints", nil), ("24 puffs", 24),
    ] as [(String, Int?)]
  )
  func servings(_ text: String, _ count: Int?) {
    #expect(Servings.count(in: text) == count)
  }

  @Test(
    "a dash or a word between two numbers makes them a range",
    arguments: [
      ("4", 4...4), ("Serves 4-6", 4...6), ("4 to 6 servings", 4...6), ("4 – 6", 4...6),
      ("4 bis 6 Portionen", 4...6), ("4 à 6 personnes", 4...6), ("6-4", 6...6), ("2|4", 2...2),
      ("4-20000", 4...4), ("4 people", 4...4), ("4 adults", 4...4),
    ]
  )
  func ranges(_ text: String, _ range: ClosedRange<Int>) {
    #expect(Servings.range(in: text) == range)
  }
}
