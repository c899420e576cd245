import RecipeRanking
import SectionFiles

extension RecipeVectors {
  /// How near two recipes lie, −1…1: the cosine of their whitened vectors. 0 when nothing is known
  /// of one. Cost: O(dimensions).
  public func cosine(_ a: Int, _ b: Int) -> Float {
    precondition(a >= 0 && a < count && b >= 0 && b < count, "recipes \(a) and \(b) of \(count)")
    return vectors.withMemory { $0.row(a).dot(with: $0.row(b)) }
  }

  /// How much two recipes share, 0…1: the cosine of their bags. 0 when one holds nothing of any
  /// weight. Cost: O(terms of both).
  public func idfCosine(_ a: Int, _ b: Int) -> Float {
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
  public func isNearDuplicate(_ a: Int, _ b: Int) -> Bool {
    if corpus[a].isEmpty || corpus[b].isEmpty { return false }
    return corpus[a] == corpus[b]
      || idfCosine(a, b) >= TasteTuning.duplicateBag
      || cosine(a, b) >= TasteTuning.duplicateVector
  }

  /// The recipes that lie nearest to one, itself left out; as ``nearest(to:terms:limit:where:)``.
  public func nearest(
    to recipe: Int,
    limit: Int,
    where isAdmitted: (Int) -> Bool = { _ in true }
  ) -> [(recipe: Int, score: Int)] {
    nearest(
      to: Array(vectors.row(recipe)),
      terms: corpus[recipe].map(Int.init),
      limit: limit
    ) { $0 != recipe && isAdmitted($0) }
  }

  /// The recipes that lie nearest to one that need not be among them.
  ///
  /// - Parameters:
  ///   - vector: Where it lies: a unit vector, or zeros when nothing is known of that.
  ///   - terms: Its terms, ascending, each once.
  ///   - limit: The most to give; at least 0.
  ///   - place: Where a recipe comes among equally near ones, lower first; no two the same.
  ///   - isAdmitted: Asked once for every recipe.
  /// - Returns: With the score in thousandths of a cosine; highest first, ties lower place first;
  ///   only scores above 0. The cosine is the whitened one, or that of the bags when nothing is
  ///   known of where the recipe lies.
  /// Cost: O(recipes · dimensions).
  public func nearest(
    to vector: [Float],
    terms: [Int],
    limit: Int,
    place: (Int) -> Int = { $0 },
    where isAdmitted: (Int) -> Bool
  ) -> [(recipe: Int, score: Int)] {
    let isPlaced = vector.contains { $0 != 0 }
    var best = TopK<(recipe: Int, score: Int, place: Int)>(k: limit) {
      $0.score != $1.score ? $0.score > $1.score : $0.place < $1.place
    }
    let admitted = (0..<count).filter(isAdmitted)
    let query = Matrix(rows: 1, columns: vector.count, elements: vector)
    let cosines = isPlaced ? ExactScan(vectors).similarities(to: query, of: admitted) : query
    for (position, other) in admitted.enumerated() {
      let likeness = isPlaced ? cosines[0, position] : bagCosine(of: terms, with: other)
      let score = Int((likeness * 1000).rounded())
      if score > 0 { best.insert((other, score, place(other))) }
    }
    return best.sorted().map { (recipe: $0.recipe, score: $0.score) }
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
