import Foundation
import Testing

/// What the tests read of `match --json`.
struct MatchJSON: Decodable {
  struct Unknown: Decodable, Equatable {
    var input: String
    var suggestions: [String]
  }
  struct Line: Decodable, Equatable {
    var ingredient: String
    var grade: String
    var with: String?
    var required: Bool
  }
  struct Keys: Decodable, Equatable {
    var missing: Int
    var plain: Int
    var main: Int
    var breadth: Int
    var used: Int
    var swaps: Int
    var expiring: Int
    var taste: Int
    var renown: Int
    var weight: Int
    var generics: Int
    var minutes: Int?
  }
  struct Match: Decodable {
    var id: String
    var name: String
    var missing: [String]
    var missingCount: Int
    var used: [String]
    var lines: [Line]
    var keys: Keys
    var like: String?
  }
  struct More: Decodable, Equatable {
    var count: Int
    var missingAtLeast: Int
  }

  var schema: String
  var have: [String]
  var unknown: [Unknown]
  var matches: [Match]
  var more: More

  /// All lines of all dishes.
  var lines: [Line] { matches.flatMap(\.lines) }

  /// Reads an answer; it is one line.
  init(_ outcome: Tool.Outcome) throws {
    try #require(outcome.lines.count == 2)
    self = try JSONDecoder().decode(MatchJSON.self, from: Data(outcome.out.utf8))
  }

  /// Everything that something on hand goes into, with the whole collection in the answer.
  static func everything(_ have: String, _ more: String...) throws -> MatchJSON {
    let all = ["--have", have, "--missing", "99", "--limit", "1000000", "--json"]
    return try MatchJSON(try Tool.run(all + more))
  }
}

/// The keys of an object in the order of the text; nested ones left out.
func topLevelKeys(_ json: String) -> [String] {
  var keys: [String] = []
  var depth = 0
  var isInside = false
  var isEscaped = false
  var current = ""
  var last = ""
  for character in json {
    if isInside {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInside = false
        last = current
      } else {
        current.append(character)
      }
      continue
    }
    switch character {
    case "\"":
      isInside = true
      current = ""
    case "{", "[": depth += 1
    case "}", "]": depth -= 1
    case ":" where depth == 1: keys.append(last)
    default: break
    }
  }
  return keys
}
