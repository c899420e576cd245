import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("The dish that a typed name means")
struct FoundDishTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func id(_ text: String, of person: Person? = KeepingWorld.anna) throws -> String {
    try world.open(person).find(text).id.description
  }

  private func candidates(_ text: String) throws -> [String]? {
    let kitchen = try world.open()
    guard case .ambiguousDish(_, let candidates) = try reason({ _ = try kitchen.find(text) })
    else { return nil }
    return candidates
  }

  private func isUnknown(_ text: String, to person: Person? = KeepingWorld.anna) throws -> Bool {
    let kitchen = try world.open(person)
    if case .unknownDish = try reason({ _ = try kitchen.find(text) }) { return true }
    return false
  }

  @discardableResult
  private func write(_ title: String, in notebook: Notebook) throws -> OwnRecipe {
    try notebook.createRecipe(WrittenRecipe(title: title, ingredients: ["gin"]))
  }

  @Test("an id, the exact name in any case, or the only beginning")
  func names() throws {
    #expect(try id("classic:gimlet") == "classic:gimlet")
    #expect(try id("GIMLETS") == "classic:gimlet")
    #expect(try id("pan") == "classic:pancakes")
    #expect(try isUnknown("pie"))
    #expect(try isUnknown(""))
    #expect(try isUnknown("classic:pie"))
  }

  @Test("a beginning of several names is ambiguous, unless it is the whole of one")
  func ambiguous() throws {
    try write("Gin", in: notebook)
    #expect(try id("gin") == "own:gin")
    #expect(
      try candidates("gi")
        == ["Gimlet (classic:gimlet)", "Gin (own:gin)", "Gin and Tonic (classic:gin-and-tonic)"]
    )
  }

  @Test("of one name, what someone on the store wrote comes before the collection")
  func own() throws {
    try write("Gimlet", in: notebook)
    #expect(try id("gimlet") == "own:gimlet")
    #expect(try id("classic:gimlet") == "classic:gimlet")
    #expect(try id("gimlet", of: KeepingWorld.ben) == "classic:gimlet")
    #expect(try id("gimlet", of: nil) == "classic:gimlet")
  }

  @Test("other people's private recipes cannot be found, by no name and by no id")
  func hidden() throws {
    let fizz = try write("Ben's Fizz", in: world.notebook(of: KeepingWorld.ben))
    for person in [KeepingWorld.anna, nil] {
      for text in ["Ben's Fizz", "ben", "own:ben-s-fizz"] {
        #expect(try isUnknown(text, to: person))
      }
      #expect(try world.open(person).find(fizz.recipe.id) == nil)
      #expect(try world.open(person).ownRecipe(fizz.recipe.id) == nil)
    }
    try world.notebook(of: KeepingWorld.ben).publishRecipe(fizz.recipe.id)
    #expect(try id("ben") == "own:ben-s-fizz")
    #expect(try world.open(nil).find(fizz.recipe.id)?.recipe == fizz.recipe)
  }

  @Test("a misspelt name never suggests other people's private recipes")
  func notSuggested() throws {
    try write("Ben's Fizz", in: world.notebook(of: KeepingWorld.ben))
    let kitchen = try world.open()
    guard case .unknownDish(_, let suggestions) = try reason({ _ = try kitchen.find("bens fiz") })
    else {
      Issue.record("it was found")
      return
    }
    #expect(suggestions == [])
  }

  @Test("a kept dish that its source no longer has is found by id, name and beginning")
  func vanished() throws {
    let tonic = try notebook.kitchen.dish("gin and tonic")
    _ = try notebook.addFavorite(tonic)
    try world.removeDish("cocktails/gin-and-tonic")
    let kept = FoundDish(recipe: tonic.recipe, keptAt: KeepingWorld.time)
    let kitchen = try world.open()
    for text in ["gin and tonic", "GIN AND", "classic:gin-and-tonic"] {
      #expect(try kitchen.find(text) == kept)
    }
    #expect(try kitchen.find(tonic.id) == kept)
    #expect(try isUnknown("gin and tonic", to: KeepingWorld.ben))
    #expect(try isUnknown("gin and tonic", to: nil))
  }

  @Test("several kept dishes of one beginning are ambiguous")
  func ambiguousKept() throws {
    for name in ["custard", "pancakes"] {
      try world.write(
        "---\ntitle: Old \(name)\nkind: meal\n---\n\nEat @egg{1}.\n",
        to: "data/recipes/meals/old-\(name).cook"
      )
    }
    let kitchen = try world.open()
    for name in ["old custard", "old pancakes"] {
      _ = try notebook.addFavorite(try kitchen.dish(name))
    }
    for name in ["custard", "pancakes"] { try world.removeDish("meals/old-\(name)") }
    #expect(
      try candidates("old")
        == ["Old custard (classic:old-custard)", "Old pancakes (classic:old-pancakes)"]
    )
    #expect(try id("old c") == "classic:old-custard")
  }

  @Test("words of names that are not quoted make the longest names there are")
  func words() throws {
    func ids(_ words: [String]) throws -> [String] {
      try world.open().dishes(in: words).map(\.id.description)
    }
    #expect(
      try ids(["gin", "and", "tonic", "gimlet", "Buttery", "Toast"])
        == ["classic:gin-and-tonic", "classic:gimlet", "classic:toast"]
    )
    #expect(try ids(["gin and tonic", "pan"]) == ["classic:gin-and-tonic", "classic:pancakes"])
    #expect(try ids([]) == [])
    #expect(try failure { _ = try ids(["gimlet", "pie"]) } != nil)
    let (dish, rest) = try world.open().dish(leading: ["buttery", "toast", "4", "stars"])
    #expect(dish.id == DishID("classic:toast"))
    #expect(rest == ["4", "stars"])
  }

  @Test("words that are not quoted name kept dishes that are gone, too")
  func wordsOfKept() throws {
    _ = try notebook.addFavorite(try notebook.kitchen.dish("buttery toast"))
    try world.removeDish("meals/toast")
    let (dish, rest) = try world.open().dish(leading: ["buttery", "toast", "4"])
    #expect(dish.id == DishID("classic:toast"))
    #expect(rest == ["4"])
  }
}
