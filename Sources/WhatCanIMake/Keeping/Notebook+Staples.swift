import RecipeLexicon
import RecipeModel
import RecipeStorage

/// The outcome for something that a person adds to their staples.
public struct StapleOutcome: Sendable, Equatable {
  public var name: String
  /// False if nothing changed.
  public var isChanged: Bool
}

extension Notebook {
  /// Adds staples, which are then neither used nor missing.
  ///
  /// What is saved is the ingredient that the name means.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` for unknown names; then nothing is saved.
  public func addStaples(_ names: [String]) throws(KitchenError) -> [StapleOutcome] {
    let known = try kitchen.required(names, .newStaples)
      .map(kitchen.index.lexicon.name(of:))
    return try writing { writer in
      try known.map { name in
        let isNew = try writer.addStaple(KeptStaple(name, addedAt: writer.now))
        return StapleOutcome(name: name, isChanged: isNew)
      }
    }
  }

  /// Removes staples, even if their names are no longer known.
  public func removeStaples(_ names: [String]) throws(KitchenError) -> [StapleOutcome] {
    let lexicon = kitchen.index.lexicon
    let known = names.map { lexicon.ingredient(namedInDishes: $0).map(lexicon.name(of:)) ?? $0 }
    return try writing { writer in
      try known.map { StapleOutcome(name: $0, isChanged: try writer.removeStaple($0)) }
    }
  }
}
