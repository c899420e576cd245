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

/// How many dishes it takes to say so: one is somebody's idea.
private let fewestTogether = 2

extension Kitchen {
  /// What else is used with the ingredients named.
  ///
  /// Each name stands for the form of it that most dishes ask for: lime for lime juice. Forms of what was
  /// named, classes and what every kitchen has are no answer, nor is what fewer than two dishes have with
  /// any of it, unless nothing has two. Where two thirds of the dishes with what was named are drinks, only drinks
  /// count, and the other way round, unless `selection` says which kind.
  ///
  /// What is excluded, for now or always, is no answer, and no dish with it shows any.
  ///
  /// - Parameter selection: Which dishes count as evidence; ``DishSelection/containing`` is not looked at.
  /// - Throws: ``KitchenError`` `.nothingRecognised` when no name is known, and as
  ///   ``exclusions(without:diets:)``.
  /// Cost: O(ingredients · dimensions + lines of the catalogue).
  public func goesWith(
    _ names: [String],
    _ selection: DishSelection = DishSelection(),
    limit: Int
  ) throws(KitchenError) -> CompanionReply {
    var unknown: [UnknownName] = []
    var named: [IngredientID] = []
    for ingredient in resolved(names, unknown: &unknown) where !named.contains(ingredient) {
      named.append(ingredient)
    }
    guard !named.isEmpty else { throw KitchenError(.nothingRecognised(unknown)) }
    let stated = try exclusions(without: selection.without, diets: selection.diets)
    let exclusion = self.exclusion(stated)
    let taste = taste()
    let forms = named.map { self.terms(ofForms: $0, taste) }
    let frequencies = taste.recipes.corpus.documentFrequencies()
    let terms = forms.compactMap { terms in
      terms.max { (frequencies[$0], $1) < (frequencies[$1], $0) }
    }
    let evidence = evidence(
      from: witnesses(of: forms, taste, selection.filter, safety(under: stated)),
      taste
    )
    let isCommon = Set(try staples(["kitchen"]))
    let isForm = Set(forms.flatMap { $0 })
    let taxonomy = index.lexicon.taxonomy
    let ranked =
      terms.isEmpty ? [] : taste.model.completion.ranked(with: terms, limit: taste.terms.count)
    let shown = ranked.compactMap { term, score -> Companion? in
      let ingredient = taste.terms.ingredients[term]
      guard !isForm.contains(term), !taxonomy.isClass[ingredient.rawValue],
        !taxonomy.isStaple[ingredient.rawValue], !isCommon.contains(ingredient),
        !exclusion.isExcluded[ingredient.rawValue], let dishes = evidence[term]
      else { return nil }
      return Companion(
        ingredient: index.lexicon.name(of: ingredient),
        score: score,
        together: dishes.count { $0.held == forms.count },
        dishes: dishes.map { summary(of: $0.recipe) }
      )
    }
    let founded = shown.filter { $0.dishes.count >= fewestTogether }
    let companions = (founded.isEmpty ? shown : founded).prefix(limit).map { companion in
      var companion = companion
      companion.dishes = Array(companion.dishes.prefix(shownDishes))
      return companion
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

  /// A dish that may be shown, and how many of the named things it has.
  private typealias Witness = (recipe: RecipeID, held: Int)

  /// The dishes with something named that say what goes with it, those with most of the named first, then by
  /// their place.
  private func witnesses(
    of named: [[Int]],
    _ taste: Taste,
    _ filter: RecipeFilter,
    _ safety: DishSafety
  ) -> [Witness] {
    let named = named.map { Set($0) }
    let admitted = admitted(by: filter)
    var found: [Witness] = []
    for recipe in index.allRecipes where admitted[recipe.rawValue] && safety.allows(recipe) {
      let terms = taste.recipes.corpus[recipe.rawValue].map(Int.init)
      let held = named.count { forms in terms.contains { forms.contains($0) } }
      if held > 0 { found.append((recipe, held)) }
    }
    if filter.kind == nil {
      for kind in Recipe.Kind.allCases {
        let ofKind = found.filter { index.recipes.kind(of: $0.recipe) == kind }
        if ofKind.count * 3 >= found.count * 2 { found = ofKind }
      }
    }
    return found.sorted {
      ($1.held, index.place(of: $0.recipe)) < ($0.held, index.place(of: $1.recipe))
    }
  }

  /// For each term, the dishes that have it, in their order.
  private func evidence(from witnesses: [Witness], _ taste: Taste) -> [Int: [Witness]] {
    var evidence: [Int: [Witness]] = [:]
    for witness in witnesses {
      for term in Set(taste.recipes.corpus[witness.recipe.rawValue].map(Int.init)) {
        evidence[term, default: []].append(witness)
      }
    }
    return evidence
  }
}
