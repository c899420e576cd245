import WhatCanIMake

/// What cooking a dish did to the pantry.
struct CookedView {
  private let dish: FoundDish
  private let uses: [CookingUse]
  private let isTaken: Bool
  private let isAsked: Bool

  /// - Parameter isAsked: The cook has decided about the pantry; else they are told how to.
  init(_ dish: FoundDish, _ uses: [CookingUse], isTaken: Bool, isAsked: Bool) {
    self.dish = dish
    self.uses = uses
    self.isTaken = isTaken
    self.isAsked = isAsked
  }

  func show() {
    var page = Page(Terminal())
    page.add("\(dish.recipe.name) is noted as cooked.")
    let measured = uses.filter { !$0.changes.isEmpty }
    if isTaken {
      for use in measured {
        var text = StyledText(Self.text(use))
        if let needed = use.needed { text.add(" of \(AmountText.text(of: [needed]))", .wanted) }
        let rests = use.changes.compactMap { $0.rest?.amount }.map { AmountText.text(of: [$0]) }
        let left = rests.isEmpty ? "none" : rests.joined(separator: ", ")
        text.add(" taken · left: \(left)", .faint)
        page.add(text, indent: 2)
      }
    } else if !measured.isEmpty, !isAsked {
      page.add("It used \(measured.map(Self.text).joined(separator: ", ")); --take takes that out.")
    }
    addRest(to: &page)
    page.show()
  }

  /// What nothing can be taken of: amounts cannot be compared, or it is not there.
  private func addRest(to page: inout Page) {
    var unmeasured: [String] = []
    var absent: [String] = []
    for use in uses where use.changes.isEmpty {
      switch use.source {
      case .pantry: unmeasured.append(use.ingredient)
      case .others(let names): unmeasured += names.filter { !unmeasured.contains($0) }
      case .absent: absent.append(use.ingredient)
      }
    }
    if !unmeasured.isEmpty {
      let list = unmeasured.joined(separator: ", ")
      page.add(StyledText("See whether there is some left: \(list).", .faint), hanging: 2)
    }
    if !absent.isEmpty {
      let list = absent.joined(separator: ", ")
      page.add(StyledText("Not in the pantry: \(list).", .faint), hanging: 2)
    }
  }

  /// "30 ml gin".
  static func text(_ use: CookingUse) -> String {
    let amount = AmountText.text(of: use.used.map { [$0] } ?? [])
    return amount.isEmpty ? use.ingredient : "\(amount) \(use.ingredient)"
  }
}
