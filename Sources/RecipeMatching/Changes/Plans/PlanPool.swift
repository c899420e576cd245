extension PlanSearch {
  /// The dishes among which first plans are made, in their order: all, or of many those that need
  /// the fewest purchases, for each item those of its users, and those that use the most weight.
  ///
  /// What is left out can still be part of the answer: the proofs look at all dishes.
  static func pool(of order: [Int32], in table: PlanTable) -> [Int32] {
    let cheapestKept = 2_000
    let usersKept = 100
    let widestKept = 500
    guard order.count > 4 * cheapestKept else { return order }
    var isKept = Array(repeating: false, count: table.count)
    var users = Array(repeating: 0, count: table.weights.count)
    let cheapest = order.indices.sorted { a, b in
      let (missingOfA, missingOfB) = (
        table.leastMissing[Int(order[a])], table.leastMissing[Int(order[b])]
      )
      return missingOfA != missingOfB ? missingOfA < missingOfB : a < b
    }
    for (rank, place) in cheapest.enumerated() {
      let dish = Int(order[place])
      if rank < cheapestKept { isKept[dish] = true }
      for use in table.uses(of: dish) {
        let item = Int(table.usedItems[use])
        users[item] += 1
        if users[item] <= usersKept { isKept[dish] = true }
      }
    }
    let none = Array(repeating: 0, count: table.weights.count)
    let gains = order.map { table.gain(of: Int($0), covered: none) }
    let widest = order.indices.filter { gains[$0] > 0 }
      .sorted { gains[$0] != gains[$1] ? gains[$0] > gains[$1] : $0 < $1 }
    for place in widest.prefix(widestKept) { isKept[Int(order[place])] = true }
    return order.filter { isKept[Int($0)] }
  }
}
