/// What a page was asked for, as the links on it say it: each name of a list by itself.
struct PageQuery: Sendable, Equatable {
  typealias Pair = RequestTarget.Pair

  private var parts: [Part]

  /// A pair, and how an address says it. A page has many links with the same pairs.
  private struct Part: Sendable, Equatable {
    let pair: Pair
    let text: String

    init(_ pair: Pair) {
      self.pair = pair
      text = "\(queryText(pair.name))=\(queryText(pair.value))"
    }
  }

  var pairs: [Pair] { parts.map(\.pair) }

  /// - Parameter lists: The parameters that may have several names with commas between.
  init(_ pairs: [Pair], lists: Set<String> = PageQuery.lists) {
    var all: [Pair] = []
    for pair in pairs {
      guard lists.contains(pair.name) else {
        all.append(pair)
        continue
      }
      for name in pair.value.split(separator: ",") {
        let text = String(name.drop(while: \.isWhitespace))
        if !text.isEmpty, !all.contains(Pair(pair.name, text)) { all.append(Pair(pair.name, text)) }
      }
    }
    parts = all.map { Part($0) }
  }

  static let lists: Set<String> = ["have", "use", "without", "diet", "with", "staples"]

  /// What is there, and what counts as having it: what a link to a dish takes along.
  static let stock: Set<String> = [
    "have", "use", "without", "diet", "staples", "exact", "no-swaps", "eaters",
  ]

  func values(of name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }

  func without(_ name: String, _ value: String? = nil) -> PageQuery {
    var query = self
    query.parts.removeAll { $0.pair.name == name && (value == nil || $0.pair.value == value) }
    return query
  }

  /// With a value in place of those before.
  func setting(_ name: String, _ value: String) -> PageQuery {
    var query = without(name)
    query.parts.append(Part(Pair(name, value)))
    return query
  }

  func adding(_ name: String, _ value: String) -> PageQuery {
    var query = without(name, value)
    query.parts.append(Part(Pair(name, value)))
    return query
  }

  /// With a value that is not there yet, or without it.
  func toggling(_ name: String, _ value: String) -> PageQuery {
    values(of: name).contains(value) ? without(name, value) : adding(name, value)
  }

  func only(_ names: Set<String>) -> PageQuery {
    var query = self
    query.parts.removeAll { !names.contains($0.pair.name) }
    return query
  }

  /// The address of a page with it: "/?have=gin&have=lime".
  func address(_ path: String) -> String {
    parts.isEmpty ? path : "\(path)?\(parts.map(\.text).joined(separator: "&"))"
  }

  /// As hidden fields of a form, but for one parameter that the form has itself.
  func fields(but names: Set<String>) -> Filling {
    .list(
      pairs.filter { !names.contains($0.name) }.map {
        ["name": .text($0.name), "value": .text($0.value)]
      }
    )
  }
}
