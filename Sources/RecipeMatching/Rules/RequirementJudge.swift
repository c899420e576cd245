import RecipeLexicon

/// Judges one ingredient against a pantry by the table of grades.
struct RequirementJudge {
  let closure: PantryClosure
  /// What is used like each ingredient.
  let learned: LearnedSwapTable
  let allowsGeneric: Bool
  var allowsSwaps: Bool
  /// The ingredients that dishes of the catalogue yield and that this pantry is enough for.
  var homeMade = HomeMade.none

  private var taxonomy: Taxonomy { closure.taxonomy }

  /// The grade of a required ingredient.
  ///
  /// - Parameters:
  ///   - isExact: The line asks for exactly this ingredient: neither a kind of it, nor a generic, nor
  ///     a swap will do.
  ///   - takesSwaps: False where no swap will do: for exactly this ingredient, and for what the dish is
  ///     named after.
  ///   - ownSwaps: Substitutes that the recipe itself allows for it; they go before the lexicon's.
  func judge(
    _ ingredient: Int,
    isExact: Bool,
    takesSwaps: Bool,
    ownSwaps: [OwnSwap] = []
  ) -> Judgement {
    if let grade = granted(ingredient, isExact: isExact) {
      return Judgement(grade: grade, earner: ingredient, usesPantry: true)
    }
    if closure.isStaple[ingredient] { return Judgement(grade: .staple) }
    if let made = homeMade.making(of: ingredient, isExact: isExact) {
      return Judgement(
        grade: .home,
        earner: made.product,
        usesPantry: made.usesPantry,
        maker: made.recipe
      )
    }
    if !isExact {
      if allowsGeneric, let generic = closure.nearestGeneric[ingredient] {
        return Judgement(grade: .generic, earner: generic, usesPantry: true)
      }
      if takesSwaps, let swap = swap(ingredient, ownSwaps: ownSwaps) { return swap }
    }
    let near = closure.sibling(of: ingredient) ?? closure.nearestAbove[ingredient]
    // Only a kind of what must be exactly this one can be owned here.
    if let close = near ?? (closure.isOwned(ingredient) ? ingredient : nil) {
      return Judgement(grade: .close, earner: close)
    }
    return usedAlike(ingredient) ?? .missing
  }

  /// Whether a line that asks for an ingredient, and allows no swap of its own, is had: what ``judge(_:isExact:takesSwaps:ownSwaps:)``
  /// says, without the evidence.
  func isCovered(_ ingredient: Int, isExact: Bool = false, takesSwaps: Bool = true) -> Bool {
    if closure.isStaple[ingredient] { return true }
    if homeMade.making(of: ingredient, isExact: isExact) != nil { return true }
    if isExact { return closure.isHeldItself[ingredient] }
    return closure.isOwned(ingredient)
      || allowsGeneric && closure.nearestGeneric[ingredient] != nil
      || takesSwaps && swap(ingredient, ownSwaps: []) != nil
  }

  /// What the dishes teach comes after all that is written down. Having a class is having no one
  /// thing, so it is like nothing.
  private func usedAlike(_ ingredient: Int) -> Judgement? {
    learned.first(for: ingredient) { closure.isOwned($0) && !taxonomy.isClass[$0] }
      .map { Judgement(grade: .close, earner: $0.substitute, usedAlike: $0.dishes) }
  }

  /// The grade of a required ingredient that there is too little of, where this judge's pantry
  /// lacks it: the grade that it has all the same, else `short`.
  func judgeWithout(
    _ ingredient: Int,
    isExact: Bool,
    takesSwaps: Bool,
    ownSwaps: [OwnSwap]
  ) -> Judgement {
    var judgement = judge(
      ingredient,
      isExact: isExact,
      takesSwaps: takesSwaps,
      ownSwaps: ownSwaps
    )
    guard judgement.grade.isCovered else {
      return Judgement(grade: .short, earner: ingredient, usesPantry: true)
    }
    judgement.aside = ingredient
    return judgement
  }

  private func granted(_ ingredient: Int, isExact: Bool) -> Grade? {
    switch closure.origin[ingredient] {
    case .absent: nil
    case .named: .exact
    case .made: .make
    case .kind(_, let round):
      if isExact {
        closure.isHeldItself[ingredient] ? .make : nil
      } else {
        round == 0 ? .kind : .make
      }
    }
  }

  private func swap(_ ingredient: Int, ownSwaps: [OwnSwap]) -> Judgement? {
    guard allowsSwaps else { return nil }
    for own in ownSwaps where closure.isThere(own.substitute) {
      return swapped(to: own.substitute, note: .own(own.position))
    }
    for swap in taxonomy.swaps[ingredient] {
      let substitute = Int(taxonomy.swapSubstitutes[Int(swap)])
      if closure.isThere(substitute) {
        return swapped(to: substitute, note: .lexicon(Int(swap)))
      }
    }
    return nil
  }

  private func swapped(to substitute: Int, note: Judgement.Note) -> Judgement {
    let isOwned = closure.isOwned(substitute)
    return Judgement(grade: .swap, earner: substitute, usesPantry: isOwned, note: note)
  }
}
