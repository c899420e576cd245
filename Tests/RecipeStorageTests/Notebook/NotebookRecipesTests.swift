import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Recipes of people's own")
struct NotebookRecipesTests {
  let folder: TemporaryFolder
  let anna: Person
  let ben: Person
  let store: NotebookStore
  let pie = DishID("own:pie")

  init() throws {
    folder = try TemporaryFolder()
    (anna, ben) = (try person("anna"), try person("ben"))
    store = try NotebookStore(folder)
  }

  func create(_ slug: String, for person: Person) throws -> DishID {
    try store.write(person, now: today) { writer in
      try writer.createRecipe(makeOwnRecipe(slug)).recipe.id
    }
  }

  @Test("whether somebody else has a recipe of that name cannot be told by the id that one gets")
  func noHint() throws {
    let other = try NotebookStore(opening: "\(folder.path)/other.db", now: today)
    for store in [store, other] {
      try store.write(anna, now: today) { try $0.setNote(gimlet, "first") }
    }
    _ = try create("pie", for: anna)
    for number in 1...3 {
      let ids = try [store, other].map { store in
        try store.write(ben, now: today) { try $0.createRecipe(makeOwnRecipe("pie")).recipe.id }
      }
      #expect(ids[0] == ids[1], "pie number \(number)")
    }
    #expect(OwnRecipe.withoutPerson("pie.3-2") == "pie-2")
    #expect(OwnRecipe.withoutPerson("a.b") == "a.b")
    #expect(OwnRecipe.nativeID("pie.7", of: 2) == "pie.2")
  }

  @Test("an id is unique over everyone and over deleted recipes, and free again after they go")
  func ids() throws {
    #expect(try create("pie", for: anna) == pie)
    #expect(try create("pie", for: ben) == DishID("own:pie.2"))
    try store.write(anna, now: today) { try $0.deleteRecipe(pie) }
    #expect(try create("pie", for: anna) == DishID("own:pie-2"))
    let later = today + OwnRecipe.secondsToRestore + 1
    let own = try store.write(anna, now: later) { try $0.createRecipe(makeOwnRecipe("pie")) }
    #expect(own.recipe.id == pie)
    #expect(own.recipe.origin == RecipeOrigin(source: "own", nativeID: "pie"))
    #expect(try store.read(anna) { try $0.deletedRecipes() } == [])
  }

  @Test(
    "a deleted recipe can be restored to the last second, also when the clock went back",
    arguments: [
      (0, true), (OwnRecipe.secondsToRestore, true), (OwnRecipe.secondsToRestore + 1, false),
      (-day, true), (Int.max - today, false), (Int.min + today, true),
    ]
  )
  func restoring(age: Int, isPossible: Bool) throws {
    _ = try create("pie", for: anna)
    try store.write(anna, now: today) { try $0.deleteRecipe(pie) }
    #expect(try store.read(anna) { try $0.recipeIDs().visible } == [])
    let isDone = try store.write(anna, now: today + age) { try $0.restoreRecipe(pie) }
    #expect(isDone == isPossible)
    #expect(try store.read(anna) { try $0.ownRecipes().count } == (isPossible ? 1 : 0))
    #expect(try store.read(anna) { try $0.deletedRecipes() } == [])
    try store.verify()
  }

  @Test("the generation rises with every change of a recipe, and with nothing else")
  func generation() throws {
    var last = 0
    func expectRise(_ rises: Bool, _ body: (NotebookWriter) throws -> Void) throws {
      try store.write(anna, now: today, body)
      let generation = try store.read(nil) { try $0.fact(.recipesGeneration) }
      #expect((generation > last) == rises)
      last = generation
    }
    try expectRise(false) { try $0.setFavorite(gimlet) }
    try expectRise(true) { try $0.createRecipe(makeOwnRecipe("pie")) }
    try expectRise(true) { try $0.replaceRecipe(makeOwnRecipe("pie", name: "Better")) }
    try expectRise(true) { try $0.publishRecipe(pie, true) }
    try expectRise(false) { try $0.publishRecipe(pie, true) }
    try expectRise(true) { try $0.publishRecipe(pie, false) }
    try expectRise(true) { try $0.deleteRecipe(pie) }
    try expectRise(false) { try $0.deleteRecipe(pie) }
    try expectRise(false) { try $0.replaceRecipe(makeOwnRecipe("pie")) }
    try expectRise(true) { try $0.restoreRecipe(pie) }
    try expectRise(false) { try $0.restoreRecipe(pie) }
  }

  @Test("what is kept of an own recipe follows its author's edits, and nobody else's copy does")
  func snapshots() throws {
    _ = try create("pie", for: anna)
    for person in [anna, ben] {
      try store.write(person, now: today) { try $0.setFavorite(makeOwnRecipe("pie")) }
    }
    let better = makeOwnRecipe("pie", name: "Better")
    try store.write(anna, now: today + 1) { try $0.replaceRecipe(better) }
    #expect(
      try store.read(anna) { try $0.kept(pie) } == KeptDish(recipe: better, savedAt: today + 1)
    )
    let old = KeptDish(recipe: makeOwnRecipe("pie"), savedAt: today)
    #expect(try store.read(ben) { try $0.kept(pie) } == old)
    try store.write(anna, now: today) { try $0.deleteRecipe(pie) }
    #expect(try store.read(anna) { try $0.kept(pie)?.recipe } == better)
  }

  @Test("the times of an import are kept")
  func times() throws {
    try store.write(anna, now: today) { writer in
      try writer.createRecipe(makeOwnRecipe("pie"), createdAt: 1, changedAt: 2, publishedAt: 3)
      try writer.setFavorite(gimlet, at: 4)
      try writer.rate(gimlet, .two, at: 5)
      try writer.setNote(gimlet, "x", at: 6)
      try writer.setReview(gimlet, "x", at: 7)
      try writer.addComment(gimlet, "x", at: 8)
      try writer.createList("Party", at: 9)
      #expect(try writer.createList("wishlist", at: 10) == false)
      try writer.add(PantryEntry(ingredient: "gin", text: "gin"), at: 11)
      try writer.add(ShoppingEntry(text: "gin"), at: 12)
      try writer.addHistory(.cooked, recipe: gimlet, at: 13)
      #expect(try writer.keep(gimlet, at: 14))
      #expect(try writer.keep(daiquiri, at: 15) == false)
    }
    let read = try store.contents(of: anna)
    #expect(read.ownRecipes.map(\.createdAt) + read.ownRecipes.map(\.changedAt) == [1, 2])
    #expect(read.ownRecipes.map(\.publishedAt) == [3])
    #expect(read.marks[gimlet.id]?.favoritedAt == 4)
    #expect(read.ratings.map(\.at) == [5])
    #expect(read.notes.map(\.writtenAt) == [6])
    #expect(read.remarks.map(\.writtenAt) == [7, 8])
    #expect(read.lists.map(\.createdAt) == [10, 9])
    #expect(read.pantry.map(\.addedAt) + read.shopping.map(\.addedAt) == [11, 12])
    #expect(read.history.map(\.at) == [13])
    #expect(read.kept == [KeptDish(recipe: gimlet, savedAt: 14)])
  }
}
