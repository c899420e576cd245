@testable import RecipeStorage
@testable import WhatCanIMake

extension FuzzTarget {
  /// What a person keeps and looks for.
  static let keepingTargets = [
    FuzzTarget("search-words") { bytes in
      let words = bytes.text.split(separator: " ").map(String.init)
      guard let pattern = SearchPattern(words) else { return }
      demand(!pattern.text.utf8.contains(0), "NUL in a pattern")
      let quotes = pattern.text.utf8.count { $0 == UInt8(ascii: "\"") }
      demand(quotes.isMultiple(of: 2), "an open quote in \(pattern.text)")
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
}
