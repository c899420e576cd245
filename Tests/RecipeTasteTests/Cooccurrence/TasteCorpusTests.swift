import SectionFiles
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("A corpus of recipes as sets of terms")
struct TasteCorpusTests {
  @Test("terms are ascending and distinct, whatever the order they come in")
  func sets() {
    let corpus = TasteCorpus(recipes: [[3, 1, 3], [], [0]], termCount: 5)

    #expect(corpus.offsets == [0, 2, 2, 3])
    #expect(corpus.terms == [1, 3, 0])
    #expect(corpus.count == 3)
    #expect(Array(corpus[0]) == [1, 3])
    #expect(corpus[1].isEmpty)
    #expect(corpus.documentFrequencies() == [1, 1, 0, 1, 0])
  }

  @Test("columns that fit each other are a corpus")
  func columns() {
    let corpus = TasteCorpus(recipes: [[3, 1, 3], [], [0]], termCount: 5)
    #expect(
      TasteCorpus(termCount: 5, offsets: corpus.offsets, terms: corpus.terms) == corpus
    )
    #expect(TasteCorpus(termCount: 0, offsets: [0], terms: [])?.count == 0)
  }

  @Test(
    "columns that do not fit each other are none",
    arguments: [
      ([], [], 5), ([1], [0], 5), ([0, 2], [0], 5), ([0, 1], [0, 1], 5), ([0, 2, 1], [0], 5),
      ([0, 2, 1, 2], [0, 1], 5), ([0, 1], [5], 5), ([0, 2], [1, 1], 5), ([0, 2], [2, 1], 5),
      ([0, 9, 1], [0], 5), ([0], [], -1),
    ] as [([UInt32], [UInt32], Int)]
  )
  func misfits(offsets: [UInt32], terms: [UInt32], termCount: Int) {
    #expect(
      TasteCorpus(termCount: termCount, offsets: Column(offsets), terms: Column(terms)) == nil
    )
  }

  @Test("the terms in use are numbered among themselves, in their order")
  func used() {
    let corpus = TasteCorpus(recipes: [[7, 2], [], [9, 2, 4]], termCount: 12)
    let used = UsedTerms(of: corpus)

    #expect(used.termCount == 12)
    #expect(used.terms == [2, 4, 7, 9])
    #expect(used.corpus == TasteCorpus(recipes: [[0, 2], [], [0, 1, 3]], termCount: 4))
  }
}
