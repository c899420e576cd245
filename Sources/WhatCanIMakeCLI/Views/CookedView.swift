import WhatCanIMake

/// What cooking a dish did to the pantry.
struct CookedView {
  private let dish: FoundDish
  private let uses: [CookingUse]
  /// What it makes for other dishes.
  private let made: PantryEntry?
  private let isTaken: Bool
  private let isAsked: Bool

  /// - Parameter isAsked: The cook has decided about the pantry; else they are told how to.
  init(
    _ dish: FoundDish,
    _ uses: [CookingUse],
    _ made: PantryEntry?,
    isTaken: Bool,
    isAsked: Bool
  ) {
    self.dish = dish
    self.uses = uses
    self.made = made
    self.isTaken = isTaken
    self.isAsked = isAsked
  }

  func show() {
    var page = Page(Terminal())
    page.add("Recorded that you made \(dish.recipe.name).")
    let measured = uses.filter { !$0.changes.isEmpty }
    if isTaken {
      for use in measured {
        var text = StyledText(Self.text(use))
        if let needed = use.needed { text.add(" of \(AmountText.text(of: [needed]))", .wanted) }
        let rests = use.changes.compactMap { $0.rest?.amount }.map { AmountText.text(of: [$0]) }
        let left = rests.isEmpty ? "none" : rests.joined(separator: ", ")
        text.add(" taken out · left: \(left)", .faint)
        page.add(text, indent: 2)
      }
      if let made { page.add("Added \(Self.text(made)) to the pantry.") }
    } else if !isAsked {
      if !measured.isEmpty {
        page.add(
          "To take \(measured.map(Self.text).joined(separator: ", ")) out of the pantry, use --take."
        )
      }
      if let made { page.add("To add \(Self.text(made)) to the pantry, use --take.") }
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
      page.add(StyledText("Check how much is left of these: \(list).", .faint), hanging: 2)
    }
    if !absent.isEmpty {
      let list = absent.joined(separator: ", ")
      page.add(StyledText("Not in the pantry: \(list).", .faint), hanging: 2)
    }
  }

  /// "Take 30 ml gin out of the pantry?", with what is put in.
  static func question(_ measured: [CookingUse], _ made: PantryEntry?) -> String {
    let taken = measured.map { text($0) }.joined(separator: ", ")
    guard let made else { return "Take \(taken) out of the pantry?" }
    let added = "dd \(text(made)) to it?"
    return taken.isEmpty
      ? "Add \(text(made)) to the pantry?" : "Take \(taken) out of the pantry, and a\(added)"
  }

  private static func text(_ made: PantryEntry) -> String {
    let amount = AmountText.text(of: made.amount.map { [$0] } ?? [])
    return amount.isEmpty ? made.ingredient : "\(amount) \(made.ingredient)"
  }

  /// "30 ml gin".
  static func text(_ use: CookingUse) -> String {
    let amount = AmountText.text(of: use.used.map { [$0] } ?? [])
    return amount.isEmpty ? use.ingredient : "\(amount) \(use.ingredient)"
  }
}
