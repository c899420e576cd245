import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("An export that joins what is there")
struct ExchangeMergeTests {
  let world: KeepingWorld
  let other: KeepingWorld
  let later = KeepingWorld.time + 100

  init() throws {
    world = try KeepingWorld()
    other = try world.besides("other")
  }

  @Test("of two ratings, notes and reviews the later one stays, whichever it is")
  func laterStays() throws {
    for (store, rating, text, time) in [
      (world, Rating.one, "old", KeepingWorld.time), (other, Rating.five, "new", later),
    ] {
      let notebook = try store.notebook(now: time)
      let gimlet = try notebook.kitchen.dish("gimlet")
      try notebook.rate(gimlet, rating)
      try notebook.setNote(text, on: gimlet)
      _ = try notebook.setReview(text, of: gimlet)
    }
    let (old, new) = (try world.exported(), try other.exported())
    #expect(try other.takeIn(old) == NotebookImportReport(new: 0, changed: 0, unchanged: 3))
    #expect(try other.exported() == new)
    #expect(try world.takeIn(new) == NotebookImportReport(new: 0, changed: 3, unchanged: 0))
    #expect(try world.exported() == new)
  }

  @Test("a dish that was kept later than in the export stays as it is")
  func laterKeptStays() throws {
    let notebook = try world.notebook()
    _ = try notebook.addFavorite(try notebook.kitchen.dish("gimlet"))
    let old = try world.exported()
    try world.write(
      "---\ntitle: Gimlet\nkind: cocktail\n---\n\nStir @gin{1%ml}.\n",
      to: "data/recipes/cocktails/gimlet.cook"
    )
    let again = try world.notebook(now: later)
    try again.rate(try again.kitchen.dish("gimlet"), .five)
    let new = try world.exported()
    #expect(new.contains("Stir gin.") && !old.contains("Stir gin."))
    #expect(try world.takeIn(old) == NotebookImportReport(new: 0, changed: 0, unchanged: 1))
    #expect(try world.exported() == new)
  }

  @Test("dishes join a list behind those that are on it")
  func lists() throws {
    for (store, names) in [(world, ["custard", "gimlet"]), (other, ["pancakes", "gimlet"])] {
      let notebook = try store.notebook()
      let kitchen = notebook.kitchen
      try notebook.createList(store.places == world.places ? "party" : "PARTY")
      _ = try notebook.add(names.map { try kitchen.dish($0) }, toList: "party")
    }
    try other.takeIn(try world.exported())
    let lists = try other.open().lists()
    #expect(lists.map(\.name) == ["wishlist", "PARTY"])
    #expect(
      try other.open().list(named: "party").dishes.map(\.recipe.name)
        == ["Pancakes", "Gimlet", "Custard"]
    )
  }

  @Test("batches, purchases, comments and history stand beside those that are there")
  func beside() throws {
    for store in [world, other] {
      let notebook = try store.notebook(
        now: store.places == world.places ? later : KeepingWorld.time
      )
      let gimlet = try notebook.kitchen.dish("gimlet")
      _ = try notebook.addToPantry(["milk 1 l"])
      _ = try notebook.addToShopping(["egg 2"])
      _ = try notebook.addComment("Fine.", on: gimlet)
      _ = try notebook.cooked(gimlet, takesFromPantry: false)
    }
    #expect(try other.takeIn(try world.exported()).new == 4)
    let kitchen = try other.open()
    #expect(try kitchen.pantryLines() == ["milk 1 l", "milk 1 l"])
    #expect(try kitchen.shoppingLines() == ["egg 4"])
    #expect(try kitchen.remarks(on: kitchen.dish("gimlet")).map(\.text) == ["Fine.", "Fine."])
    #expect(try kitchen.history().map(\.at).sorted() == [KeepingWorld.time, later])
  }

  @Test("what was ticked off is ticked off here, with its batch")
  func ticked() throws {
    let notebook = try world.notebook()
    _ = try notebook.addToShopping(["milk 1 l"])
    _ = try notebook.checkAll()
    _ = try other.notebook().addToPantry(["egg 6"])
    try other.takeIn(try world.exported())
    #expect(try other.open().shoppingLines() == ["x milk 1 l"])
    #expect(try other.open().pantryLines() == ["egg 6", "milk 1 l"])
    _ = try other.notebook().uncheck(["milk"])
    #expect(try other.open().pantryLines() == ["egg 6"])
  }

  /// Anna's pie of this store, with a note, beside a pie that someone else wrote in the other one.
  private func clash(with person: Person) throws -> String {
    let notebook = try world.notebook()
    let pie = try notebook.createRecipe(WrittenRecipe(title: "Pie", ingredients: ["flour"]))
    try notebook.setNote("Mine.", on: FoundDish(recipe: pie.recipe))
    _ = try notebook.add([FoundDish(recipe: pie.recipe)], toList: "wishlist")
    _ = try notebook.cooked(FoundDish(recipe: pie.recipe), takesFromPantry: false)
    _ = try notebook.shop(for: [FoundDish(recipe: pie.recipe)])
    _ = try other.notebook(of: person, now: later)
      .createRecipe(WrittenRecipe(title: "Pie", ingredients: ["sugar"]))
    return try world.exported()
  }

  @Test(
    "an own recipe whose id is taken gets another, and so does all that speaks of it",
    arguments: [KeepingWorld.ben, KeepingWorld.anna]
  )
  func clash(taker: Person) throws {
    let export = try clash(with: taker)
    try other.takeIn(export)
    let kitchen = try other.open()
    // Ben was first to keep something there, so Anna is the second.
    let nativeID = taker == KeepingWorld.anna ? "pie-2" : "pie.2"
    let id = DishID("own:\(nativeID)")
    let pie = try #require(try kitchen.find(id))
    #expect(pie.recipe.lines.map(\.name) == ["flour"])
    #expect(pie.recipe.origin.nativeID == nativeID)
    #expect(try kitchen.note(on: pie)?.text == "Mine.")
    #expect(try kitchen.favorites().contains(pie))
    #expect(try kitchen.list(named: "wishlist").dishes == [pie])
    #expect(try kitchen.history().map(\.dish) == [id])
    #expect(kitchen.snapshot.opinions.map(\.subject) == [.dish(id)])
    #expect(try kitchen.shoppingList().flatMap(\.items).map(\.entry.dish) == [id])
    let first = try #require(try other.open(taker).find(DishID("own:pie")))
    #expect(first.recipe.lines.map(\.name) == ["sugar"])
  }

  @Test(
    "taking it in again changes nothing, though its id was taken",
    arguments: [KeepingWorld.ben, KeepingWorld.anna]
  )
  func clashTwice(taker: Person) throws {
    let export = try clash(with: taker)
    try other.takeIn(export)
    let once = try other.exported()
    let report = try other.takeIn(export)
    #expect(report.new == 0 && report.changed == 0)
    #expect(try other.exported() == once)
  }

  @Test("of two states of one own recipe the later changed stays")
  func ownRecipe() throws {
    let notebook = try world.notebook()
    let id = try notebook.createRecipe(WrittenRecipe(title: "Pie", ingredients: ["flour"])).recipe
      .id
    let old = try world.exported()
    try other.takeIn(old)
    _ = try world.notebook(now: later).changeRecipe(id, WrittenRecipe(title: "Good Pie"))
    let new = try world.exported()
    #expect(try other.takeIn(new).changed == 1)
    #expect(try other.open().ownRecipes().map(\.recipe.name) == ["Good Pie"])
    #expect(try other.exported() == new)
    #expect(try other.takeIn(old).changed == 0)
    #expect(try other.exported() == new)
  }

  @Test("a picture that is there stays")
  func picture() throws {
    try world.fill()
    let export = try world.exported()
    let other = KeepingWorld.picture + [0x02]
    let notebook = try world.notebook(now: later)
    let pie = try notebook.kitchen.dish("pie")
    try notebook.setPicture(of: pie.id, other)
    try world.takeIn(export)
    #expect(try world.open().picture(of: pie) == other)
  }
}
