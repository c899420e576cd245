extension TasteScorer {
  /// The likes that speak for a candidate: positions in ``TasteProfile/likes``, best first.
  ///
  /// A like is worth naming when the cook can see why: its bag and that of the candidate have a
  /// cosine of at least 0.05. An ingredient need only be in the candidate and point the same way;
  /// of several meant each by itself, the most like speaks for all. A dish must be like it as
  /// well: its *likeness* (¾ of the cosine of the whitened vectors, ¼ of that of the bags) is at
  /// least 0.3, and at least 0.6 of the highest of any like.
  ///
  /// - Parameter limit: The most to give; at least 0.
  /// - Returns: What adds most to the score first, which is by weight as much as by likeness; ties
  ///   lower position first.
  /// Cost: O(signals · (terms · dimensions + dimensions²)).
  package func reasons(for candidate: Int, in profile: TasteProfile, limit: Int) -> [Int] {
    let queries = TasteQueries(profile.likes, model: model, recipes: recipes)
    let cosines = scan.similarities(to: queries.vectors, of: [candidate])
    var reasons: [Reason] = []
    for (query, source) in queries.sources.enumerated() {
      let cosine = cosines[query, 0]
      let shared = recipes.bagCosine(of: queries.terms[query], with: candidate)
      guard cosine > 0, shared >= TasteTuning.leastShared else { continue }
      let reason = Reason(
        like: source,
        isIngredient: queries.terms[query].count == 1,
        weight: profile.likes[source].weighs,
        likeness: Float(TasteTuning.nearnessShare) * cosine + Float(TasteTuning.bagShare) * shared
      )
      if let last = reasons.last, last.like == source {
        if last.likeness < reason.likeness { reasons[reasons.count - 1] = reason }
      } else {
        reasons.append(reason)
      }
    }
    let highest = reasons.map(\.likeness).max() ?? 0
    let least = max(TasteTuning.leastReason, highest * TasteTuning.reasonShare)
    reasons.removeAll { !$0.isIngredient && $0.likeness < least }
    reasons.sort { $0.share != $1.share ? $0.share > $1.share : $0.like < $1.like }
    return reasons.prefix(limit).map(\.like)
  }

  private struct Reason {
    var like: Int
    var isIngredient: Bool
    var weight: Float
    var likeness: Float

    /// What it adds to the soft maximum.
    var share: Float { weight * exponential(likeness / TasteTuning.temperature) }
  }
}
