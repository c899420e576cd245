import SectionFiles

@testable import RecipeMatching

extension PostingWorld {
  /// The index as its properties are documented, without any speed.
  ///
  /// - Parameter bits: How many bits of an entry are the dish; at least as many as do.
  func naiveIndex(recipeBits bits: Int) -> PartitionedPostings {
    let order = rankedTerms
    let core = order.filter { !isStaple[$0] }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0 + 1) })
    let rankWeights = [0] + order.map { Int(weights[$0]) }
    let ranked = rows.map { $0.map { places[$0] ?? 0 }.sorted() }
    let suffixWeights = ranked.map { row in
      var suffixWeight = 0
      return Array(
        row.reversed().map { rank in
          if rank <= core.count { suffixWeight += rankWeights[rank] }
          return suffixWeight
        }
        .reversed()
      )
    }
    let largestCode = 1 << (32 - bits) - 1
    var shift = 0
    while suffixWeights.contains(where: { ($0.first ?? 0) >> shift > largestCode }) { shift += 1 }

    var partitionOffsets = [0]
    var listOffsets = [0]
    var entries: [(word: Int, next: Int)] = []
    for rank in rankWeights.indices {
      let places = ranked.map { rank == 0 ? nil : $0.firstIndex(of: rank) }
      for position in 0..<((places.compactMap { $0 }.max() ?? -1) + 1) {
        let dishes = ranked.indices.filter { places[$0] == position }
        let list = dishes.map { dish in
          let row = ranked[dish]
          let code = suffixWeights[dish][position] >> shift
          let next = position + 1 < row.count ? row[position + 1] : rankWeights.count
          return (word: (largestCode - code) << bits | dish, next: next)
        }
        entries += list.sorted { $0.word < $1.word }
        listOffsets.append(entries.count)
      }
      partitionOffsets.append(listOffsets.count - 1)
    }
    let isNarrow = rankWeights.count < 65_536
    let flat = ranked.flatMap { $0 }
    let nexts = entries.map(\.next)
    return PartitionedPostings(
      recipeCount: rows.count,
      termCount: weights.count,
      ranks: column(weights.indices.map { places[$0] ?? 0 }),
      terms: column([0] + order),
      weights: column(rankWeights),
      coreRanks: core.count + 1,
      rowOffsets: Column(offsets),
      narrowRows: isNarrow ? column(flat) : Column(),
      wideRows: isNarrow ? Column() : column(flat),
      coreSizes: column(ranked.map { $0.filter { $0 <= core.count }.count }),
      partitionOffsets: column(partitionOffsets),
      listOffsets: column(listOffsets),
      entries: column(entries.map(\.word)),
      narrowNexts: isNarrow ? column(nexts) : Column(),
      wideNexts: isNarrow ? Column() : column(nexts),
      marks: column(rows.indices.map { Int(mark(of: $0).rawValue) }),
      recipeBits: bits,
      codeShift: shift
    )
  }

  /// What a pantry can meet, the heaviest first and default staples last, lower numbers first among
  /// equals.
  private var rankedTerms: [Int] {
    weights.indices.filter { isMeetable[$0] }.sorted { one, other in
      let left = [isStaple[one] ? 1 : 0, -Int(weights[one]), one]
      return left.lexicographicallyPrecedes(
        [isStaple[other] ? 1 : 0, -Int(weights[other]), other]
      )
    }
  }

  private func column<Number: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ numbers: [Int]
  ) -> Column<Number> {
    Column(numbers.map { Number(truncatingIfNeeded: $0) })
  }
}
