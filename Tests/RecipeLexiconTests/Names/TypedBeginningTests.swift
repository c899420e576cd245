import Testing

@testable import RecipeLexicon

@Suite("The beginning of a name")
struct TypedBeginningTests {
  @Test(
    "what follows in a name keeps its spelling; case, accents and apostrophes do not count before it",
    arguments: [
      ("creme", "Crème Brûlée", " Brûlée"), ("Crème B", "creme brulee", "rulee"),
      ("creme bru", "Crème Brûlée", "lée"), ("smor", "Smørrebrød", "rebrød"),
      ("oeu", "Œufs", "fs"), ("bees", "Bee's Knees", " Knees"), ("bee", "Bee's Knees", "'s Knees"),
      ("bee'", "Bee’s Knees", "s Knees"), ("", "Gin", "Gin"), ("gin", "Gin", ""), ("", "", ""),
      ("cre\u{301}me b", "Creme Brulee", "rulee"), ("'", "’Ota", "Ota"),
    ]
  )
  func continues(typed: String, name: String, rest: String) throws {
    let found = try #require(TypedBeginning(typed).continuation(in: name))
    #expect(found == rest)
    #expect(TypedBeginning(typed).isWhole(name) == rest.isEmpty)
  }

  @Test(
    "no other name begins so: nothing is left out within it, and a plural is no singular",
    arguments: [
      ("cream", "Crème Brûlée"), ("gins", "Gin"), ("gin fizz", "Gin"), ("stir fry", "Stir-fry"),
      ("o", "Œufs"), ("limes", "lime juice"),
    ]
  )
  func others(typed: String, name: String) {
    #expect(TypedBeginning(typed).continuation(in: name) == nil)
    #expect(!TypedBeginning(typed).isWhole(name))
  }
}
