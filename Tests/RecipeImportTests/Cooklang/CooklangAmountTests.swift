import RecipeImport
import Testing

@Suite("Cooklang: amounts")
struct CooklangAmountTests {
  @Test(
    "whole, decimal, mixed and typeset numbers are numbers",
    arguments: [
      ("2", 2), ("0", 0), ("1.5", 1.5), (".5", 0.5), ("0.25", 0.25), ("1/2", 0.5), ("1 / 2", 0.5),
      ("1 1/2", 1.5), ("1-1/2", 1.5), ("½", 0.5), ("1½", 1.5), ("2 ¼", 2.25), ("3⁄4", 0.75),
      ("2-2", 2),
    ]
  )
  func numbers(_ written: String, _ value: Double) {
    #expect(CooklangAmount(written: written).quantity == .number(value))
  }

  @Test(
    "two numbers with a dash are a range",
    arguments: [("2-3", 2, 3), ("2 – 3", 2, 3), ("1/2-3/4", 0.5, 0.75), ("½-1", 0.5, 1)]
  )
  func ranges(_ written: String, _ low: Double, _ high: Double) {
    #expect(CooklangAmount(written: written).quantity == .range(low, high))
  }

  @Test(
    "what is not plainly a number stays text",
    arguments: [
      "few", "01/2", "007", "1/0", "3-2", "7 k", "-1", "1e400", "nan", "inf", "1.", "1.2.3", "٣",
      "99999999999999999999", "1 2 3/4", "1//2", "½½",
    ]
  )
  func texts(_ written: String) {
    #expect(CooklangAmount(written: written).quantity == .text(written))
  }
}
