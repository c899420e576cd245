/// What a Cooklang file says about its recipe: title, tags, times.
package struct CooklangMetadata: Equatable, Sendable {
  /// What stands after a key.
  package enum Value: Equatable, Sendable {
    /// Empty for a key without a value.
    case text(String)
    case list([String])
    /// A list of small tables, as in `swaps: [{for: butter, use: margarine}]`.
    case records([[String: String]])
    /// Nested lists, which no key uses.
    case deeper
  }

  /// A key, its value and where it stands.
  package struct Entry: Equatable, Sendable {
    /// As written; a key inside a table has the table's key before it: `source.url`.
    package var key: String
    package var value: Value
    /// In the file, counted from 1.
    package var line: Int

    package init(key: String, value: Value, line: Int) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// In the order of the file; no two keys fold alike.
  package private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  package init() {}

  /// Adds an entry; of two with the same key the first stays.
  package mutating func add(_ entry: Entry) {
    let key = Self.folded(entry.key)
    guard positions[key] == nil else { return }
    positions[key] = entries.count
    entries.append(entry)
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The entry of the first of these keys that has a value.
  ///
  /// Case, `_` and `-` do not matter: `prep time` finds `Prep_Time`.
  func entry(_ keys: String...) -> Entry? {
    for key in keys {
      guard let position = positions[Self.folded(key)] else { continue }
      if entries[position].value != .text("") { return entries[position] }
    }
    return nil
  }

  private static func folded(_ key: String) -> String {
    key.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == "-" }.joined(separator: " ")
  }
}

extension CooklangMetadata.Entry {
  /// The value on one line; a list joined by commas; nil when it is neither.
  var text: String? {
    switch value {
    case .text(let text): text.onOneLine.unlessBlank
    case .list(let items): items.joined(separator: ", ").onOneLine.unlessBlank
    case .records, .deeper: nil
    }
  }

  /// The items of a list, or of a text with commas.
  var items: [String] {
    switch value {
    case .text(let text): commaItems(text)
    case .list(let items): withoutRepeats(items.map(\.onOneLine))
    case .records, .deeper: []
    }
  }
}
