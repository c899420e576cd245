import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What was shown, and what that rules out")
struct ShownDishesTests {
  /// A world of random likeness and showings.
  struct World {
    var count: Int
    var shown: [(dish: Int, at: Int)]
    var alike: Set<[Int]>

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...14, using: &generator)
      self.count = count
      shown = (0..<Int.random(in: 0...12, using: &generator)).map { at in
        (dish: Int.random(in: 0..<count, using: &generator), at: at)
      }
      shown.shuffle(using: &generator)
      alike = []
      for left in 0..<count {
        for right in 0..<left where Int.random(in: 0..<5, using: &generator) == 0 {
          alike.insert([right, left])
        }
      }
    }

    func isAlike(_ left: Int, _ right: Int) -> Bool {
      alike.contains([min(left, right), max(left, right)])
    }

    var dishes: ShownDishes { ShownDishes(count: count, shown: shown, isAlike: isAlike) }

    /// When a dish, or something like it, was last shown: looked up showing by showing.
    func lastBlocked(_ dish: Int) -> Int? {
      shown.filter { $0.dish == dish || isAlike($0.dish, dish) }.map(\.at).max()
    }
  }

  @Test("agrees with a look at every showing", arguments: SeededGenerator.seeds(200, full: 5_000))
  func agreesWithNaive(seed: UInt64) {
    let world = World(seed: seed)
    let dishes = world.dishes
    for dish in 0..<world.count {
      #expect(dishes.lastBlocked[dish] == world.lastBlocked(dish))
      #expect(dishes.lastShown[dish] == world.shown.filter { $0.dish == dish }.map(\.at).max())
      #expect(dishes.isFresh(dish) == (world.lastBlocked(dish) == nil))
    }
  }

  @Test("chooses no two that are nearly the same", arguments: SeededGenerator.seeds(100))
  func distinct(seed: UInt64) {
    let world = World(seed: seed)
    let chosen = world.dishes.distinct(Array(0..<world.count), count: 5)
    for left in chosen {
      for right in chosen where left != right { #expect(!world.isAlike(left, right)) }
    }
    #expect(chosen.first == 0)
    #expect(chosen.count <= 5)
    if chosen.count < 5 {
      for dish in 0..<world.count where !chosen.contains(dish) {
        #expect(chosen.contains { world.isAlike($0, dish) })
      }
    }
  }

  @Test("counts what stays fresh", arguments: SeededGenerator.seeds(100))
  func freshCount(seed: UInt64) {
    let world = World(seed: seed)
    let all = Array(0..<world.count)
    let chosen = world.dishes.distinct(all, count: 2)
    var after = world
    after.shown += chosen.map { (dish: $0, at: 1_000) }
    #expect(
      world.dishes.freshCount(of: all, after: chosen) == all.count { after.dishes.isFresh($0) }
    )
  }

  @Test("begins again with what was ruled out longest ago, unseen ones first")
  func oldestFirst() {
    // 0 was shown first, 1 is nearly the same and was never shown; 2 was shown last.
    let dishes = ShownDishes(count: 4, shown: [(0, 5), (2, 9), (3, 7)]) { left, right in
      Set([left, right]) == [0, 1]
    }
    #expect(dishes.oldestFirst([0, 1, 2, 3]) == [1, 0, 3, 2])
  }
}
