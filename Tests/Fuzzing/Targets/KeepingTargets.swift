import RecipeModel

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
      use(NotebookExport.mayBegin(with: bytes) && NotebookExport.hasMark(bytes))
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
    FuzzTarget("move-in") { bytes in
      func read() -> (source: MovedSource, things: MovedThings)? {
        // What is refused says so.
        try? MovedExport.things(
          in: bytes,
          file: "input",
          person: "anna",
          today: CalendarDay(daysSince1970: 20_000)
        )
      }
      guard let (source, things) = read() else { return }
      demand(read()?.things == things && read()?.source == source, "two readings differ")
      let amounts = (things.pantry + things.shopping).compactMap { $0.amount?.quantity }
      demand(amounts.allSatisfy { $0 >= 0 && $0 <= 1e9 }, "an amount that no kitchen holds")
      demand(things.left.allSatisfy { $0.count > 0 }, "nothing is left, and counted")
      demand(
        things.marks.allSatisfy { $0.rating != nil || $0.isFavorite },
        "a mark that says nothing"
      )
      demand(things.lists.allSatisfy { !$0.dishes.isEmpty }, "a list of nothing")
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
