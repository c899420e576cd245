@testable import RecipeStorage
@testable import WhatCanIMake

extension FuzzTarget {
  /// What a person keeps and looks for.
  static let keepingTargets = [
    FuzzTarget("search-words") { bytes in
      let words = bytes.text.split(separator: " ").map(String.init)
      guard let pattern = SearchPattern(words) else { return }
      demand(!pattern.text.utf8.contains(0), "NUL in a pattern")
      demand(isQuoted(pattern.text) && isQuoted(pattern.wholeWords), "loose words: \(pattern.text)")
    },
    FuzzTarget("notebook-export") { bytes in
      use(NotebookExport.isMeant(by: bytes))
      guard let export = try? NotebookExport(contentsOf: bytes, file: "input") else {
        return  // Refused.
      }
      do {
        let text = try export.text()
        demand(
          try NotebookExport(contentsOf: Array(text.utf8), file: "input") == export,
          "an export that does not read back"
        )
      } catch {
        fatalError("broken rule: an export that was read cannot be written: \(error)")
      }
    },
  ]

  /// True for words between quotes, each of their own doubled, a space between them, and a star at most
  /// behind the last: so that SQLite takes none of it for more than words.
  private static func isQuoted(_ pattern: String) -> Bool {
    var isInside = false
    var rest = Array(pattern.utf8)[...]
    if rest.last == UInt8(ascii: "*") { rest.removeLast() }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\"") else {
        if isInside || byte == UInt8(ascii: " ") { continue }
        return false
      }
      if isInside, rest.first == byte { rest.removeFirst() } else { isInside.toggle() }
    }
    return !isInside
  }
}
