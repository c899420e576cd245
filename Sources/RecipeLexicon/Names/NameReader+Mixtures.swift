internal import RecipeModel

extension NameReader {
  /// The one thing that is called after several: "garlic and herb marinade" is a marinade, while "lemon and lime
  /// juice" are two juices.
  ///
  /// So it is where each side before the last names a thing of its own, each side with the last word is the same
  /// thing or a kind of it, and that is no class and one of which brands differ: what makers mix as they like.
  /// It is what the last word says alone, or where that says nothing what the sides have in common. All words of
  /// the parts count as its own. Leaves `parts` as they are. Cost: as a look-up for each part, twice.
  mutating func mixture() -> ReadAlternative? {
    let last = parts.ranges[parts.ranges.count - 1]
    guard last.count > 1 else { return nil }
    let word = last.upperBound - 1..<last.upperBound
    var sides: [IngredientID] = []
    for part in parts.ranges.indices {
      let range = parts.ranges[part]
      guard !range.contains(where: { text.words[parts.words[$0]].isNumber }) else { return nil }
      if part < parts.ranges.count - 1 {
        takeParts(range, word)
        guard let side = ingredientOfName(), isMixed(side) else { return nil }
        takeParts(range)
        guard ingredientOfName() != nil else { return nil }
        sides.append(side)
      } else {
        takeParts(range)
        guard let side = ingredientOfName() else { return nil }
        sides.append(side)
      }
    }
    takeParts(word)
    let head = ingredientOfName().map { [$0.rawValue] }
    let candidates = head ?? above(sides[0])
    guard
      let whole = candidates.map(IngredientID.init).first(where: { candidate in
        !isClass[candidate.rawValue] && isMixed(candidate)
          && sides.allSatisfy { $0 == candidate || isKind($0, of: candidate) }
      })
    else { return nil }
    takeParts(0..<parts.words.count)
    return ReadAlternative(ingredient: whole, words: wordsNamed())
  }

  /// The ingredient and what it is a kind of, the nearest first.
  private func above(_ ingredient: IngredientID) -> [Int] {
    var found = [ingredient.rawValue]
    var next = 0
    while next < found.count {
      for parent in parents[found[next]].map(Int.init) where !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  /// Brands of it differ in what they put in.
  private func isMixed(_ ingredient: IngredientID) -> Bool {
    !lexicon.taxonomy.mayCarry[ingredient.rawValue].isEmpty
  }
}
