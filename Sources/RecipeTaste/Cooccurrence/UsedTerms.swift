/// The terms that recipes have, numbered among themselves: a catalogue knows many more.
struct UsedTerms: Sendable {
  /// How many terms there are, used or not.
  let termCount: Int
  /// The terms in use, ascending; the position of each is its number here.
  let terms: [Int]
  /// The corpus in these numbers.
  let corpus: TasteCorpus

  /// Cost: O(mentions + terms).
  init(of corpus: TasteCorpus) {
    let frequencies = corpus.documentFrequencies()
    let terms = frequencies.indices.filter { frequencies[$0] > 0 }
    var numbers = [UInt32](repeating: 0, count: corpus.termCount)
    for (number, term) in terms.enumerated() { numbers[term] = UInt32(number) }
    termCount = corpus.termCount
    self.terms = terms
    self.corpus = TasteCorpus(
      renumbering: corpus,
      termCount: terms.count,
      terms: corpus.terms.map { numbers[Int($0)] }
    )
  }
}
