import WhatCanIMake

/// What came back, in words.
struct UndoView {
  private let undoing: Undoing

  init(_ undoing: Undoing) {
    self.undoing = undoing
  }

  func show() {
    let deletion = undoing.deletion
    var page = Page(Terminal())
    if undoing.refusal != nil {
      page.add("Not undone: \(Self.name(of: deletion)).")
      page.add("The household has changed in the meantime.", hanging: 2)
    } else if let joined = undoing.joined {
      let dishes = dishCount(undoing.restored)
      page.add(
        "Added \(dishes) from the deleted list to your other list named \(joined)."
      )
      if undoing.passedOver > 0 {
        page.add("Already on the list: \(dishCount(undoing.passedOver)).", hanging: 2)
      }
    } else if deletion.kind == .version {
      let isBack = undoing.passedOver == 0
      page.add("\(isBack ? "Restored" : "Not restored"): \(Self.name(of: deletion)).")
      if !isBack { page.add("You have changed the dish again in the meantime.", hanging: 2) }
    } else {
      let entries = Self.entries(of: deletion, count: undoing.restored)
      page.add("Restored: \(Self.name(of: deletion)), \(entries).")
      if undoing.passedOver > 0 {
        page.add(
          "Not restored, because you have changed them in the meantime: \(undoing.passedOver)",
          hanging: 2
        )
      }
    }
    page.show()
  }

  /// What it was of: "the pantry", "the list Party".
  static func name(of deletion: Deletion) -> String {
    switch deletion.kind {
    case .pantry: deletion.name.map { "\($0) in the pantry" } ?? "the pantry"
    case .shopping: "the shopping list"
    case .plan: "the plan"
    case .history: "the history"
    case .taste: "your taste"
    case .list: "the list \(deletion.name ?? "")"
    case .version: "your version of \(deletion.name ?? "")"
    case .taught: "what you added about \(deletion.name ?? "")"
    case .joined: "what you had before you joined \(deletion.name ?? "")"
    case .left: "your membership in \(deletion.name ?? "")"
    }
  }

  /// How many entries, in words.
  static func entries(of deletion: Deletion, count: Int? = nil) -> String {
    let count = count ?? deletion.count
    return switch deletion.kind {
    case .list, .version: dishCount(count)
    case .pantry, .taste, .taught, .joined, .left: count == 1 ? "1 thing" : "\(count) things"
    case .shopping, .plan, .history: count == 1 ? "1 entry" : "\(count) entries"
    }
  }
}
