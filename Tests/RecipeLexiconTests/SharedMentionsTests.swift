import Foundation
import RecipeLexicon
import TestSupport
import Testing

@Suite(
  "Ingredients in collections of other people (needs ../shared)",
  .enabled(if: Checkout.shared("data") != nil, Comment(rawValue: Checkout.sharedAbsence))
)
struct SharedMentionsTests {
  @Test(
    "most mentions are known",
    arguments: [
      ("data/cocktails/thecocktaildb-426.json", 98), ("data/meals/themealdb-310rows.json", 96),
    ]
  )
  func known(path: String, leastPercent: Int) throws {
    let lexicon = try CommittedLexicon.lexicon()
    let mentions = try Self.mentions(in: path)
    var unknown: [String: Int] = [:]

    for mention in mentions where lexicon.requirements(in: mention) == nil {
      unknown[mention, default: 0] += 1
    }

    let known = mentions.count - unknown.values.reduce(0, +)
    let often = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20).map(\.key)
    #expect(mentions.count > 1_000)
    #expect(
      known * 100 >= mentions.count * leastPercent,
      "\(known) of \(mentions.count) known; most often unknown: \(often)"
    )
  }

  /// All `strIngredientN` of all dishes that are not blank.
  static func mentions(in path: String) throws -> [String] {
    let url = try #require(Checkout.shared(path))
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let listed = (root as? [String: Any]).flatMap { $0["meals"] ?? $0["drinks"] } ?? root
    let dishes = try #require(listed as? [[String: Any]])
    return dishes.flatMap { dish in
      (1...20).compactMap { dish["strIngredient\($0)"] as? String }
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty }
    }
  }
}
