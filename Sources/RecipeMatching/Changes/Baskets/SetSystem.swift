/// Dishes that are not unlocked, each with the sets of items that would unlock it, in flat arrays.
///
/// Items are numbered within the value, from 0. A dish may stand for several that have the same
/// sets.
struct SetSystem: Sendable {
  /// What a purchase does to an item.
  enum Role: UInt8 {
    case open
    case taken
    /// It is not bought, so no set that contains it is.
    case excluded
  }

  /// The candidate that each item is.
  var names: [Int32]
  /// For each dish what it counts.
  var values: [Int] = []
  /// For each dish where its sets end in `setEnds`.
  var dishEnds: [Int32] = []
  /// For each set where it ends in `items`.
  var setEnds: [Int32] = []
  var items: [Int32] = []

  init(names: [Int32]) { self.names = names }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    dishEnds.removeAll(keepingCapacity: true)
    setEnds.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
  }

  /// Adds a dish whose sets were appended since the last one; without any there is none.
  mutating func closeDish(_ value: Int) {
    guard setEnds.count > Int(dishEnds.last ?? 0) else { return }
    values.append(value)
    dishEnds.append(Int32(setEnds.count))
  }

  /// The sets of a dish.
  func sets(of dish: Int) -> Range<Int> {
    (dish == 0 ? 0 : Int(dishEnds[dish - 1]))..<Int(dishEnds[dish])
  }

  /// Where the items of a set are in `items`.
  func places(of set: Int) -> Range<Int> {
    (set == 0 ? 0 : Int(setEnds[set - 1]))..<Int(setEnds[set])
  }

  mutating func dropLastDish() {
    values.removeLast()
    dishEnds.removeLast()
    dropOpenDish()
  }

  /// Drops the sets that were appended since the last dish.
  private mutating func dropOpenDish() {
    let sets = Int(dishEnds.last ?? 0)
    setEnds.removeSubrange(sets...)
    items.removeSubrange(Int(setEnds.last ?? 0)...)
  }

  /// What is left to buy once some items are taken.
  ///
  /// Keeps the sets of which at most `slots` items are left, and of a dish that one item unlocks no
  /// larger set with that item. Every single item of a dish is there once.
  ///
  /// - Parameters:
  ///   - hasTaken: For each set whether it has an item that is taken; empty when that is not known.
  ///   - rest: Its contents are replaced; the items are numbered as here.
  /// - Returns: The value of the dishes that are unlocked.
  /// Cost: O(sets + items of those that have an item taken, or are no larger than `slots`).
  func take(
    _ roles: [Role],
    slots: Int,
    hasTaken: [Bool] = [],
    into rest: inout SetSystem
  ) -> Int {
    let isUnknown = hasTaken.isEmpty
    rest.removeAll()
    rest.names = names
    var unlocked = 0
    var loneIn = [Int32](repeating: -1, count: names.count)
    var larger: [Range<Int>] = []
    var set = 0
    var start = 0
    for dish in values.indices {
      var isUnlocked = false
      larger.removeAll(keepingCapacity: true)
      while set < dishEnds[dish] {
        let end = Int(setEnds[set])
        guard isUnknown || end - start <= slots || hasTaken[set] else {
          start = end
          set += 1
          continue
        }
        var left = 0
        var last = 0
        for place in start..<end {
          let item = Int(items[place])
          switch roles[item] {
          case .open:
            left += 1
            last = item
          case .taken: break
          case .excluded: left += 8
          }
        }
        if left == 0 {
          isUnlocked = true
        } else if left == 1, loneIn[last] != dish {
          loneIn[last] = Int32(dish)
          rest.items.append(Int32(last))
          rest.setEnds.append(Int32(rest.items.count))
        } else if left > 1, left <= slots {
          larger.append(start..<end)
        }
        start = end
        set += 1
      }
      if isUnlocked {
        unlocked += values[dish]
        rest.dropOpenDish()
        continue
      }
      for places in larger {
        let before = rest.items.count
        var isNeeded = true
        for place in places {
          let item = Int(items[place])
          guard roles[item] == .open else { continue }
          if loneIn[item] == dish {
            isNeeded = false
            break
          }
          rest.items.append(Int32(item))
        }
        if isNeeded {
          rest.setEnds.append(Int32(rest.items.count))
        } else {
          rest.items.removeSubrange(before...)
        }
      }
      rest.closeDish(values[dish])
    }
    return unlocked
  }

  /// The sets that have only the given items, which are numbered by their place in the list.
  /// Cost: O(items of all sets).
  func narrowed(to kept: [Int]) -> SetSystem {
    var numbers = [Int32](repeating: -1, count: names.count)
    for (number, item) in kept.enumerated() { numbers[item] = Int32(number) }
    var result = SetSystem(names: kept.map { names[$0] })
    var set = 0
    var start = 0
    for dish in values.indices {
      while set < dishEnds[dish] {
        let end = Int(setEnds[set])
        let before = result.items.count
        var isKept = true
        for place in start..<end {
          let number = numbers[Int(items[place])]
          if number < 0 {
            isKept = false
            break
          }
          result.items.append(number)
        }
        if isKept {
          result.setEnds.append(Int32(result.items.count))
        } else {
          result.items.removeSubrange(before...)
        }
        start = end
        set += 1
      }
      result.closeDish(values[dish])
    }
    return result
  }
}
