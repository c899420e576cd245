public import RecipeModel

extension Notebook {
  /// Puts the things that a list names into the pantry, in one transaction; see
  /// ``Kitchen/readPantryList(_:)``.
  ///
  /// - Parameter place: Where all of them are kept.
  /// - Returns: The outcome for each, in order. Cost: O(things · pantry).
  public func fillPantry(
    with things: [PantryList.Thing],
    in place: PantryPlace? = nil
  ) throws(KitchenError) -> [PantryAddition] {
    try writing { writer in
      try things.map { thing in
        try add(
          PantryEntry(
            ingredient: thing.ingredient,
            text: thing.text,
            amount: thing.amount,
            place: place,
            frozen: today
          ),
          writer
        )
      }
    }
  }

  /// Puts ingredients that ``Kitchen/fillGroups()`` asks about into the pantry, by their
  /// canonical names, in one transaction.
  public func fillPantry(withGroups names: [String]) throws(KitchenError) -> [PantryAddition] {
    try fillPantry(
      with: names.map { PantryList.Thing(ingredient: $0, text: $0, amount: nil) }
    )
  }
}
