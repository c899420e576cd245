import WhatCanIMake

/// What was deleted a moment ago, and can be brought back from the page on which it was.
enum UndoBar {
  static let routes = [Route.form("/undo/{number}", doing: UndoRoutes.undo, then: "/")]

  /// For so many seconds a page offers it; the interface does for 30 days.
  private static let seconds = 600

  static func filling(
    _ kitchen: Kitchen,
    _ kinds: Set<Deletion.Kind>,
    _ asker: Asker
  ) throws -> Filling {
    let now = asker.people.clock()
    let last = try kitchen.deletions(now: now).first
    guard let last, kinds.contains(last.kind), now - last.at < seconds else { return .nothing }
    let words = asker.pages.words
    let key = last.kind == .pantry ? "undo.taken" : "undo.named"
    return [
      "number": .text("\(last.number)"),
      "text": .text(
        last.name.map { words(key, ["name": $0]) } ?? words("undo.some", count: last.count)
      ),
    ]
  }
}
