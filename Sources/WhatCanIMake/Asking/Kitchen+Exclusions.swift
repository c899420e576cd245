import RecipeLexicon
package import RecipeMatching
import RecipeModel

extension Kitchen {
  /// Everything that no dish in an answer may contain: what the request excludes by words and
  /// diets, what the person avoids, and what the other people who eat avoid. **Every command that
  /// shows dishes uses only this to decide what it may show.**
  ///
  /// A word of allergen law means its whole family ("milk" is all dairy). Any other word means an
  /// ingredient, or a name that the person taught.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` and `.unknownDiet` for unknown words, also among
  ///   what the person avoids, and an error if what they avoid cannot be read: in these cases there
  ///   is no answer.
  public func exclusions(
    without: [String] = [],
    diets: [String] = []
  ) throws(KitchenError) -> [StatedExclusion] {
    try exclusions(without: without, diets: diets, usually: .myself)
  }

  /// The same, and what those avoid for whom the question usually is, unless the kitchen is asked for others.
  func exclusions(
    without: [String] = [],
    diets: [String] = [],
    usually: Eaters
  ) throws(KitchenError) -> [StatedExclusion] {
    // Someone who is nobody keeps nothing.
    if let fault = snapshot.fault, snapshot.person != nil { throw fault }
    var stated: [StatedExclusion] = []
    for thing in snapshot.avoided(usually: usually) {
      switch thing.kind {
      case .ingredient:
        let rules = try exclusionRules(for: [thing.name], .avoided)
        stated += rules.map { StatedExclusion(origin: thing.origin, rule: $0) }
      case .diet:
        let rule = ExclusionRule(flags: try diet(named: thing.name).excluded)
        stated.append(StatedExclusion(origin: thing.origin, rule: rule))
      }
    }
    let rules = try exclusionRules(for: without, .without)
    for (name, rule) in zip(without, rules) {
      stated.append(StatedExclusion(origin: .without(name), rule: rule))
    }
    for name in diets {
      let diet = try diet(named: name)
      let rule = ExclusionRule(flags: diet.excluded)
      stated.append(StatedExclusion(origin: .diet(diet.rawValue), rule: rule))
    }
    return try namingTaught(stated)
  }

  /// What several exclusions exclude together. Cost: O(ingredients + relations).
  package func exclusion(_ stated: [StatedExclusion]) -> Exclusion {
    Exclusion(stated.map(\.rule), in: index.lexicon)
  }

  /// The diet that a name means.
  func diet(named name: String) throws(KitchenError) -> Diet {
    guard let diet = Diet(rawValue: foldedWords(name).joined(separator: "-")) else {
      throw KitchenError(.unknownDiet(name))
    }
    return diet
  }

  /// What each of some words rules out, in their order.
  func exclusionRules(
    for names: [String],
    _ place: KitchenError.NameRole
  ) throws(KitchenError) -> [ExclusionRule] {
    var unknown: [UnknownName] = []
    var rules: [ExclusionRule] = []
    for name in names {
      if let rule = exclusionRule(for: name) {
        rules.append(rule)
      } else {
        unknown.append(unknownExclusion(name))
      }
    }
    guard unknown.isEmpty else { throw KitchenError(.unknownNames(unknown, place)) }
    return rules
  }

  /// What a word rules out; nil for one that nobody knows.
  private func exclusionRule(for name: String) -> ExclusionRule? {
    let ingredient = index.lexicon.ingredient(named: name) ?? taught(named: name)
    let family = family(named: name, meaning: ingredient)
    let flags = family?.avoids ?? DietFlags(named: foldedName(name)) ?? []
    if ingredient == nil, flags.isEmpty { return nil }
    // What carries the family's flag leaves with that: to follow its name too would only make what
    // contains a class of it doubtful.
    let carried = ingredient.map { index.lexicon.taxonomy.carried[$0.rawValue] } ?? []
    let isCovered = !carried.isDisjoint(with: flags)
    return ExclusionRule(ingredients: isCovered ? [] : ingredient.map { [$0] } ?? [], flags: flags)
  }

  /// The family that a word means, by itself or by the ingredient that it names: "large eggs" are egg.
  func family(named name: String, meaning ingredient: IngredientID?) -> AllergenTable.Family? {
    let allergens = index.lexicon.allergens
    return allergens.family(named: name)
      ?? ingredient.flatMap { allergens.family(named: index.lexicon.name(of: $0)) }
  }

  /// As ``unknownName(_:)``, with the words of allergen law among the suggestions.
  private func unknownExclusion(_ name: String) -> UnknownName {
    let typed = Array(foldedName(name).utf8)
    guard typed.count <= 60 else { return UnknownName(input: name, suggestions: []) }
    let words = index.lexicon.allergens.families.map(\.title) + DietFlags.named.map(\.name)
    var near: [String] = []
    for word in words where typingDistance(typed, Array(word.utf8)) <= 2 && !near.contains(word) {
      near.append(word)
    }
    let others = unknownName(name).suggestions.filter { !near.contains($0) }
    return UnknownName(input: name, suggestions: near + others)
  }

  /// Which dishes may be shown under some exclusions. Cost: as ``PantryMatcher/safety(under:)``.
  package func safety(under stated: [StatedExclusion]) -> DishSafety {
    PantryMatcher(index: index).safety(under: exclusion(stated))
  }

  /// The names in something that somebody has which an exclusion rules out, or may; none where it is safe.
  func excludedNames(in asked: AskedIngredient, _ exclusion: Exclusion) -> [String] {
    guard exclusion.verdict(of: asked) != .safe else { return [] }
    var names: [String] = []
    if !asked.isDenied, exclusion.isExcluded[asked.ingredient.rawValue] {
      names.append(index.lexicon.name(of: asked.ingredient))
    }
    for named in asked.named where exclusion.verdict(of: named) != .safe {
      names.append(index.lexicon.name(of: named.ingredient))
    }
    return names
  }
}
