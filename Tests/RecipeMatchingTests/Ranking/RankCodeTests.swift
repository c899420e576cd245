import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Where a dish stands, in two numbers and a place")
struct RankCodeTests {
  private func value(_ most: Int, _ generator: inout SeededGenerator) -> Int {
    let values = [0, 1, 2, most - 1, most, Int.random(in: 0...most, using: &generator)]
    return pick(values, &generator)
  }

  private func keys(using generator: inout SeededGenerator) -> RankKeys {
    RankKeys(
      missing: value(255, &generator),
      isPlain: chance(0.5, &generator),
      hasMain: chance(0.5, &generator),
      used: value(255, &generator),
      swaps: value(255, &generator),
      expiring: value(1 << 23 - 1, &generator),
      taste: value(TasteLevel.best, &generator),
      renown: value(Renown.wide, &generator),
      weight: value(1 << 20 - 1, &generator),
      generics: value(255, &generator),
      minutes: chance(0.3, &generator) ? nil : value(1 << 16 - 2, &generator)
    )
  }

  @Test(
    "codes compare as the keys do one by one, then the places do",
    arguments: RankOrder.allCases
  )
  func lexicographic(order: RankOrder) {
    for seed in SeededGenerator.seeds(300, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      var (left, right) = (keys(using: &generator), keys(using: &generator))
      // Two that differ nowhere are compared as well, and two that differ in one key alone.
      for _ in 0..<12 {
        let places = (
          Int.random(in: 0...1, using: &generator), Int.random(in: 0...1, using: &generator)
        )
        let codes = (
          RankCode(left, place: places.0, in: order), RankCode(right, place: places.1, in: order)
        )
        let one = NaiveOrder.sequence(left, order) + [places.0]
        let other = NaiveOrder.sequence(right, order) + [places.1]
        let comment = "seed \(seed): \(left) against \(right)"
        #expect((codes.0 < codes.1) == one.lexicographicallyPrecedes(other), "\(comment)")
        #expect((codes.1 < codes.0) == other.lexicographicallyPrecedes(one), "\(comment)")
        #expect((codes.0 == codes.1) == (one == other), "\(comment)")
        #expect(codes.0 < .last, "\(comment)")
        left = right
        change(&left, using: &generator)
      }
    }
  }

  /// Gives one of the keys, or none, another value.
  private func change(_ keys: inout RankKeys, using generator: inout SeededGenerator) {
    let other = self.keys(using: &generator)
    switch Int.random(in: 0...11, using: &generator) {
    case 0: keys.missing = other.missing
    case 1: keys.isPlain = other.isPlain
    case 2: keys.used = other.used
    case 3: keys.swaps = other.swaps
    case 4: keys.expiring = other.expiring
    case 5: keys.taste = other.taste
    case 6: keys.renown = other.renown
    case 7: keys.weight = other.weight
    case 8: keys.generics = other.generics
    case 9: keys.minutes = other.minutes
    case 10: keys.hasMain = other.hasMain
    default: break
    }
  }

  @Test(
    "the first difference of two dishes is the first key in which they differ",
    arguments: RankOrder.allCases
  )
  func firstDifference(order: RankOrder) {
    for seed in SeededGenerator.seeds(300, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      let left = keys(using: &generator)
      var right = left
      for _ in 0..<Int.random(in: 0...3, using: &generator) { change(&right, using: &generator) }
      let pairs = zip(NaiveOrder.sequence(left, order), NaiveOrder.sequence(right, order))
      let place = Array(pairs).firstIndex { $0 != $1 }
      var keys: [RankKey] = []
      order.visit { keys.append($0) }
      #expect(order.firstDifference(left, right) == place.map { keys[$0] }, "seed \(seed)")
    }
  }

  @Test("all keys of an order fit into its numbers", arguments: RankOrder.allCases)
  func bits(order: RankOrder) {
    var (head, tail) = (0, 0)
    order.visit { key in
      switch key {
      case .weight, .generics: tail += key.bits
      default: head += key.bits
      }
    }
    #expect(head <= 64 && tail <= 64)
  }
}
