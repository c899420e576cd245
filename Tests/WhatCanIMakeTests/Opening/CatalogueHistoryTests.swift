import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A kitchen never serves what the catalogue no longer has")
struct CatalogueHistoryTests {
  /// What the catalogue must have: for each number the edition of its dish.
  private struct Model {
    var editions: [Int: Int] = [:]
    var own: Set<String> = []

    var dishes: [String: [String]] {
      var all = editions.reduce(into: [:]) { all, entry in
        all["thecocktaildb:\(entry.key)"] = Model.lines(entry.key, entry.value)
      }
      for name in own { all[name] = ["gin"] }
      return all
    }

    static func lines(_ number: Int, _ edition: Int) -> [String] {
      let first = number + 3 * edition
      let all = LargerWorld.ingredients
      return Array(Set([first, first / 8 + 1, first / 3 + 4].map { all[$0 % all.count] })).sorted()
    }
  }

  private static let anna = KeepingWorld.anna

  @Test(
    "after imports, removals, own recipes and crashes at any point it equals a model",
    arguments: SeededGenerator.seeds(3, full: 100)
  )
  func history(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let world = try LargerWorld()
    var model = Model(editions: Dictionary(uniqueKeysWithValues: (0..<220).map { ($0, 0) }))
    var deltas = 0
    for step in 0..<8 {
      switch Int.random(in: 0...5, using: &random) {
      case 0, 1:
        let numbers = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          Int.random(in: 0..<240, using: &random)
        }
        let edition = Int.random(in: 1...4, using: &random)
        try world.importing(Set(numbers).sorted().map { LargerWorld.record($0, edition: edition) })
        for number in numbers { model.editions[number] = edition }
      case 2:
        let deleted = model.editions.keys.sorted().prefix(Int.random(in: 1...3, using: &random))
        try remove(Array(deleted), world, crashes: chance(0.5, &random))
        for number in deleted { model.editions[number] = nil }
      case 3:
        let notebook = try notebook(world)
        let written = WrittenRecipe(title: "Own \(step)", kind: .cocktail, ingredients: ["gin"])
        model.own.insert(try notebook.createRecipe(written).recipe.id.description)
      case 4:
        guard let id = model.own.sorted().first else { continue }
        try notebook(world).deleteRecipe(DishID(id))
        model.own.remove(id)
      default: try spoil(world.places, using: &random)
      }
      let kitchen = try Kitchen.open(world.places, for: Self.anna, now: TinyWorld.time)
      #expect(served(kitchen) == model.dishes, "seed \(seed), step \(step)")
      if kitchen.index.hasDelta { deltas += 1 }
    }
    #expect(deltas > 0, "seed \(seed)")
    _ = try Kitchen.verifying(world.places)
  }

  private func notebook(_ world: LargerWorld) throws -> Notebook {
    try Kitchen.open(world.places, for: Self.anna, now: TinyWorld.time)
      .notebook(of: Self.anna, now: TinyWorld.time) { _ in }
  }

  /// What the index says of each dish that is not of the collection.
  private func served(_ kitchen: Kitchen) -> [String: [String]] {
    let table = kitchen.index.recipes
    let imported = kitchen.index.allRecipes.filter {
      ["thecocktaildb", "own"].contains(table.id(of: $0).source)
    }
    let pairs = imported.map { recipe in
      (
        table.id(of: recipe).description,
        table.required[recipe.rawValue].map { kitchen.index.requirements.names[Int($0)] }.sorted()
      )
    }
    return Dictionary(pairs, uniquingKeysWith: { _, _ in ["twice"] })
  }

  /// Dishes that a source's terms take out of the cache.
  ///
  /// - Parameter crashes: The process ends after the commit, before an index fits it.
  private func remove(_ numbers: [Int], _ world: LargerWorld, crashes: Bool) throws {
    let cache = try RecipeCache(opening: world.places.cache)
    let ids = numbers.map { DishID("thecocktaildb:\($0)") }
    // A dish whose text changed goes when the new text has to.
    let ending = try cache.recipes(ids: ids).map { recipe in
      var recipe = recipe
      recipe.summary = "Gone soon."
      return recipe
    }
    let expiresAt = TinyWorld.time - 10
    if crashes {
      let marker = world.places.marker
      try cache.update(
        ending,
        addedAt: TinyWorld.time,
        expiresAt: expiresAt,
        willCommit: { try IndexManifest.invalidate(at: marker) }
      )
    } else {
      let writer = try CatalogueWriter(Stores(world.places), now: TinyWorld.time)
      _ = try writer.update(adding: ending, expiresAt: expiresAt)
      _ = consume writer
    }
  }

  /// A crash, or someone, took away or mixed up some of the files that can be made again.
  private func spoil(_ places: KitchenPaths, using random: inout SeededGenerator) throws {
    let files = [places.index, places.delta, places.marker, places.taste].filter { isFile($0) }
    guard let file = files.randomElement(using: &random) else { return }
    if chance(0.6, &random) {
      try removeItem(file)
    } else {
      var bytes = try readBytes(file)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1
      try writeBytes(bytes, to: file)
    }
  }
}
