import Foundation

/// What was measured on a split.
struct Report: Encodable {
  struct Omission: Equatable, Encodable {
    var tasks: [String]
    var reason: String
  }

  let schema = "whatcanimake.quality/1"
  var split: String
  var trainRecipes: Int
  var testRecipes: Int
  var ingredients: Int
  var trainingSeconds: Double
  var omitted: [Omission] = []
  var figures: [Figure] = []

  /// One object on one line, its keys ascending.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
