import RecipeModel
import Testing

@testable import RecipeImport

@Suite("Meal-Master's exports")
struct MealMasterReaderTests {
  private static let text = """
    A collection of soups.

    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Leek and Potato Soup
     Categories: Soups, Vegetables
          Yield: 4 servings

          2 lg Leeks; sliced                   1 1/2 l  Vegetable stock
        500 g  Potatoes                            1    Bay leaf
          1 tb Butter
               -- at room temperature

    MMMMM--------------------------TO SERVE-------------------------------
          1 bn Chives

      Melt the butter and soften the leeks
      in it.

      Add the rest: simmer for 20 minutes.
      NOTES : Keeps for
      a week.

    MMMMM

    ---------- Recipe via Meal-Master (tm) v8.02

          Title: Toast
     Categories: None
       Servings: 1

          2 sl Bread
               A name of more than twenty-eight characters, without an amount

      Toast.

    -----
    -----Meal-Master-----
          Title: Nothing

      No ingredient stands here.
    -----

    """

  private func outcomes(_ text: String) throws -> [Result<Recipe, ImportError>] {
    Array(try lexiconReader().records(contentsOf: Array(text.utf8), file: "soups.mmf"))
  }

  @Test("titles, categories, servings, both columns, what goes on, headings and directions")
  func recipes() throws {
    let outcomes = try outcomes(Self.text)
    #expect(outcomes.count == 3)
    let soup = try outcomes[0].get()
    #expect(soup.id == DishID("mealmaster:leek-and-potato-soup"))
    #expect(soup.name == "Leek and Potato Soup")
    #expect(soup.kind == .meal)
    #expect(soup.category == "Soups")
    #expect(soup.tags == ["Vegetables"])
    #expect(soup.servings == 4)
    #expect(
      soup.lines.map(\.text) == [
        "2 large Leeks, sliced", "500 g Potatoes", "1 tbsp Butter at room temperature",
        "1 1/2 l Vegetable stock", "1 Bay leaf", "1 bunch Chives",
      ]
    )
    #expect(soup.lines[3].amounts == [Amount(quantity: 1.5, unit: "l")])
    #expect(soup.lines.map(\.section) == [nil, nil, nil, nil, nil, "TO SERVE"])
    #expect(
      soup.steps == [
        "Melt the butter and soften the leeks in it.", "Add the rest: simmer for 20 minutes.",
      ]
    )
    #expect(soup.summary == "Keeps for a week.")
    let toast = try outcomes[1].get()
    #expect(toast.category == nil)
    #expect(toast.servings == 1)
    #expect(
      toast.lines.map(\.text) == [
        "2 slice Bread", "A name of more than twenty-eight characters, without an amount",
      ]
    )
    #expect(toast.steps == ["Toast."])
    guard case .failure(let problem) = outcomes[2] else {
      Issue.record("a recipe without ingredients")
      return
    }
    #expect(problem.place == .line(38))
  }

  @Test("with any ends of lines it is the same, and cut off anywhere there is no crash")
  func cutOff() throws {
    let whole = try outcomes(Self.text)
    for end in ["\r\n", "\r"] {
      #expect(try outcomes(Self.text.replacing("\n", with: end)) == whole)
    }
    for length in stride(from: 150, to: Self.text.utf8.count, by: 7) {
      _ = try outcomes(String(decoding: Array(Self.text.utf8.prefix(length)), as: UTF8.self))
    }
  }
}
