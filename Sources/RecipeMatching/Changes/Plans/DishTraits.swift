import RecipeLexicon
package import RecipeModel

/// What a dish is like, so that a plan can tell dishes that are much the same: what it is built on and what else there
/// is much of in it, and whether it is a soup, a salad, or a dish of that.
package struct DishTraits: Sendable {
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  /// For each ingredient the list that it is in.
  private var tiers: [Int]
  /// For each ingredient what it is as that.
  private var bases: [Int]
  /// For each ingredient whether it is a heading, of which none is more than the others.
  private let isClass: [Bool]
  /// What is there, as bases.
  private let hasBase: Set<Int>
  /// For each ingredient whether every kitchen has it, or most have.
  private let isUsual: [Bool]
  /// What only binds beside what is not of the last list of bases.
  private let binds: Set<Int>
  /// For each ingredient whether it is of the first list of bases, belongs to it, or is one with such a thing.
  private let isFirst: [Bool]
  /// What is there, and what that is a kind of.
  private let isThere: [Bool]
  /// For each heading what a dish takes of what is there under it, as bases: two things that will not keep, the soonest
  /// first, or one.
  private var under: [Int: [Int]] = [:]
  /// The tier and the base of a dish that is built on none of them.
  private let noTier, none: Int

  /// What dishes are made of; each with its kinds.
  package struct Roles: Sendable {
    /// What dishes are built on: what is in an earlier list comes before what is in a later one. Of the last list
    /// each is itself, with all its kinds; of the others, and of `sides`, a thing is the most general that it is a
    /// kind of and that is no class: a chop and a roast are pork.
    package var bases: [[IngredientID]]
    /// What there may be much of beside it, and what a dish is built on that has nothing of the bases; also what
    /// belongs to it.
    package var sides: [IngredientID]
    /// Things that are one to who eats them: tomatoes, fresh, canned and as passata.
    package var alike: [[IngredientID]]
    /// What binds where there is something of the bases before the last list.
    package var binding: [IngredientID]
    /// What most kitchens have.
    package var usual: [IngredientID]
    /// What gives taste, so that no dish is built on it; also what belongs to it.
    package var besides: [IngredientID]

    package init(
      bases: [[IngredientID]],
      sides: [IngredientID] = [],
      alike: [[IngredientID]] = [],
      binding: [IngredientID] = [],
      usual: [IngredientID] = [],
      besides: [IngredientID] = []
    ) {
      (self.bases, self.sides, self.alike) = (bases, sides, alike)
      (self.binding, self.usual, self.besides) = (binding, usual, besides)
    }
  }

  /// - Parameter pantry: The ingredients of the pantry.
  /// Cost: O(ingredients, and what they are kinds of).
  package init(_ index: CatalogueIndex, _ roles: Roles, pantry: [IngredientID] = []) {
    let taxonomy = index.lexicon.taxonomy
    let belonging = Belonging(taxonomy)
    (recipes, requirements) = (index.recipes, index.requirements)
    isClass = taxonomy.isClass
    binds = Set(roles.binding.map(\.rawValue))
    (noTier, none) = (roles.bases.count + 1, index.lexicon.count)
    var isThere = Array(repeating: false, count: none)
    for thing in pantry.map(\.rawValue) {
      for kind in [thing] + taxonomy.ancestors(of: thing) { isThere[kind] = true }
    }
    self.isThere = isThere
    tiers = Array(repeating: noTier, count: none)
    bases = Array(0..<none)
    for (side, isSide) in belonging.isOne(of: roles.sides).enumerated() where isSide {
      (tiers[side], bases[side]) = (noTier - 1, taxonomy.general(side))
    }
    for (tier, roots) in roles.bases.enumerated().reversed() {
      for root in roots.map(\.rawValue) {
        for kind in [root] + taxonomy.descendants(of: root) {
          tiers[kind] = tier
          bases[kind] = tier == roles.bases.count - 1 ? root : taxonomy.general(kind)
        }
      }
    }
    for names in roles.alike {
      guard let first = names.first?.rawValue else { continue }
      let tier = tiers[first] == noTier ? noTier - 1 : tiers[first]
      for name in names.map(\.rawValue) {
        for kind in [name] + taxonomy.descendants(of: name) {
          (tiers[kind], bases[kind]) = (tier, first)
        }
      }
    }
    isFirst = zip(belonging.isOne(of: roles.bases.first ?? []), tiers).map { $0 || $1 == 0 }
    for (thing, isBeside) in belonging.isOne(of: roles.besides).enumerated() where isBeside {
      tiers[thing] = noTier
    }
    hasBase = Set(pantry.map { [bases] in bases[$0.rawValue] })
    isUsual = zip(taxonomy.isStaple, belonging.isOne(of: roles.usual)).map { $0 || $1 }
    let keeping = index.lexicon.keeping
    let sides = Set(pantry).filter { [tiers, noTier] in tiers[$0.rawValue] == noTier - 1 }
      .map { (days: keeping.days(of: $0) ?? .max, thing: $0) }
      .sorted { ($0.days, $0.thing) < ($1.days, $1.thing) }.map(\.thing)
    var under: [Int: (fresh: [Int], all: [Int])] = [:]
    for thing in sides {
      let (base, isFresh) = (
        bases[thing.rawValue], StockUse.weight(ofFresh: thing, index.lexicon) > 0
      )
      for heading in taxonomy.ancestors(of: thing.rawValue) where isClass[heading] {
        var known = under[heading] ?? ([], [])
        if !known.all.contains(base) { known.all.append(base) }
        if isFresh, !known.fresh.contains(base) { known.fresh.append(base) }
        under[heading] = known
      }
    }
    self.under = under.mapValues { Array($0.fresh.isEmpty ? $0.all.prefix(1) : $0.fresh.prefix(2)) }
  }

  /// What a dish leans on: what it is built on, then what else there is much of in it, each once, in the order of the
  /// lists and of its lines. Of a line that takes one of several things it is the first that is there, else the first;
  /// of such sides of which none is there, and where the first is there and only gives taste, nothing. Of a heading it is what the dish takes of that. Beside meat and pulses eggs
  /// only bind.
  /// Cost: O(lines of the dish · log).
  package func things(of recipe: RecipeID) -> [Int] {
    var found: [(tier: Int, thing: Int)] = []
    for requirement in recipes.required[recipe.rawValue] {
      let alternatives = requirements.alternatives[Int(requirement)]
      for thing in leaning(on: alternatives.map { Int($0) })
      where tiers[thing] < noTier && !found.contains(where: { $0.thing == bases[thing] }) {
        found.append((tiers[thing], bases[thing]))
      }
    }
    let ordered = found.enumerated()
      .sorted { ($0.element.tier, $0.offset) < ($1.element.tier, $1.offset) }.map(\.element)
    guard let base = ordered.first, base.tier < noTier - 2 else { return ordered.map(\.thing) }
    return ordered.map(\.thing).filter { $0 == base.thing || !binds.contains($0) }
  }

  private func leaning(on alternatives: [Int]) -> [Int] {
    guard let first = alternatives.first else { return [] }
    if isClass[first] { return under[first] ?? [] }
    if isThere[first], tiers[first] == noTier { return [] }
    if let there = alternatives.first(where: { isThere[$0] && tiers[$0] < noTier }) {
      return [there]
    }
    let isChoice = alternatives.contains { bases[$0] != bases[first] }
    return isChoice && tiers[first] == noTier - 1 ? [] : [first]
  }

  /// Whether a dish takes whatever there is of a heading: a soup of vegetables. Cost: O(lines of the dish).
  package func takesAnything(_ recipe: RecipeID) -> Bool {
    recipes.required[recipe.rawValue].contains { requirement in
      let alternatives = requirements.alternatives[Int(requirement)]
      return !alternatives.isEmpty && alternatives.allSatisfy { isClass[Int($0)] }
    }
  }

  /// What a dish is like, but for its name (its forms are below 0); soups lean on being soups too, salads on being salads, and a chop in a pan
  /// on being nothing else.
  ///
  /// - Parameter isLoose: Whether two dishes may be of one sort all the same, where that is there: eggs twice, and
  ///   chicken twice.
  /// Cost: as ``things(of:)``.
  package func likeness(of recipe: RecipeID, isLoose: Bool = false) -> DishLikeness {
    let things = things(of: recipe)
    return DishLikeness(
      traits: traits(of: recipe),
      things: things + (formNumber(of: recipe).map { [-1 - $0] } ?? [])
        + (isBare(recipe) ? [bareDinner] : []),
      sort: isLoose ? nil : form(of: recipe, things),
      // What has to be bought is no second chicken.
      forms: hasBase.contains(things.first ?? none) ? [] : [-1 - form(of: recipe, things)]
    )
  }

  /// What a dish leans on that is a piece of meat or fish by itself, and such a dish alone.
  package var bareDinner: Int { none + 1 }

  /// What a dish leans on that only stands in for one that fills, and such a dish alone.
  package var lightDinner: Int { none + 2 }

  /// As what a thing is leant on. Cost: O(1).
  package func base(of ingredient: IngredientID) -> Int { bases[ingredient.rawValue] }

  /// What a dish is built on first of what is there; nil where that is none of the bases.
  /// Cost: as ``things(of:)``.
  package func ownBase(of recipe: RecipeID) -> Int? {
    things(of: recipe).first { hasBase.contains($0) && tiers[$0] < noTier - 1 }
  }

  /// How many different things of the first list of bases are there.
  package var ownBases: Int { hasBase.count { $0 < none && tiers[$0] == 0 } }

  /// Two dishes of one sort are built on the same and, where that is of the first list of bases, are both soups, both
  /// salads, or neither.
  /// Cost: as ``things(of:)``.
  package func sort(of recipe: RecipeID) -> Int { form(of: recipe, things(of: recipe)) }

  /// Numbers that mean nothing but whether they are the same as those of another dish: that it is a soup or a salad,
  /// else the sort; and at most three of what is there and it leans on. So the plan with more distinct traits is the one
  /// that makes more of what is there, and repeats less.
  /// Cost: as ``things(of:)``.
  package func traits(of recipe: RecipeID) -> [Int] {
    let things = things(of: recipe)
    let shape = formNumber(of: recipe).map { -1 - $0 } ?? form(of: recipe, things)
    return [shape] + things.filter(hasBase.contains).prefix(3)
  }

  private func form(of recipe: RecipeID, _ things: [Int]) -> Int {
    let base = things.first ?? none
    let isOfFirst = base < none && tiers[base] == 0
    let number = isOfFirst ? formNumber(of: recipe) : nil
    return (none + 1) * (1 + (number ?? Self.forms.count)) + base
  }

  /// Whether a line, by its number in the index, asks for something of the first list of bases, whatever of its
  /// alternatives is taken: meat or fish, also cooked or cured, a spirit. Cost: O(alternatives of the line).
  package func isOfFirst(line requirement: Int) -> Bool {
    let alternatives = requirements.alternatives[requirement]
    return !alternatives.isEmpty && alternatives.allSatisfy { isFirst[Int($0)] }
  }

  /// Whether an ingredient is of the first list of bases. Cost: O(1).
  package func isOfFirst(_ ingredient: IngredientID) -> Bool { isFirst[ingredient.rawValue] }

  /// Whether a line, by its number in the index, asks for something that is there, or for what that is a kind of.
  /// Cost: O(alternatives of the line).
  package func isThere(line requirement: Int) -> Bool {
    requirements.alternatives[requirement].contains { isThere[Int($0)] }
  }

  private func formNumber(of recipe: RecipeID) -> Int? {
    recipes.category(of: recipe).flatMap { Self.forms[comparedLabel($0)] }
  }

  /// Whether a dish takes one thing that not every kitchen has.
  private func isBare(_ recipe: RecipeID) -> Bool {
    recipes.required[recipe.rawValue].count { requirement in
      requirements.alternatives[Int(requirement)].first.map { !isUsual[Int($0)] } ?? true
    } < 2
  }

  private static let forms = ["soup": 0, "salad": 1]
}

extension Taxonomy {
  /// The most general thing that an ingredient is a kind of and that is no class; of several the first by name.
  func general(_ ingredient: Int) -> Int {
    let most = ancestors(of: ingredient).filter { above in
      !isClass[above] && ancestors(of: above).allSatisfy { isClass[$0] }
    }
    return most.min() ?? ingredient
  }
}
