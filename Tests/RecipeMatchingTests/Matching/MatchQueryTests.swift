import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("Which dishes come into question")
struct MatchQueryTests {
  private func world() throws -> SmallWorld {
    func dish(
      _ name: String,
      _ kind: Recipe.Kind,
      category: String? = nil,
      cuisine: String? = nil,
      glass: String? = nil
    ) -> SmallWorld.Dish {
      var dish = SmallWorld.Dish(name, "egg")
      (dish.kind, dish.category, dish.cuisine, dish.glass) = (kind, category, cuisine, glass)
      return dish
    }
    return try SmallWorld(
      ["egg"],
      dishes: [
        dish("A", .cocktail, category: "Sour", glass: "Coupe"),
        dish("B", .cocktail, category: "Fizz", glass: "Highball glass"),
        dish("C", .meal, category: "Main", cuisine: "Crème Française"),
        dish("D", .meal, category: "sour", cuisine: "Italian"), dish("E", .meal),
      ]
    )
  }

  @Test(
    "a filter lets through what has the label, folded and less \"glass\"; none equals an absent one",
    arguments: [
      (RecipeFilter(), ["A", "B", "C", "D", "E"]),
      (RecipeFilter(kind: .cocktail), ["A", "B"]),
      (RecipeFilter(kind: .meal), ["C", "D", "E"]),
      (RecipeFilter(category: "SOUR"), ["A", "D"]),
      (RecipeFilter(category: "sours"), ["A", "D"]),
      (RecipeFilter(kind: .meal, category: "sour"), ["D"]),
      (RecipeFilter(cuisine: "creme francaise"), ["C"]),
      (RecipeFilter(glass: "highball-glass"), ["B"]),
      (RecipeFilter(glass: "Highball"), ["B"]),
      (RecipeFilter(glass: "Coupe Glass"), ["A"]),
      (RecipeFilter(glass: "glass"), []),
      (RecipeFilter(category: ""), []),
      (RecipeFilter(category: "Sour", glass: "Highball glass"), []),
    ]
  )
  func filter(filter: RecipeFilter, expected: [String]) throws {
    let world = try world()
    var query = try world.query(["egg"])
    query.filter = filter
    let answer = world.answer(query)
    #expect(answer.names == expected)
    let count = MatchAnswer.Count(missing: 0, dishes: expected.count)
    #expect(answer.answer.counts == (expected.isEmpty ? [] : [count]))
  }

  @Test("a limit of nothing shows nothing and still counts", arguments: [0, -1])
  func noLimit(limit: Int) throws {
    let world = try world()
    var query = try world.query(["egg"])
    query.limit = limit
    let answer = world.answer(query).answer
    #expect(answer.matches == [])
    #expect(answer.counts == [MatchAnswer.Count(missing: 0, dishes: 5)])
  }

  @Test("a query misses at most two things and shows twenty dishes, unless it says otherwise")
  func defaults() throws {
    let query = MatchQuery(
      pantry: [],
      exclusion: .none(in: try world().index.lexicon.taxonomy),
      staples: []
    )
    #expect(query.missingAtMost == 2)
    #expect(query.limit == 20)
    #expect(query.order == .fewestMissing)
    #expect(query.allowsGeneric)
    #expect(query.allowsSwaps)
    #expect(query.exclusion.isActive == false)
  }
}
