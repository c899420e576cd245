import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeTaste

/// A dish that is similar to another one.
public struct SimilarDish: Sendable, Equatable {
  public var dish: DishSummary
  /// How similar: hundredths of the cosine of their vectors, at most 100.
  public var score: Int
  /// The ingredients that both use, without staples; those that the fewest dishes use come first.
  public var shared: [String]
}

extension Kitchen {
  /// The dishes most similar to a dish that the person may see. The same dish from another source
  /// is left out, and so are dishes that share no ingredient and no similarity.
  ///
  /// Order: most similar first; ties by name and id. This also works for a dish that only the
  /// person's notebook still has.
  ///
  /// - Parameter selection: Which dishes to choose from; the ingredients that they must contain are
  ///   ignored.
  /// - Throws: As ``exclusions(without:diets:)``. Cost: O(dishes · dimensions), as a scan of bytes.
  public func similar(
    to dish: FoundDish,
    _ selection: DishSelection = DishSelection(),
    limit: Int
  ) throws(KitchenError) -> [SimilarDish] {
    let stated = try exclusions(without: selection.without, diets: selection.diets)
    let safety = safety(under: stated)
    let taste = taste()
    let terms: [Int]
    let row = recipe(with: dish.id)
    if let row {
      terms = taste.terms.terms(of: row, in: index)
    } else {
      terms = taste.terms.terms(of: dish.recipe, lexicon: index.lexicon)
    }
    var admitted = admitted(by: selection.filter)
    for recipe in admitted.indices where admitted[recipe] {
      admitted[recipe] = safety.allows(RecipeID(recipe))
    }
    let name = foldedName(dish.recipe.name)
    let found = taste.recipes.nearest(
      to: taste.model.vector(of: terms),
      terms: Set(terms).sorted(),
      limit: limit,
      place: { index.place(of: RecipeID($0)) },
      admitted: admitted
    ) { position in
      let recipe = RecipeID(position)
      return recipe != row
        && (lexicalName(of: recipe) != name
          || index.recipes.kind(of: recipe) != dish.recipe.kind)
    }
    let wanted = Set(terms)
    return found.map { recipe, score in
      SimilarDish(
        dish: summary(of: RecipeID(recipe), safety),
        score: (score + 5) / 10,
        shared: shared(wanted, RecipeID(recipe), taste)
      )
    }
  }

  private func shared(_ wanted: Set<Int>, _ recipe: RecipeID, _ taste: Taste) -> [String] {
    let isStaple = index.lexicon.taxonomy.isStaple
    return taste.recipes.corpus[recipe.rawValue].map(Int.init)
      .filter { wanted.contains($0) && !isStaple[taste.terms.ingredients[$0].rawValue] }
      .sorted { left, right in
        let (a, b) = (taste.model.idf[left], taste.model.idf[right])
        return a == b ? left < right : a > b
      }
      .map { index.lexicon.name(of: taste.terms.ingredients[$0]) }
  }
}
