import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What each purchase would gain")
struct GainTallyTests {
  @Test("dishes that came, changed or were hidden count as they do one by one")
  func oneByOne() throws {
    var (ready, oneAway) = (0, 0)
    for seed in SeededGenerator.seeds(250, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      var changing = try ChangedWorld(using: &generator)
      changing.change(using: &generator)
      let index = try changing.changedIndex()
      let question = MatchQuestion.random(in: changing.world, using: &generator)
      var query = question.query(for: index)
      let anew = try changing.indexBuiltAnew()
      #expect(
        PantryChanges(index: index, query: query).gains()
          == PantryChanges(index: anew, query: question.query(for: anew)).gains(),
        "seed \(seed)"
      )
      query.hidden = index.allRecipes.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
      let gains = PantryChanges(index: index, query: query).gains()
      #expect(gains == PurchaseGain.oneByOne(index, query), "seed \(seed)")
      ready += gains.reduce(0) { $0 + $1.ready }
      oneAway += gains.reduce(0) { $0 + $1.oneAway }
    }
    #expect(min(ready, oneAway) > 100)
  }

  @Test("what a dish allows for all that it lacks makes it ready alone")
  func ownSubstitutes() throws {
    var soup = SmallWorld.Dish("Soup", "leek", "celery", "turnip")
    soup.swaps = ["leek", "celery", "turnip"].map { Recipe.Swap(required: $0, substitute: "onion") }
    var stew = SmallWorld.Dish("Stew", "leek", "celery", "turnip", "salt")
    stew.swaps = ["leek", "turnip"].map { Recipe.Swap(required: $0, substitute: "onion") }
    let world = try SmallWorld(
      ["celery", "leek", "onion", "salt", "shallot < onion", "turnip"],
      dishes: [soup, stew, .init("Mash", "leek", "celery", "turnip")]
    )
    let query = try world.query(["salt"])
    let gains = PantryChanges(index: world.index, query: query).gains()
    #expect(
      gains.map { "\(world.index.lexicon.name(of: $0.ingredient)) \($0.ready) \($0.oneAway)" }
        == ["onion 1 1", "shallot 1 1"]
    )
    #expect(gains == PurchaseGain.oneByOne(world.index, query))
  }

  @Test("dishes that lack many things, each met by many, count as they do thing by thing")
  func manyThings() {
    for seed in SeededGenerator.seeds(10, full: 500) {
      var generator = SeededGenerator(seed: seed)
      let things = Int.random(in: 1...2_000, using: &generator)
      let common = (0..<40).map { _ in Int.random(in: 0..<things, using: &generator) }
      let lists = (0..<30).map { number -> Set<Int> in
        let own = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          Int.random(in: 0..<things, using: &generator)
        }
        return Set(own + common.filter { _ in number % 3 > 0 && Bool.random(using: &generator) })
      }
      let isLacking = lists.map { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      var met: [GroupedNumbers.Entry] = []
      for thing in 0..<things {
        for (number, list) in lists.enumerated() where isLacking[number] && list.contains(thing) {
          met.append(.init(group: UInt32(number), number: UInt32(thing)))
        }
      }
      var tally = GainTally(met: met, granted: [], isLacking: isLacking, ingredients: things)
      var (ready, oneAway) = (
        [Int](repeating: 0, count: things), [Int](repeating: 0, count: things)
      )
      for dish in 0..<400 {
        let size = Int.random(in: 0...9, using: &generator)
        let required = Array((0..<30).shuffled(using: &generator).prefix(size))
        tally.add(required.map { UInt32($0) }) { dish % 10 > 0 }
        let missing = required.filter { isLacking[$0] }
        for thing in 0..<things where dish % 10 > 0 && !missing.isEmpty {
          let left = missing.count { !lists[$0].contains(thing) }
          if left == 0 { ready[thing] += 1 }
          if left == 1, missing.count > 1 { oneAway[thing] += 1 }
        }
      }
      tally.addSums()
      #expect(tally.ready == ready, "seed \(seed)")
      #expect(tally.oneAway == oneAway, "seed \(seed)")
    }
  }
}

extension PurchaseGain {
  /// The gains in their order, by looking at the smallest purchases for each dish.
  fileprivate static func oneByOne(_ index: CatalogueIndex, _ query: MatchQuery) -> [PurchaseGain] {
    var gaps = DishGaps(index, query, limit: 1)
    var gains = (0..<index.lexicon.count).map {
      PurchaseGain(ingredient: IngredientID($0), ready: 0, oneAway: 0)
    }
    for recipe in index.allRecipes {
      guard let missing = gaps.missing(in: recipe.rawValue), !missing.isEmpty else { continue }
      let lists = missing.map { gaps.sets(for: $0, in: recipe.rawValue).singles }
      for thing in gains.indices {
        let left = lists.count { !$0.contains(thing) }
        if left == 0 { gains[thing].ready += 1 }
        if left == 1, missing.count > 1 { gains[thing].oneAway += 1 }
      }
    }
    return gains.filter { $0.ready > 0 || $0.oneAway > 0 }
      .sorted { left, right in
        (right.ready, right.oneAway, left.ingredient.rawValue)
          < (left.ready, left.oneAway, right.ingredient.rawValue)
      }
  }
}
