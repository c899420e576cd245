import Foundation
import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@Suite("Salvaging a damaged cache")
struct SalvagingTests {
  let folder: TemporaryFolder
  let recipes = (1_000..<1_400).map { number in
    makeRecipe(
      "a:\(number)",
      name: "Dish \(number)",
      lines: ["\(number) ml gin", "1 lime"],
      steps: Array(repeating: "Stir for \(number) seconds.", count: number % 40)
    )
  }

  init() throws {
    folder = try TemporaryFolder()
  }

  func filledCache() throws -> FileBytes {
    try RecipeCache(opening: folder.cache).update(recipes, addedAt: 100)
    return try FileBytes(folder.cache)
  }

  /// The dishes that come back, after a check that each is as it was stored and comes once.
  func salvaged() -> Set<DishID> {
    let originals = Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) })
    var ids: Set<DishID> = []
    for salvaged in RecipeCache.salvagedRecipes(at: folder.cache) {
      #expect(originals[salvaged.recipe.id] == salvaged.recipe)
      #expect(salvaged.addedAt == 100)
      #expect(ids.insert(salvaged.recipe.id).inserted)
    }
    return ids
  }

  @Test("a sound cache comes back whole, in the order of arrival, and is not touched")
  func sound() throws {
    let file = try filledCache()
    let names = try folder.names()
    #expect(RecipeCache.salvagedRecipes(at: folder.cache).map(\.recipe) == recipes)
    #expect(try FileBytes(folder.cache).bytes == file.bytes)
    #expect(try folder.names() == names)
  }

  @Test("every dish outside the overwritten pages comes back", arguments: [1, 3, 12])
  func overwrittenPages(count: Int) throws {
    let file = try filledCache()
    let pages = file.bytes.count / 4_096
    for first in stride(from: 10, to: pages - count, by: pages / 12) {
      var damaged = file
      let range = first * 4_096..<(first + count) * 4_096
      damaged.bytes.replaceSubrange(range, with: Data(repeating: 0xFF, count: range.count))
      try damaged.write()

      let back = salvaged()
      // A page of 4 KB has a part of at most 20 of these dishes.
      #expect(back.count >= recipes.count - 20 * count, "pages from \(first)")
    }
  }

  @Test("two damaged places far apart cost only their own dishes")
  func twoPlaces() throws {
    var file = try filledCache()
    for name in ["Dish 1100", "Dish 1300"] {
      let place = try #require(file.bytes.range(of: Data("\"name\":\"\(name)\"".utf8)))
      let start = place.lowerBound / 4_096 * 4_096
      file.bytes.replaceSubrange(
        start..<start + 4_096,
        with: Data(repeating: 0xFF, count: 4_096)
      )
    }
    try file.write()
    let back = salvaged()
    #expect(back.count >= recipes.count - 40)
    for number in [1_000, 1_050, 1_200, 1_399] { #expect(back.contains(DishID("a:\(number)"))) }
    for number in [1_100, 1_300] { #expect(!back.contains(DishID("a:\(number)"))) }
  }

  @Test("of a file cut in half, the dishes of the first half come back")
  func cut() throws {
    var file = try filledCache()
    for length in [file.bytes.count / 2, file.bytes.count / 2 + 100] {
      file.bytes = file.bytes.prefix(length)
      try file.write()
      let back = salvaged()
      #expect(back.contains(DishID("a:1000")))
      #expect(back.count > 100)
    }
  }

  @Test("nothing comes of what is no cache, and no file is made")
  func nothing() throws {
    #expect(RecipeCache.salvagedRecipes(at: folder.cache).isEmpty)
    #expect(RecipeCache.salvagedRecipes(at: folder.path).isEmpty)
    #expect(RecipeCache.salvagedRecipes(at: folder.path + "/none/cache.db").isEmpty)
    #expect(try folder.names() == [])
    for bytes in [Data(), Data("no database".utf8), Data(repeating: 0xFF, count: 50_000)] {
      try bytes.write(to: URL(fileURLWithPath: folder.cache))
      #expect(RecipeCache.salvagedRecipes(at: folder.cache).isEmpty)
    }
  }

  @Test("a file whose every page but the first is overwritten is given up soon")
  func allPages() throws {
    var file = try filledCache()
    let rest = 4_096..<file.bytes.count
    file.bytes.replaceSubrange(rest, with: Data(repeating: 0xFF, count: rest.count))
    try file.write()
    #expect(salvaged().isEmpty)
  }
}
