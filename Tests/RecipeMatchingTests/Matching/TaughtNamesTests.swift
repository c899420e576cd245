import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("An index as one person taught it")
struct TaughtNamesTests {
  @Test("on random worlds the whole ranked list, counts and grades are those of the naive scan")
  func oracle() throws {
    for seed in SeededGenerator.seeds(334, full: 30_000) {
      var generator = SeededGenerator(seed: seed)
      let plain = MatchWorld.random(using: &generator)
      let world = plain.teaching(using: &generator)
      let everybodys = try plain.index()
      let index = everybodys.teaching(world.facts)
      let oracle = MatchOracle(
        plain,
        MatchQuestion(pantry: [], in: plain),
        duplicateGroups: everybodys.duplicateGroups
      ).believing(world)
      for _ in 0..<2 {
        let question = MatchQuestion.random(in: world, using: &generator)
        let verdict = oracle.asking(question).verdict()
        let answer = PantryMatcher(index: index).answer(question.query(for: index))
        #expect(answer.rows(in: index) == verdict.answers, "seed \(seed)")
        let counts = answer.counts.map { [$0.missing, $0.dishes] }
        let expected = verdict.counts.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
        #expect(counts == expected, "seed \(seed)")
        #expect(answer.hidden.unrecognised == verdict.unrecognised, "seed \(seed)")
        #expect(answer.hidden.mayContain == verdict.mayContain, "seed \(seed)")
      }
    }
  }

  @Test(
    "whatever is excluded, teaching allows no dish that was not allowed, and makes nothing safer"
  )
  func onlyAddsDoubt() throws {
    for seed in SeededGenerator.seeds(334, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let plain = MatchWorld.random(using: &generator)
      let world = plain.teaching(using: &generator)
      let everybodys = try plain.index()
      let index = everybodys.teaching(world.facts)
      var question = MatchQuestion.random(in: plain, using: &generator)
      question.flags = [["dairy"], ["nut"], []].randomElement(using: &generator) ?? []
      let before = question.query(for: everybodys).exclusion
      let after = question.query(for: index).exclusion
      for ingredient in before.verdicts.indices {
        #expect(after.verdicts[ingredient] >= before.verdicts[ingredient], "seed \(seed)")
      }
      let safe = PantryMatcher(index: everybodys).safety(under: before)
      let taught = PantryMatcher(index: index).safety(under: after)
      for recipe in index.allRecipes where taught.allows(recipe) {
        #expect(safe.allows(recipe), "seed \(seed)")
      }
    }
  }

  @Test(
    "a taught name is doubtful under all that it is like or a kind of, and safe under nothing else"
  )
  func doubt() throws {
    for seed in SeededGenerator.seeds(100, full: 300) {
      var generator = SeededGenerator(seed: seed)
      let plain = MatchWorld.random(using: &generator)
      let world = plain.teaching(using: &generator)
      let index = try plain.index().teaching(world.facts)
      for fact in world.taught {
        let exclusion = Exclusion(
          ingredients: [IngredientID(fact.other)],
          flags: [],
          in: index.lexicon.taxonomy,
          families: index.lexicon.allergens.families
        )
        #expect(exclusion.verdicts[fact.ingredient] == .possible, "seed \(seed)")
        let itself = Exclusion(
          ingredients: [IngredientID(fact.ingredient)],
          flags: [],
          in: index.lexicon.taxonomy
        )
        #expect(itself.verdicts[fact.ingredient] == .certain, "seed \(seed)")
      }
    }
  }

  @Test("without facts it is the same index, and what is no longer known says nothing")
  func nothing() throws {
    var generator = SeededGenerator(seed: 7)
    let world = MatchWorld.random(using: &generator)
    let index = try world.index()
    #expect(index.teaching([]) === index)
    let known = MatchWorld.name(0)
    let facts = [
      TaughtFact(.like, known, MatchWorld.name(1), addedAt: 0),
      TaughtFact(.kindOf, "moon dust", "nothing at all", addedAt: 0),
      TaughtFact(.swap, known, "nothing at all", addedAt: 0),
    ]
    let taught = index.teaching(facts)
    let dust = try #require(taught.lexicon.unlisted(named: "Moon Dust"))
    #expect(taught.lexicon.count == index.lexicon.count + 1)
    #expect(taught.lexicon.taxonomy.taught == [dust.rawValue: []])
    let exclusion = Exclusion(ingredients: [dust], flags: [], in: taught.lexicon.taxonomy)
    #expect(exclusion.verdicts.filter { $0 != .safe } == [.certain])
    #expect(taught.hasSameDishes(as: index))
  }
}
