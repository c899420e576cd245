import Testing

@testable import RecipeImport

@Suite("Cooklang: times")
struct CookingTimeTests {
  @Test(
    "times are read in minutes, rounded up",
    arguments: [
      ("1 hour 30 minutes", 90), ("90 min", 90), ("PT1H30M", 90), ("1h30m", 90), ("1h 30", nil),
      ("45", 45), ("1 1/2 hours", 90), ("1.5 h", 90), ("½ hour", 30), ("90 seconds", 2),
      ("20-25 minutes", 25), ("20 – 25 min.", 25), ("about 2 hours and 5 mins", 125),
      ("P1DT2H", 1560), ("2 days", 2880), ("PT20S", 1), ("10 Minutes", 10),
    ]
  )
  func times(_ text: String, _ minutes: Int?) {
    #expect(CookingTime.minutes(text) == minutes)
  }

  @Test(
    "what is not a time gives none",
    arguments: [
      "", "overnight", "0", "minutes", "3 eggs", "99999 days", "20 to 25 min", "-", "1e9",
    ]
  )
  func others(_ text: String) {
    #expect(CookingTime.minutes(text) == nil)
  }
}
