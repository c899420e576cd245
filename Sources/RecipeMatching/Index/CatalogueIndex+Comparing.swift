import RecipeLexicon
import RecipeModel

extension CatalogueIndex {
  /// Whether both have the same dishes, with the same lines, in the same order. Weights, duplicate groups, renown and
  /// what is learned do not count. Cost: O(lines of both).
  package func hasSameDishes(as other: CatalogueIndex) -> Bool {
    let (own, others) = (allRecipes, other.allRecipes)
    return own.count == others.count
      && zip(own, others).allSatisfy { dish(at: $0) == other.dish(at: $1) }
  }

  /// A dish in words that do not depend on how the index numbers anything.
  private func dish(at recipe: RecipeID) -> ComparedDish {
    let row = recipe.rawValue
    return ComparedDish(
      texts: [
        recipes.ids[row], recipes.names[row], recipes.category(of: recipe),
        recipes.cuisine(of: recipe), recipes.glass(of: recipe),
      ] + recipes.otherNames(of: recipe),
      numbers: [
        Int(recipes.kinds[row]), recipes.minutes(of: recipe) ?? -1, Int(recipes.addedAt[row]),
        recipes.mark(of: recipe).isPlain ? 1 : 0,
        recipes.yield(of: recipe)?.rawValue ?? -1,
      ],
      required: recipes.required[row].map { line(Int($0)) },
      needs: recipes.required[row].indices.map { position in
        let place = position - recipes.required[row].startIndex
        return recipes.need(of: row, at: place).measures
      } + [recipes.yieldedAmount(of: row).measures],
      optional: recipes.optional[row].map { line(Int($0)) },
      swaps: recipes.ownSwaps[row].map { swap in
        "\(recipes.ownSwapRequired[Int(swap)]) \(recipes.ownSwapSubstitutes[Int(swap)]) "
          + "\(Array(recipes.ownSwapWordings[Int(swap)])) \(recipes.ownSwapNotes[Int(swap)])"
      }
    )
  }

  /// Alternatives ascending, as which of two lines was met first is how an index was built.
  private func line(_ requirement: Int) -> ComparedLine {
    let isUnknown = requirements.isUnknown(requirement)
    return ComparedLine(
      alternatives: isUnknown ? [] : requirements.alternatives[requirement].sorted(),
      isExact: requirements.isExact[requirement],
      isNamesake: requirements.isNamesake[requirement],
      wording: Array(requirements.wordings[requirement]),
      name: isUnknown ? unlistedKey(requirements.names[requirement]) : ""
    )
  }
}

private struct ComparedDish: Equatable {
  var texts: [String?]
  var numbers: [Int]
  var required: [ComparedLine]
  var needs: [[Measure]]
  var optional: [ComparedLine]
  var swaps: [String]
}

private struct ComparedLine: Equatable {
  var alternatives: [UInt32]
  var isExact: Bool
  var isNamesake: Bool
  var wording: [UInt32]
  var name: String
}
