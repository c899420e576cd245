import Testing

@testable import RecipeMatching

@Suite("Names without their case")
struct CaseFoldingTests {
  @Test(
    "fold as Unicode says, whatever the locale",
    arguments: [
      ("Gimlet", "gimlet"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("Éclair", "éclair"),
      ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("Σίσυφος", "σίσυφοσ"), ("Iğdır", "iğdır"), ("ŒUF", "œuf"),
      ("İ", "i̇"), ("餃子", "餃子"), ("", ""),
    ]
  )
  func folding(text: String, folded: String) {
    #expect(Array(caseFolded(text).unicodeScalars) == Array(folded.unicodeScalars))
  }
}
