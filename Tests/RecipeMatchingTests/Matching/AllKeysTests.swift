import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@Suite("The keys of every dish")
struct AllKeysTests {
  @Test("on random worlds they are those of a naive scan, also where nothing of the pantry goes in")
  func oracle() throws {
    var unused = 0
    let seeds = SeededGenerator.seeds(250, full: 10_000)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let question = MatchQuestion.random(in: world, using: &generator)
      let keys = PantryMatcher(index: index).keys(of: question.query(for: index))
      let expected = MatchOracle(world, question, duplicateGroups: index.duplicateGroups).all()
      unused += expected.values.filter { !$0.usesPantry }.count
      let all = index.allRecipes.map { expected[index.recipes.id(of: $0).description] }
      #expect(keys.map { $0.map(MatchOracle.Keys.init) } == all.map { $0?.keys }, "seed \(seed)")
    }
    #expect(unused >= seeds.count / 10)
  }

  @Test("they are those of each dish judged by itself, unless it is left out")
  func single() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let matcher = PantryMatcher(index: index)
      var query = MatchQuestion.random(in: world, using: &generator).query(for: index)
      query.hidden = index.allRecipes.filter { _ in chance(0.2, &generator) }
      let admitted = query.filter.admitted(of: index.recipes)
      let expected = index.allRecipes.map { recipe -> RankKeys? in
        // What is but optional hides no dish.
        let isUnrecognised = index.recipes.required[recipe.rawValue].contains {
          index.requirements.isUnknown(Int($0))
        }
        guard admitted?.contains(recipe.rawValue) ?? true, !query.hidden.contains(recipe),
          !(isUnrecognised && query.exclusion.isActive)
        else { return nil }
        return matcher.match(recipe, query)?.keys
      }
      #expect(matcher.keys(of: query) == expected, "seed \(seed)")
    }
  }

  @Test("the answer ranks just those of them that use the pantry, by the same keys")
  func answered() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let matcher = PantryMatcher(index: index)
      var question = MatchQuestion.random(in: world, using: &generator)
      let keys = matcher.keys(of: question.query(for: index))
      question.missingAtMost = nil
      question.limit = 1_000
      #expect(matcher.keys(of: question.query(for: index)) == keys, "seed \(seed)")
      for match in matcher.answer(question.query(for: index)).matches {
        #expect(keys[match.recipe.rawValue] == match.keys, "seed \(seed)")
      }
    }
  }

  @Test("a dish that uses nothing has keys; one that is hidden, excluded or not asked for has none")
  func byHand() throws {
    var drink = SmallWorld.Dish("Drink", "gin")
    drink.kind = .cocktail
    let world = try SmallWorld(
      ["gin", "lime", "egg"],
      dishes: [
        drink, SmallWorld.Dish("Egg", "egg"), SmallWorld.Dish("Lime", "lime", "?egg"),
        SmallWorld.Dish("Odd", "lime", "moon dust"),
      ]
    )
    func missing(_ query: MatchQuery) -> [Int?] {
      PantryMatcher(index: world.index).keys(of: query).map { $0?.missing }
    }
    var query = try world.query(["gin"])
    #expect(missing(query) == [0, 1, 1, 2])
    query.missingAtMost = 0
    query.limit = 0
    #expect(missing(query) == [0, 1, 1, 2])
    query.hidden = [RecipeID(1), RecipeID(99)]
    #expect(missing(query) == [0, nil, 1, 2])
    query.filter.kind = .meal
    #expect(missing(query) == [nil, nil, 1, 2])
    #expect(missing(try world.query(["gin"], without: ["egg"])) == [0, nil, 1, nil])
    #expect(missing(try world.query(["gin"], use: ["lime"])) == [nil, nil, 0, 1])
  }
}
