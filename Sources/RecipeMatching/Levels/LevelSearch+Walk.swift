extension LevelSearch {
  /// Looks at every dish of a set, ascending.
  mutating func walk(
    _ kept: inout BestDishes,
    cap: Int,
    over dishes: DishSet,
    rules: inout some LevelRules
  ) {
    if memory.wide.rows.isEmpty {
      walk(&kept, cap, dishes, memory.narrow, &rules)
    } else {
      walk(&kept, cap, dishes, memory.wide, &rules)
    }
  }

  private func walk<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ kept: inout BestDishes,
    _ cap: Int,
    _ dishes: DishSet,
    _ rowMemory: RowMemory<Rank>,
    _ rules: inout some LevelRules
  ) {
    forEachUse(rowMemory, dishes) { recipe, keys in
      guard keys.missing <= cap, kept.mayTake(keys), let settled = rules.settle(recipe, keys)
      else { return }
      kept.insert(settled)
    }
  }

  /// Calls `body` with each dish that uses the prepared pantry, ascending, and what its row tells.
  ///
  /// - Parameter dishes: Where to look; nil for everywhere.
  /// Cost: O(requirements of these dishes).
  func forEachUse(_ dishes: DishSet?, _ body: (Int, LevelKeys) -> Void) {
    let dishes = dishes ?? .all(index.recipeCount)
    if memory.wide.rows.isEmpty {
      forEachUse(memory.narrow, dishes, body)
    } else {
      forEachUse(memory.wide, dishes, body)
    }
  }

  @inline(__always)
  private func forEachUse<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ rowMemory: RowMemory<Rank>,
    _ dishes: DishSet,
    _ body: (Int, LevelKeys) -> Void
  ) {
    let rowOffsets = Span(_unsafeElements: memory.rowOffsets)
    let rows = Span(_unsafeElements: rowMemory.rows)
    let gains = gains.span
    for word in dishes.words.indices {
      var bits = dishes.words[word]
      while bits != 0 {
        let recipe = word << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        let (start, end) = (Int(rowOffsets[recipe]), Int(rowOffsets[recipe + 1]))
        var sum: UInt64 = 0
        for place in start..<end { sum &+= gains[Int(rows[place])] }
        if Gain.usesPantry(sum) { body(recipe, Gain.keys(sum, size: end - start)) }
      }
    }
  }
}
