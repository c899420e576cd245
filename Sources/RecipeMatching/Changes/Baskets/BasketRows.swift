/// What two items contribute together: one row at a time of a matrix over the items.
struct BasketRows {
  let system: SetSystem
  /// For each item the value of the dishes that it unlocks alone.
  let alone: [Int]
  /// The other items that the open row has something for, in the order of the sets.
  private(set) var touched: [Int32] = []
  /// For each other item half of what both contribute together, in sixtieths.
  ///
  /// A dish that a purchase unlocks by a set of n > 1 items is split over the n · (n - 1) ordered
  /// pairs of them. So the pairs of a purchase, both ways, have at least what such sets unlock.
  private(set) var pairs: [Int]
  /// For each other item the value of the dishes that either unlocks alone.
  private(set) var overlaps: [Int]
  private let dishes: [Int32]
  private let starts: [Int32]
  private let sets: [Int32]
  /// How often a dish was met in any row, times 8, and the size of the smallest set of it with the
  /// item.
  private var seen: [Int]
  private var meetings = 0

  private static let shares = [0, 0, 30, 10, 5, 3]

  /// Cost: O(items of all sets).
  init(_ system: SetSystem) {
    self.system = system
    let count = system.names.count
    var alone = [Int](repeating: 0, count: count)
    var starts = [Int32](repeating: 0, count: count + 1)
    for item in system.items { starts[Int(item) + 1] += 1 }
    for item in 0..<count { starts[item + 1] += starts[item] }
    var sets = [Int32](repeating: 0, count: system.items.count)
    var dishes = [Int32](repeating: 0, count: system.setEnds.count)
    var next = starts
    var set = 0
    var start = 0
    for dish in system.values.indices {
      while set < system.dishEnds[dish] {
        let end = Int(system.setEnds[set])
        dishes[set] = Int32(dish)
        if end == start + 1 { alone[Int(system.items[start])] += system.values[dish] }
        for place in start..<end {
          let item = Int(system.items[place])
          sets[Int(next[item])] = Int32(set)
          next[item] += 1
        }
        start = end
        set += 1
      }
    }
    (self.alone, self.starts, self.sets, self.dishes) = (alone, starts, sets, dishes)
    pairs = Array(repeating: 0, count: count)
    overlaps = Array(repeating: 0, count: count)
    seen = Array(repeating: -8, count: count)
  }

  /// Opens the row of an item. Cost: O(items of the sets that have it); for a dish that it unlocks
  /// alone, O(items of its sets).
  /// - Returns: How many items were looked at.
  mutating func open(_ item: Int) -> Int {
    for other in touched {
      pairs[Int(other)] = 0
      overlaps[Int(other)] = 0
    }
    touched.removeAll(keepingCapacity: true)
    var work = 0
    var dish: Int32 = -1
    for place in Int(starts[item])..<Int(starts[item + 1]) {
      let set = Int(sets[place])
      if dishes[set] != dish {
        dish = dishes[set]
        meetings += 1
      }
      let places = system.places(of: set)
      if places.count == 1 {
        work += addOverlaps(of: item, in: Int(dish))
      } else {
        addPairs(of: item, places: places, value: system.values[Int(dish)])
        work += places.count
      }
    }
    return work
  }

  /// For each set whether it has an item. Cost: O(sets).
  func setsWith(_ item: Int) -> [Bool] {
    var isWith = [Bool](repeating: false, count: system.setEnds.count)
    for place in Int(starts[item])..<Int(starts[item + 1]) { isWith[Int(sets[place])] = true }
    return isWith
  }

  private mutating func addPairs(of item: Int, places: Range<Int>, value: Int) {
    let size = places.count
    for place in places {
      let other = Int(system.items[place])
      if other == item { continue }
      let last = seen[other]
      var share = Self.shares[size]
      if last >> 3 == meetings {
        if last & 7 <= size { continue }
        share -= Self.shares[last & 7]
      }
      seen[other] = meetings << 3 | size
      touch(other)
      pairs[other] += value * share
    }
  }

  private mutating func addOverlaps(of item: Int, in dish: Int) -> Int {
    let sets = system.sets(of: dish)
    for set in sets {
      let places = system.places(of: set)
      guard places.count == 1 else { continue }
      let other = Int(system.items[places.lowerBound])
      if other == item { continue }
      touch(other)
      overlaps[other] += system.values[dish]
    }
    return sets.count
  }

  private mutating func touch(_ other: Int) {
    if pairs[other] == 0, overlaps[other] == 0 { touched.append(Int32(other)) }
  }
}
