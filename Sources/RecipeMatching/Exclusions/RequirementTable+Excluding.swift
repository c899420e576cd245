import RecipeLexicon
import RecipeModel

/// The one place where an exclusion meets what a line asks for.
extension RequirementTable {
  /// How far an alternative of a requirement is unsafe: by itself, and by all that its words name.
  func verdict(
    of alternative: UInt32,
    in requirement: Int,
    _ exclusion: Exclusion
  ) -> Exclusion.Verdict {
    let own = exclusion.verdicts[Int(alternative)]
    let wording = wordings[requirement]
    guard !wording.isEmpty else { return own }
    let ingredient = IngredientID(Int(alternative))
    let named = WordingEntries(wording).named(of: ingredient)
    return exclusion.verdict(of: AskedIngredient(ingredient, named: named))
  }

  /// The alternatives of a requirement that are safe, in its order: all that anything judges. An excluded
  /// one is dropped before.
  func allowed(_ requirement: Int, _ exclusion: Exclusion) -> [Int] {
    let all = alternatives[requirement]
    guard exclusion.isActive else { return all.map(Int.init) }
    return all.filter { verdict(of: $0, in: requirement, exclusion) == .safe }.map(Int.init)
  }

  /// How far a requirement is unsafe: safe where one of its alternatives is, possibly excluded where
  /// one may be safe. An unrecognised name goes by all that its words name; where these do not tell, it is
  /// not judged here.
  package func verdict(of requirement: Int, _ exclusion: Exclusion) -> Exclusion.Verdict {
    guard exclusion.isActive else { return .safe }
    if isUnknown(requirement) {
      var worst = Exclusion.Verdict.safe
      for entry in WordingEntries(wordings[requirement]) {
        let isMeant = entry.meant == entry.named.ingredient
        worst = max(worst, exclusion.verdict(of: entry.named, isMeant: isMeant))
      }
      // A name that a person explained is doubtful whatever its words say.
      for name in alternatives[requirement] { worst = max(worst, exclusion.verdicts[Int(name)]) }
      return worst
    }
    // Loops, not closures: one that is made for each requirement would copy the table's places.
    var best = Exclusion.Verdict.certain
    for alternative in alternatives[requirement] {
      best = min(best, verdict(of: alternative, in: requirement, exclusion))
      if best == .safe { break }
    }
    return best
  }
}

extension CatalogueIndex {
  /// What a requirement asks for, without its excluded alternatives; with all where all are excluded.
  func name(of requirement: Int, _ exclusion: Exclusion) -> String {
    let allowed = requirements.allowed(requirement, exclusion)
    if allowed.isEmpty || allowed.count == requirements.alternatives[requirement].count {
      return requirements.names[requirement]
    }
    return allowed.map { lexicon.ingredients[$0] }.joined(separator: " or ")
  }

  /// The requirements that ask for nothing safe, ascending: those that are excluded for certain, and those
  /// that may be.
  ///
  /// Cost: O(requirements that name something excluded, or whose words name more), and a look at all.
  func refused(_ exclusion: Exclusion) -> (certain: [Int], possible: [Int]) {
    var refused: (certain: [Int], possible: [Int]) = ([], [])
    guard exclusion.isActive else { return refused }
    var candidates = Set(requirements.worded)
    for ingredient in exclusion.isExcluded.indices where exclusion.isExcluded[ingredient] {
      for requirement in self.requirements(naming: ingredient) {
        candidates.insert(Int(requirement))
      }
    }
    for requirement in candidates.sorted() {
      switch requirements.verdict(of: requirement, exclusion) {
      case .safe: break
      case .possible: refused.possible.append(requirement)
      case .certain: refused.certain.append(requirement)
      }
    }
    return refused
  }
}

extension RequirementTable {
  /// The requirements whose words name more than their alternatives, ascending. Cost: O(requirements).
  fileprivate var worded: [Int] {
    var worded: [Int] = []
    var (requirement, start) = (-1, UInt32.max)
    for end in wordings.offsets {
      if requirement >= 0, end > start { worded.append(requirement) }
      (requirement, start) = (requirement + 1, end)
    }
    return worded
  }
}
