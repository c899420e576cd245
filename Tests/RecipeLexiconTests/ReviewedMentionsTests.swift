import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

/// A thousand resolved mentions, drawn by chance from seven collections and judged by hand.
///
/// `Samples/reviewed-mentions.tsv`: how often it was drawn, collection, name, what it was resolved to,
/// `right` or `wrong: what it should be`. To draw another: `scripts/bench lexicon --sample FILE`.
@Suite("Resolved mentions that people have judged")
struct ReviewedMentionsTests {
  private struct Mention {
    var times: Int
    var name: String
    var ingredient: String
    var isRight: Bool
  }

  private func mentions() throws -> [Mention] {
    let url = Checkout.url("Tests/RecipeLexiconTests/Samples/reviewed-mentions.tsv")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try rows.filter { !$0.hasPrefix("#") }.map { row in
      let cells = row.split(separator: "\t").map(String.init)
      try #require(cells.count == 5, "\(row)")
      return Mention(
        times: try #require(Int(cells[0])),
        name: cells[2],
        ingredient: cells[3],
        isRight: cells[4] == "right"
      )
    }
  }

  @Test("of a thousand at most eight are wrong")
  func wrong() throws {
    let mentions = try mentions()
    let wrong = mentions.filter { !$0.isRight }

    #expect(mentions.reduce(0) { $0 + $1.times } == 1_000)
    #expect(wrong.reduce(0) { $0 + $1.times } <= 8, "\(wrong.map(\.name))")
  }

  @Test("each still means what was judged; what means something else now is judged anew")
  func unchanged() throws {
    let lexicon = try CommittedLexicon.lexicon()
    let parser = try KitchenWords.parser()
    var resolver = lexicon.makeResolver()
    var changed: [String] = []

    for mention in try mentions() {
      // A name by itself, or a whole line of a source that keeps lines.
      let lines = [parser.parse(measure: nil, name: mention.name), parser.parse(mention.name)]
      let found = lines.map { line in
        (resolver.requirements(of: line) ?? [])
          .map { $0.map(lexicon.name(of:)).joined(separator: " or ") }
          .joined(separator: " and ")
      }
      if mention.isRight, !found.contains(mention.ingredient) {
        changed.append("\(mention.name): \(mention.ingredient), now \(found[0])")
      }
    }

    #expect(changed == [])
  }
}
