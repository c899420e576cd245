import RecipeTaste

/// A model learned from the recipes to learn from, and every recipe of the split placed by it.
struct TrainedTaste: Sendable {
  let model: TasteModel
  /// All of them, in the order of the split.
  let recipes: RecipeVectors
  let scorer: TasteScorer

  init(_ split: Split) {
    func corpus(_ recipes: some Sequence<Split.Recipe>) -> TasteCorpus {
      TasteCorpus(recipes: recipes.map(\.terms), termCount: split.termCount)
    }
    model = TasteModel.trained(on: corpus(split.recipes.lazy.filter { !$0.isTest }))
    recipes = RecipeVectors(corpus: corpus(split.recipes), model: model)
    scorer = TasteScorer(model: model, recipes: recipes)
  }
}
