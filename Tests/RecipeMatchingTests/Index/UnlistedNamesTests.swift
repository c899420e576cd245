import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("names that the lexicon does not know")
struct UnlistedNamesTests {
  private let dishes = [
    SmallWorld.Dish("Bowl", "gin", "Moon Dust"), SmallWorld.Dish("Cup", "moon-dusts", "lime"),
  ]
  private let late = [
    SmallWorld.Dish("Dish", "gin", "moon dust", "?sun dust"),
    SmallWorld.Dish("Egg", "sun dust", "air", "lime"),
  ]

  private func index(_ dishes: [SmallWorld.Dish]) throws -> CatalogueIndex {
    try SmallWorld(["gin", "lime"], dishes: dishes).index
  }

  private func changed(_ base: CatalogueIndex) -> CatalogueIndex {
    base.changing(
      late.map { CatalogueIndex.Entry(recipe: $0.recipe, addedAt: 7) },
      removed: [],
      generation: 4,
      fingerprint: 5
    )
  }

  /// What each dish misses where some things are there.
  private func missing(_ have: [String], in index: CatalogueIndex) -> [String: Int] {
    let query = MatchQuery(
      pantry: have.compactMap { index.lexicon.ingredient(namedInDishes: $0) },
      exclusion: .none(in: index.lexicon.taxonomy),
      staples: [],
      limit: 10
    )
    let matches = PantryMatcher(index: index).answer(query).matches
    return matches.reduce(into: [:]) { $0[index.recipes.name(of: $1.recipe)] = $1.keys.missing }
  }

  @Test("stand behind the lexicon's, ascending, each once however it is written")
  func numbered() throws {
    let lexicon = try index(dishes + late).lexicon
    #expect(lexicon.listedCount == 2)
    #expect(lexicon.ingredients.strings == ["gin", "lime", "air", "Moon Dust", "sun dust"])
    #expect(lexicon.unlisted(named: "MOON DUSTS") == IngredientID(3))
    #expect(lexicon.unlisted(named: "dust") == nil && lexicon.unlisted(named: "gin") == nil)
    #expect(lexicon.ingredient(named: "moon dust") == nil)
  }

  @Test("are had as exactly that")
  func had() throws {
    let index = try index(dishes + late)
    #expect(missing(["moon dust"], in: index) == ["Bowl": 1, "Cup": 1, "Dish": 1])
    #expect(missing(["moon dust", "gin"], in: index) == ["Bowl": 0, "Cup": 1, "Dish": 0])
    #expect(missing(["sun dust", "air"], in: index) == ["Egg": 1])
  }

  @Test(
    "that only later dishes use are had as if the index had been built anew, and back from the file"
  )
  func later() throws {
    let base = try index(dishes)
    let changed = changed(base)
    let anew = try index(dishes + late)
    let read = try base.withDelta(bytes: changed.deltaBytes(), file: "memory")
    #expect(read == changed)
    #expect(changed.base == base && changed.fileBytes() == base.fileBytes())
    #expect(changed.lexicon.ingredients.strings == ["gin", "lime", "Moon Dust", "air", "sun dust"])
    for have in [["moon dust"], ["sun dust"], ["air", "sun dust", "lime"], ["gin", "moon dust"]] {
      #expect(missing(have, in: read) == missing(have, in: anew), "\(have)")
    }
    let dust = try #require(read.lexicon.unlisted(named: "moon dust"))
    #expect(
      read.recipes(naming: dust).map { read.recipes.name(of: $0) }.sorted() == [
        "Bowl", "Cup", "Dish",
      ]
    )
    let sun = try #require(read.lexicon.unlisted(named: "sun dust"))
    #expect(
      read.recipes(naming: sun).count == 2 && !read.isUsed(sun, besides: read.recipes(naming: sun))
    )
  }

  @Test("hide their dish where something is excluded")
  func excluded() throws {
    let index = try index(dishes)
    var query = MatchQuery(
      pantry: [IngredientID(0), IngredientID(2)],
      exclusion: Exclusion(ingredients: [IngredientID(1)], flags: [], in: index.lexicon.taxonomy),
      staples: [],
      limit: 10
    )
    let answer = PantryMatcher(index: index).answer(query)
    #expect(answer.matches.isEmpty && answer.hidden.unrecognised == 1)
    query.exclusion = .none(in: index.lexicon.taxonomy)
    #expect(PantryMatcher(index: index).answer(query).matches.count == 2)
  }
}
