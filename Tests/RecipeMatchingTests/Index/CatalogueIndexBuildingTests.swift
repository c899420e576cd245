import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("An index and its file")
struct CatalogueIndexBuildingTests {
  @Test("an index read back is the index that was written")
  func roundTrip() throws {
    let index = try sampleWorld().index
    let bytes = index.fileBytes()
    let read = try CatalogueIndex(bytes: bytes, file: "memory")
    #expect(read == index)
    #expect(read.generation == 3)
    #expect(read.fingerprint == 5)
    #expect(read.fileBytes() == bytes)
    #expect(bytes.count % 8 == 0)
  }

  @Test("dishes are kept as their sources have them, in the order of name and id")
  func columns() throws {
    let index = try sampleWorld().index
    let table = index.recipes
    #expect(table.names.strings == ["gimlet", "Gimlet", "Nothing", "Toast", "Éclair"])
    #expect(
      table.ids.strings == ["a:1", "world:Gimlet", "world:Nothing", "world:Toast", "world:Éclair"]
    )
    let all = index.allRecipes
    #expect(all.map(table.kind) == [.meal, .cocktail, .meal, .meal, .meal])
    #expect(all.map(table.category) == [nil, "Sour", nil, "Snack", nil])
    #expect(all.map(table.cuisine) == [nil, nil, nil, "British", nil])
    #expect(all.map(table.glass) == [nil, "Coupe", nil, nil, nil])
    #expect(all.map(table.minutes) == [nil, 5, nil, nil, nil])
    #expect(table.addedAt == [7, 7, 7, 7, 7])
    #expect(index.recipe(with: DishID("world:Toast")) == RecipeID(3))
    #expect(index.recipe(with: DishID("world:toast")) == nil)
  }

  @Test(
    "requirements stand in the order of their first appearance, with their frequency and dishes"
  )
  func requirements() throws {
    let index = try sampleWorld().index
    let table = index.requirements
    #expect(
      table.names.strings == [
        "gin", "lime", "lime juice", "mint", "bread", "butter or margarine", "salt", "moon dust",
        "butter",
      ]
    )
    #expect(table.documentFrequency == [2, 0, 1, 0, 2, 1, 1, 1, 1])
    // N = 5: df 1 weighs 1000 · ln 6 = 1791.8, df 2 weighs 1000 · ln 3.5 = 1252.8.
    #expect(table.weights == [1253, 0, 1792, 0, 1253, 1792, 1792, 1792, 1792])
    #expect(table.isExact == [false, false, false, false, false, false, true, false, false])
    #expect(
      (0..<9).map(table.isUnknown) == [
        false, false, false, false, false, false, false, true, false,
      ]
    )
    let postings = (0..<9).map { index.matching.required[$0].map(Int.init) }
    #expect(postings == [[0, 1], [], [1], [], [3, 4], [3], [3], [3], [4]])
    #expect(index.matching.required[4].count == 2)
    #expect(index.recipes.lines(of: RecipeID(1)) == [0, 2, 3])
  }

  @Test(
    "the order in which dishes arrive changes no byte",
    arguments: SeededGenerator.seeds(20, full: 200)
  )
  func determinism(seed: UInt64) throws {
    #expect(
      try sampleWorld(shuffledBy: seed).index.fileBytes() == sampleWorld().index.fileBytes()
    )
  }

  @Test("an empty catalogue makes an index that is written, read, and answers with nothing")
  func empty() throws {
    let world = try SmallWorld(["egg"], dishes: [])
    let read = try CatalogueIndex(bytes: world.index.fileBytes(), file: "memory")
    #expect(read == world.index)
    #expect(read.allRecipes == [])
    #expect(read.requirements.count == 0)
    #expect(
      try world.answer(have: "egg").answer
        == MatchAnswer(matches: [], counts: [], hidden: .none)
    )
  }

  @Test("an empty lexicon leaves every line unknown, and the index holds")
  func emptyLexicon() throws {
    let world = try SmallWorld([], dishes: [SmallWorld.Dish("Dish", "egg")])
    let read = try CatalogueIndex(bytes: world.index.fileBytes(), file: "memory")
    #expect(read == world.index)
    #expect(read.requirements.isUnknown(0))
  }

  @Test("a dish without lines is in the index, and in no answer")
  func noLines() throws {
    let world = try sampleWorld()
    #expect(world.index.recipe(with: DishID("world:Nothing")) == RecipeID(2))
    #expect(world.index.recipes.lines(of: RecipeID(2)) == [])
    #expect(try world.answer(have: "gin", "bread").names.contains("Nothing") == false)
  }

  @Test("minutes and dates out of range are unknown")
  func outOfRange() throws {
    let recipe = SmallWorld.Dish("Dish", "egg", minutes: -5).recipe
    let index = CatalogueIndex(
      entries: [CatalogueIndex.Entry(recipe: recipe, addedAt: -1)],
      lexicon: try SmallWorld(["egg"], dishes: []).index.lexicon,
      generation: .max,
      fingerprint: .max
    )
    let read = try CatalogueIndex(bytes: index.fileBytes(), file: "memory")
    #expect(read.recipes.minutes(of: RecipeID(0)) == nil)
    #expect(read.recipes.addedAt == [0])
    #expect(read.generation == .max)
    #expect(read.fingerprint == .max)
  }

  @Test("a dish's swap of an unknown ingredient, or for itself, is left out")
  func oddSwaps() throws {
    var dish = SmallWorld.Dish("Dish", "egg")
    dish.swaps = [
      Recipe.Swap(required: "egg", substitute: "moon dust"),
      Recipe.Swap(required: "moon dust", substitute: "egg"),
      Recipe.Swap(required: "egg", substitute: "eggs"),
      Recipe.Swap(required: "egg", substitute: "tofu", note: "silken"),
    ]
    let world = try SmallWorld(["egg", "tofu"], dishes: [dish])
    #expect(try world.answer(have: "tofu")["Dish"]?.lines.map(\.note) == ["silken"])
    #expect(world.index.recipes.ownSwapRequired == [0])
  }
}
