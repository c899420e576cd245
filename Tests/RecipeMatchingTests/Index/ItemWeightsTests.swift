import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What things of a pantry weigh")
struct ItemWeightsTests {
  @Test("on random worlds each weighs what a pantry of it alone is good for, dish by dish")
  func oracle() throws {
    for seed in SeededGenerator.seeds(400, full: 30_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let oracle = MatchOracle(world, MatchQuestion(pantry: [], in: world))
      #expect(index.itemWeights.map { Int($0) } == oracle.itemWeights, "seed \(seed)")
    }
  }

  private func weights(_ world: SmallWorld) -> [String: Int] {
    let names = world.index.lexicon.ingredients.strings
    return Dictionary(uniqueKeysWithValues: zip(names, world.index.itemWeights.map { Int($0) }))
  }

  @Test(
    "a thing is good for what it is, for its kinds' names above, what it makes and its own kinds"
  )
  func grades() throws {
    let world = try SmallWorld(
      ["spirit (class)", "rum < spirit", "white rum < rum", "lime", "lime juice", "egg"],
      made: ["lime juice = lime"],
      dishes: [
        SmallWorld.Dish("A", "rum"), SmallWorld.Dish("B", "white rum", "lime juice"),
        SmallWorld.Dish("C", "=rum", "lime"), SmallWorld.Dish("D", "?egg", "spirit"),
      ]
    )
    // N = 4: df 0 and 1 weigh 1609, df 2 1099, df 3 847, df 4 693.
    let weights = weights(world)
    #expect(weights["rum"] == 693)
    // Not for exactly rum.
    #expect(weights["white rum"] == 847)
    // A class stands for no kind of itself.
    #expect(weights["spirit"] == 1609)
    #expect(weights["lime"] == 1099)
    #expect(weights["lime juice"] == 1609)
    // What is nice to have does not count.
    #expect(weights["egg"] == 1609)
  }

  @Test("a thing is good for what the default staples make of it, and a swap is no use of it")
  func staples() throws {
    let world = try SmallWorld(
      ["sugar", "water (staple)", "syrup", "oil", "butter", "lemon", "lemonade"],
      made: ["syrup = sugar + water", "lemonade = syrup + lemon"],
      swaps: ["butter -> oil"],
      dishes: [
        SmallWorld.Dish("A", "syrup"), SmallWorld.Dish("B", "syrup", "butter"),
        SmallWorld.Dish("C", "lemonade", "water"),
      ]
    )
    // N = 3: df 0 and 1 weigh 1386, df 2 916.
    let weights = weights(world)
    #expect(weights["sugar"] == 916)
    #expect(weights["lemon"] == 1386)
    #expect(weights["oil"] == 1386)
    #expect(weights["water"] == 1386)
  }

  @Test("weights are those of the base, whatever joined it")
  func frozen() throws {
    for seed in SeededGenerator.seeds(20, full: 1_000) {
      var random = SeededGenerator(seed: seed)
      var history = try ChangedWorld(using: &random)
      let base = try history.changedIndex().base
      history.change(using: &random)
      #expect(try history.changedIndex().itemWeights == base.itemWeights, "seed \(seed)")
    }
  }

  @Test("other weights than those of the dishes are refused in a file that is verified")
  func verified() throws {
    let image = try SectionImage.sampleIndex()
    #expect(image.changed(.itemWeights, at: 3, to: 1).refusal?.isCorrupt == true)
  }
}
