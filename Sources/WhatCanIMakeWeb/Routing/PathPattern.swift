/// The paths of a route: "/api/v1/dishes/{id}".
package struct PathPattern: Sendable, CustomStringConvertible, Equatable {
  private enum Part: Sendable, Equatable {
    case word(String)
    case named(String)
  }

  package let description: String
  private let parts: [Part]

  package init(_ text: String) {
    description = text
    parts = text.split(separator: "/").map { part in
      part.hasPrefix("{") ? .named(String(part.dropFirst().dropLast())) : .word(String(part))
    }
  }

  /// The named parts of a path; nil for a path that is none of these. Cost: O(parts).
  func parts(of path: [String]) -> [RequestTarget.Pair]? {
    guard path.count == parts.count else { return nil }
    var named: [RequestTarget.Pair] = []
    for (part, text) in zip(parts, path) {
      switch part {
      case .word(let word): guard word == text else { return nil }
      case .named(let name): named.append(.init(name, text))
      }
    }
    return named
  }
}
