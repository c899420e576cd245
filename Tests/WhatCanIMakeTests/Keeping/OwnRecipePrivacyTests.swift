import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What others see of a recipe that is private again, and what two editors change")
struct OwnRecipePrivacyTests {
  let world: KeepingWorld
  let anna: Notebook
  let pie: OwnRecipe

  init() throws {
    world = try KeepingWorld()
    anna = try world.notebook()
    pie = try anna.createRecipe(
      WrittenRecipe(title: "Pie", ingredients: ["200 g flour"], directions: ["Bake."])
    )
  }

  @Test("who kept it while it was public sees neither its later picture nor later reviews")
  func afterUnpublishing() throws {
    try anna.publishRecipe(pie.recipe.id)
    let ben = try world.notebook(of: KeepingWorld.ben)
    _ = try ben.addFavorite(ben.kitchen.find("pie"))
    _ = try ben.addComment("mine", on: ben.kitchen.find("pie"))
    try anna.publishRecipe(pie.recipe.id, false)
    try anna.setPicture(of: pie.recipe.id, KeepingWorld.picture)
    _ = try anna.setReview("secret", of: world.open().find("pie"))

    let kitchen = try world.open(KeepingWorld.ben)
    let kept = try kitchen.find("pie")
    #expect(kept.keptAt != nil)
    #expect(try kitchen.picture(of: kept) == nil)
    #expect(try kitchen.remarks(on: kept).map(\.text) == ["mine"])
    let own = try world.open()
    #expect(try own.picture(of: own.find("pie")) == KeepingWorld.picture)
    #expect(try own.remarks(on: own.find("pie")).map(\.text) == ["mine", "secret"])
  }

  @Test("nobody else's counts know it")
  func counts() throws {
    let ben = try world.open(KeepingWorld.ben)
    let mine = try world.open()
    #expect(mine.dishCount == ben.dishCount + 1)
    func uses(_ kitchen: Kitchen) -> [Int] {
      kitchen.ingredients(inGroup: nil, words: ["flour"]).map(\.dishes)
    }
    #expect(uses(mine) == uses(ben).map { $0 + 1 })
  }

  @Test("two who opened it and change different fields both have their way")
  func twoEditors() throws {
    let other = try world.notebook()
    _ = try anna.changeRecipe(pie.recipe.id, WrittenRecipe(servings: 6))
    _ = try other.changeRecipe(pie.recipe.id, WrittenRecipe(category: "Dessert"))

    let changed = try anna.ownRecipe(named: "pie").recipe
    #expect(changed.servings == 6)
    #expect(changed.category == "Dessert")
  }

  @Test("a picture that is none keeps nothing of a recipe that comes with it")
  func badPicture() throws {
    let file = try world.write("no picture", to: "x.png")
    #expect(throws: KitchenError.self) { try Notebook.picture(file: file) }
    let cake = try anna.createRecipe(
      WrittenRecipe(title: "Cake", ingredients: ["egg"]),
      picture: KeepingWorld.picture
    )
    let kitchen = try world.open()
    #expect(try kitchen.picture(of: kitchen.find("cake")) == KeepingWorld.picture)
    #expect(try kitchen.ownRecipes().map(\.recipe.id) == [cake.recipe.id, pie.recipe.id])
  }
}
