import RecipeImport
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A recipe out of a text that somebody copied")
struct DraftingTests {
  @Test("a plain text, Markdown, Cooklang and a page give its fields, and nothing is kept")
  func texts() throws {
    let world = try KeepingWorld()
    let kitchen = try world.open()
    let before = kitchen.dishCount
    let texts = [
      """
      Grandma's pancakes

      Serves 4

      Ingredients
      200 g flour
      300 ml milk
      2 eggs

      Method
      Whisk all of it.
      Fry in a hot pan.
      """,
      """
      # Grandma's pancakes

      *serves 4*

      ## Ingredients

      - 200 g flour
      - 300 ml milk
      - 2 eggs

      ## Method

      1. Whisk all of it.
      2. Fry in a hot pan.
      """,
      """
      <html><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe",\
      "name":"Grandma's pancakes","recipeYield":"4","recipeIngredient":["200 g flour","300 ml milk","2 eggs"],\
      "recipeInstructions":["Whisk all of it.","Fry in a hot pan."]}</script></html>
      """,
    ]
    for text in texts {
      let draft = try kitchen.draft(ofText: text)
      #expect(draft.title == "Grandma's pancakes")
      #expect(draft.servings == 4)
      #expect(draft.ingredients == ["200 g flour", "300 ml milk", "2 eggs"])
      #expect(draft.directions == ["Whisk all of it.", "Fry in a hot pan."])
    }
    let cooklang = try kitchen.draft(ofText: "---\ntitle: Pie\n---\n\nPeel @apples{6}.\n")
    #expect(cooklang.title == "Pie")
    #expect(cooklang.ingredients?.count == 1)
    #expect(try world.open().dishCount == before)
  }

  @Test("a text that holds no recipe is refused", arguments: ["", "hello", "<html>nothing</html>"])
  func nothing(_ text: String) throws {
    let kitchen = try KeepingWorld().open()
    #expect(throws: KitchenError.self) { try kitchen.draft(ofText: text) }
  }
}
