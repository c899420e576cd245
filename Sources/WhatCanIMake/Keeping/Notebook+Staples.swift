import RecipeLexicon
import RecipeModel
import RecipeStorage

/// What became of something that a person says they always have.
public struct StapleOutcome: Sendable, Equatable {
  public var name: String
  /// False when it was so already.
  public var isChanged: Bool
}

extension Notebook {
  /// Takes it from now on that some things are always in the house: neither used nor missing.
  ///
  /// What is kept is the ingredient: the lexicon's law has it that a name says no more than that does.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` for what nobody knows; then nothing is kept.
  public func addStaples(_ names: [String]) throws(KitchenError) -> [StapleOutcome] {
    let known = try kitchen.required(names, .newStaples)
      .map(kitchen.index.lexicon.name(of:))
    return try writing { writer in
      try known.map { StapleOutcome(name: $0, isChanged: try writer.addStaple($0)) }
    }
  }

  /// Takes it no longer.
  ///
  /// Also under a name that nobody knows any more.
  public func removeStaples(_ names: [String]) throws(KitchenError) -> [StapleOutcome] {
    let lexicon = kitchen.index.lexicon
    let known = names.map { lexicon.ingredient(namedInDishes: $0).map(lexicon.name(of:)) ?? $0 }
    return try writing { writer in
      try known.map { StapleOutcome(name: $0, isChanged: try writer.removeStaple($0)) }
    }
  }
}
