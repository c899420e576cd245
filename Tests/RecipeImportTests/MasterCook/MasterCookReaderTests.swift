import RecipeModel
import Testing

@testable import RecipeImport

@Suite("MasterCook's exports")
struct MasterCookReaderTests {
  private static let text = """

                         *  Exported from  MasterCook  *

                              Leek Soup

    Recipe By     : Ann
    Serving Size  : 6    Preparation Time :1:05
    Categories    : Soups                            Vegetables
                    Winter

      Amount  Measure       Ingredient -- Preparation Method
    --------  ------------  --------------------------------
      2                     large  leeks -- sliced
      1 1/2   litres        vegetable stock
                            salt

    Soften the leeks. Add the
    stock.

    Simmer.

                        - - - - - - - - - - - - - - - - - -

    Per serving: 99 Calories

    Serving Ideas : With bread.
    NOTES : Keeps for
    three days.
    Nutr. Assoc. : 0 0 0

                         *  Exported from  MasterCook II  *

                              Empty

    Serving Size  : 1    Preparation Time :0:00

    """

  @Test("what stands in quotes below the directions is no step, and a framed row is a heading")
  func footer() throws {
    let text = Self.text.replacing("1:05", with: "0:00")
      .replacing(
        "    salt\n",
        with: "    salt\n                        **TO SERVE**\n  1  bunch  chives\n"
      )
      .replacing(
        "Simmer.\n",
        with: """
          Simmer.

          Description:
            "A winter soup,
             for six"
          Source:
            "Aunt May's book"
          S(Internet address):
            "http://example.org"
          Yield:
            "6 bowls"
          Start to Finish Time:
            "1:15"

          """
      )
    let soup = try #require(
      try lexiconReader().read(contentsOf: Array(text.utf8), file: "soup.mxp").recipes.first
    )
    #expect(soup.steps == ["Soften the leeks. Add the stock.", "Simmer."])
    #expect(soup.summary?.hasPrefix("A winter soup, for six\n\n") == true)
    #expect(soup.summary?.contains("From: Ann") == true)
    #expect(soup.summary?.hasSuffix("From: Aunt May's book") == true)
    #expect(soup.minutes == 75)
    #expect(soup.lines.map(\.section).last == "TO SERVE")
    #expect(soup.lines.last?.text == "1 bunch chives")
  }

  @Test("title, fields, the table, and directions as far as the dashes")
  func recipes() throws {
    let outcomes = Array(
      try lexiconReader().records(contentsOf: Array(Self.text.utf8), file: "soup.mxp")
    )
    #expect(outcomes.count == 2)
    let soup = try outcomes[0].get()
    #expect(soup.id == DishID("mastercook:leek-soup"))
    #expect(soup.servings == 6)
    #expect(soup.minutes == 65)
    #expect(soup.category == "Soups")
    #expect(soup.tags == ["Vegetables", "Winter"])
    #expect(
      soup.lines.map(\.text) == ["2 large leeks, sliced", "1 1/2 litres vegetable stock", "salt"]
    )
    #expect(soup.steps == ["Soften the leeks. Add the stock.", "Simmer."])
    #expect(soup.summary == "Serving Ideas: With bread.\n\nKeeps for three days.\n\nFrom: Ann")
    #expect(throws: ImportError.self) { try outcomes[1].get() }
  }

  @Test("cut off anywhere there is no crash")
  func cutOff() throws {
    for length in stride(from: 60, to: Self.text.utf8.count, by: 5) {
      let bytes = Array(Self.text.utf8.prefix(length))
      _ = try lexiconReader().read(contentsOf: bytes, file: "f", format: .mastercook)
    }
  }
}
