import RecipeLexicon
import TestSupport
import Testing

@Suite("What a mistyped name may have meant")
struct SuggestionsTests {
  static func kitchen() throws -> IngredientLexicon {
    try SmallLexicon.make(
      """
      lime|||-
      lime juice|||-
      lemon|||-
      aubergine|eggplant||-
      gin|||-
      ginger beer|||-
      ginger ale|||-
      white wine|||-
      dry white wine|||-
      """
    )
  }

  @Test(
    "slips come first, and names that begin with the text; then names that hold the words",
    arguments: [
      ("limme", ["lime"]), ("lmie", ["lime"]), ("lim", ["lime", "lime juice"]), ("chip", []),
      ("egplant", ["aubergine"]), ("eggplnat", ["aubergine"]),
      ("ginger", ["ginger ale", "ginger beer"]),
      ("gni", ["gin"]), ("wine", ["white wine", "dry white wine"]),
      ("wine white", ["white wine", "dry white wine"]),
      ("juice", ["lime juice"]), ("xyzzy", []), ("g", []), ("", []), ("LIMMES", ["lime"]),
    ]
  )
  func order(typed: String, expected: [String]) throws {
    #expect(try Self.kitchen().suggestions(for: typed) == expected)
  }

  @Test("what is shown looks like what was typed, unless only another name does")
  func otherNames() throws {
    let lexicon = try SmallLexicon.make(
      "leek|poro||-\nprosecco|||-\nprosciutto|||-\ncourgette|zucchini||-\nsalt|||-"
    )

    #expect(lexicon.suggestions(for: "pros") == ["prosecco", "prosciutto"])
    #expect(lexicon.suggestions(for: "pora") == ["leek"])
    #expect(lexicon.suggestions(for: "zuchini") == ["courgette"])
  }

  @Test("what looks like the text comes before what looks like it without the ending of a plural")
  func plurals() throws {
    let lexicon = try SmallLexicon.make("pho|||-\nprobitas|||-\nprosecco|||-")

    #expect(lexicon.suggestions(for: "pros") == ["prosecco", "pho", "probitas"])
    #expect(lexicon.suggestions(for: "phoes") == ["pho"])
  }

  @Test("no more are given than asked for, and ties are in ascending order")
  func count() throws {
    let lexicon = try SmallLexicon.make("lima|||-\nlimo|||-\nlimb|||-\nlime|||-\nlimx|||-")

    #expect(lexicon.suggestions(for: "limz") == ["lima", "limb", "lime"])
    #expect(lexicon.suggestions(for: "limz", count: 1) == ["lima"])
    #expect(lexicon.suggestions(for: "limz", count: 0) == [])
    #expect(lexicon.suggestions(for: "limz", count: 9) == ["lima", "limb", "lime", "limo", "limx"])
  }
}

@Suite("The distance of two texts in slips")
struct TypingDistanceTests {
  @Test(
    "a letter wrong, missing, added, or two neighbours swapped is one slip",
    arguments: [
      ("lime", "lime", 0), ("lime", "lame", 1), ("lime", "lme", 1), ("lime", "limme", 1),
      ("lime", "lmie", 1), ("lime", "ilme", 1), ("lime", "liem", 1), ("ab", "ba", 1),
      ("", "lime", 4), ("lime", "", 4), ("", "", 0), ("abcd", "badc", 2), ("ca", "abc", 3),
      ("lemon", "melon", 2),
    ]
  )
  func slips(left: String, right: String, expected: Int) {
    #expect(typingDistance(Array(left.utf8), Array(right.utf8)) == expected)
  }

  @Test(
    "it is the least over all ways to align the texts, and the same both ways",
    arguments: SeededGenerator.seeds(50)
  )
  func naive(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let left = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8.random(in: 97...99, using: &random)
      }
      let right = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8.random(in: 97...99, using: &random)
      }
      let expected = Self.leastSlips(left[...], right[...])
      #expect(typingDistance(left, right) == expected, "\(left) \(right)")
      #expect(typingDistance(right, left) == expected, "\(right) \(left)")
    }
  }

  /// The definition of optimal string alignment, tried from the ends in every way.
  private static func leastSlips(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    guard let a = left.last, let b = right.last else { return left.count + right.count }
    let (shortLeft, shortRight) = (left.dropLast(), right.dropLast())
    var best = leastSlips(shortLeft, shortRight) + (a == b ? 0 : 1)
    best = min(best, leastSlips(shortLeft, right) + 1, leastSlips(left, shortRight) + 1)
    if let c = shortLeft.last, let d = shortRight.last, a == d, b == c {
      best = min(best, leastSlips(shortLeft.dropLast(), shortRight.dropLast()) + 1)
    }
    return best
  }
}
