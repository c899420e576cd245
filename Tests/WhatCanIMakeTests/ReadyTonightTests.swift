import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Something to make tonight from the committed collection")
struct ReadyTonightTests {
  private let collection: Collection
  /// Ingredients that dishes require, the commonest first, without staples.
  private let common: [IngredientID]

  init() throws {
    collection = try Collection.committed.get()
    var count: [IngredientID: Int] = [:]
    var resolver = collection.lexicon.makeResolver()
    for recipe in collection.recipes {
      let asked = recipe.lines.filter(\.isRequired).flatMap { resolver.requirements(of: $0) ?? [] }
      for ingredient in Set(asked.filter { $0.count == 1 }.joined()) {
        count[ingredient, default: 0] += 1
      }
    }
    let staples = Set(collection.lexicon.defaultStaples)
    common = count.keys.filter { !staples.contains($0) }
      .sorted { (count[$1] ?? 0, $0) < (count[$0] ?? 0, $1) }
  }

  @Test(
    "eight common things chosen by chance make something, 95 times in 100 or more",
    arguments: [50, 100, 200]
  )
  func ready(pool: Int) throws {
    let matcher = PantryMatcher(index: collection.index)
    var empty: [[String]] = []
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pantry = Array(common.prefix(pool).shuffled(using: &random).prefix(8))
      let answer = matcher.answer(
        MatchQuery(
          pantry: pantry,
          exclusion: .none(in: collection.lexicon.taxonomy),
          staples: collection.lexicon.defaultStaples,
          missingAtMost: 0,
          limit: 1
        )
      )
      if answer.matches.isEmpty { empty.append(pantry.map(collection.lexicon.name(of:))) }
    }
    #expect(empty.count <= 10, "nothing from: \(empty)")
  }
}
