package import SectionFiles

/// Recipes as sets of terms: what the vectors are learned from, and what is scored by them.
///
/// A term is a position below ``termCount``; in a catalogue it is an ingredient's. Recipes are
/// positions below ``count``.
package struct TasteCorpus: Sendable, Equatable {
  /// How many terms there are, used or not.
  package let termCount: Int
  /// Where each recipe's terms begin in ``terms``, and last where they end; `count + 1` of them.
  package let offsets: Column<UInt32>
  /// The terms of the recipes, one recipe after the other, ascending and distinct within each.
  package let terms: Column<UInt32>

  package var count: Int { offsets.count - 1 }

  /// - Parameters:
  ///   - recipes: The terms of each, in any order; repeats count once.
  ///   - termCount: More than every term.
  /// Cost: O(mentions · log of a recipe's length).
  package init(recipes: [[Int]], termCount: Int) {
    var offsets: [UInt32] = [0]
    var terms: [UInt32] = []
    offsets.reserveCapacity(recipes.count + 1)
    for recipe in recipes {
      var last = -1
      for term in recipe.sorted() where term != last {
        precondition((0..<termCount).contains(term), "term \(term) of \(termCount)")
        terms.append(UInt32(term))
        last = term
      }
      offsets.append(UInt32(terms.count))
    }
    self.termCount = termCount
    self.offsets = Column(offsets)
    self.terms = Column(terms)
  }

  /// A corpus from its columns; nil when they do not fit each other.
  ///
  /// - Parameter isTrusted: True for columns that have been checked before.
  /// Cost: O(mentions), or O(1) when trusted.
  package init?(
    termCount: Int,
    offsets: Column<UInt32>,
    terms: Column<UInt32>,
    isTrusted: Bool = false
  ) {
    guard termCount >= 0, !offsets.isEmpty else { return nil }
    self.termCount = termCount
    self.offsets = offsets
    self.terms = terms
    if isTrusted { return }
    guard offsets.first == 0, offsets.last.map(Int.init) == terms.count else { return nil }
    for recipe in 1..<max(1, offsets.count) {
      guard offsets[recipe - 1] <= offsets[recipe], Int(offsets[recipe]) <= terms.count else {
        return nil
      }
      var last = -1
      for term in terms[Int(offsets[recipe - 1])..<Int(offsets[recipe])] {
        guard Int(term) > last, Int(term) < termCount else { return nil }
        last = Int(term)
      }
    }
  }

  /// The recipes of a corpus with other numbers for its terms, in the same order of terms.
  init(renumbering corpus: TasteCorpus, termCount: Int, terms: [UInt32]) {
    self.termCount = termCount
    offsets = corpus.offsets
    self.terms = Column(terms)
  }

  /// Takes columns that fit each other.
  init(joined offsets: Column<UInt32>, terms: Column<UInt32>, termCount: Int) {
    self.termCount = termCount
    self.offsets = offsets
    self.terms = terms
  }

  /// The terms of a recipe, ascending.
  package subscript(recipe: Int) -> Column<UInt32> {
    terms[Int(offsets[recipe])..<Int(offsets[recipe + 1])]
  }

  /// For each term, how many recipes have it. Cost: O(mentions).
  package func documentFrequencies() -> [Int] {
    var frequencies = [Int](repeating: 0, count: termCount)
    for term in terms { frequencies[Int(term)] += 1 }
    return frequencies
  }
}
