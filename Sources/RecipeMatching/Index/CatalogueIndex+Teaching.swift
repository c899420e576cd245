import RecipeLexicon
package import RecipeModel
import SectionFiles

extension CatalogueIndex {
  /// This index as one person has taught it; see ``IngredientLexicon/teaching(_:)``.
  ///
  /// The dishes stay as they are, and so do weights, duplicate groups, renown and what is learned: these are everybody's. A
  /// name that no dish uses weighs as one that a single dish does. It is for asking alone, and is never written to a
  /// file or changed. Cost: O(ingredients + relations); nothing without facts.
  package func teaching(_ facts: [TaughtFact]) -> CatalogueIndex {
    guard facts.contains(where: { $0.explainsName || $0.isSwap }) else { return self }
    let lexicon = lexicon.teaching(facts)
    let added = lexicon.count - self.lexicon.count
    let rare = UInt32(usedWeight(documentFrequency: 1, recipes: max(1, recipes.count)))
    return CatalogueIndex(
      generation: generation,
      fingerprint: fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: requirements,
      recipes: recipes,
      learned: added == 0 ? learned : learned.appending(unlearned: added),
      itemWeights: added == 0
        ? itemWeights : itemWeights.appending(Column(Array(repeating: rare, count: added))),
      matching: matching,
      delta: delta
    )
  }
}
