import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A swap that a person never makes in a dish")
struct NeverSwapInDishTests {
  let world: KeepingWorld

  init() throws { world = try KeepingWorld() }

  private func never(_ name: String = "butter", in dish: String = "buttery toast") throws {
    let notebook = try world.notebook()
    _ = try notebook.teachNeverSwap(name, in: try notebook.kitchen.find(dish))
  }

  private func ready(for person: Person? = KeepingWorld.anna) throws -> [String] {
    try world.open(person).answer(MatchRequest(have: ["bread", "margarine"], missingAtMost: 0))
      .matches.map(\.name).sorted()
  }

  @Test(
    "counts in answers for that person and dish alone, whoever swaps, and what has a kind of it stays"
  )
  func answers() throws {
    let both = ["Buttery Toast"]
    #expect(try ready() == both)
    try never()
    #expect(try ready() == [])
    _ = try world.notebook().teachSwap(for: "butter", use: "margarine")
    #expect(try ready() == [])
    for person in [KeepingWorld.ben, nil] { #expect(try ready(for: person) == both) }
    let kitchen = try world.open()
    #expect(kitchen.dishCount == (try world.open(nil).dishCount))
    #expect(try kitchen.dish("buttery toast").recipe.neverSwapped == ["butter"])
    #expect(try kitchen.dish("buttery toast").recipe.id == DishID("classic:toast"))
    #expect(try kitchen.version(of: DishID("classic:toast")) == nil)
    #expect(kitchen.snapshot.marks(of: DishID("classic:toast")).hasVersion == false)
    let exported = try kitchen.exportedText([kitchen.dish("buttery toast").recipe], as: .markdown)
    #expect(exported?.contains("neverSwapped") == false)
    try world.notebook().store.verify()
  }

  @Test("goes with what the source makes of the dish, and with the person's own version of it")
  func changes() throws {
    try never()
    try world.write(
      "---\ntitle: Buttery Toast\nkind: meal\n---\n\nToast @bread{2%slices}, @butter{20%g}, @milk{1%ml}.\n",
      to: "data/recipes/meals/toast.cook"
    )
    #expect(try world.open().dish("buttery toast").recipe.lines.count == 3)
    #expect(try ready() == [])
    let notebook = try world.notebook()
    let toast = try notebook.kitchen.dish("buttery toast")
    _ = try notebook.changeVersion(
      of: toast,
      WrittenRecipe(ingredients: ["1 bread", "10 g butter"])
    )
    let mine = try world.open()
    #expect(try mine.dish("buttery toast").recipe.neverSwapped == ["butter"])
    #expect(mine.snapshot.marks(of: toast.id).hasVersion)
    #expect(try ready() == [])
    try world.notebook().removeVersion(of: try mine.dish("buttery toast"))
    #expect(try ready() == [])
    try world.removeDish("meals/toast")
    #expect(try ready() == [])
    #expect(try failure { _ = try world.open().dish("buttery toast") } != nil)
  }

  @Test("is forgotten and brought back, goes with the export, and needs a line that asks for it")
  func kept() throws {
    try never()
    _ = try world.notebook().forget(["butter"])
    #expect(try ready().contains("Buttery Toast"))
    _ = try world.notebook().undo()
    #expect(try !ready().contains("Buttery Toast"))
    let export = try world.exported()
    let other = try world.besides("other")
    #expect(try other.takeIn(export) == NotebookImportReport(new: 1, changed: 0, unchanged: 0))
    #expect(try other.takeIn(export) == NotebookImportReport(new: 0, changed: 0, unchanged: 1))
    #expect(try other.open().dish("buttery toast").recipe.neverSwapped == ["butter"])
    for (name, dish) in [("gin", "buttery toast"), ("nothing", "buttery toast")] {
      #expect(try failure { try never(name, in: dish) } != nil, "\(name)")
    }
  }

  @Test("of an own recipe is in that recipe, and not in what is kept of it")
  func own() throws {
    let notebook = try world.notebook()
    let own = try notebook.createRecipe(
      WrittenRecipe(title: "My Toast", ingredients: ["1 slice bread", "10 g butter"])
    )
    #expect(try ready().contains("My Toast"))
    try never(in: "my toast")
    #expect(try !ready().contains("My Toast"))
    #expect(try world.open().ownRecipes().map(\.recipe) == [own.recipe])
    #expect(try world.open().dish("my toast").toKeep == own.recipe)
  }
}
