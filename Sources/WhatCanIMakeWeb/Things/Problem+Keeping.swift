import WhatCanIMake

extension Problem {
  /// What a change that the notebook refused is answered with; nil for what is no fault of whoever asked.
  init?(keeping error: KitchenError) {
    switch error.reason {
    case .badText(_, .isNoAmount): self = .bad("things", "an amount must be more than 0")
    case .badText(let place, _):
      let fields = [
        "note": "text", "review": "text", "comment": "text", "list's name": "name",
      ]
      self = .bad(fields[place] ?? "things", "\(error)")
    case .notInPantry, .notOnShoppingList: self = Problem(404, "\(error)", field: "things")
    case .notInDish: self = .unknown(in: "things", "\(error)")
    case .unknownList: self = .unknown("list")
    case .listExists: self = Problem(409, "\(error)", field: "name")
    case .wishlistStays: self = Problem(409, "\(error)")
    case .notOnList: self = Problem(404, "the dish is not on this list")
    case .nothingToUndo: self = .unknown("deletion")
    case .notAvoided: self = Problem(404, "this is not among the things that you avoid")
    case .badRecipe: self = Problem(422, "\(error)")
    case .badRecipeFile: self = Problem(422, "\(error)", field: "cooklang")
    case .noSuchRemark: self = .unknown("comment of your own")
    case .nothingToRestore: self = .unknown("deleted recipe")
    case .notOwnRecipe: self = .unknown("recipe of your own")
    default: return nil
    }
  }
}
