import RecipeLexicon
import RecipeModel
import TestSupport

@testable import RecipeMatching

/// A random world whose dishes come, change and go after an index of it was built.
struct ChangedWorld {
  /// As it is.
  private(set) var world: MatchWorld
  /// The ids of all dishes that there ever were.
  private(set) var everID: Set<String>
  private let base: MatchWorld
  private var generation: UInt64 = 1
  private let reserve: [MatchWorld.Dish]

  init(using random: inout SeededGenerator) throws {
    var world = MatchWorld.random(using: &random)
    // An index keeps the alternatives of a set in the order in which it met them first.
    for dish in world.dishes.indices {
      for line in world.dishes[dish].lines.indices {
        world.dishes[dish].lines[line].alternatives.sort()
      }
    }
    let count = Int.random(in: 0...world.dishes.count, using: &random)
    reserve = Array(world.dishes[count...])
    world.dishes = Array(world.dishes[..<count])
    self.world = world
    base = world
    everID = Set(world.dishes.map(\.id))
  }

  /// Some dishes join, some take over what another one has, and some go.
  mutating func change(using random: inout SeededGenerator) {
    generation += 1
    for dish in reserve where chance(0.6, &random) {
      world.dishes.removeAll { $0.id == dish.id }
      if chance(0.8, &random) { world.dishes.append(dish) }
    }
    for position in world.dishes.indices where chance(0.2, &random) {
      guard let other = (reserve + base.dishes).randomElement(using: &random) else { continue }
      let id = world.dishes[position].id
      world.dishes[position] = other
      world.dishes[position].id = id
    }
    world.dishes.removeAll { _ in chance(0.2, &random) }
    world.dishes.shuffle(using: &random)
    everID.formUnion(world.dishes.map(\.id))
  }

  /// The index of the world as it was at first, with what changed beside it.
  func changedIndex(over index: CatalogueIndex? = nil) throws -> CatalogueIndex {
    let old = Dictionary(base.recipes.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let ids = Set(world.recipes.map(\.id))
    return try (index ?? base.index()).changing(
      world.recipes.filter { old[$0.id] != $0 }
        .map { CatalogueIndex.Entry(recipe: $0, addedAt: 0) },
      removed: everID.map { DishID($0) }.filter { !ids.contains($0) }.sorted(),
      renown: world.renown,
      generation: generation,
      fingerprint: 2
    )
  }

  func indexBuiltAnew() throws -> CatalogueIndex { try world.index() }
}
