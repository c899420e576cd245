package import RecipeLexicon
package import RecipeModel

/// What must not be in an answer: hard, and closed downward.
///
/// Excluded are the named ingredients, their kinds and what else belongs to them, whatever contains or
/// is made from any of these, and the kinds of those. An ingredient is excluded **for certain** where it
/// is or has in it what is excluded, and **possibly** where it may:
///
/// - some brands or kinds of it carry what is excluded, or nobody has looked (``DietFlags/unknown``);
/// - it is a *class* above something excluded: "nuts" may mean almonds. Its other kinds are not: walnuts
///   stay when almonds go. What is no class does not become unsafe for one odd kind of it: one gin with
///   honey does not take gin from vegans. What contains such a class may contain a named ingredient too; what
///   it carries of a family its own row says;
/// - one member of a family is excluded, and brands differ as to the family, or nobody says which member is
///   in it: whoever avoids almonds is not shown what may contain nuts.
///
/// Of a name that a person explained (``Taxonomy/taught``) nobody knows what is in it: it is possibly excluded where
/// anything is that it is like or a kind of, and is no kind of anything otherwise.
///
/// Both are excluded; only what is said about what is hidden tells them apart.
package struct Exclusion: Sendable, Equatable {
  /// How far something is unsafe.
  package enum Verdict: UInt8, Sendable, Comparable {
    case safe, possible, certain

    package static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  /// For each ingredient how far it is unsafe.
  package let verdicts: [Verdict]
  /// The same without classes that are above something with a flag: what counts where a name stands
  /// beside another thing ("bacon, fat reserved").
  private let verdictsBeside: [Verdict]
  /// True for each ingredient that is not safe.
  package let isExcluded: [Bool]
  /// True when something is excluded: then a dish with an unrecognised line is not safe.
  package let isActive: Bool
  /// The dishes in whose words the index does not read what is excluded, and which name it all the same.
  package let dishes: Set<RecipeID>
  /// Why: what is excluded by itself.
  private let sources: ExclusionSources

  /// Nothing is excluded.
  package static func none(in taxonomy: Taxonomy) -> Exclusion {
    Exclusion(ingredients: [], flags: [], in: taxonomy)
  }

  /// Excludes ingredients, and all that carry, or may carry, one of the flags.
  ///
  /// With flags, ingredients whose flags are unknown are excluded too.
  ///
  /// - Parameter families: The families of which a member may be excluded.
  /// Cost: O(ingredients + relations).
  package init(
    ingredients: [IngredientID],
    flags: DietFlags,
    in taxonomy: Taxonomy,
    families: [AllergenTable.Family] = [],
    dishes: Set<RecipeID> = []
  ) {
    self.dishes = dishes
    isActive = !ingredients.isEmpty || !flags.isEmpty
    guard isActive else {
      verdicts = Array(repeating: .safe, count: taxonomy.count)
      verdictsBeside = verdicts
      isExcluded = Array(repeating: false, count: taxonomy.count)
      sources = ExclusionSources(ingredients: [], flags: [], taxonomy: taxonomy, families: [])
      return
    }
    let sources = ExclusionSources(
      ingredients: Set(ingredients.map(\.rawValue)),
      flags: flags,
      taxonomy: taxonomy,
      families: families
    )
    var spread = ExclusionSpread(taxonomy: taxonomy)
    for ingredient in 0..<taxonomy.count {
      spread.mark(ingredient, sources.verdict(ofName: ingredient))
    }
    spread.run()
    let flagged = (0..<taxonomy.count).map { sources.verdict(ofFlags: $0) }
    let beside = zip(spread.verdicts, flagged).map { max($0, $1) }
    // What is carried has spread already.
    for ingredient in flagged.indices { spread.settle(ingredient, flagged[ingredient]) }
    verdicts = taxonomy.doubtingTaught(spread.verdicts)
    verdictsBeside = taxonomy.doubtingTaught(beside)
    isExcluded = verdicts.map { $0 != .safe }
    self.sources = sources
  }

  /// How far an ingredient is unsafe that words name, as far as they do not deny it: an egg-free
  /// mayonnaise is judged as if nobody avoided eggs.
  ///
  /// - Parameter isMeant: The words mean it, and do not but name it beside another thing.
  /// Cost: O(what it contains, is made of and is a kind of); nothing where nothing is denied.
  package func verdict(of named: NamedIngredient, isMeant: Bool = false) -> Verdict {
    let ingredient = named.ingredient.rawValue
    let whole = isMeant ? verdicts[ingredient] : verdictsBeside[ingredient]
    guard whole != .safe, !named.denial.isEmpty else { return whole }
    let rest = sources.denying(named.denial)
    return min(whole, rest.verdict(of: ingredient, denying: named.denial, isMeant: isMeant))
  }

  /// How far something is unsafe that words ask for: the worst of all that they name.
  package func verdict(of asked: AskedIngredient) -> Verdict {
    let own = asked.isDenied ? .safe : verdicts[asked.ingredient.rawValue]
    return asked.named.reduce(own) {
      max($0, verdict(of: $1, isMeant: $1.ingredient == asked.ingredient))
    }
  }
}

extension Exclusion {
  /// What several rules exclude together. Cost: O(ingredients + relations).
  package init(_ rules: [ExclusionRule], in lexicon: IngredientLexicon) {
    self.init(
      ingredients: rules.flatMap(\.ingredients),
      flags: rules.reduce(into: DietFlags()) { $0.formUnion($1.flags) },
      in: lexicon.taxonomy,
      families: lexicon.allergens.families,
      dishes: rules.reduce(into: []) { $0.formUnion($1.dishes) }
    )
  }
}

extension Taxonomy {
  /// Verdicts in which what a person taught is doubtful where something is that it is like or a kind of.
  fileprivate func doubtingTaught(_ verdicts: [Exclusion.Verdict]) -> [Exclusion.Verdict] {
    var doubting = verdicts
    for (ingredient, others) in taught where others.contains(where: { verdicts[$0] != .safe }) {
      doubting[ingredient] = max(doubting[ingredient], .possible)
    }
    return doubting
  }
}

/// Something that a query excludes, on its own: a word after `--without`, or a diet.
package struct ExclusionRule: Sendable, Equatable {
  package var ingredients: [IngredientID]
  package var flags: DietFlags
  /// As ``Exclusion/dishes``.
  package var dishes: Set<RecipeID> = []

  package init(ingredients: [IngredientID] = [], flags: DietFlags = []) {
    self.ingredients = ingredients
    self.flags = flags
  }
}
