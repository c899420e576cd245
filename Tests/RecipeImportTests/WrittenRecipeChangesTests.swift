import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("A recipe as fields to be changed")
struct WrittenRecipeChangesTests {
  @Test("what is otherwise is said, what went is said to be empty, and all else is not said")
  func changes() {
    let before = WrittenRecipe(
      title: "Pie",
      kind: .meal,
      summary: "Good.",
      ingredients: ["6 apples"],
      directions: ["Bake."],
      category: "Dessert",
      tags: ["sweet"],
      servings: 4,
      minutes: 60,
      link: "https://a.test"
    )
    #expect(before.changes(since: before) == WrittenRecipe())
    var after = before
    after.title = "Apple pie"
    after.servings = 6
    #expect(after.changes(since: before) == WrittenRecipe(title: "Apple pie", servings: 6))
    let gone = WrittenRecipe(title: "Pie", kind: .meal, ingredients: ["6 apples"])
    #expect(
      gone.changes(since: before)
        == WrittenRecipe(
          summary: "",
          directions: [],
          category: "",
          tags: [],
          servings: 0,
          minutes: 0,
          link: ""
        )
    )
  }

  @Test("the parts of a dish are lines that end in a colon")
  func sections() {
    let lines = [
      IngredientLine(text: "200 g flour", name: "flour", section: "Dough"),
      IngredientLine(text: "1 egg", name: "egg", section: "Dough"),
      IngredientLine(text: "6 apples", name: "apples", section: "Filling"),
    ]
    let recipe = Recipe(
      id: DishID("own:pie"),
      name: "Pie",
      kind: .meal,
      lines: lines,
      origin: RecipeOrigin(source: "own", nativeID: "pie")
    )
    #expect(
      WrittenRecipe(recipe).ingredients == [
        "Dough:", "200 g flour", "1 egg", "Filling:", "6 apples",
      ]
    )
  }
}
