extension PostingSearch {
  /// Looks at every dish of a set, ascending.
  mutating func walk(
    _ kept: inout BestDishes,
    cap: Int,
    over dishes: DishSet,
    rules: inout some RescoringRules
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
    _ rules: inout some RescoringRules
  ) {
    let marks = Span(_unsafeElements: memory.marks)
    let rows = Span(_unsafeElements: rowMemory.rows)
    let top = kept.steps.best(expiring: rules.mostExpiring, taste: rules.mostTaste)
    forEachUse(rowMemory, dishes) { recipe, row, sum in
      let missing = row.count - Gain.had(sum)
      guard missing <= cap, missing <= kept.lastMissing else { return }
      let head = head(from: top, kept.steps, sum, missing, marks[recipe], rules)
      guard kept.mayTake(head),
        let rescored = rules.rescore(recipe, keys(sum, row, mark: marks[recipe], rows))
      else { return }
      kept.insert(rescored)
    }
  }

  /// Calls `body` with each dish that uses the prepared pantry, ascending, and what its row tells.
  ///
  /// - Parameter dishes: Where to look; nil for everywhere.
  /// Cost: O(requirements of these dishes).
  func forEachUse(_ dishes: DishSet?, _ body: (Int, RankKeys) -> Void) {
    let dishes = dishes ?? .all(index.recipeCount)
    if memory.wide.rows.isEmpty {
      forEachUse(memory.narrow, dishes, body)
    } else {
      forEachUse(memory.wide, dishes, body)
    }
  }

  private func forEachUse<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ rowMemory: RowMemory<Rank>,
    _ dishes: DishSet,
    _ body: (Int, RankKeys) -> Void
  ) {
    let marks = Span(_unsafeElements: memory.marks)
    let rows = Span(_unsafeElements: rowMemory.rows)
    var seen: [UInt16] = []
    forEachUse(rowMemory, dishes) { recipe, row, sum in
      var keys = keys(sum, row, mark: marks[recipe], rows)
      if keys.used == RankKeys.mostBreadth {
        seen.removeAll(keepingCapacity: true)
        for place in row {
          let item = itemOf[Int(rows[place])]
          if item != MetRank.noItem, !seen.contains(item) { seen.append(item) }
        }
        keys.used = seen.count
      }
      body(recipe, keys)
    }
  }

  @inline(__always)
  private func forEachUse<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ rowMemory: RowMemory<Rank>,
    _ dishes: DishSet,
    _ body: (Int, Range<Int>, UInt64) -> Void
  ) {
    let rowOffsets = Span(_unsafeElements: memory.rowOffsets)
    let rows = Span(_unsafeElements: rowMemory.rows)
    let gains = gains.span
    for word in dishes.words.indices {
      var bits = dishes.words[word]
      while bits != 0 {
        let recipe = word << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        let row = Int(rowOffsets[recipe])..<Int(rowOffsets[recipe + 1])
        var sum: UInt64 = 0
        for place in row { sum &+= gains[Int(rows[place])] }
        if Gain.usesPantry(sum) { body(recipe, row, sum) }
      }
    }
  }

  /// The lowest head that a dish can have, when its row is summed up but not looked at.
  ///
  /// - Parameter top: That of the best dish that there can be under these rules.
  @inline(__always)
  func head(
    from top: UInt64,
    _ steps: HeadSteps,
    _ sum: UInt64,
    _ missing: Int,
    _ mark: UInt8,
    _ rules: some RescoringRules
  ) -> UInt64 {
    steps.head(
      from: top,
      missing: missing,
      hasMain: Gain.hasMain(sum) || rules.changesItems,
      used: rules.changesItems ? Gain.had(sum) : Gain.uses(sum),
      swaps: Gain.swaps(sum),
      mark: mark
    )
  }

  /// The keys of a row; `used` as far as ``RankKeys/mostBreadth``.
  @inline(__always)
  func keys<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ sum: UInt64,
    _ row: Range<Int>,
    mark: UInt8,
    _ rows: Span<Rank>
  ) -> RankKeys {
    let mark = DishMark(rawValue: mark)
    let itemOf = itemOf.span
    var heaviest = HeaviestItems()
    for place in row { heaviest.add(itemOf[Int(rows[place])]) }
    return RankKeys(
      missing: row.count - Gain.had(sum),
      isPlain: mark.isPlain,
      hasMain: Gain.hasMain(sum),
      used: heaviest.breadth,
      swaps: Gain.swaps(sum),
      renown: mark.renown,
      weight: heaviest.weight(items.weights.span),
      generics: Gain.generics(sum)
    )
  }
}
