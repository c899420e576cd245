import RecipeLexicon
import Testing

@Suite("What the name on a line asks for")
struct LinesTests {
  static func kitchen() throws -> IngredientLexicon {
    try SmallLexicon.make(
      """
      butter|||-
      margarine|||-
      stock|||class
      vegetable stock||stock|-
      chicken stock||stock|-
      chicken breast|||-
      chicken thigh|||-
      juice|||class
      lemon|||-
      lemon zest|||-
      lemon juice||juice|-
      orange juice||juice|-
      vodka|||-
      orange vodka|||-
      salt|||-
      black pepper|pepper||-
      salt and pepper|||-
      half and half|||-
      """,
      words: "fresh|quality|\nground|preparation|"
    )
  }

  @Test(
    "\"or\" joins alternatives of one requirement, in the order written",
    arguments: [
      ("butter or margarine", ["butter", "margarine"]),
      ("Margarine or Butter", ["margarine", "butter"]),
      ("butter/margarine", ["butter", "margarine"]),
      ("butter and/or margarine", ["butter", "margarine"]),
      ("butter or fresh butter", ["butter"]),
      ("vegetable or chicken stock", ["vegetable stock", "chicken stock"]),
      ("chicken breast or thigh", ["chicken breast", "chicken thigh"]),
      ("chicken breasts or thighs", ["chicken breast", "chicken thigh"]),
      ("butter or margarine or vodka", ["butter", "margarine", "vodka"]),
      ("orange juice or vodka", ["orange juice", "vodka"]),
    ]
  )
  func alternatives(name: String, expected: [String]) throws {
    #expect(try Self.kitchen().requirementNames(in: name) == [expected])
  }

  @Test(
    "\"and\" joins requirements",
    arguments: [
      ("lemon zest and juice", [["lemon zest"], ["lemon juice"]]),
      ("lemon juice and zest", [["lemon juice"], ["lemon zest"]]),
      ("butter & vodka", [["butter"], ["vodka"]]),
      ("butter and margarine and salt", [["butter"], ["margarine"], ["salt"]]),
      ("lemon juice and vodka", [["lemon juice"], ["vodka"]]),
    ]
  )
  func compounds(name: String, expected: [[String]]) throws {
    #expect(try Self.kitchen().requirementNames(in: name) == expected)
  }

  @Test(
    "a name known whole is one requirement, whatever words it has",
    arguments: [
      ("half and half", "half and half"), ("half & half", "half and half"),
      ("salt and fresh ground pepper", "salt and pepper"), ("fresh lemon", "lemon"),
    ]
  )
  func whole(name: String, expected: String) throws {
    #expect(try Self.kitchen().requirementNames(in: name) == [[expected]])
  }

  @Test(
    "of alternatives the known ones count",
    arguments: [
      ("butter or suet", ["butter"]), ("suet or butter", ["butter"]),
      ("suet or butter or dripping", ["butter"]),
    ]
  )
  func partlyKnown(name: String, expected: [String]) throws {
    #expect(try Self.kitchen().requirementNames(in: name) == [expected])
  }

  @Test(
    "an unknown part is never dropped from what must all be there",
    arguments: [
      "butter and suet", "suet and butter", "suet or dripping", "suet", "", "or", "and",
      "butter and",
      "butter suet",
    ]
  )
  func unknown(name: String) throws {
    #expect(try Self.kitchen().requirements(in: name) == nil)
  }
}
