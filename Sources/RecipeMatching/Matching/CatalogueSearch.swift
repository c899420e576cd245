import RecipeModel

/// One query against an index: the best dishes, and the counts.
struct CatalogueSearch {
  /// A segment with what the query means for it.
  struct Part {
    let segment: IndexSegment
    var search: PostingSearch
    /// What the pantry meets, by positions in the segment's tables.
    let hits: [RequirementHit]
    /// The rows that may be answers; nil for all.
    let admitted: DishSet?
    /// Those that have to be judged line by line, ascending.
    let apart: [Int]
  }

  let index: CatalogueIndex
  private(set) var query: MatchQuery
  /// What the pantry meets.
  let hits: [RequirementHit]
  /// For each ingredient that must be used, the requirements that it meets by itself.
  let mustUse: [[Int]]
  /// The requirements that ask for nothing safe.
  let refused: (certain: [Int], possible: [Int])
  var parts: [Part]
  var rules: CatalogueRules

  init(_ index: CatalogueIndex, _ query: MatchQuery) {
    self.index = index
    self.query = query
    var session = MatchSession(index: index, query: query)
    let hits = session.hits()
    self.hits = hits
    mustUse = session.requirementsOfMustUse()
    refused = index.refused(query.exclusion)
    let segments = index.segments
    let admitted = index.admittedRows(by: query, in: segments)
    parts = zip(segments, admitted).map { [session] segment, admitted in
      Part(
        segment: segment,
        search: PostingSearch(segment.tables.partitioned),
        hits: segment.hits(hits),
        admitted: admitted,
        apart: session.apart(in: segment)
      )
    }
    rules = CatalogueRules(session, in: segments[0])
  }

  /// The same search for a query about the same pantry, as ``MatchQuery/ofPantry`` says. Cost: O(what was judged).
  func asking(_ query: MatchQuery) -> CatalogueSearch {
    var search = self
    search.query = query
    search.rules.session = rules.session.asking(query)
    return search
  }

  /// The best dishes within the cap, best first.
  mutating func best() -> [Int] { ranked().map(\.recipe) }

  /// The same with what ranks them.
  mutating func ranked() -> [RankedDish] {
    guard query.limit > 0 else { return [] }
    return query.order.isByMissing ? bestFromPostings() : bestOfAll()
  }

  private mutating func bestFromPostings() -> [RankedDish] {
    var kept = BestDishes(limit: query.limit, order: query.order)
    let cap = query.missingAtMost ?? .max
    for part in parts.indices {
      turn(to: part)
      for row in parts[part].apart where parts[part].admitted?.contains(row) ?? true {
        if let match = rules.judged(row), match.keys.missing <= cap { kept.insert(match) }
      }
      let candidates = candidates(in: part)
      parts[part].search.prepare(parts[part].hits)
      parts[part].search.search(
        &kept,
        missingAtMost: query.missingAtMost,
        admitted: candidates,
        rules: &rules
      )
      parts[part].search.finish()
    }
    return kept.sorted()
  }

  private mutating func turn(to part: Int) {
    rules.turn(to: parts[part].segment, apart: parts[part].apart)
  }

  /// The rows to look for: where some must be used, only those that do, if that is told by few lists.
  private func candidates(in part: Int) -> DishSet? {
    guard !mustUse.isEmpty else { return parts[part].admitted }
    let segment = parts[part].segment
    var candidates = parts[part].admitted ?? .all(segment.count)
    for requirements in mustUse {
      candidates.formIntersection(segment.rows(requiringOneOf: requirements))
    }
    return candidates
  }

  /// The best in an order in which no bound on what is missing ends the search.
  private mutating func bestOfAll() -> [RankedDish] {
    var kept = BestDishes(limit: query.limit, order: query.order)
    forEachMatch(missingAtMost: query.missingAtMost ?? .max) { kept.insert($0) }
    return kept.sorted()
  }

  /// Calls `body` with every dish that is an answer within the cap, in no order that matters.
  /// Cost: O(lines of all dishes).
  mutating func forEachMatch(missingAtMost cap: Int, _ body: (RankedDish) -> Void) {
    for part in parts.indices {
      turn(to: part)
      for row in parts[part].apart where parts[part].admitted?.contains(row) ?? true {
        if let match = rules.judged(row), match.keys.missing <= cap { body(match) }
      }
      let candidates = candidates(in: part)
      var rules = rules
      parts[part].search.prepare(parts[part].hits)
      parts[part].search.forEachUse(candidates) { row, keys in
        guard keys.missing <= cap, let match = rules.rescore(row, keys) else { return }
        body(match)
      }
      parts[part].search.finish()
    }
  }

  /// Dishes with every line judged, in their order.
  mutating func matches(_ recipes: [Int]) -> [PantryMatch] {
    recipes.compactMap { rules.session.match($0) }
  }

  /// How many rows of a set use the pantry, by what they miss.
  mutating func tally(_ rows: DishSet?, in part: Int) -> MissingTally {
    parts[part].search.tally(
      parts[part].hits,
      postings: parts[part].segment.tables.required,
      admitted: rows
    )
  }

  /// Calls `body` with every row of a set that uses the pantry, ascending, those judged apart first.
  mutating func forEachUse(_ rows: DishSet?, in part: Int, _ body: (Int) -> Void) {
    for row in parts[part].apart where rows?.contains(row) ?? true { body(row) }
    let apart = Set(parts[part].apart)
    parts[part].search.prepare(parts[part].hits)
    parts[part].search.forEachUse(rows) { row, _ in if !apart.contains(row) { body(row) } }
    parts[part].search.finish()
  }
}
