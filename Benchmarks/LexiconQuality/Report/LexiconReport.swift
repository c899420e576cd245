import Foundation

/// How well names are understood, and lines taken apart.
struct LexiconReport: Encodable {
  struct Unresolved: Encodable, Equatable {
    var name: String
    var count: Int
  }

  /// The mentions of one file.
  struct Corpus: Encodable {
    var file: String
    var recipes: Int
    var mentions: Int
    var resolved: Int
    var names: Int
    var namesUnresolved: Int
    /// The commonest names without an ingredient, the commonest first.
    var unresolved: [Unresolved]

    init(_ file: MentionFile, _ score: MentionScore, top: Int) {
      self.file = file.name
      recipes = file.recipes
      mentions = score.mentions
      resolved = score.resolved
      names = score.names.count
      namesUnresolved = score.unresolved.count
      unresolved = score.commonestUnresolved(top).map {
        Unresolved(name: $0.name, count: $0.count)
      }
    }
  }

  /// The labelled lines of one file; shares in [0, 1], nil where no label has words.
  struct Lines: Encodable {
    var file: String
    var lines: Int
    var quantity: Double
    var unit: Double
    var nameExact: Double
    var nameF1: Double?
    var wholeLine: Double
    var sizeF1: Double?
    var preparationF1: Double?
    var commentF1: Double?
    var purposeF1: Double?
    /// Lines whose name means an ingredient.
    var resolved: Double

    init(_ file: LabelledLines, _ score: LineScore, resolved: Int) {
      func share(_ count: Int) -> Double { Double(count) / Double(max(1, score.lines)) }
      self.file = file.name
      lines = score.lines
      quantity = share(score.quantities)
      unit = share(score.units)
      nameExact = share(score.exactNames)
      nameF1 = score.name.f1
      wholeLine = share(score.wholeLines)
      sizeF1 = score.size.f1
      preparationF1 = score.preparation.f1
      commentF1 = score.comment.f1
      purposeF1 = score.purpose.f1
      self.resolved = share(resolved)
    }
  }

  let schema = "whatcanimake.lexicon-quality/1"
  var corpora: [Corpus] = []
  var labelled: [Lines] = []
  var speed: ResolutionSpeed?

  /// One object on one line, its keys ascending.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
