import Foundation
import Testing

/// What the tests read of `suggest --json`.
struct Suggestions: Decodable {
  struct Dish: Decodable, Equatable {
    struct Parts: Decodable, Equatable {
      var taste: Int
      var fit: Int
      var ease: Int
      var renown: Int
    }

    var id: String
    var name: String
    var missing: [String]
    var score: Int
    var because: [String]
    var parts: Parts
    var lastShown: Int?
  }

  var schema: String
  var have: [String]
  var matches: [Dish]
  var exhausted: Bool
  var remaining: Int
  var avoided: Int

  var ids: [String] { matches.map(\.id) }
  var names: [String] { matches.map(\.name) }

  init(_ run: Tool.Outcome) throws {
    self = try JSONDecoder().decode(Suggestions.self, from: Data(run.out.utf8))
  }
}

extension Home {
  /// One call of `suggest`, which must succeed without a word on standard error.
  func suggest(
    _ more: [String] = [],
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Suggestions {
    let run = try run(["suggest", "--json"] + more, as: person)
    #expect(run.status == 0, "\(more): \(run.err)", sourceLocation: sourceLocation)
    #expect(run.err == "", "\(more)", sourceLocation: sourceLocation)
    return try Suggestions(run)
  }

  /// Calls `suggest` until it begins again: the calls before that, and the one that began.
  func suggestToTheEnd(
    _ more: [String] = [],
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (before: [Suggestions], again: Suggestions) {
    var before: [Suggestions] = []
    while before.count < 500 {
      let call = try suggest(more, as: person, sourceLocation: sourceLocation)
      if call.exhausted { return (before, call) }
      before.append(call)
    }
    throw EndlessSuggestions(calls: before.count)
  }
}

struct EndlessSuggestions: Error {
  var calls: Int
}
