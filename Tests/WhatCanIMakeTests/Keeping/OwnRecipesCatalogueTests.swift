import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The catalogue follows the recipes that people write")
struct OwnRecipesCatalogueTests {
  let world: KeepingWorld
  let notebook: Notebook
  let fizz = WrittenRecipe(title: "Night Fizz", kind: .cocktail, ingredients: ["10 ml gin"])

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func makes(_ kitchen: Kitchen) throws -> [String] {
    try kitchen.ids(MatchRequest(have: ["gin"], missingAtMost: 0))
  }

  private func finds(_ words: String..., in kitchen: Kitchen) throws -> [String] {
    try kitchen.search(words, containing: [], filter: RecipeFilter(), order: nil)
      .map(\.id.description)
  }

  @Test("a recipe is matched, searched and shown from the next opening, by those who may see it")
  func follows() throws {
    let own = try notebook.createRecipe(fizz)
    #expect(try makes(world.open()) == ["own:night-fizz"])
    #expect(try finds("night", in: world.open()) == ["own:night-fizz"])
    #expect(try world.open().recipe(named: "night") == own.recipe)
    for person in [KeepingWorld.ben, nil] {
      let kitchen = try world.open(person)
      #expect(try makes(kitchen) == [])
      #expect(try finds("night", in: kitchen) == [])
      #expect(try failure { _ = try kitchen.recipe(named: "night") } != nil)
      #expect(
        try !kitchen.browse(RecipeFilter(), containing: [], order: .name).map(\.id)
          .contains(own.recipe.id)
      )
    }
    try notebook.publishRecipe(own.recipe.id)
    for person in [KeepingWorld.ben, nil] {
      #expect(try makes(world.open(person)) == ["own:night-fizz"])
      #expect(try finds("night", in: world.open(person)) == ["own:night-fizz"])
    }
    _ = try notebook.changeRecipe(own.recipe.id, WrittenRecipe(title: "Dusk Fizz"))
    #expect(try finds("night", in: world.open()) == [])
    #expect(try finds("dusk", in: world.open()) == ["own:night-fizz"])
    try notebook.deleteRecipe(own.recipe.id)
    #expect(try makes(world.open()) == [])
    #expect(try finds("dusk", in: world.open()) == [])
  }

  @Test("categories and shelves count no private recipe of others")
  func counts() throws {
    var written = fizz
    written.category = "Midnight"
    _ = try notebook.createRecipe(written)
    #expect(try world.open().categories().map(\.name) == ["Midnight"])
    #expect(try world.open(KeepingWorld.ben).categories() == [])
    #expect(
      try world.open(nil).unknownLabels(of: RecipeFilter(category: "Midnight")).count == 1
    )
  }

  @Test("the index is built anew exactly when own recipes change")
  func rebuilt() throws {
    func marker() throws -> IndexManifest {
      _ = try world.open()
      return try #require(IndexManifest(at: world.places.marker))
    }
    let empty = try marker()
    let gimlet = try notebook.kitchen.dish("gimlet")
    _ = try notebook.addFavorite(gimlet)
    _ = try notebook.addToPantry(["gin"])
    _ = try notebook.shop(for: [gimlet]).items
    try notebook.rate(gimlet, .five)
    #expect(try marker() == empty)

    let own = try notebook.createRecipe(fizz)
    let created = try marker()
    #expect(created.generation > empty.generation)
    #expect(created.fingerprint != empty.fingerprint)
    #expect(try marker() == created)

    _ = try notebook.addFavorite(FoundDish(recipe: own.recipe))
    try notebook.setNote("Good.", on: FoundDish(recipe: own.recipe))
    #expect(try marker() == created)

    _ = try notebook.changeRecipe(own.recipe.id, WrittenRecipe(title: "Dusk Fizz"))
    let changed = try marker()
    #expect(changed.generation > created.generation)

    try notebook.deleteRecipe(own.recipe.id)
    let deleted = try marker()
    #expect(deleted.generation > changed.generation)
    _ = try notebook.restoreRecipe("dusk fizz")
    #expect(try marker().generation > deleted.generation)
  }

  @Test("the index with own recipes is the one that the catalogue gives")
  func verified() throws {
    let id = try notebook.createRecipe(fizz).recipe.id
    #expect(try makes(world.open()) == ["own:night-fizz"])
    #expect(try Kitchen.verifying(world.places).index.recipes.count == 9)
    try notebook.deleteRecipe(id)
    let before = try world.open().index.fileBytes()
    #expect(try Kitchen.rebuild(world.places, now: KeepingWorld.time).index.fileBytes() == before)
  }

  @Test("where the index and cache cannot be written, own recipes are in the answers all the same")
  func inMemory() throws {
    _ = try notebook.createRecipe(fizz)
    let places = world.places
    // A folder in place of the lock: the index cannot be written, the notebook can be read.
    for path in [places.cache, places.index, places.marker, places.lock] where isFile(path) {
      try removeItem(path)
    }
    try writeBytes([], to: "\(places.lock)/in-the-way")
    let kitchen = try world.open()
    #expect(kitchen.notices.count == 1)
    #expect(try makes(kitchen) == ["own:night-fizz"])
    #expect(try finds("night", in: kitchen) == ["own:night-fizz"])
    #expect(try makes(world.open(KeepingWorld.ben)) == [])
    #expect(try finds("night", in: world.open(KeepingWorld.ben)) == [])
  }

  @Test("the time at which a recipe was written is the one at which its dish was added")
  func addedAt() throws {
    let later = try world.notebook(now: KeepingWorld.time + 500)
    _ = try later.createRecipe(fizz)
    let newest = try world.open(now: KeepingWorld.time + 900)
      .browse(RecipeFilter(), containing: [], order: .newest)
    #expect(newest.first?.id == DishID("own:night-fizz"))
  }

  @Test("with the notebook and all traces of it own recipes leave the answers, and the rest stays")
  func notebookRemoved() throws {
    _ = try notebook.createRecipe(fizz)
    #expect(try makes(world.open()) == ["own:night-fizz"])
    let notebook = world.places.notebook
    for path in [notebook, "\(notebook)-journal", "\(world.places.store)/backups"]
    where isFile(path) { try removeItem(path) }
    let kitchen = try world.open()
    #expect(kitchen.notices == [])
    #expect(try makes(kitchen) == [])
    #expect(kitchen.index.recipes.count == 8)
    #expect(try finds("night", in: kitchen) == [])
  }

  @Test("restoring a backup makes the catalogue follow it")
  func restored() throws {
    let first = try notebook.createRecipe(fizz)
    #expect(try makes(world.open()) == ["own:night-fizz"])
    let backup = "\(world.folder.path)/backup.db"
    try notebook.backup(to: backup)
    var other = fizz
    other.title = "Dawn Fizz"
    _ = try notebook.createRecipe(other)
    try notebook.deleteRecipe(first.recipe.id)
    #expect(try makes(world.open()) == ["own:dawn-fizz"])
    let report = try Kitchen.restore(backup, into: world.places, now: KeepingWorld.time) { _ in }
    #expect(report.people == 1)
    #expect(isFile(try #require(report.previous)))
    #expect(try makes(world.open()) == ["own:night-fizz"])
    #expect(try finds("dawn", in: world.open()) == [])
    #expect(try world.open().favorites().map(\.recipe) == [first.recipe])
    #expect(
      try failure {
        _ = try Kitchen.restore("\(backup).no", into: world.places, now: 0) { _ in }
      } != nil
    )
  }
}
