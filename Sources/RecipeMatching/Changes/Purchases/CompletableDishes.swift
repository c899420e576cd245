import RecipeLexicon
import RecipeModel
import SectionFiles

/// The dishes that count where something is bought: not plain, let through by the query, safe and recognised as
/// far as that matters, and made with something that is there already.
///
/// A dish uses what is there when the pantry meets one of its required lines before anything is bought.
/// Amounts play no role, and an empty pantry asks nothing. What must be used, must be used by the dish.
struct CompletableDishes {
  /// For each segment of the index its dishes, by rows.
  let rows: [DishSet]
  /// Judges by presence what is there before anything is bought.
  let judge: RequirementJudge
  private let segments: [IndexSegment]
  /// What each is worth.
  let worths: DishWorths

  /// Cost: O(ingredients + dishes + posting lists of what is met and of what is excluded).
  init(_ index: CatalogueIndex, _ query: MatchQuery) {
    var session = MatchSession(index: index, query: query)
    let hits = session.hits()
    self.init(
      session,
      hits,
      mustUse: session.requirementsOfMustUse(),
      refused: index.refused(query.exclusion)
    )
  }

  /// Those of a query that was searched for. Cost: the same, without what was met then.
  init(_ search: CatalogueSearch) {
    self.init(search.rules.session, search.hits, mustUse: search.mustUse, refused: search.refused)
  }

  private init(
    _ session: MatchSession,
    _ hits: [RequirementHit],
    mustUse: [[Int]],
    refused: (certain: [Int], possible: [Int])
  ) {
    let (index, query) = (session.index, session.query)
    var session = session.byPresence
    let using = hits.filter(\.usesPantry).map(\.term)
    worths = DishWorths(index, query, hits)
    let stripped = query.stripped
    let isEmpty = session.pantry.allSatisfy { stripped[$0] }
    var notPlain = query
    notPlain.filter = query.filter.withoutPlain
    let segments = index.segments
    rows = zip(segments, index.admittedRows(by: notPlain, in: segments)).map { segment, admitted in
      var rows = admitted ?? .all(segment.count)
      if query.exclusion.isActive {
        segment.remove(rowsRequiringOneOf: refused.certain + refused.possible, from: &rows)
        rows.subtract(segment.tables.unrecognisedDishes)
      }
      if isEmpty { return rows }
      let apart = session.apart(in: segment).filter(rows.contains)
      rows.formIntersection(segment.rows(requiringOneOf: using))
      for wanted in mustUse { rows.formIntersection(segment.rows(requiringOneOf: wanted)) }
      for row in apart {
        let isUsing = session.judge(segment.first + row)?.usesPantry ?? false
        if isUsing { rows.insert(row) } else { rows.remove(row) }
      }
      return rows
    }
    (self.segments, judge) = (segments, session.judge)
  }

  /// Calls `body` with each dish, ascending.
  func forEach(_ body: (_ recipe: Int) -> Void) {
    for (segment, rows) in zip(segments, rows) { rows.forEach { body(segment.first + $0) } }
  }
}
