/// Bounds of what the items of a node contribute, from what each two of them contribute together.
struct BasketBounds {
  /// The items, greatest bound first, then the first by number.
  let order: [Int]
  /// How many items were looked at to begin with.
  private(set) var work = 0
  /// A bound of the purchases with the open item and those after it, less their tolls, in sixtieths.
  private(set) var bound = 0
  private var rows: BasketRows
  private let slots: Int
  /// What each item after the first of a purchase must add, in sixtieths.
  private let toll: Int
  /// For each item a bound of what it contributes.
  private let refined: [Int]
  /// For each item the sum of its greatest pairs, with two slots fewer than there are.
  private let others: [Int]
  private var openBase = 0
  /// What each item after the open one contributes beside it, and the greatest of these.
  private var beside: [Int]
  private var most: TopSum

  /// - Parameters:
  ///   - slots: 3 ... 5.
  ///   - toll: What each item after the first of a purchase must add.
  /// Cost: O(items of all sets · items of a set).
  init(_ rows: BasketRows, credits: [Int], slots: Int, toll: Int) {
    var rows = rows
    let alone = rows.alone
    var refined = credits
    var others = credits
    var work = 0
    for item in credits.indices {
      work += rows.open(item)
      var most = TopSum(slots - 1)
      for other in rows.touched { most.insert(rows.pairs[Int(other)]) }
      refined[item] = min(credits[item], alone[item] * SetSystem.scale + most.sum)
      others[item] = most.sum(of: slots - 2)
    }
    order = refined.indices.sorted {
      refined[$0] != refined[$1] ? refined[$0] > refined[$1] : $0 < $1
    }
    self.rows = rows
    self.slots = slots
    self.toll = toll * SetSystem.scale
    self.refined = refined
    self.others = others
    self.work = work
    beside = Array(repeating: 0, count: credits.count)
    most = TopSum(slots - 1)
  }

  /// A bound of the purchases of items from a rank on, less their tolls.
  func bound(from rank: Int) -> Int {
    guard rank < order.count else { return 0 }
    var (sum, greatest) = (refined[order[rank]], refined[order[rank]])
    for item in order[(rank + 1)..<min(rank + slots, order.count)] {
      sum += refined[item] - toll
      greatest = max(greatest, sum)
    }
    return greatest
  }

  /// The least bound known of the purchases of items from a rank on, less their tolls. Cost: O(items · items at
  /// worst).
  mutating func greatest(from rank: Int) -> Int {
    var greatest = 0
    for next in rank..<order.count {
      let rest = bound(from: next)
      if rest <= greatest { break }
      _ = open(next)
      greatest = max(greatest, min(rest, bound))
    }
    return greatest
  }

  /// Opens the item of a rank. Cost: O(items), and its row.
  /// - Returns: How many items were looked at.
  mutating func open(_ rank: Int) -> Int {
    let item = order[rank]
    let scale = SetSystem.scale
    let work = rows.open(item)
    openBase = rows.alone[item] * scale
    most = TopSum(slots - 1)
    for other in order[(rank + 1)...] {
      let pair = rows.pairs[other]
      // Beside the item another one gets nothing of the dishes that the item unlocks alone.
      let own = min(refined[other], rows.alone[other] * scale + pair + others[other])
      beside[other] = max(0, pair + own - rows.overlaps[other] * scale)
      most.insert(beside[other])
    }
    bound = openBase + most(of: slots - 1)
    return work + order.count - rank
  }

  /// Whether an item after the open one may be in a purchase with it that reaches a sum, less its tolls.
  func isViable(_ other: Int, reaching need: Int) -> Bool {
    openBase + beside[other] - toll + most(of: slots - 2) >= need && beside[other] > 0
  }

  /// What at most so many items add beside the open one and their tolls.
  private func most(of count: Int) -> Int {
    (0...count).reduce(0) { max($0, most.sum(of: $1) - $1 * toll) }
  }
}
