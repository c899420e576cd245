extension Taxonomy {
  /// What each ingredient has of its own or else from the nearest above it, by is-a and belongs-to.
  ///
  /// Of several equally near, the highest value; nil where nothing above has one.
  /// Cost: O(ingredients + relations).
  ///
  /// - Parameter own: One entry an ingredient, nil for none.
  func inherited(_ own: [UInt32?]) -> [UInt32?] {
    var values = own
    var level = own.indices.filter { own[$0] != nil }
    while !level.isEmpty {
      var next: [Int: UInt32] = [:]
      for node in level {
        guard let value = values[node] else { continue }
        for below in [children[node], members[node]].joined() where values[Int(below)] == nil {
          next[Int(below)] = max(next[Int(below)] ?? value, value)
        }
      }
      for (node, value) in next { values[node] = value }
      level = Array(next.keys)
    }
    return values
  }

  /// For each ingredient, whether it, what it is or belongs to, or something in any of these has
  /// the flag. What only some brands carry does not count. Cost: O(ingredients + relations).
  func carrying(_ flag: DietFlags) -> [Bool] {
    var isCarrying = flags.map { !$0.isDisjoint(with: flag) }
    var pending = isCarrying.indices.filter { isCarrying[$0] }
    while let node = pending.popLast() {
      for heir in [children[node], members[node], containers[node]].joined()
      where !isCarrying[Int(heir)] {
        isCarrying[Int(heir)] = true
        pending.append(Int(heir))
      }
    }
    return isCarrying
  }
}
