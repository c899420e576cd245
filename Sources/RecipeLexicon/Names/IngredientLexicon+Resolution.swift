public import RecipeModel

/// The most words a name may have and still be looked up; longer text is not an ingredient's name.
private let longestName = 12
/// The most bytes of text that are looked at as one name.
private let longestText = 240
/// The most words that are left out one by one; with more, all of them are left out at once.
private let mostDropped = 8

extension IngredientLexicon {
  /// The ingredient that a typed or written name means, or nil.
  ///
  /// The name is folded (case, accents, punctuation, plurals) and looked up whole. If it is not
  /// known, words that do not change the ingredient (fresh, chopped, large, 2 …) are left out, as few
  /// as possible and the leftmost first, until what remains is known **whole**: never a substring,
  /// and never with a word left over. Cost: O(2^d · log names) for d such words, d ≤ 8.
  public func ingredient(named name: String) -> IngredientID? {
    guard name.utf8.count <= longestText else { return nil }
    return ingredient(plainWords: plainWords(name))
  }

  /// As ``ingredient(named:)``, from words that are folded but for plurals.
  func ingredient(plainWords plain: [String]) -> IngredientID? {
    let words = plain.map(comparedForm)
    if let last = plain.last, last != words.last {
      let asWritten = words.dropLast() + [last]
      if let plural = ingredient(words: Array(asWritten)) { return plural }
    }
    return ingredient(words: words)
  }

  /// As ``ingredient(named:)``, from folded words.
  func ingredient(words: [String]) -> IngredientID? {
    guard !words.isEmpty, words.count <= longestName else { return nil }
    if let value = names.value(of: words.joined(separator: " ")) {
      return IngredientID(Int(value))
    }
    let droppable = words.indices.filter {
      isNumber(words[$0]) || self.words.value(of: words[$0]) != nil
    }
    guard !droppable.isEmpty else { return nil }
    guard droppable.count <= mostDropped else {
      return ingredient(leaving: Set(droppable), outOf: words)
    }
    for count in 1...droppable.count {
      for dropped in combinations(of: droppable, count: count) {
        if let found = ingredient(leaving: dropped, outOf: words) { return found }
      }
    }
    return nil
  }

  private func ingredient(leaving dropped: Set<Int>, outOf words: [String]) -> IngredientID? {
    let kept = words.indices.filter { !dropped.contains($0) }.map { words[$0] }
    guard let value = names.value(of: kept.joined(separator: " ")) else { return nil }
    let shelf = shelfOf[Int(value)]
    for position in dropped where !isNumber(words[position]) {
      guard let word = self.words.value(of: words[position]) else { return nil }
      let allowed = wordShelves[Int(word)]
      if !allowed.isEmpty, !allowed.contains(shelf) { return nil }
    }
    return IngredientID(Int(value))
  }
}

/// True for digits alone: "2" of "2 eggs".
private func isNumber(_ word: String) -> Bool {
  word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
}

/// All choices of `count` of the ascending `positions`, in lexicographic order.
private func combinations(of positions: [Int], count: Int) -> [Set<Int>] {
  var chosen = Array(0..<count)
  var found: [Set<Int>] = []
  while true {
    found.append(Set(chosen.map { positions[$0] }))
    guard let last = chosen.indices.last(where: { chosen[$0] < positions.count - count + $0 })
    else { return found }
    chosen[last] += 1
    for next in chosen.indices where next > last { chosen[next] = chosen[next - 1] + 1 }
  }
}
