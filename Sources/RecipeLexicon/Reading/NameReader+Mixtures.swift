internal import RecipeModel

extension NameReader {
  /// The thing whose known name has these two sides the other way round: "ginger and lemon tea" is lemon and ginger
  /// tea. Leaves `parts` as they are. Cost: as a look-up.
  mutating func turned() -> ReadAlternative? {
    let (first, last) = (parts.ranges[0], parts.ranges[1])
    let join = name.indices.map { name[$0] }.first { text.words[$0].joins == .and }
    guard parts.ranges.count == 2, last.count > 1, let join else { return nil }
    takeParts(last.lowerBound..<last.upperBound - 1)
    name.append(join)
    for word in first { name.append(parts.words[word]) }
    name.append(parts.words[last.upperBound - 1])
    guard let known = knownName() else { return nil }
    takeParts(0..<parts.words.count)
    return ReadAlternative(ingredient: known, words: wordsNamed())
  }

  /// The thing whose known name has both sides with no word between, in either order: "mustard and honey dressing" is
  /// honey mustard dressing. Not where each side is a thing of its own with the last word: "orange and pineapple juice"
  /// are two. Leaves `parts` as they are. Cost: as a look-up for each part, twice.
  mutating func blended() -> ReadAlternative? {
    let (first, last) = (parts.ranges[0], parts.ranges[1])
    guard parts.ranges.count == 2, last.count > 1 else { return nil }
    let word = last.upperBound - 1..<last.upperBound
    let side = last.lowerBound..<word.lowerBound
    takeParts(first, word)
    let isThing = ingredientOfName() != nil
    takeParts(last)
    guard !isThing || ingredientOfName() == nil else { return nil }
    for order in [[first, side, word], [side, first, word]] {
      name.keepFirst(0)
      for range in order {
        for position in range { name.append(parts.words[position]) }
      }
      guard let known = knownName() else { continue }
      takeParts(0..<parts.words.count)
      return ReadAlternative(ingredient: known, words: wordsNamed())
    }
    return nil
  }

  /// The one thing that is called after several: "garlic and herb marinade" is a marinade, while "lemon and lime
  /// juice" are two juices.
  ///
  /// So it is where each side before the last names a thing of its own, each side with the last word is the same
  /// thing or a kind of it, and that is no class and one of which brands differ, what makers mix as they like, or the
  /// last side is called after herbs or spices: "lemon and herb dressing".
  /// It is what the last word says alone, or where that says nothing what the sides have in common. A side that is no
  /// thing with the last word, and has nothing that anybody avoids, is but a flavour beside herbs: "garlic and herb
  /// dressing" is a herb dressing. All words of the parts count as its own. Leaves `parts` as they are. Cost: as a
  /// look-up for each part, twice.
  mutating func mixture() -> ReadAlternative? {
    let last = parts.ranges[parts.ranges.count - 1]
    guard last.count > 1 else { return nil }
    let word = last.upperBound - 1..<last.upperBound
    takeParts(last.lowerBound..<word.lowerBound)
    let isSeasoned = ingredientOfName().map { isSeasoning($0) } ?? false
    var sides: [IngredientID] = []
    var hasFlavour = false
    for part in parts.ranges.indices {
      let range = parts.ranges[part]
      guard !range.contains(where: { text.words[parts.words[$0]].isNumber }) else { return nil }
      if part < parts.ranges.count - 1 {
        takeParts(range, word)
        let side = ingredientOfName()
        takeParts(range)
        guard let alone = ingredientOfName() else { return nil }
        if let side {
          guard isSeasoned || isMixed(side) else { return nil }
          sides.append(side)
        } else {
          guard isSeasoned, isFree(alone) else { return nil }
          hasFlavour = true
        }
      } else {
        takeParts(range)
        guard let side = ingredientOfName() else { return nil }
        sides.append(side)
      }
    }
    let candidates: [Int]
    if hasFlavour {
      candidates = [sides[sides.count - 1].rawValue]
    } else {
      takeParts(word)
      candidates = ingredientOfName().map { [$0.rawValue] } ?? above(sides[0])
    }
    guard
      let whole = candidates.map(IngredientID.init).first(where: { candidate in
        !isClass[candidate.rawValue] && (isSeasoned || isMixed(candidate))
          && sides.allSatisfy { $0 == candidate || isKind($0, of: candidate) }
      })
    else { return nil }
    takeParts(0..<parts.words.count)
    return ReadAlternative(ingredient: whole, words: wordsNamed())
  }

  /// The last of several kinds of one class of products, which their last word heads in `heads.tsv` and alone does not
  /// mean: "apple and cranberry tea" is a cranberry tea, as tea heads herbal tea, while "lime juice" is no product
  /// that juice heads. Leaves `parts` as they are. Cost: as a look-up for each part.
  mutating func ofOneClass() -> ReadAlternative? {
    let last = parts.ranges[parts.ranges.count - 1]
    guard last.count > 1 else { return nil }
    let word = last.upperBound - 1..<last.upperBound
    takeParts(word)
    guard let head = headValue(of: name.indices), isClass[head.rawValue],
      let alone = ingredientOfName(), alone != head, !isKind(alone, of: head)
    else { return nil }
    var kind: IngredientID?
    for part in parts.ranges.indices {
      let isLast = part == parts.ranges.count - 1
      takeParts(parts.ranges[part], isLast ? 0..<0 : word)
      guard let side = ingredientOfName(), isKind(side, of: head) else { return nil }
      kind = side
    }
    takeParts(0..<parts.words.count)
    return kind.map { ReadAlternative(ingredient: $0, words: wordsNamed()) }
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

  /// Herbs or spices in general, and none of them.
  private func isSeasoning(_ ingredient: IngredientID) -> Bool {
    isClass[ingredient.rawValue]
      && ["Herbs", "Spices"].contains(lexicon.ingredientGroup(of: ingredient))
  }

  /// Nothing that anybody avoids is in it, nor may be.
  private func isFree(_ ingredient: IngredientID) -> Bool {
    let taxonomy = lexicon.taxonomy
    return taxonomy.carried[ingredient.rawValue].isEmpty
      && taxonomy.mayCarry[ingredient.rawValue].isEmpty
  }

  /// Brands of it differ in what they put in.
  private func isMixed(_ ingredient: IngredientID) -> Bool {
    !lexicon.taxonomy.mayCarry[ingredient.rawValue].isEmpty
  }
}
