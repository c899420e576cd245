import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

/// The known names of a text and how they hold one another, found by looking at each with each.
@Suite("Known names by where they stand")
struct NameSpansTests {
  @Test(
    "holding and beginning are what a look at all of them finds",
    arguments: SeededGenerator.seeds(100)
  )
  func naive(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = Int.random(in: 1...30, using: &generator)
    var spans: [NameSpan] = []
    for start in 0..<words {
      for end in start + 1...min(words, start + 4) where Bool.random(using: &generator) {
        spans.append(NameSpan(words: start..<end, ingredient: start * 100 + end))
      }
    }
    let found = NameSpans(spans)
    func ingredients(_ spans: some Sequence<NameSpan>) -> [Int] { spans.map(\.ingredient).sorted() }

    #expect(ingredients(found.all) == ingredients(spans))
    for start in 0..<words {
      #expect(
        ingredients(found.beginning(at: start))
          == ingredients(spans.filter { $0.words.lowerBound == start })
      )
      for end in start + 1...min(words, start + 5) {
        let expected = spans.filter { $0.words.lowerBound <= start && $0.words.upperBound >= end }
        #expect(ingredients(found.holding(start..<end)) == ingredients(expected))
      }
    }
  }

  @Test(
    "a class is not named beside its kind in one breath, as a look at each with each finds",
    arguments: SeededGenerator.seeds(100)
  )
  func describing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lexicon = try SmallLexicon.make(
      """
      dairy product|||class
      cheese||dairy product|class
      cheddar|cheddar cheese|cheese|-
      goat cheese||cheese|-
      milk||dairy product|class
      goat milk|goat's milk|milk|-
      butter|||-
      """
    )
    let pieces = [
      "dairy product", "cheese", "cheddar", "goat", "milk", "butter", "and", "or", ",", "blob",
    ]
    let text = (0..<Int.random(in: 1...14, using: &generator)).compactMap { _ in
      pieces.randomElement(using: &generator)
    }.joined(separator: " ")
    let trie = SortedNameTrie(names: lexicon.names, rows: lexicon.words)
    var reader = NameReader(lexicon, trie: trie, units: .none)
    let named = Set(reader.wordsNamed(in: text).named.map(\.ingredient.rawValue))

    let taxonomy = lexicon.taxonomy
    let spans = reader.spans().all
    let counted = spans.filter { span in
      !spans.contains {
        $0.words.strictlyContains(span.words)
          && taxonomy.excluders(of: $0.ingredient).contains(span.ingredient)
      }
    }
    let expected = counted.filter { span in
      let isDescribed = counted.contains { other in
        let first = min(span.words.lowerBound, other.words.lowerBound)
        let last = max(span.words.upperBound, other.words.upperBound)
        let isOneBreath = (first + 1..<last).allSatisfy {
          let word = reader.text.words[reader.name[$0]]
          return !word.isAfterBreak && word.joins == nil
        }
        return isOneBreath && span.ingredient != other.ingredient
          && taxonomy.kinship(of: other.ingredient).contains(span.ingredient)
      }
      return !(taxonomy.isClass[span.ingredient] && isDescribed)
    }
    #expect(named == Set(expected.map(\.ingredient)), "\(text)")
  }
}
