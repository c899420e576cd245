import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@Suite("Reading the cache")
struct RecipeCacheReadingTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
  }

  @Test("a recipe comes back whole, whatever is in its text")
  func roundTrip() throws {
    try cache.update([full], addedAt: 1)
    #expect(try cache.recipe(full.id) == full)
    #expect(try cache.update([full], addedAt: 2).unchanged == 1)
    #expect(try cache.update([], addedAt: 3, replacingSource: "bar").removed == 1)
  }

  @Test("a dish that is not stored is nil")
  func absent() throws {
    try cache.update(everything, addedAt: 1)
    #expect(try cache.recipe(DishID("classic:GIMLET")) == nil)
    #expect(try cache.recipe(DishID("classic:gimlet\u{0}")) == nil)
    #expect(try cache.recipe(DishID("")) == nil)
  }

  @Test("dishes come in the order asked for, repeats included, absent ones left out")
  func askedFor() throws {
    try cache.update(everything, addedAt: 1)
    let ids = [spicyMargarita.id, DishID("bar:none"), gimlet.id, spicyMargarita.id]
    #expect(try cache.recipes(ids: ids) == [spicyMargarita, gimlet, spicyMargarita])
    #expect(try cache.recipes(ids: []) == [])
  }

  @Test("the walk is ascending by the bytes of the id, whatever the order of arrival")
  func walkOrder() throws {
    let ids = ["a:10", "a:9", "a:B", "a:a", "a:é", "a:\u{1F378}", "a:\u{FFFD}", "B:1", "a", "a:"]
    let recipes = ids.map { makeRecipe($0, name: $0) }
    try cache.update(recipes, addedAt: 1)
    let other = try RecipeCache(opening: folder.path + "/other.db")
    for recipe in recipes.reversed() { try other.update([recipe], addedAt: 1) }

    let expected = [
      "B:1", "a", "a:", "a:10", "a:9", "a:B", "a:a", "a:é", "a:\u{FFFD}", "a:\u{1F378}",
    ]
    for cache in [cache, other] {
      var walked: [String] = []
      try cache.forEachRecipe { recipe, _ in walked.append(recipe.id.description) }
      #expect(walked == expected)
    }
  }

  @Test("the walk says which generation it saw")
  func walkGeneration() throws {
    for recipe in everything { try cache.update([recipe], addedAt: 1) }
    #expect(try cache.forEachRecipe { _, _ in } == 3)
  }

  @Test("an error of the visitor ends the walk and comes out as it is")
  func walkStops() throws {
    struct Enough: Error {}
    try cache.update(everything, addedAt: 1)
    var seen: [DishID] = []
    #expect(throws: Enough.self) {
      try cache.forEachRecipe { recipe, _ in
        seen.append(recipe.id)
        throw Enough()
      }
    }
    #expect(seen == [spicyMargarita.id])
    #expect(try cache.recipes().count == 3)
  }

  @Test("a document that is no recipe is an error that names the dish")
  func unreadable() throws {
    try cache.update([gimlet, spicyMargarita], addedAt: 1)
    var file = try FileBytes(folder.cache)
    try file.replace(#""name":"Gimlet""#, with: #""nome":"Gimlet""#.utf8)
    try file.write()

    let damaged = try RecipeCache(opening: folder.cache)
    let failures = [
      #expect(throws: StorageError.self) { try damaged.recipe(gimlet.id) },
      #expect(throws: StorageError.self) { try damaged.recipes(ids: [gimlet.id]) },
      #expect(throws: StorageError.self) { try damaged.forEachRecipe { _, _ in } },
    ]
    #expect(failures.map { $0?.reason } == Array(repeating: .unreadableRecipe(gimlet.id), count: 3))
    #expect(
      failures[0]?.description
        == "\(folder.cache): the recipe of 'classic:gimlet' cannot be read; "
        + "to save what can be read: whatcanimake catalogue "
        + "rebuild --home \(folder.path)"
    )
    #expect(try damaged.recipe(spicyMargarita.id) == spicyMargarita)
  }

  @Test(
    "a document of another dish, or one that is not UTF-8, is not returned",
    arguments: [Array("Z".utf8), [0xFF]]
  )
  func wrongDocument(byte: [UInt8]) throws {
    try cache.update([gimlet], addedAt: 1)
    var file = try FileBytes(folder.cache)
    try file.replace(#""id":"classic:gimlet""#, with: #""id":"classic:gimle"#.utf8 + byte + [0x22])
    try file.write()

    let damaged = try RecipeCache(readingOnly: folder.cache)
    let error = #expect(throws: StorageError.self) { try damaged.recipe(gimlet.id) }
    #expect(error?.reason == .unreadableRecipe(gimlet.id))
  }
}
