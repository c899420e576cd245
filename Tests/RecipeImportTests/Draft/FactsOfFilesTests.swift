import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

/// What a person who read exports line by line found other in the recipe than in the file.
@Suite("Facts that files have in odd places")
struct FactsOfFilesTests {
  private func read(_ text: String, _ format: RecipeFormat) throws -> Recipe {
    let parser = try lexiconReader()
    return try #require(
      try parser.read(contentsOf: Array(text.utf8), file: "f", format: format).recipes.first
    )
  }

  @Test("a line of facts, and a heading above the first ingredients of a text, are what they are")
  func text() throws {
    let recipe = try read(
      "Tacos\nFrom a shack.\n\nPrep: 20 min | Cook: 10 min | Serves 3-4\n\nFor the slaw:\n1 cabbage\n2 limes\n"
        + "For the fish:\n500 g cod\n\nMix.\n",
      .text
    )
    #expect(recipe.summary == "From a shack.")
    #expect(recipe.lines.map(\.section) == ["For the slaw", "For the slaw", "For the fish"])
    #expect([recipe.preparationMinutes, recipe.cookingMinutes, recipe.minutes] == [20, 10, 30])
    #expect(recipe.servings == 3 && recipe.mostServings == 4)
    let german = try read(
      "Brei\n\nZubereitungszeit: 30 Minuten\n\nZutaten\n1 l Milch\n\nZubereitung\nRühren.\n",
      .text
    )
    #expect(german.minutes == 30 && german.summary == nil)
  }

  @Test("one serving of MasterCook, its notes, and what it says of serving")
  func masterCook() throws {
    let recipe = try read(
      "* Exported from MasterCook *\n\nCurd\n\nRecipe By     : Ann\nServing Size  : 1    Preparation Time :0:20\n"
        + "Categories    : Preserves\n\n-----\n3 lemons\n\nStir.\n\n- - - - -\n\nServing Ideas : On scones.\nNOTES : Two jars.\n",
      .mastercook
    )
    #expect(recipe.servings == 1 && recipe.minutes == 20)
    #expect(recipe.summary == "Serving Ideas: On scones.\n\nTwo jars.\n\nFrom: Ann")
  }

  @Test("Mealie's yield with its number, and Tandoor's words for what it makes")
  func yields() throws {
    let mealie = try read(
      #"{"name":"Oats","recipeServings":0,"recipeYieldQuantity":2,"recipeYield":"bowls","recipeIngredient":[{"note":"oats"}]}"#,
      .mealie
    )
    #expect(mealie.servings == 2)
    let steps = #""steps":[{"instruction":"Bake.","ingredients":[{"food":{"name":"flour"}}]}]"#
    let loaf = try read(
      #"{"name":"Loaf","working_time":1,"servings":1,"servings_text":"tin",\#(steps)}"#,
      .tandoor
    )
    #expect(loaf.servings == nil)
    let roll = try read(
      #"{"name":"Roll","working_time":1,"servings":4,"servings_text":"Portionen",\#(steps)}"#,
      .tandoor
    )
    #expect(roll.servings == 4)
  }
}
