import RecipeLexicon
import RecipeModel

extension MatchSession {
  /// What a thing of the pantry weighs.
  func weight(of item: Int) -> Int { Int(index.itemWeights[item]) }

  /// The thing of the pantry that counts for a line: of several that go in the heaviest, of equally heavy
  /// ones the lowest. Nil for swaps and staples, for which nothing counts, and where all that goes in is usual.
  ///
  /// What goes into a line that is met by name, by a kind or short of it, is all that is named and is this
  /// or, unless exactly this is asked for, a kind of it.
  mutating func item(for judgement: Judgement, isExact: Bool) -> Int? {
    guard let earner = judgement.earner else { return nil }
    switch judgement.grade {
    case .exact, .kind, .short:
      if isExact { return usual.contains(earner) ? nil : earner }
      return heaviestKind[earner]
    case .make, .generic:
      // What is judged without something that there is too little of has other roots.
      if judgement.aside == nil, let known = heaviestRoots[earner] { return known }
      let found = heaviest(of: closure(of: judgement, isExact: isExact).rootsItself(of: earner))
      if judgement.aside == nil { heaviestRoots[earner] = found }
      return found
    case .staple, .home, .swap, .close, .missing:
      return nil
    }
  }

  private func heaviest(of items: [Int]) -> Int? {
    items.filter { !usual.contains($0) }.min { left, right in
      let (one, other) = (weight(of: left), weight(of: right))
      return one == other ? left < right : one > other
    }
  }

  /// For each ingredient that is named or has a kind that is, the heaviest of these.
  static func heaviestKinds(
    _ pantry: [Int],
    _ isExcluded: [Bool],
    _ index: CatalogueIndex
  ) -> [Int: Int] {
    let weights = index.itemWeights
    let heaviestFirst = Set(pantry).filter { !isExcluded[$0] }.sorted { left, right in
      weights[left] == weights[right] ? left < right : weights[left] > weights[right]
    }
    var heaviest: [Int: Int] = [:]
    for item in heaviestFirst {
      for above in [item] + index.lexicon.taxonomy.ancestors(of: item)
      where heaviest[above] == nil {
        heaviest[above] = item
      }
    }
    return heaviest
  }
}
