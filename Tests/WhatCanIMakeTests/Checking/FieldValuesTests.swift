import RecipeLexicon
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Values of the collection's fields")
struct FieldValuesTests {
  private func values(_ text: String) throws -> FieldValues {
    try FieldValues(LexiconFiles.File(path: "fields.tsv", text: text))
  }

  @Test("a field has its values for its kind of dish, and none for the other")
  func reading() throws {
    let values = try values("field\tkind\tvalues\nglass\tcocktail\tCoupe; Highball\n")

    #expect(values.values(of: .glass, in: .cocktail) == ["Coupe", "Highball"])
    #expect(values.values(of: .glass, in: .meal) == nil)
    #expect(values.values(of: .method, in: .cocktail) == nil)
  }

  @Test(
    "a file that cannot be meant is an error at its line",
    arguments: [
      ("name\tkind\n", 0), ("field\tkind\tvalues\nshape\tmeal\tround\n", 2),
      ("field\tkind\tvalues\nglass\tsoup\tbowl\n", 2),
      ("field\tkind\tvalues\nglass\tmeal\ta\nglass\tmeal\tb\n", 3),
    ]
  )
  func faults(text: String, line: Int) {
    let error = #expect(throws: LexiconError.self) { try values(text) }
    #expect(error?.line == line)
    #expect(error?.file == "fields.tsv")
  }
}
