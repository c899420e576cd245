package import RecipeLexicon
package import RecipeModel
import SectionFiles

extension CatalogueIndex {
  /// One dish of the catalogue and when it joined it.
  package struct Entry: Sendable {
    package var recipe: Recipe
    /// Seconds since 1970; 0 where unknown.
    package var addedAt: Int

    package init(recipe: Recipe, addedAt: Int) {
      self.recipe = recipe
      self.addedAt = addedAt
    }
  }

  /// Builds the index of a catalogue.
  ///
  /// - Parameter renown: How well known dishes are by themselves, a ``Renown``; see ``MarkBuilder``.
  ///
  /// The outcome does not depend on the order of `entries`. Dish ids must differ, and the dishes must be
  /// within ``CatalogueLimits``. Amounts are known
  /// as far as `units` knows their units; of the table, the canonical names are kept.
  /// Cost: O(lines · cost of resolving a name + dishes · log dishes).
  package convenience init(
    entries: [Entry],
    lexicon: IngredientLexicon,
    units: UnitTable = .none,
    renown: [DishID: Int] = [:],
    generation: UInt64,
    fingerprint: UInt64
  ) {
    let units = units.withoutSpellings
    var builder = IndexBuilder(lexicon: lexicon, units: units)
    for entry in entries.inCatalogueOrder { builder.add(entry) }
    let lexicon = builder.settle()
    let requirements = builder.requirementTable()
    let duplicateGroups = builder.duplicateGroups()
    let recipes = builder.recipeTable(
      duplicateGroups: duplicateGroups,
      marks: builder.marks(duplicateGroups: duplicateGroups, evidence: renown)
    )
    let matching = MatchingTables(recipes: recipes, requirements: requirements, lexicon: lexicon)
    self.init(
      generation: generation,
      fingerprint: fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: requirements,
      recipes: recipes,
      learned: LearnedSwapTable(ingredients: lexicon.count),
      itemWeights: ItemWeights.all(
        recipes: recipes,
        requirements: requirements,
        lexicon: lexicon,
        matching: matching
      ),
      matching: matching
    )
  }
}

extension [CatalogueIndex.Entry] {
  /// The dishes by case-folded name, then id. Cost: O(dishes · log dishes).
  var inCatalogueOrder: [CatalogueIndex.Entry] {
    let keyed = map { (key: Array<UInt8>(caseFolded($0.recipe.name).utf8), entry: $0) }
    let ordered = keyed.sorted { left, right in
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      return left.entry.recipe.id < right.entry.recipe.id
    }
    return ordered.map(\.entry)
  }
}

/// Gathers the columns of an index while dishes arrive in their final order.
struct IndexBuilder {
  private(set) var lexicon: IngredientLexicon
  let units: UnitTable
  var resolver: IngredientResolver
  var requirements = RequirementInterner()
  var labels = LabelInterner()
  var ids: [String] = []
  var names: [String] = []
  var otherNames: [String] = []
  var otherNameDishes: [UInt32] = []
  var kinds: [UInt8] = []
  var categories: [UInt32] = []
  var cuisines: [UInt32] = []
  var glasses: [UInt32] = []
  var minutes: [UInt32] = []
  /// What the dishes say of themselves: whether they are plain.
  var isPlain: [Bool?] = []
  var addedAt: [UInt32] = []
  var yieldDishes: [UInt32] = []
  var yieldedIngredients: [UInt32] = []
  var yieldedAmounts: [[Measure]] = []
  var required: [[UInt32]] = []
  var needs: [[Measure]] = []
  var optional: [[UInt32]] = []
  var ownSwaps: [[UInt32]] = []
  var ownSwapRequired: [UInt32] = []
  var ownSwapSubstitutes: [UInt32] = []
  var ownSwapNotes: [String] = []
  var ownSwapWordings: [[UInt32]] = []

  init(lexicon: IngredientLexicon, units: UnitTable) {
    self.lexicon = lexicon
    self.units = units
    resolver = lexicon.makeResolver(units: units)
  }

  /// For dishes whose requirements and labels continue those of an index.
  init(continuing base: CatalogueIndex) {
    self.init(lexicon: base.lexicon, units: base.units)
    requirements = RequirementInterner(continuing: base)
    labels = LabelInterner(continuing: base.recipes.labels)
  }

  mutating func add(_ entry: CatalogueIndex.Entry) {
    let recipe = entry.recipe
    ids.append(recipe.id.description)
    otherNames += recipe.otherNames
    otherNameDishes += recipe.otherNames.map { _ in UInt32(names.count) }
    names.append(recipe.name)
    kinds.append(UInt8(Recipe.Kind.allCases.firstIndex(of: recipe.kind) ?? 0))
    categories.append(labels.position(of: recipe.category))
    cuisines.append(labels.position(of: recipe.cuisine))
    glasses.append(labels.position(of: recipe.glass))
    minutes.append(recipe.minutes.flatMap { UInt32(exactly: $0) } ?? RecipeTable.absent)
    isPlain.append(recipe.isPlain)
    addedAt.append(UInt32(exactly: entry.addedAt) ?? 0)
    var needed: [UInt32] = []
    var niceToHave: [UInt32] = []
    var needs = NeedSum()
    let wanted = recipe.lines.map { wants(of: $0) }
    let wordings = wordings(of: wanted)
    let title = TitleNames(
      resolver.ingredients(namedIn: recipe.name),
      never: (recipe.neverSwapped ?? []).compactMap { resolver.ingredient(named: $0)?.rawValue },
      lexicon.taxonomy
    )
    for (line, wants) in zip(recipe.lines, wanted) where line.isRequired {
      let asked = wants.map { interned($0, wordings, title, isRequired: true) }
      for requirement in asked where !needed.contains(requirement) { needed.append(requirement) }
      // "1 tsp salt and pepper" says how much of both, and nothing of either.
      let measures =
        asked.count == 1 ? units.measures(of: line, isDrink: recipe.kind == .cocktail) : []
      for requirement in asked { needs.add(measures, of: requirement) }
    }
    for (line, wants) in zip(recipe.lines, wanted) where !line.isRequired {
      for want in wants {
        let requirement = interned(want, wordings, title, isRequired: false)
        if !needed.contains(requirement), !niceToHave.contains(requirement) {
          niceToHave.append(requirement)
        }
      }
    }
    requirements.count(needed)
    addYield(of: recipe, wanted)
    required.append(needed)
    self.needs += needed.map { needs[$0] }
    optional.append(niceToHave)
    addSwaps(of: recipe)
  }

  /// One thing that a line asks for.
  private struct Want {
    var line: IngredientLine
    /// Its alternatives; none for an unrecognised name.
    var asked: [AskedIngredient]
    /// What an unrecognised name is judged by.
    var product: AskedIngredient?

    /// By what lines of a dish ask for the same thing.
    var key: WantKey {
      WantKey(
        alternatives: Set(asked.map(\.ingredient)),
        isExact: line.isExact,
        isRequired: line.isRequired
      )
    }
  }

  private struct WantKey: Hashable {
    var alternatives: Set<IngredientID>
    var isExact: Bool
    var isRequired: Bool

    /// That of required lines for the same thing.
    var required: WantKey {
      WantKey(alternatives: alternatives, isExact: isExact, isRequired: true)
    }
  }

  /// Adds what a dish makes for others, before the dish itself has joined `required`. One that requires what
  /// it makes, or what that is a kind of, makes nothing for others; neither does one that requires nothing.
  private mutating func addYield(of recipe: Recipe, _ wanted: [[Want]]) {
    guard let yields = recipe.yields, let product = resolver.ingredient(named: yields.ingredient)
    else { return }
    let granted = [product.rawValue] + lexicon.taxonomy.ancestors(of: product.rawValue)
    let needed = zip(recipe.lines, wanted).filter(\.0.isRequired).flatMap(\.1)
    let isItsOwnNeed = needed.flatMap(\.asked).contains { granted.contains($0.ingredient.rawValue) }
    guard !needed.isEmpty, !isItsOwnNeed else { return }
    yieldDishes.append(UInt32(required.count))
    yieldedIngredients.append(UInt32(product.rawValue))
    yieldedAmounts.append(units.measures(ofBatch: yields.amount))
  }

  private mutating func wants(of line: IngredientLine) -> [Want] {
    guard let asked = resolver.asked(by: line) else {
      return [Want(line: line, asked: [], product: resolver.product(on: line))]
    }
    return asked.map { Want(line: line, asked: $0) }
  }

  /// What the words of all lines for the same thing name together: a thing counts once in a dish.
  private func wordings(of wanted: [[Want]]) -> [WantKey: Wording] {
    var wordings: [WantKey: Wording] = [:]
    for want in wanted.joined() where !want.asked.isEmpty {
      let wording = Wording(want.asked)
      wordings[want.key] = wordings[want.key].map { $0.merged(with: wording) } ?? wording
    }
    return wordings
  }

  private mutating func interned(
    _ want: Want,
    _ wordings: [WantKey: Wording],
    _ title: TitleNames,
    isRequired: Bool
  ) -> UInt32 {
    guard !want.asked.isEmpty else {
      return requirements.position(
        ofUnknown: want.line.name,
        wording: want.product.map { Wording(product: $0) } ?? .plain,
        isRequired: isRequired
      )
    }
    var wording = wordings[want.key] ?? .plain
    // What is required as well is listed apart only where its words name more.
    if !isRequired, let required = wordings[want.key.required],
      required.merged(with: wording) == required
    {
      wording = required
    }
    return requirements.position(
      of: want.asked.map(\.ingredient.rawValue),
      isExact: want.line.isExact,
      isNamesake: want.asked.contains { title.bars(swapsFor: $0.ingredient.rawValue) },
      wording: wording,
      written: want.line.name,
      isRequired: isRequired,
      lexicon: lexicon
    )
  }

  private mutating func addSwaps(of recipe: Recipe) {
    var list: [UInt32] = []
    for swap in recipe.swaps {
      guard let required = resolver.ingredient(named: swap.required),
        let asked = resolver.asked(named: swap.substitute), required != asked.ingredient
      else { continue }
      list.append(UInt32(ownSwapRequired.count))
      ownSwapRequired.append(UInt32(required.rawValue))
      ownSwapSubstitutes.append(UInt32(asked.ingredient.rawValue))
      ownSwapWordings.append(Wording([asked]).numbers)
      ownSwapNotes.append(swap.note ?? "")
    }
    ownSwaps.append(list)
  }

  /// Ends the adding: the names that the lexicon does not know become ingredients by themselves.
  ///
  /// - Returns: The lexicon with these. Cost: O(requirements), and O(ingredients + relations) where there are any.
  mutating func settle() -> IngredientLexicon {
    lexicon = lexicon.appending(unlisted: requirements.settleUnknown(lexicon))
    return lexicon
  }

  func requirementTable() -> RequirementTable {
    requirements.table(recipes: ids.count, listedCount: lexicon.listedCount)
  }

  func requirementTable(continuing base: CatalogueIndex) -> RequirementTable {
    requirements.table(continuing: base.recipes.count, listedCount: lexicon.listedCount)
  }

  /// For each dish the position of its duplicate group's head.
  func duplicateGroups() -> [UInt32] {
    var duplicateGroups = DuplicateGroups(
      taxonomy: lexicon.taxonomy,
      alternatives: Adjacency(requirements.alternatives)
    )
    return duplicateGroups.heads(ids: ids, names: names, kinds: kinds, required: required)
  }

  func recipeTable(duplicateGroups: [UInt32], marks: [UInt8]) -> RecipeTable {
    RecipeTable(
      ids: StringTable(ids),
      names: StringTable(names),
      otherNames: StringTable(otherNames),
      otherNameDishes: Column(otherNameDishes),
      kinds: Column(kinds),
      labels: StringTable(labels.labels),
      categories: Column(categories),
      cuisines: Column(cuisines),
      glasses: Column(glasses),
      minutes: Column(minutes),
      marks: Column(marks),
      addedAt: Column(addedAt),
      duplicateGroups: Column(duplicateGroups),
      yieldDishes: Column(yieldDishes),
      yieldedIngredients: Column(yieldedIngredients),
      yieldedAmounts: NeedTable(yieldedAmounts),
      required: Adjacency(required),
      needs: NeedTable(needs),
      optional: Adjacency(optional),
      ownSwaps: Adjacency(ownSwaps),
      ownSwapRequired: Column(ownSwapRequired),
      ownSwapSubstitutes: Column(ownSwapSubstitutes),
      ownSwapNotes: StringTable(ownSwapNotes),
      ownSwapWordings: Adjacency(ownSwapWordings)
    )
  }
}
