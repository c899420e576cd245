import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Sets of dishes")
struct DishSetTests {
  /// The members in the order in which they are visited.
  private func members(_ set: DishSet) -> [Int] {
    var members: [Int] = []
    set.forEach { members.append($0) }
    return members
  }

  @Test("a set of dishes does what a set of numbers does", arguments: [0, 1, 63, 64, 65, 128, 200])
  func numbers(capacity: Int) {
    var generator = SeededGenerator(seed: UInt64(capacity))
    var pair = (DishSet(capacity: capacity), Set<Int>())
    #expect(members(.all(capacity)) == Array(0..<capacity))
    #expect(DishSet.all(capacity).count == capacity)
    for step in 0..<200 {
      let share = Double.random(in: 0...1, using: &generator)
      let other = Set((0..<capacity).filter { _ in chance(share, &generator) })
      let set = DishSet(capacity: capacity) { other.contains($0) }
      #expect(members(set) == other.sorted(), "step \(step)")
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        pair.0.formIntersection(set)
        pair.1.formIntersection(other)
      case 1:
        pair.0.subtract(set)
        pair.1.subtract(other)
      case 2: pair = (set, other)
      default:
        guard capacity > 0 else { continue }
        let dish = Int.random(in: 0..<capacity, using: &generator)
        if chance(0.5, &generator) {
          pair.0.insert(dish)
          pair.1.insert(dish)
        } else {
          pair.0.remove(dish)
          pair.1.remove(dish)
        }
      }
      #expect(members(pair.0) == pair.1.sorted(), "step \(step)")
      #expect(pair.0.count == pair.1.count, "step \(step)")
      #expect((0..<capacity).filter(pair.0.contains) == pair.1.sorted(), "step \(step)")
    }
  }

  @Test("a set is read from half words, whatever their number and what lies past its end")
  func halfWords() {
    for seed in SeededGenerator.seeds(100, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let capacity = Int.random(in: 0...200, using: &generator)
      let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        UInt32.random(in: 0...UInt32.max, using: &generator)
      }
      let set = DishSet(capacity: capacity, halfWords: Column(words))
      let expected = DishSet(capacity: capacity) { dish in
        dish >> 5 < words.count && words[dish >> 5] >> UInt32(dish & 31) & 1 == 1
      }
      #expect(set == expected, "seed \(seed)")
    }
  }

  @Test("sets are equal when their capacity and their dishes are, however they came about")
  func equality() {
    for capacity in [1, 64, 70] {
      var set = DishSet.all(capacity)
      #expect(set == DishSet(capacity: capacity) { _ in true }, "capacity \(capacity)")
      set.remove(0)
      #expect(set != .all(capacity), "capacity \(capacity)")
      set.subtract(.all(capacity))
      #expect(set == DishSet(capacity: capacity), "capacity \(capacity)")
    }
    #expect(DishSet(capacity: 3) != DishSet(capacity: 4))
  }
}
