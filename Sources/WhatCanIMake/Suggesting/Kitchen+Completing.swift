import RecipeLexicon
import RecipeModel
import RecipeTaste

/// An ingredient that goes with those that somebody named, and dishes that show it.
public struct Companion: Sendable, Equatable {
  public var ingredient: String
  /// How well it goes with them, in thousandths of a standard deviation over all ingredients;
  /// higher is better.
  public var score: Int
  /// How many dishes contain it together with everything named.
  public var together: Int
  /// Some of the dishes that contain it with most of the named ingredients: most first, then by
  /// name and id.
  public var dishes: [DishSummary]
}

/// The ingredients that go with those that somebody named.
public struct CompanionReply: Sendable, Equatable {
  /// The named ingredients that were recognised, in the form that dishes use.
  public var with: [String]
  public var unknown: [UnknownName]
  /// First the ingredients that make a known dish together with only the named ones, then the best;
  /// ties are broken by ingredient.
  public var companions: [Companion]
}

/// How many dishes show that two things go together.
private let shownDishes = 3

/// How many dishes it takes to say so: one is somebody's idea, unless it is a dish that people know.
private let fewestTogether = 2

extension Kitchen {
  /// The ingredients that are often used with the named ones.
  ///
  /// Each name stands for the form that most dishes ask for: lime for lime juice. The answer leaves
  /// out other forms of the named ingredients, classes and what every kitchen has. It also leaves
  /// out ingredients that only one little-known dish uses with the named ones, unless there is
  /// nothing better. Of several forms of one ingredient, such as lemon juice and lemon peel, only
  /// the best is listed. Ingredients that make a known dish together with only the named ones come
  /// first, those of the best-known dishes first. If two thirds of the dishes with the named
  /// ingredients are drinks, only drinks count, and the other way round, unless `selection` says
  /// which kind.
  ///
  /// Excluded and avoided ingredients are left out, and no dish that contains one is shown.
  ///
  /// - Parameter selection: The dishes that count as evidence; ``DishSelection/containing`` is
  ///   ignored.
  /// - Throws: ``KitchenError`` `.nothingRecognised` if no name is known, and as
  ///   ``exclusions(without:diets:)``. Cost: O(ingredients · dimensions + lines of the catalogue).
  public func goesWith(
    _ names: [String],
    _ selection: DishSelection = DishSelection(),
    limit: Int
  ) throws(KitchenError) -> CompanionReply {
    var unknown: [UnknownName] = []
    var named: [IngredientID] = []
    for ingredient in resolvedListed(names, unknown: &unknown) where !named.contains(ingredient) {
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
    var isFounded: Set<String> = []
    let held = simpleForms(of: named)
    var renown: [String: Int] = [:]
    let shown = ranked.compactMap { term, score -> Companion? in
      let ingredient = taste.terms.ingredients[term]
      guard !isForm.contains(term), !taxonomy.isClass[ingredient.rawValue],
        !taxonomy.isStaple[ingredient.rawValue], !isCommon.contains(ingredient),
        !exclusion.isExcluded[ingredient.rawValue], let dishes = evidence[term]
      else { return nil }
      let name = index.lexicon.name(of: ingredient)
      if dishes.count >= fewestTogether || dishes.contains(where: { isKnown($0.recipe) }) {
        isFounded.insert(name)
      }
      renown[name] =
        dishes
        .filter { $0.held == forms.count && isMade($0.recipe, of: held, and: ingredient) }
        .map { self.renown(of: $0.recipe) }
        .max() ?? Renown.none
      return Companion(
        ingredient: name,
        score: score,
        together: dishes.count { $0.held == forms.count },
        dishes: dishes.prefix(shownDishes).map { summary(of: $0.recipe) }
      )
    }
    let founded = shown.filter { isFounded.contains($0.ingredient) }
    // Stable: within the same renown the best stay first.
    let ordered = stride(from: Renown.wide, through: Renown.none, by: -1).flatMap { level in
      (founded.isEmpty ? shown : founded).filter { renown[$0.ingredient] == level }
    }
    return CompanionReply(
      with: named.map(index.lexicon.name(of:)),
      unknown: unknown,
      companions: Array(oneFormEach(ordered).prefix(limit))
    )
  }

  /// More people know the dish than those who have it.
  private func isKnown(_ recipe: RecipeID) -> Bool {
    renown(of: recipe) > Renown.none
  }

  /// Ingredients, their kinds, and what each of these gives by itself: lime juice of lime, but no mayonnaise of egg.
  private func simpleForms(of named: [IngredientID]) -> Set<UInt32> {
    let taxonomy = index.lexicon.taxonomy
    let kinds = named.flatMap { [$0.rawValue] + taxonomy.descendants(of: $0.rawValue) }
    let made = kinds.flatMap { kind in
      taxonomy.routesFrom[kind].map(Int.init)
        .filter { taxonomy.routeInputs[$0].count == 1 }
        .map { taxonomy.routeProducts[$0] }
    }
    return Set(kinds.map(UInt32.init) + made)
  }

  /// A dish requires some of what was named and this other thing, and nothing else: gin and tonic.
  private func isMade(_ recipe: RecipeID, of held: Set<UInt32>, and other: IngredientID) -> Bool {
    let isStaple = index.lexicon.taxonomy.isStaple
    let asked = index.recipes.required[recipe.rawValue]
      .map { index.requirements.alternatives[Int($0)] }
      .filter { !$0.allSatisfy { isStaple[Int($0)] } }
    let missing = asked.filter { !$0.contains { held.contains($0) } }
    return !missing.isEmpty && missing.count < asked.count
      && missing.allSatisfy { $0.contains { Int($0) == other.rawValue } }
  }

  /// The companions without those that are made of the same one thing as a better one; of these forms the one that
  /// most dishes use stands for all, in the place of the best: not the wedge of lime, but its juice.
  private func oneFormEach(_ companions: [Companion]) -> [Companion] {
    let taxonomy = index.lexicon.taxonomy
    var kept: [Companion] = []
    var places: [Int: Int] = [:]
    for companion in companions {
      guard let id = index.lexicon.ingredient(named: companion.ingredient)?.rawValue else {
        kept.append(companion)
        continue
      }
      let whole = taxonomy.routesTo[id].map { taxonomy.routeInputs[Int($0)] }
        .compactMap { $0.count == 1 ? $0.first.map(Int.init) : nil }
      let forms = whole + [id]
      if let place = forms.lazy.compactMap({ places[$0] }).min() {
        if companion.together > kept[place].together { kept[place] = companion }
        for form in forms where places[form] == nil { places[form] = place }
      } else {
        for form in forms { places[form] = kept.count }
        kept.append(companion)
      }
    }
    return kept
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
