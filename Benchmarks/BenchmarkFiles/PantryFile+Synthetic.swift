extension PantryFile {
  /// Pantries drawn by chance, as ``FlatCorpus/synthetic(recipes:terms:seed:)`` draws recipes.
  ///
  /// The terms of a pantry are drawn one after the other, none twice and no staple, with a chance
  /// ∝ (1 / (rank + 0.5)) ^ `power`.
  ///
  /// - Parameters:
  ///   - size: Terms in each, fewer than `terms` less `staples`.
  ///   - staples: Terms below this are never drawn.
  ///   - power: 1 as often as in recipes; more for commoner things.
  public static func synthetic(
    count: Int,
    size: Int,
    terms: Int,
    staples: Int,
    power: Double = 1,
    seed: UInt64
  ) -> PantryFile {
    precondition(size < terms - staples, "\(size) of \(terms - staples) terms")
    var random = SplitMix64(seed: seed)
    let chances = TermChances(terms: terms, power: power)
    let pantries = (0..<count).map { _ in
      var pantry: Set<UInt32> = []
      while pantry.count < size {
        let term = chances.draw(&random)
        if term >= staples { pantry.insert(UInt32(term)) }
      }
      return pantry.sorted()
    }
    return PantryFile(size: size, pantries: pantries)
  }
}
