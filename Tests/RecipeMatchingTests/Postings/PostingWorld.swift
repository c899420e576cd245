import RecipeMatching
import SectionFiles
import TestSupport

/// Dishes as sets of requirements by number, and what is known of each requirement.
struct PostingWorld: Equatable {
  /// For each requirement its weight.
  var weights: [UInt32]
  var isStaple: [Bool]
  var isMeetable: [Bool]
  /// For each dish its requirements, each once, in any order.
  var rows: [[Int]]
  /// For each dish whether it is plain and how well known, as ``DishMark``; empty for neither.
  var marks: [UInt8] = []

  /// How the requirements of a random world weigh.
  enum Weighing: CaseIterable {
    case byRarity, few, equal, any, extreme
  }

  /// What a random world is like.
  struct Shape {
    var requirements: ClosedRange<Int> = 1...24
    var dishes: ClosedRange<Int> = 0...40
    var rows: ClosedRange<Int> = 0...8
    var stapleOdds = 0.2
    var unmeetableOdds = 0.1
    var weighing: Weighing?

    static let small = Shape()
    static let long = Shape(
      requirements: 254...300,
      dishes: 1...40,
      rows: 0...254,
      stapleOdds: 0.05,
      unmeetableOdds: 0.02,
      weighing: .extreme
    )
  }

  func index() throws -> PartitionedPostings {
    try PartitionedPostings(
      offsets: Column(offsets),
      requirements: Column(rows.flatMap { $0.map { UInt32($0) } }),
      weights: weights,
      isStaple: isStaple,
      isMeetable: isMeetable,
      marks: marks.isEmpty ? nil : Column(marks)
    )
  }

  func mark(of dish: Int) -> DishMark { marks.isEmpty ? .none : DishMark(rawValue: marks[dish]) }

  var offsets: [UInt32] {
    rows.reduce(into: [0]) { $0.append(($0.last ?? 0) + UInt32($1.count)) }
  }

  /// For each requirement its dishes.
  var postings: PostingLists {
    var lists: [[UInt32]] = Array(repeating: [], count: weights.count)
    for (dish, row) in rows.enumerated() {
      for requirement in row { lists[requirement].append(UInt32(dish)) }
    }
    let offsets = lists.reduce(into: [UInt32(0)]) { $0.append(($0.last ?? 0) + UInt32($1.count)) }
    return PostingLists(offsets: Column(offsets), dishes: Column(lists.flatMap { $0 }))
  }

  /// A random world; low numbers are in more dishes than high ones.
  static func random(
    _ shape: Shape = .small,
    using generator: inout SeededGenerator
  ) -> PostingWorld {
    let requirements = Int.random(in: shape.requirements, using: &generator)
    let most = Int.random(in: shape.rows, using: &generator)
    let isOne = Int.random(in: 0..<20, using: &generator) == 0
    let dishes = isOne ? 1 : Int.random(in: shape.dishes, using: &generator)
    var rows: [[Int]] = []
    for _ in 0..<dishes {
      let size = min(Int.random(in: 0...most, using: &generator), requirements)
      var row: Set<Int> = []
      while row.count < size {
        let one = Int.random(in: 0..<requirements, using: &generator)
        let other = Int.random(in: 0..<requirements, using: &generator)
        row.insert(min(one, other))
      }
      rows.append(row.sorted().shuffled(using: &generator))
    }
    var world = PostingWorld(
      weights: Array(repeating: 0, count: requirements),
      isStaple: (0..<requirements).map { _ in chance(shape.stapleOdds, &generator) },
      isMeetable: (0..<requirements).map { _ in !chance(shape.unmeetableOdds, &generator) },
      rows: rows
    )
    if chance(0.8, &generator) {
      let plain = pick([0, 0.2, 0.9], &generator)
      let renown = pick([0...0, 0...1, 0...2, 2...2], &generator)
      world.marks = rows.map { _ in
        DishMark(
          isPlain: chance(plain, &generator),
          renown: Int.random(in: renown, using: &generator)
        )
        .rawValue
      }
    }
    let weighing = shape.weighing ?? pick(Weighing.allCases, &generator)
    world.weigh(weighing, using: &generator)
    return world
  }

  mutating func weigh(_ weighing: Weighing, using generator: inout SeededGenerator) {
    let equal = UInt32.random(in: 0...3, using: &generator)
    var frequency = [Int](repeating: 0, count: weights.count)
    for requirement in rows.joined() { frequency[requirement] += 1 }
    for requirement in weights.indices {
      weights[requirement] =
        switch weighing {
        case .byRarity: UInt32(1_000 * (1 + rows.count) / (1 + frequency[requirement]))
        case .few: UInt32.random(in: 0...3, using: &generator)
        case .equal: equal
        case .any: UInt32.random(in: 0...(1 << 20), using: &generator)
        case .extreme:
          chance(0.8, &generator) ? 1 << 20 : UInt32.random(in: 0...1, using: &generator)
        }
    }
  }
}

/// One of some values.
func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
  values[Int.random(in: values.indices, using: &generator)]
}
