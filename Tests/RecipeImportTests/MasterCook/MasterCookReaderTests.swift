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
