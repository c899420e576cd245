import Testing

@testable import RecipeImport

@Suite("times as recipes write them")
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
      "", "overnight", "0", "p 5 min", "366 days", "minutes", "3 eggs", "99999 days",
      "20 to 25 min", "-", "1e9",
    ]
  )
  func others(_ text: String) {
    #expect(CookingTime.minutes(text) == nil)
  }

  @Test(
    "durations of ISO 8601 are read in minutes, rounded up",
    arguments: [
      ("PT90M", 90), ("P0DT1H30M", 90), ("P1D", 1440), ("P1DT1H", 1500), ("P2W", 20_160),
      ("PT1.5H", 90), ("PT1,5H", 90), ("PT30S", 1), ("P0Y0M0DT0H35M0.000S", 35), ("pt5m", 5),
      ("90", 90), ("1 hour 20 minutes", 80), ("PT0M", nil), ("P1M", nil), ("P1Y", nil), ("PT", nil),
      ("P", nil), ("PT5", nil), ("PTM", nil), ("PT1X", nil), ("P5M", nil),
      ("PT99999999999999999999H", nil), ("PT1..5H", nil),
    ] as [(String, Int?)]
  )
  func durations(_ text: String, _ minutes: Int?) {
    #expect(CookingTime.minutes(text) == minutes)
  }

  @Test("a total counts alone, else the parts that are times together")
  func totals() {
    #expect(CookingTime.minutes(total: "PT1H", parts: ["5 min", nil]) == 60)
    #expect(CookingTime.minutes(total: "overnight", parts: ["5 min", "long", "PT1H"]) == 65)
    #expect(CookingTime.minutes(total: nil, parts: [nil, "0"]) == nil)
    #expect(CookingTime.minutes(total: nil, parts: ["300 days", "65 days"]) == 525_600)
    #expect(CookingTime.minutes(total: nil, parts: ["300 days", "66 days"]) == nil)
  }

  @Test("a text of more than 200 bytes is no time")
  func longTexts() {
    #expect(CookingTime.minutes(String(repeating: "about ", count: 32) + "5 min") == 5)
    #expect(CookingTime.minutes(String(repeating: "about ", count: 33) + "5 min") == nil)
  }
}
