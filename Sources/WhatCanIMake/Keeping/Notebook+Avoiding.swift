import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// The outcome for something that a person wants to avoid.
public struct AvoidOutcome: Sendable, Equatable {
  public var thing: AvoidedThing
  /// False if the person avoided it already.
  public var isChanged: Bool
}

extension Notebook {
  /// Hides some things from every answer for this person; takes the same words as `--without`.
  ///
  /// A word of allergen law is saved as it is ("peanut"), any other word as the name of its
  /// ingredient.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` for unknown names; then nothing is saved.
  public func avoid(_ names: [String]) throws(KitchenError) -> [AvoidOutcome] {
    _ = try kitchen.exclusionRules(for: names, .newlyAvoided)
    return try keep(names.map { (.ingredient, keptName(of: $0)) })
  }

  /// Follows some diets in every answer for this person.
  ///
  /// - Throws: ``KitchenError`` `.unknownDiet`; then nothing is saved.
  public func avoid(diets names: [String]) throws(KitchenError) -> [AvoidOutcome] {
    var diets: [(AvoidedThing.Kind, String)] = []
    for name in names { diets.append((.diet, try kitchen.diet(named: name).rawValue)) }
    return try keep(diets)
  }

  /// Stops avoiding ingredients or diets, each named as it was saved or by another name for it.
  ///
  /// - Throws: ``KitchenError`` `.notAvoided` if the person avoids none of them; then nothing
  ///   changes.
  public func stopAvoiding(_ names: [String]) throws(KitchenError) -> [AvoidOutcome] {
    let outcomes: [AvoidOutcome] = try writing { writer in
      let kept = try writer.reader.avoided()
      return try names.map { name in
        let known = Set([name, foldedName(name), keptName(of: name)].map(foldedName))
        guard let thing = kept.first(where: { known.contains(foldedName($0.name)) }) else {
          return AvoidOutcome(thing: AvoidedThing(.ingredient, name, addedAt: 0), isChanged: false)
        }
        return AvoidOutcome(
          thing: thing,
          isChanged: try writer.stopAvoiding(thing.kind, thing.name)
        )
      }
    }
    guard outcomes.contains(where: \.isChanged) else {
      throw KitchenError(.notAvoided(names))
    }
    return outcomes
  }

  private func keep(
    _ things: [(kind: AvoidedThing.Kind, name: String)]
  ) throws(KitchenError) -> [AvoidOutcome] {
    try writing { writer in
      try things.map { kind, name in
        let thing = AvoidedThing(kind, name, addedAt: writer.now)
        return AvoidOutcome(thing: thing, isChanged: try writer.avoid(thing))
      }
    }
  }

  /// Under which name a word is kept.
  private func keptName(of name: String) -> String {
    let lexicon = kitchen.index.lexicon
    let ingredient = lexicon.ingredient(named: name) ?? kitchen.taught(named: name)
    return kitchen.family(named: name, meaning: ingredient)?.title
      ?? ingredient.map(lexicon.name(of:)) ?? foldedName(name)
  }
}
