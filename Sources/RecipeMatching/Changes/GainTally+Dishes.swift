import RecipeLexicon
import RecipeModel
import SectionFiles

extension GainTally {
  /// Counts the dishes that a query does not exclude, hide or leave out as unrecognised.
  ///
  /// - Parameter substituted: Reads the dishes that allow substitutes of their own.
  /// Cost: O(lines of all dishes).
  mutating func addDishes(
    of index: CatalogueIndex,
    _ query: MatchQuery,
    refused: [Int],
    _ substituted: SubstitutedRow
  ) {
    let segments = index.segments
    let admitted = index.admittedRows(by: query, in: segments)
    var substituted = substituted
    for ((segment, rows), admitted) in zip(zip(segments, index.requiredBySegment), admitted) {
      var counted = admitted
      func all() -> DishSet { counted ?? .all(segment.count) }
      if query.exclusion.isActive {
        var safe = all()
        segment.remove(rowsRequiringOneOf: refused, from: &safe)
        safe.subtract(segment.tables.unrecognisedDishes)
        counted = safe
      }
      if query.allowsSwaps, !segment.tables.recipesWithSwaps.isEmpty {
        var rest = all()
        for row in segment.tables.recipesWithSwaps.lazy.map(Int.init) where rest.contains(row) {
          substituted.read(segment.first + row)
          add(substituted)
          rest.remove(row)
        }
        counted = rest
      }
      add(rows, counted)
    }
  }

  private mutating func add(_ rows: Adjacency, _ counted: DishSet?) {
    let offsets = rows.offsets
    rows.targets.withUnsafeBuffer { targets in
      var end = Int(offsets[0])
      for row in 0..<rows.count {
        let start = end
        end = Int(offsets[row + 1])
        precondition(start <= end && end <= targets.count, "a row outside the column")
        add(targets[start..<end]) { counted?.contains(row) ?? true }
      }
    }
  }
}

extension CatalogueIndex {
  /// For each segment what its rows require.
  fileprivate var requiredBySegment: [Adjacency] {
    guard let delta else { return [recipes.required] }
    return [delta.base.recipes.required, delta.recipes.required]
  }
}
