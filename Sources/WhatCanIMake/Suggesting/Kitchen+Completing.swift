import RecipeLexicon
import RecipeModel
import RecipeTaste

/// Something that goes with what someone named, and the dishes that show it.
public struct Companion: Sendable, Equatable {
  public var ingredient: String
  /// How well, in thousandths of a standard deviation over all ingredients; higher is better.
  public var score: Int
  /// How many dishes have it together with everything named.
  public var together: Int
  /// Some of the dishes that have it with most of what was named: most first, then by name and id.
  public var dishes: [DishSummary]
}

/// What goes with what someone named.
public struct CompanionReply: Sendable, Equatable {
  /// What was understood, as the ingredients that dishes name.
  public var with: [String]
  public var unknown: [UnknownName]
  /// Best first; ties by ingredient.
  public var companions: [Companion]
}

/// How many dishes show that two things go together.
private let shownDishes = 3

extension Kitchen {
  /// What else is used with the ingredients named.
  ///
  /// Each name stands for the form of it that most dishes ask for: lime for lime juice. Forms of what
  /// was named, classes and staples are no answer, nor is what no dish has with any of it.
  ///
  /// What the person always avoids is no answer, and no dish with it shows any.
  ///
  /// - Throws: ``KitchenError`` `.nothingRecognised` when no name is known, and as
  ///   ``exclusions(without:diets:)``.
  /// Cost: O(ingredients · dimensions + lines of the catalogue).
  public func goesWith(_ names: [String], limit: Int) throws(KitchenError) -> CompanionReply {
    var unknown: [UnknownName] = []
    var named: [IngredientID] = []
    for ingredient in resolved(names, unknown: &unknown) where !named.contains(ingredient) {
      named.append(ingredient)
    }
    guard !named.isEmpty else { throw KitchenError(.nothingRecognised(unknown)) }
    let stated = try exclusions()
    let (exclusion, safety) = (self.exclusion(stated), safety(under: stated))
    let taste = taste()
    let forms = named.map { self.terms(ofForms: $0, taste) }
    let frequencies = taste.recipes.corpus.documentFrequencies()
    let terms = forms.compactMap { terms in
      terms.max { (frequencies[$0], $1) < (frequencies[$1], $0) }
    }
    let evidence = evidence(for: forms.map { Set($0) }, taste) { safety.allows($0) }
    let isForm = Set(forms.flatMap { $0 })
    let taxonomy = index.lexicon.taxonomy
    let ranked =
      terms.isEmpty ? [] : taste.model.completion.ranked(with: terms, limit: taste.terms.count)
    var companions: [Companion] = []
    for (term, score) in ranked where companions.count < limit && !isForm.contains(term) {
      let ingredient = taste.terms.ingredients[term]
      guard !taxonomy.isClass[ingredient.rawValue], !taxonomy.isStaple[ingredient.rawValue],
        !exclusion.isExcluded[ingredient.rawValue], let shown = evidence[term]
      else { continue }
      companions.append(
        Companion(
          ingredient: index.lexicon.name(of: ingredient),
          score: score,
          together: shown.filter { $0.held == forms.count }.count,
          dishes: shown.prefix(shownDishes).map { summary(of: $0.recipe) }
        )
      )
    }
    return CompanionReply(
      with: named.map(index.lexicon.name(of:)),
      unknown: unknown,
      companions: companions
    )
  }

  /// The terms that an ingredient, its kinds and what is made of it stand for, ascending.
  private func terms(ofForms ingredient: IngredientID, _ taste: Taste) -> [Int] {
    forms(of: ingredient).compactMap { taste.terms.term(of: IngredientID(Int($0))) }.sorted()
  }

  /// For each term, the dishes that may be shown and have it together with something named: those with
  /// most of the named first, then ascending.
  private func evidence(
    for named: [Set<Int>],
    _ taste: Taste,
    isShown: (RecipeID) -> Bool
  ) -> [Int: [(recipe: RecipeID, held: Int)]] {
    var evidence: [Int: [(recipe: RecipeID, held: Int)]] = [:]
    for recipe in index.allRecipes where canSee(recipe) && isShown(recipe) {
      let terms = taste.recipes.corpus[recipe.rawValue].map(Int.init)
      let held = named.count { forms in terms.contains { forms.contains($0) } }
      guard held > 0 else { continue }
      for term in terms { evidence[term, default: []].append((recipe: recipe, held: held)) }
    }
    return evidence.mapValues { dishes in
      dishes.sorted {
        ($1.held, index.place(of: $0.recipe)) < ($0.held, index.place(of: $1.recipe))
      }
    }
  }
}
