import SectionFiles

/// Compares recipes that have one term with recipes that have another in its place.
struct SimilarUse {
  struct Count: Equatable {
    /// Recipes with the first term that are much like one with the second.
    var first: Int
    /// Recipes with the second term that are much like one with the first.
    var second: Int
    /// Recipes that were looked at, of both.
    var compared: Int
  }

  private let corpus: TasteCorpus
  private let postings: TermPostings
  /// For each term, which of the second term's recipes have it, while a pair is compared.
  private var places: [[UInt32]]

  /// - Parameter postings: Those of the corpus.
  init(_ corpus: TasteCorpus, _ postings: TermPostings) {
    self.corpus = corpus
    self.postings = postings
    places = Array(repeating: [], count: corpus.termCount)
  }

  /// Two recipes are much alike when, apart from the pair itself, they share at least two terms and
  /// at least half of all they have. Of each side the first ``SwapRule/recipes`` that have the one
  /// term and not the other are looked at.
  ///
  /// Cost: O(recipes²) comparisons at worst; as a rule, of those few that share a rare term.
  mutating func count(_ first: Int, _ second: Int) -> Count {
    let left = recipes(with: first, without: second)
    let right = recipes(with: second, without: first)
    for (place, recipe) in right.enumerated() {
      for term in corpus[recipe] where term != second { places[Int(term)].append(UInt32(place)) }
    }
    var isLikeLeft = [Bool](repeating: false, count: right.count)
    var seen = [Int](repeating: -1, count: right.count)
    var alike = 0
    for (position, recipe) in left.enumerated() {
      let rest = corpus[recipe].filter { $0 != first }
      var isAlike = false
      for term in telling(rest) {
        for place in places[Int(term)] where seen[Int(place)] != position {
          seen[Int(place)] = position
          // Nothing more can come of a pair that is marked on both sides.
          if isAlike, isLikeLeft[Int(place)] { continue }
          if isMuchAlike(rest, corpus[right[Int(place)]]) {
            isAlike = true
            isLikeLeft[Int(place)] = true
          }
        }
      }
      if isAlike { alike += 1 }
    }
    for recipe in right {
      for term in corpus[recipe] { places[Int(term)].removeAll(keepingCapacity: true) }
    }
    return Count(
      first: alike,
      second: isLikeLeft.count { $0 },
      compared: left.count + right.count
    )
  }

  /// The terms by which a recipe that shares half of all is sure to be found: who shares half of
  /// `rest` cannot lack all of any larger half of it, so the rarer terms are enough.
  private func telling(_ rest: [UInt32]) -> ArraySlice<UInt32> {
    guard rest.count >= SwapRule.shared else { return [] }
    let rareFirst = rest.sorted {
      let (left, right) = (places[Int($0)].count, places[Int($1)].count)
      return left != right ? left < right : $0 < $1
    }
    return rareFirst.prefix(rest.count / 2 + 1)
  }

  /// - Parameters:
  ///   - rest: The terms of the one, without its term of the pair.
  ///   - other: The terms of the other, with its term of the pair, which `rest` lacks.
  private func isMuchAlike(_ rest: [UInt32], _ other: Column<UInt32>) -> Bool {
    var shared = 0
    var (i, j) = (rest.startIndex, other.startIndex)
    while i < rest.endIndex, j < other.endIndex {
      if rest[i] == other[j] {
        shared += 1
        i += 1
        j += 1
      } else if rest[i] < other[j] {
        i += 1
      } else {
        j += 1
      }
    }
    let all = rest.count + other.count - 1 - shared
    return shared >= SwapRule.shared && 2 * shared >= all
  }

  private func recipes(with term: Int, without other: Int) -> [Int] {
    var found: [Int] = []
    for recipe in postings[term] where found.count < SwapRule.recipes {
      if !corpus[Int(recipe)].contains(UInt32(other)) { found.append(Int(recipe)) }
    }
    return found
  }
}
