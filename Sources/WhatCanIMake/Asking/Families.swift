public import RecipeMatching
public import RecipeModel

/// A match with the same dish from other sources folded into it.
public struct FoldedMatch: Sendable, Equatable {
  /// The best ranked of the family.
  public var match: PantryMatch
  /// The others of the answer, in their order.
  public var alsoIn: [DishID]
}

extension Kitchen {
  /// Folds dishes of one name and kind from several sources into the best ranked of them.
  ///
  /// Only for showing: ranks, counts and JSON keep every dish. Order: that of `matches`.
  public func folded(_ matches: [PantryMatch]) -> [FoldedMatch] {
    var folded: [FoldedMatch] = []
    var positions: [FamilyKey: Int] = [:]
    for match in matches {
      let key = family(of: match.recipe)
      if let position = positions[key] {
        folded[position].alsoIn.append(index.recipes.id(of: match.recipe))
      } else {
        positions[key] = folded.count
        folded.append(FoldedMatch(match: match, alsoIn: []))
      }
    }
    return folded
  }

  /// For each dish, the first dish of its name and kind. Cost: O(dishes).
  func families() -> [Int] {
    var first: [FamilyKey: Int] = [:]
    return index.allRecipes.map { recipe in
      let key = family(of: recipe)
      if let known = first[key] { return known }
      first[key] = recipe.rawValue
      return recipe.rawValue
    }
  }

  private func family(of recipe: RecipeID) -> FamilyKey {
    FamilyKey(name: lexicalName(of: recipe), kind: index.recipes.kind(of: recipe))
  }
}

private struct FamilyKey: Hashable {
  var name: String
  var kind: Recipe.Kind
}
