import RecipeModel
import Testing

@Suite("Cooklang: ingredient lines")
struct CooklangReaderLinesTests {
  private func line(_ text: String) throws -> IngredientLine {
    let lines = try cooklangRecipe(text).lines
    #expect(lines.count == 1)
    return try #require(lines.first)
  }

  @Test("parentheses become preparation, role, exactness and alternatives")
  func parentheses() throws {
    #expect(
      try line("@onion{1}(peeled, finely chopped)")
        == IngredientLine(
          text: "1 onion, peeled, finely chopped",
          amounts: [Amount(quantity: 1)],
          name: "onion",
          preparation: "peeled, finely chopped"
        )
    )
    #expect(
      try line("@butter{25%g}(or margarine, or ghee, melted, optional)")
        == IngredientLine(
          text: "25 g butter or margarine or ghee, melted, optional",
          amounts: [Amount(quantity: 25, unit: "g")],
          name: "butter or margarine or ghee",
          preparation: "melted",
          role: .optional
        )
    )
    #expect(
      try line("@white rum{50%ml}(Exactly)")
        == IngredientLine(
          text: "50 ml white rum, Exactly",
          amounts: [Amount(quantity: 50, unit: "ml")],
          name: "white rum",
          isExact: true
        )
    )
  }

  @Test(
    "a part of the parentheses can say that the line is not required",
    arguments: [
      ("optional", .optional), ("garnish", .garnish), ("To Garnish", .garnish),
      ("to taste", .toTaste), ("to serve", .toServe), ("chopped", .required),
    ] as [(String, IngredientLine.Role)]
  )
  func roles(_ part: String, _ role: IngredientLine.Role) throws {
    #expect(try line("@mint(\(part))").role == role)
    #expect(try line("@mint(\(part))").text == "mint, \(part)")
  }

  @Test("ranges, fractions and words in the braces become amounts")
  func amounts() throws {
    #expect(
      try line("@garlic{2-3%cloves}")
        == IngredientLine(
          text: "2-3 cloves garlic",
          amounts: [Amount(quantity: 2, quantityMax: 3, unit: "clove")],
          name: "garlic"
        )
    )
    #expect(
      try line("@thyme{few%sprigs}")
        == IngredientLine(
          text: "few sprigs thyme",
          amounts: [Amount(quantity: nil, unit: "sprig")],
          name: "thyme",
          comment: "few"
        )
    )
    #expect(try line("@basil{a handful}").amounts == [Amount(quantity: nil, unit: "handful")])
    #expect(try line("@basil{a handful}").text == "a handful basil")
    #expect(try line("@gin{60 ml}").amounts == [Amount(quantity: 60, unit: "ml")])
    #expect(try line("@gin{1½%tablespoons}").amounts == [Amount(quantity: 1.5, unit: "tbsp")])
    #expect(try line("@ice{some}").amounts == [])
    #expect(try line("@eggs{=2}").amounts == [Amount(quantity: 2)])
    #expect(try line("@gin{2%jiggers}").amounts == [Amount(quantity: 2, unit: "jiggers")])
  }

  @Test("a role in the braces counts like one in the parentheses")
  func roleInBraces() throws {
    #expect(
      try line("@salt{to taste}")
        == IngredientLine(text: "salt, to taste", name: "salt", role: .toTaste)
    )
  }

  @Test("a size in the unit's place is the line's size")
  func sizes() throws {
    let onion = try line("@onion{1%large}")

    #expect(onion.amounts == [Amount(quantity: 1)])
    #expect(onion.size == "large")
    #expect(onion.text == "1 large onion")
  }
}
