import RecipeModel
import WhatCanIMake

/// How many lines a second are taken apart, and looked up, on one core.
struct ResolutionSpeed: Encodable, Equatable {
  /// Lines a second, taken apart only.
  var parsing: Double
  /// Lines a second, taken apart and resolved.
  var parsingAndResolving: Double

  /// Goes through all texts again and again, at least `seconds` each way, and takes the fastest
  /// round: the slower ones say what else the machine did.
  ///
  /// - Parameter texts: At least one.
  init(of texts: [String], reading: LineReading, seconds: Double) {
    var checksum = 0
    var resolver = reading.lexicon.makeResolver()
    parsing = Self.rate(texts, seconds) { checksum &+= reading.parser.parse($0).name.utf8.count }
    parsingAndResolving = Self.rate(texts, seconds) { text in
      let line = reading.parser.parse(text)
      checksum &+= resolver.requirements(of: line)?.count ?? 0
    }
    precondition(checksum >= 0, "a sum of counts is \(checksum)")
  }

  private static func rate(
    _ texts: [String],
    _ seconds: Double,
    _ work: (String) -> Void
  ) -> Double {
    let clock = ContinuousClock()
    var fastest = Double.infinity
    let start = clock.now
    repeat {
      let round = clock.measure { for text in texts { work(text) } }
      fastest = min(fastest, round / .seconds(1))
    } while (clock.now - start) / .seconds(1) < seconds
    return Double(texts.count) / fastest
  }
}
