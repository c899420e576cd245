import Testing

@testable import RecipeImport

struct LineHeadingTests {
  @Test("headings of programs and people ask for nothing")
  func headings() {
    let headings = [
      "For the sauce:", "[To serve]", "## For the lid", "FOR THE PASTRY",
      "FOR THE FILLING AND TOPPING", "FOR THE SAUCE",
      "For the pancakes", "for the lid", "TOPPING", "Garnish:",
      "Topping", "For the filling and topping", "for the sauce and garnish", "On top:",
    ]
    #expect(headings.filter { !LineHeading.isMeant(by: $0) } == [])
  }

  @Test("what may be an ingredient is none, however it is written")
  func ingredients() {
    let lines = [
      "PEANUTS", "MSG", "TVP", "SALT", "FOR THE CHOPPED PEANUTS",
      "For the garnish, chopped peanuts",
      "For the pan butter", "butter for the pan", "sauce", "#10 can tomatoes", "1 TOPPING", "",
      "SOY SAUCE", "SAUCE", "PASTRY", "Pastry", "Whipped topping", "For the chopped peanuts", "and",
      "FISH SAUCE", "ICING SUGAR", "PASTRY CREAM",
    ]
    #expect(lines.filter(LineHeading.isMeant) == [])
  }

  @Test("the words of a heading of Markdown are told from its marks")
  func marked() {
    #expect(LineHeading.marked("## The lid ") == "The lid")
    #expect(LineHeading.marked("###### x") == "x")
    #expect(LineHeading.marked(" [The lid] ") == "The lid")
    for line in ["#x", "####### x", "# ", "x # y", "# a\nb", ""] {
      #expect(LineHeading.marked(line) == nil, "\(line)")
    }
  }

  @Test(
    "what a heading says is kept without its marks, unless it says no more than that ingredients follow"
  )
  func words() {
    let headings = [
      "Filling:", "[Filling]", "## Filling", "**Filling**:", "FOR THE FILLING", "Ingredients:",
      "[ ]", ":",
    ]
    #expect(
      headings.map(LineHeading.words)
        == ["Filling", "Filling", "Filling", "Filling", "FOR THE FILLING", nil, nil, nil]
    )
  }
}
