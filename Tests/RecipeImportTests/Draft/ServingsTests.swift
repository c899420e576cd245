import Testing

@testable import RecipeImport

@Suite("numbers of servings")
struct ServingsTests {
  @Test(
    "a whole number counts as servings where nothing else is counted",
    arguments: [
      ("4", 4), ("4.0", 4), ("4.5", nil), ("Serves 4-6", 4), ("", nil), ("0", nil), ("10001", nil),
      ("99999999999999999999", nil), ("four", nil), ("4.", 4), ("2|4", 2), ("1e400", nil), ("1", 1),
      ("serves 1", 1), ("1 person", 1), ("about 4", 4), ("Yield: 4", 4), ("4 adults", 4),
      ("4 Portionen", 4), ("für 4 Personen", 4), ("4 personnes", 4), ("4 porciones", 4),
      ("4 persone", 4), ("4 large servings", 4), ("4 drinks", 4), ("2 glasses", 2),
      ("4 as a starter", 4), ("4 (as a starter)", 4), ("Serves 4 with rice", 4), ("4 or more", 4),
    ] as [(String, Int?)]
  )
  func servings(_ text: String, _ count: Int?) {
    #expect(Servings.range(in: text)?.lowerBound == count)
  }

  @Test(
    "pieces and measures are no servings, and do not hide those that stand beside them",
    arguments: [
      ("24 puffs", nil), ("Makes 24 puffs", nil), ("about 12 cookies", nil), ("12 pieces", nil),
      ("makes 12 muffins", nil), ("24 (2-inch) puffs", nil), ("1 9-inch pie", nil),
      ("2-3 dozen", nil),
      ("1 batch", nil), ("1 loaf", nil), ("1 loaf (12 slices)", nil), ("4 pints", nil),
      ("500 g", nil), ("12 Stück", nil), ("12x20 cm tin", nil),
      ("24 puffs (serves 8)", 8), ("24 puffs, 8 servings", 8), ("24 puffs serves 8", 8),
      ("1 cake (10 portions)", 10), ("4 servings (24 puffs)", 4), ("4 (1-cup) servings", 4),
    ] as [(String, Int?)]
  )
  func pieces(_ text: String, _ count: Int?) {
    #expect(Servings.range(in: text)?.lowerBound == count)
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
