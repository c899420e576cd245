import RecipeModel
import SectionFiles

/// Dishes of an index that are searched together: the base's, or those of the delta.
struct IndexSegment {
  /// The dish of row 0; the others follow.
  let first: Int
  let tables: MatchingTables
  /// The requirements that the tables have positions of, ascending; nil for those below `terms`, each
  /// at its own number.
  private let vocabulary: Column<UInt32>?
  private let terms: Int
  /// For each row how many dishes of the base come before it; nil for the base.
  private let insertions: Column<UInt32>?
  /// Dishes of the delta, which take up places between any two of the base.
  private let between: Int

  /// How many dishes it has.
  var count: Int { tables.partitioned.recipeCount }

  /// The base of an index.
  init(baseOf index: CatalogueIndex) {
    first = 0
    tables = index.matching
    vocabulary = nil
    terms = index.baseRequirementCount
    insertions = nil
    between = index.delta?.insertions.count ?? 0
  }

  init(_ delta: CatalogueDelta) {
    first = delta.base.recipes.count
    tables = delta.matching
    vocabulary = delta.vocabulary
    terms = delta.vocabulary.count
    insertions = delta.insertions
    between = delta.insertions.count
  }

  /// As ``CatalogueIndex/place(of:)``.
  @inline(__always)
  func place(ofRow row: Int) -> Int {
    guard let insertions else { return row * (between + 1) + between }
    return Int(insertions[row]) * (between + 1) + row
  }

  /// The position of a requirement in the tables; nil when no dish of the segment has it.
  /// Cost: O(log requirements), for the base O(1).
  func term(of requirement: Int) -> Int? {
    guard let vocabulary else { return requirement < terms ? requirement : nil }
    return vocabulary.position(of: UInt32(requirement))
  }

  /// Hits by positions in the tables, without those that no dish of the segment has.
  func hits(_ hits: [RequirementHit]) -> [RequirementHit] {
    if vocabulary == nil, hits.allSatisfy({ $0.term < terms }) { return hits }
    return hits.compactMap { hit in
      guard let term = term(of: hit.term) else { return nil }
      var own = hit
      own.term = term
      return own
    }
  }

  /// The rows that require at least one of these.
  func rows(requiringOneOf requirements: [Int]) -> DishSet {
    var rows = DishSet(capacity: count)
    for term in requirements.compactMap(term(of:)) {
      for row in tables.required[term] { rows.insert(Int(row)) }
    }
    return rows
  }

  /// Removes the rows that require one of these.
  func remove(rowsRequiringOneOf requirements: [Int], from rows: inout DishSet) {
    for term in requirements.compactMap(term(of:)) {
      for row in tables.required[term] { rows.remove(Int(row)) }
    }
  }
}

extension CatalogueIndex {
  /// The segments that have dishes, or the base.
  var segments: [IndexSegment] {
    guard let delta, delta.recipes.count > 0 else { return [IndexSegment(baseOf: self)] }
    return [IndexSegment(baseOf: self), IndexSegment(delta)]
  }

  /// The dishes that the query's filter lets through, that it does not hide and that are not deleted; nil
  /// for all that ids can name.
  func admitted(by query: MatchQuery) -> DishSet? {
    guard var admitted = chosen(by: query) else {
      return delta?.remaining.map { $0.followed(by: .all(recipes.count - baseCount)) }
    }
    for dish in delta?.deleted ?? [] { admitted.remove(Int(dish)) }
    return admitted
  }

  /// As ``admitted(by:)``, for each segment by rows.
  func admittedRows(by query: MatchQuery, in segments: [IndexSegment]) -> [DishSet?] {
    guard let chosen = chosen(by: query) else {
      return segments.map { $0.first == 0 ? delta?.remaining : nil }
    }
    guard let delta else { return [chosen] }
    return segments.map { segment in
      var part = chosen.part(from: segment.first, capacity: segment.count)
      if segment.first == 0, let remaining = delta.remaining { part.formIntersection(remaining) }
      return part
    }
  }

  /// The dishes that the query's filter lets through and that it does not hide; nil for all.
  private func chosen(by query: MatchQuery) -> DishSet? {
    var admitted = query.filter.admitted(of: recipes)
    for recipe in query.hidden + query.passedOver
    where recipe.rawValue >= 0 && recipe.rawValue < recipes.count {
      if admitted == nil { admitted = .all(recipes.count) }
      admitted?.remove(recipe.rawValue)
    }
    return admitted
  }
}

extension DishSet {
  /// The dishes from `first` on, counted from there. Cost: O(capacity / 64).
  func part(from first: Int, capacity: Int) -> DishSet {
    var part = DishSet.all(capacity)
    let (skipped, shift) = (first >> 6, UInt64(first & 63))
    for word in part.words.indices {
      var bits = words[skipped + word] >> shift
      if shift > 0, skipped + word + 1 < words.count {
        bits |= words[skipped + word + 1] << (64 - shift)
      }
      part.words[word] &= bits
    }
    return part
  }

  /// These dishes, and those of another set behind them. Cost: O(capacity / 64 + capacity of the
  /// other).
  func followed(by other: DishSet) -> DishSet {
    var both = DishSet(capacity: capacity + other.capacity)
    for word in words.indices { both.words[word] = words[word] }
    other.forEach { both.insert(capacity + $0) }
    return both
  }
}
