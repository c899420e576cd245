import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Recipes that people write")
struct OwnRecipesTests {
  let world: KeepingWorld
  let notebook: Notebook
  let pie = WrittenRecipe(title: "Grandma's Pie", ingredients: ["200 g flour", "1 egg"])

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func isNotOwn(_ body: () throws -> Void) throws -> Bool {
    if case .notOwnRecipe = try reason(body) { return true }
    return false
  }

  @Test("a written recipe is kept under an id of its own, private, and a favourite at once")
  func create() throws {
    let own = try notebook.createRecipe(pie)
    #expect(own.recipe.id == DishID("own:grandma-s-pie"))
    #expect(own.recipe.origin == RecipeOrigin(source: "own", nativeID: "grandma-s-pie"))
    #expect(
      own
        == OwnRecipe(
          recipe: own.recipe,
          author: KeepingWorld.anna,
          createdAt: KeepingWorld.time,
          changedAt: KeepingWorld.time
        )
    )
    #expect(try notebook.createRecipe(pie).recipe.id == DishID("own:grandma-s-pie-2"))
    #expect(
      try world.notebook(of: KeepingWorld.ben).createRecipe(pie).recipe.id
        == DishID("own:grandma-s-pie.2")
    )
    #expect(
      try world.open().favorites().map(\.id.description).sorted()
        == ["own:grandma-s-pie", "own:grandma-s-pie-2"]
    )
    #expect(
      try world.open().ownRecipes().map(\.recipe.id.description)
        == ["own:grandma-s-pie", "own:grandma-s-pie-2"]
    )
  }

  @Test("odd titles get ids too")
  func oddTitles() throws {
    func id(_ title: String) throws -> String {
      try notebook.createRecipe(WrittenRecipe(title: title, ingredients: ["gin"])).recipe.id
        .description
    }
    #expect(try id("!!!") == "own:recipe")
    #expect(try id("🍕") == "own:recipe-2")
    #expect(try id("own:pie") == "own:own-pie")
    #expect(try failure { _ = try id(" ") } != nil)
  }

  @Test("a recipe may be written as a Cooklang file, and is edited as one")
  func cooklang() throws {
    let text = "---\ntitle: Night Soup\n---\n\nStir @milk{100%ml} and @salt{}.\n"
    let own = try notebook.createRecipe(cooklang: Array(text.utf8), file: "soup.cook")
    #expect(own.recipe.id == DishID("own:night-soup"))
    let back = try notebook.cooklangText(of: own.recipe.id)
    let changed = try notebook.changeRecipe(
      own.recipe.id,
      cooklang: Array(back.replacing("Night Soup", with: "Day Soup").utf8),
      file: "own.cook"
    )
    var expected = own.recipe
    expected.name = "Day Soup"
    #expect(changed.recipe == expected)
    #expect(
      try failure { _ = try notebook.createRecipe(cooklang: Array("Eat.".utf8), file: "a.cook") }
        != nil
    )
  }

  @Test("changed fields change, the id and the time of writing stay, and favourites show it so")
  func change() throws {
    let own = try notebook.createRecipe(pie)
    let later = try world.notebook(now: KeepingWorld.time + 60)
    let changed = try later.changeRecipe(
      own.recipe.id,
      WrittenRecipe(title: "Pie", servings: 8)
    )
    var expected = own
    expected.recipe.name = "Pie"
    expected.recipe.servings = 8
    expected.changedAt = KeepingWorld.time + 60
    #expect(changed == expected)
    #expect(try world.open().find(own.recipe.id) == FoundDish(recipe: expected.recipe))
    #expect(try world.open().favorites().map(\.recipe) == [expected.recipe])
  }

  @Test("only the author changes, deletes, publishes or edits a recipe, published or not")
  func authorOnly() throws {
    let id = try notebook.createRecipe(pie).recipe.id
    for isPublic in [false, true] {
      try notebook.publishRecipe(id, isPublic)
      let ben = try world.notebook(of: KeepingWorld.ben)
      #expect(try isNotOwn { _ = try ben.changeRecipe(id, WrittenRecipe(title: "Mine")) })
      #expect(try isNotOwn { try ben.deleteRecipe(id) })
      #expect(try isNotOwn { try ben.publishRecipe(id) })
      #expect(try isNotOwn { _ = try ben.cooklangText(of: id) })
    }
    let classic = DishID("classic:gimlet")
    #expect(try isNotOwn { try notebook.deleteRecipe(classic) })
    #expect(try isNotOwn { _ = try notebook.changeRecipe(classic, pie) })
    #expect(try isNotOwn { _ = try notebook.ownRecipe(named: "gimlet") })
    #expect(try notebook.ownRecipe(named: "grandma").recipe.id == id)
  }

  @Test("a deleted recipe leaves everything, and comes back as it was within thirty days")
  func delete() throws {
    let own = try notebook.createRecipe(pie)
    try notebook.deleteRecipe(own.recipe.id)
    #expect(try isNotOwn { try notebook.deleteRecipe(own.recipe.id) })
    #expect(try isNotOwn { _ = try notebook.changeRecipe(own.recipe.id, pie) })
    let gone = try world.open()
    #expect(try gone.favorites() == [])
    #expect(try gone.ownRecipes() == [])
    #expect(try gone.find(own.recipe.id) == nil)
    #expect(try gone.deletedRecipes().map(\.recipe) == [own.recipe])

    let last = try world.notebook(now: KeepingWorld.time + OwnRecipe.secondsToRestore)
    #expect(try last.restoreRecipe("grandma").recipe == own.recipe)
    let back = try world.open()
    #expect(try back.find(own.recipe.id) == FoundDish(recipe: own.recipe))
    #expect(try back.favorites().map(\.recipe) == [own.recipe])
    #expect(try back.deletedRecipes() == [])
  }

  @Test("after thirty days it is gone, and only its author can bring it back before")
  func expired() throws {
    let own = try notebook.createRecipe(pie)
    try notebook.deleteRecipe(own.recipe.id)
    func cannotRestore(_ notebook: Notebook) throws -> Bool {
      if case .nothingToRestore = try reason({ _ = try notebook.restoreRecipe("grandma") }) {
        return true
      }
      return false
    }
    #expect(try cannotRestore(world.notebook(of: KeepingWorld.ben)))
    #expect(
      try cannotRestore(world.notebook(now: KeepingWorld.time + OwnRecipe.secondsToRestore + 1))
    )
  }

  @Test("of several deleted recipes the name must say which")
  func ambiguousRestore() throws {
    for title in ["Pie One", "Pie Two"] {
      var written = pie
      written.title = title
      try notebook.deleteRecipe(try notebook.createRecipe(written).recipe.id)
    }
    guard case .ambiguousDish = try reason({ _ = try notebook.restoreRecipe("pie") }) else {
      Issue.record("one of two came back")
      return
    }
    #expect(try notebook.restoreRecipe("pie two").recipe.name == "Pie Two")
    #expect(try notebook.restoreRecipe("pie").recipe.name == "Pie One")
  }

  @Test(
    "an own recipe taken from the favourites goes, or stays without its mark; another's only leaves them"
  )
  func favorite() throws {
    let own = try notebook.createRecipe(pie)
    try notebook.publishRecipe(own.recipe.id)
    let ben = try world.notebook(of: KeepingWorld.ben)
    let found = try ben.kitchen.dish("grandma")
    #expect(try ben.addFavorite(found))
    #expect(try ben.removeFavorite(found) == .removed)
    #expect(try notebook.removeFavoriteMark(of: found))
    #expect(try !notebook.removeFavoriteMark(of: found))
    #expect(try world.open().favorites() == [])
    #expect(try world.open().ownRecipes().map(\.recipe.id) == [own.recipe.id])
    #expect(try notebook.addFavorite(found))
    #expect(try notebook.removeFavorite(found) == .deletedOwnRecipe)
    #expect(try world.open().deletedRecipes().map(\.recipe.id) == [own.recipe.id])
  }

  @Test("someone else's published recipe that is deleted stays as it was kept")
  func keptByOthers() throws {
    let own = try notebook.createRecipe(pie)
    try notebook.publishRecipe(own.recipe.id)
    let ben = try world.notebook(of: KeepingWorld.ben)
    _ = try ben.addFavorite(try ben.kitchen.dish("grandma"))
    let kept = [FoundDish(recipe: own.recipe, keptAt: KeepingWorld.time)]
    try notebook.publishRecipe(own.recipe.id, false)
    #expect(try world.open(KeepingWorld.ben).favorites() == kept)
    try notebook.deleteRecipe(own.recipe.id)
    #expect(try world.open(KeepingWorld.ben).favorites() == kept)
  }
}
