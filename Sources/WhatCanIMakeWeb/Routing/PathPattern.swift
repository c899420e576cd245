/// The paths of a route: "/api/v1/dishes/{id}", "/art/{dish}.svg".
package struct PathPattern: Sendable, CustomStringConvertible, Equatable {
  private enum Part: Sendable, Equatable {
    case word(String)
    /// Anything that ends so, and is more than that.
    case named(String, ending: String)
  }

  package let description: String
  private let parts: [Part]

  package init(_ text: String) {
    description = text
    parts = text.split(separator: "/").map { part in
      guard part.hasPrefix("{"), let end = part.firstIndex(of: "}") else {
        return .word(String(part))
      }
      let name = part[part.index(after: part.startIndex)..<end]
      return .named(String(name), ending: String(part[part.index(after: end)...]))
    }
  }

  /// The named parts of a path; nil for a path that is none of these. Cost: O(parts).
  func parts(of path: [String]) -> [RequestTarget.Pair]? {
    guard path.count == parts.count else { return nil }
    var named: [RequestTarget.Pair] = []
    for (part, text) in zip(parts, path) {
      switch part {
      case .word(let word): guard word == text else { return nil }
      case .named(let name, let ending):
        guard text.hasSuffix(ending), ending.isEmpty || text.utf8.count > ending.utf8.count else {
          return nil
        }
        named.append(.init(name, String(text.dropLast(ending.count))))
      }
    }
    return named
  }
}
