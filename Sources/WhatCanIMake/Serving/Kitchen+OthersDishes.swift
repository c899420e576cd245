package import RecipeModel
import RecipeStorage

extension Kitchen {
  /// What may be shown of dishes that somebody else keeps, in their order: as the catalogue has them, or else as they were
  /// kept; none that the person may not see, and none in which they avoid something, or may have to.
  ///
  /// - Returns: How many are not shown as well.
  /// - Throws: As ``exclusions(without:diets:)``.
  package func shown(
    ofOthers kept: [KeptDish]
  ) throws(KitchenError) -> (dishes: [DishSummary], hidden: Int) {
    let visible = kept.filter { canSee($0.recipe.id) }
    let dishes = try summaries(ofKept: try present(visible)).filter(\.excluded.isEmpty)
    return (dishes, kept.count - dishes.count)
  }

  /// The same of dishes by their ids; those that the catalogue does not have are not shown.
  package func shown(
    ofOthers ids: [DishID]
  ) throws(KitchenError) -> (dishes: [DishSummary], hidden: Int) {
    let found = try recipes(ids.filter(canSee)).map { FoundDish(recipe: $0) }
    let dishes = try summaries(ofKept: found).filter(\.excluded.isEmpty)
    return (dishes, ids.count - dishes.count)
  }

  /// A dish as whoever shares it hands it on; nil for a recipe that is not theirs to give: that of somebody else which is not
  /// for everybody, and where `drafts` are not meant, one of their own that nobody else sees.
  package func handedOn(_ kept: KeptDish, drafts: Bool = false) throws(KitchenError) -> Recipe? {
    let id = kept.recipe.id
    if id.isOwn, !snapshot.openRecipes.contains(id) {
      guard snapshot.ownRecipes.contains(id), let own = try ownRecipe(id),
        drafts || own.publishedAt != nil
      else { return nil }
    }
    return try present([kept]).first?.toKeep
  }

  /// The canonical name of what a name means; nil for no ingredient. Cost: that of one look-up.
  package func canonicalName(of name: String) -> String? {
    index.lexicon.ingredient(named: name).map { index.lexicon.name(of: $0) }
  }
}
