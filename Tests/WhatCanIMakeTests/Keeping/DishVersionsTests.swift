import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A dish that a person changed for themselves")
struct DishVersionsTests {
  let world: KeepingWorld
  let notebook: Notebook
  /// The gimlet of the collection.
  let gimlet: FoundDish

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
    gimlet = try notebook.kitchen.dish("gimlet")
  }

  /// Gin and butter alone, under another name.
  private let buttered = WrittenRecipe(
    title: "Butter Gimlet",
    ingredients: ["60 ml gin", "10 g butter"],
    directions: ["Melt slowly."]
  )

  private func makes(_ have: [String], for person: Person?, without: [String] = []) throws
    -> [String]
  {
    try world.open(person).ids(MatchRequest(have: have, without: without, missingAtMost: 0))
  }

  private func finds(_ word: String, for person: Person?) throws -> [String] {
    try world.open(person).search([word], containing: [], filter: RecipeFilter(), order: nil)
      .map(\.id.description)
  }

  @Test("is theirs in matches, search and by name, under the dish's id; others have it as it was")
  func theirs() throws {
    let version = try notebook.changeVersion(of: gimlet, buttered)
    #expect(version.recipe.id == gimlet.id)
    #expect(version.recipe.origin == gimlet.recipe.origin)
    let id = gimlet.id.description
    #expect(try makes(["gin", "butter"], for: KeepingWorld.anna) == [id])
    #expect(try makes(["gin", "lime", "simple syrup"], for: KeepingWorld.anna) == [])
    #expect(try finds("slowly", for: KeepingWorld.anna) == [id])
    #expect(try world.open().dish("butter gimlet").recipe == version.recipe)
    #expect(try world.open().dish(id).recipe == version.recipe)
    for person in [KeepingWorld.ben, nil] {
      #expect(try makes(["gin", "butter"], for: person) == [])
      #expect(try makes(["gin", "lime", "simple syrup"], for: person) == [id])
      #expect(try finds("slowly", for: person) == [])
      #expect(try world.open(person).dish(id).recipe == gimlet.recipe)
      #expect(try failure { _ = try world.open(person).dish("butter gimlet") } != nil)
    }
  }

  @Test("nobody counts it twice, and no list has it twice")
  func counts() throws {
    let before = try world.open()
    _ = try notebook.changeVersion(of: gimlet, buttered)
    let (mine, bens) = (try world.open(), try world.open(KeepingWorld.ben))
    #expect(mine.dishCount == before.dishCount)
    #expect(bens.dishCount == before.dishCount)
    #expect(try mine.catalogueInfo().dishes == before.catalogueInfo().dishes)
    #expect(try mine.catalogueInfo().sources.map(\.dishes) == [before.dishCount])
    let listed = try mine.browse(RecipeFilter(), containing: [], order: .name)
    #expect(listed.count == before.dishCount)
    #expect(listed.filter { $0.id == gimlet.id }.map(\.name) == ["Butter Gimlet"])
    #expect(listed.first { $0.id == gimlet.id }?.marks.hasVersion == true)
    #expect(try mine.recipes(.everything).map(\.id) == before.recipes(.everything).map(\.id))
    #expect(
      bens.ingredients(inGroup: nil, words: ["butter"]).map(\.dishes)
        == before.ingredients(inGroup: nil, words: ["butter"]).map(\.dishes)
    )
    #expect(
      mine.ingredients(inGroup: nil, words: ["butter"]).map(\.dishes)
        == before.ingredients(inGroup: nil, words: ["butter"]).map { $0.dishes + 1 }
    )
  }

  @Test("is judged by what is in it: what its owner must avoid is avoided, whatever the dish has")
  func avoided() throws {
    _ = try notebook.changeVersion(of: gimlet, buttered)
    let have = ["gin", "butter", "lime", "simple syrup"]
    #expect(try makes(have, for: KeepingWorld.anna, without: ["dairy"]) == [])
    #expect(try makes(have, for: KeepingWorld.ben, without: ["dairy"]) == [gimlet.id.description])
    #expect(try makes(have, for: KeepingWorld.anna, without: ["lime"]) == [gimlet.id.description])
    #expect(try makes(have, for: KeepingWorld.ben, without: ["lime"]) == [])
    let names = try world.open().browse(DishSelection(without: ["dairy"]), order: .name)
    #expect(!names.dishes.map(\.id).contains(gimlet.id))
  }

  @Test("keeps favourites, stars, notes, lists, history and plans of the dish, before and after")
  func marks() throws {
    _ = try notebook.addFavorite(gimlet)
    try notebook.rate(gimlet, .four)
    _ = try notebook.changeVersion(of: gimlet, buttered)
    let after = try world.notebook()
    let dish = try after.kitchen.dish("butter gimlet")
    try after.setNote("Slowly!", on: dish)
    _ = try after.add([dish], toList: "wishlist")
    _ = try after.cooked(dish, takesFromPantry: false)
    let kitchen = try world.open()
    #expect(
      kitchen.snapshot.marks(of: gimlet.id)
        == DishMarks(
          favoritedAt: KeepingWorld.time,
          rating: .four,
          lists: ["wishlist"],
          hasNote: true,
          hasVersion: true
        )
    )
    #expect(try kitchen.favorites().map(\.recipe.name) == ["Butter Gimlet"])
    #expect(try kitchen.history().map(\.dish) == [gimlet.id])
    try notebook.removeVersion(of: gimlet)
    let back = try world.open()
    #expect(try back.favorites().map(\.recipe) == [gimlet.recipe])
    #expect(back.snapshot.marks(of: gimlet.id).hasVersion == false)
    #expect(back.snapshot.marks(of: gimlet.id).rating == .four)
    #expect(try back.note(on: gimlet)?.text == "Slowly!")
  }

  @Test("stays as it is when the source changes the dish, and when it drops it")
  func updates() throws {
    let version = try notebook.changeVersion(of: gimlet, buttered)
    try world.write(
      "---\ntitle: Gimlet\nkind: cocktail\n---\n\nShake @gin{60%ml} and @lime{1}.\n",
      to: "data/recipes/cocktails/gimlet.cook"
    )
    #expect(try world.open().dish("butter gimlet").recipe == version.recipe)
    #expect(try makes(["gin", "lime"], for: KeepingWorld.ben) == [gimlet.id.description])
    #expect(try makes(["gin", "lime"], for: KeepingWorld.anna) == [])
    try world.removeDish("cocktails/gimlet")
    #expect(try world.open().dish("butter gimlet").recipe == version.recipe)
    #expect(try makes(["gin", "butter"], for: KeepingWorld.anna) == [gimlet.id.description])
    #expect(try failure { _ = try world.open(KeepingWorld.ben).dish("gimlet") } != nil)
    _ = try Kitchen.verifying(world.places)
  }

  @Test("is changed again field by field, and taken back and brought back in one step each")
  func again() throws {
    _ = try notebook.changeVersion(of: gimlet, buttered, picture: KeepingWorld.picture)
    let second = try notebook.changeVersion(of: gimlet, WrittenRecipe(servings: 2))
    #expect(second.recipe.name == "Butter Gimlet" && second.recipe.servings == 2)
    #expect(try world.open().picture(of: gimlet) == KeepingWorld.picture)
    #expect(try world.open(KeepingWorld.ben).picture(of: gimlet) == nil)
    #expect(try world.open().versions() == [second])
    try notebook.removeVersion(of: gimlet)
    #expect(try world.open().dish("gimlet") == gimlet)
    #expect(try world.open().picture(of: gimlet) == nil)
    let refusal = try failure { try notebook.removeVersion(of: gimlet) }
    #expect(refusal?.contains("no version of") == true)
    _ = try notebook.undo()
    #expect(try world.open().version(of: gimlet.id) == second)
    #expect(try world.open().picture(of: gimlet) == KeepingWorld.picture)
  }

  @Test("what an editor gives back is it, with the origin of the dish")
  func cooklang() throws {
    let text = notebook.cooklangText(of: gimlet).replacing("60%ml", with: "70%ml")
    let version = try notebook.changeVersion(
      of: gimlet,
      cooklang: Array(text.utf8),
      file: "gimlet.cook"
    )
    #expect(version.recipe.origin == gimlet.recipe.origin)
    #expect(version.recipe.lines.map(\.name) == gimlet.recipe.lines.map(\.name))
    #expect(version.recipe.lines.first?.amounts.first?.quantity == 70)
  }

  @Test("a recipe that somebody wrote is changed by its author alone; one's own is no version")
  func ownRecipes() throws {
    let pie = try notebook.createRecipe(WrittenRecipe(title: "Pie", ingredients: ["egg"]))
    try notebook.publishRecipe(pie.recipe.id)
    let ben = try world.notebook(of: KeepingWorld.ben)
    #expect(
      try failure { _ = try ben.changeVersion(of: ben.kitchen.dish("pie"), buttered) } != nil
    )
    guard case .own(let own) = try world.notebook().dishToChange(named: "pie") else {
      Issue.record("a recipe of one's own is taken for another dish")
      return
    }
    #expect(own.recipe.id == pie.recipe.id)
    guard case .other(let other) = try notebook.dishToChange(named: "gimlet") else {
      Issue.record("a dish of the collection is taken for one's own")
      return
    }
    #expect(other == gimlet)
  }

  @Test("goes with the export, and taking it in again changes nothing")
  func exported() throws {
    _ = try notebook.changeVersion(of: gimlet, buttered, picture: KeepingWorld.picture)
    _ = try notebook.addFavorite(world.open().dish("butter gimlet"))
    let export = try world.exported()
    let other = try world.besides("other")
    #expect(try other.takeIn(export) == NotebookImportReport(new: 2, changed: 0, unchanged: 0))
    #expect(try other.exported() == export)
    #expect(try other.takeIn(export) == NotebookImportReport(new: 0, changed: 0, unchanged: 2))
    #expect(try other.open().dish("butter gimlet").recipe.steps == ["Melt slowly."])
    #expect(try other.open().picture(of: gimlet) == KeepingWorld.picture)
    // The later one stays.
    let later = try other.notebook(now: KeepingWorld.time + 5)
    let newer = try later.changeVersion(of: gimlet, WrittenRecipe(title: "Best"))
    _ = try other.takeIn(export)
    #expect(try other.open().versions() == [newer])
    let bad = export.replacing("\"id\":\"classic:", with: "\"id\":\"own:")
      .replacing("\"id\": \"classic:", with: "\"id\": \"own:")
    if bad != export { #expect(try failure { _ = try other.takeIn(bad) } != nil) }
  }

  @Test("the same dish from another place folds with it as with the dish itself")
  func families() throws {
    let path = try world.write(
      drinksFile([drinkRecord(7, "Gimlet", ["Gin", "Lime juice", "Simple syrup"])]),
      to: "other.json"
    )
    _ = try Kitchen.importing(
      [try OutsideFile(path)],
      format: nil,
      into: world.places,
      now: KeepingWorld.time
    )
    let before = try world.open().alsoIn(gimlet.id)
    #expect(before.count == 1)
    _ = try notebook.changeVersion(of: gimlet, WrittenRecipe(servings: 3))
    let kitchen = try world.open()
    #expect(kitchen.alsoIn(gimlet.id) == before)
    #expect(kitchen.alsoIn(before[0]) == [gimlet.id])
    #expect(try kitchen.dish("gimlet").recipe.servings == 3)
    let rows = try kitchen.browse(DishSelection(), order: .name).rows.filter { $0.name == "Gimlet" }
    #expect(rows.map(\.id) == [gimlet.id])
  }
}
