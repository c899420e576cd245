/// The recipes of each term, ascending.
struct TermPostings: Sendable {
  private let offsets: [Int]
  private let recipes: [UInt32]

  /// Cost: O(mentions).
  init(_ corpus: TasteCorpus) {
    var offsets = [0]
    offsets.reserveCapacity(corpus.termCount + 1)
    var end = 0
    for frequency in corpus.documentFrequencies() {
      end += frequency
      offsets.append(end)
    }
    var next = offsets
    var recipes = [UInt32](repeating: 0, count: corpus.terms.count)
    for recipe in 0..<corpus.count {
      for term in corpus[recipe] {
        recipes[next[Int(term)]] = UInt32(recipe)
        next[Int(term)] += 1
      }
    }
    self.offsets = offsets
    self.recipes = recipes
  }

  subscript(term: Int) -> ArraySlice<UInt32> { recipes[offsets[term]..<offsets[term + 1]] }
}
