import SectionFiles

extension RecipeVectors {
  /// How near two recipes lie, −1…1: the cosine of their whitened vectors. 0 when nothing is known
  /// of one. Cost: O(dimensions).
  package func cosine(_ a: Int, _ b: Int) -> Float {
    precondition(a >= 0 && a < count && b >= 0 && b < count, "recipes \(a) and \(b) of \(count)")
    return vectors.withMemory { $0.row(a).dot(with: $0.row(b)) }
  }

  /// How much two recipes share, 0…1: the cosine of their bags. 0 when one holds nothing of any
  /// weight. Cost: O(terms of both).
  package func idfCosine(_ a: Int, _ b: Int) -> Float {
    let lengths = bagLengths[a] * bagLengths[b]
    guard lengths > 0 else { return 0 }
    var product: Float = 0
    forEachSharedTerm(a, b) { product += idf[$0] * idf[$0] }
    return min(1, product / lengths)
  }

  /// Whether a cook who was shown one of the two would call the other the same dish again.
  ///
  /// So it is for recipes of the same terms, for bags within ``TasteTuning/duplicateBag`` and for
  /// vectors within ``TasteTuning/duplicateVector``. Never for recipes of which nothing is known.
  package func isNearDuplicate(_ a: Int, _ b: Int) -> Bool {
    if corpus[a].isEmpty || corpus[b].isEmpty { return false }
    return corpus[a] == corpus[b]
      || idfCosine(a, b) >= TasteTuning.duplicateBag
      || cosine(a, b) >= TasteTuning.duplicateVector
  }

  /// The terms that both recipes have, ascending.
  private func forEachSharedTerm(_ a: Int, _ b: Int, _ body: (Int) -> Void) {
    let left = corpus[a]
    let right = corpus[b]
    var i = left.startIndex
    var j = right.startIndex
    while i < left.endIndex, j < right.endIndex {
      if left[i] == right[j] {
        body(Int(left[i]))
        i += 1
        j += 1
      } else if left[i] < right[j] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
