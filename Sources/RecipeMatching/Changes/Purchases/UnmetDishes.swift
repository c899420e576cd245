import RecipeLexicon
import RecipeModel
import SectionFiles

/// Dishes that purchases may make, and the ways to meet what each of them lacks.
struct UnmetDishes {
  struct Dish {
    var recipe: Int
    /// What it lacks, as positions in `setSystems`.
    var setSystems: [Int]
  }

  private(set) var dishes: [Dish] = []
  /// The ways to meet something that dishes lack.
  private(set) var setSystems: [PurchaseSets] = []
  /// The set systems that no dish lacks by itself, in the order in which they were given.
  private(set) var further = 0..<0
  /// For each ingredient how many dishes name it where they lack something.
  private var named: [Int]
  /// For each set system the requirement that it meets.
  private(set) var asking: [Int] = []
  /// For each ingredient the set systems that it meets alone, ascending.
  private(set) var meets: [[Int]] = []
  /// For each ingredient the set systems in which it is part of a way that takes several things, ascending.
  private(set) var parts: [[Int]] = []
  let index: CatalogueIndex
  /// What nobody buys, with what it is made of; see ``CatalogueIndex/madeAtHome(beside:_:)``.
  let madeAtHome: [Int: [Int]]

  /// The dishes of some that lack something. Cost: O(lines of the dishes), and the ways of each requirement
  /// that is lacking.
  init(_ gaps: DishGaps, among dishes: CompletableDishes) {
    self.init(of: gaps)
    var setSystemOf = [Int?](repeating: nil, count: gaps.index.requirements.count)
    var reading = gaps
    gaps.forEach(among: dishes) { recipe, missing in add(recipe, missing, &setSystemOf, &reading) }
    findUses()
  }

  /// Some of the dishes that can be made, in their order, those that lack nothing among them.
  ///
  /// - Parameter further: Requirements that are asked for beside these dishes, with ways to meet them.
  init(
    _ gaps: DishGaps,
    of recipes: [Int],
    and further: [(requirement: Int, ways: PurchaseSets)]
  ) {
    self.init(of: gaps)
    var setSystemOf = [Int?](repeating: nil, count: gaps.index.requirements.count)
    var reading = gaps
    for recipe in recipes {
      guard let missing = gaps.missing(in: recipe) else { continue }
      add(recipe, missing, &setSystemOf, &reading)
    }
    self.further = setSystems.count..<setSystems.count + further.count
    for (requirement, ways) in further {
      setSystems.append(ways)
      asking.append(requirement)
      for ingredient in index.requirements.alternatives[requirement] { named[Int(ingredient)] += 1 }
    }
    findUses()
  }

  private init(of gaps: DishGaps) {
    index = gaps.index
    madeAtHome = index.madeAtHome(beside: gaps.labels.closure, gaps.query.roles)
    named = Array(repeating: 0, count: index.lexicon.count)
  }

  private mutating func findUses() {
    let counts = named
    for (product, bought) in madeAtHome { for thing in bought { named[thing] += counts[product] } }
    meets = Array(repeating: [], count: named.count)
    parts = meets
    for (number, setSystem) in setSystems.enumerated() {
      for set in setSystem.sets {
        if set.count == 1 { meets[set[0]].append(number) }
        guard set.count > 1 else { continue }
        for thing in set where parts[thing].last != number { parts[thing].append(number) }
      }
    }
  }

  private mutating func add(
    _ recipe: Int,
    _ missing: [Int],
    _ setSystemOf: inout [Int?],
    _ gaps: inout DishGaps
  ) {
    let hasOwnSwaps = gaps.hasOwnSwaps(recipe)
    var own: [Int] = []
    for requirement in missing {
      let known = hasOwnSwaps ? nil : setSystemOf[requirement]
      let setSystem = known ?? setSystems.count
      if known == nil {
        setSystems.append(gaps.sets(for: requirement, in: recipe))
        asking.append(requirement)
        if !hasOwnSwaps { setSystemOf[requirement] = setSystem }
      }
      if setSystems[setSystem].isImpossible { return }
      own.append(setSystem)
    }
    for requirement in missing {
      for ingredient in index.requirements.alternatives[requirement] { named[Int(ingredient)] += 1 }
    }
    dishes.append(Dish(recipe: recipe, setSystems: own))
  }

  /// The things that do something which no other thing does, by name.
  ///
  /// - Parameter offered: For each ingredient whether it may be bought; nil for all.
  func thingsWorthBuying(_ offered: [Bool]? = nil) -> [Int] {
    let names = index.lexicon.ingredients
    return meets.indices
      .filter { thing in
        guard isOffered(thing, offered) else { return false }
        return !parts[thing].isEmpty || !meets[thing].isEmpty && !isReplaceable(thing, offered)
      }
      .map { (name: Array(names.utf8(at: $0)), thing: $0) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
      .map(\.thing)
  }

  /// Whether another thing meets all that this one meets.
  private func isReplaceable(_ thing: Int, _ offered: [Bool]?) -> Bool {
    let rarest = meets[thing].min {
      setSystems[$0].sets.count != setSystems[$1].sets.count
        ? setSystems[$0].sets.count < setSystems[$1].sets.count : $0 < $1
    }
    guard let rarest else { return false }
    return setSystems[rarest].sets.contains { set in
      guard set.count == 1, set[0] != thing, isOffered(set[0], offered),
        meets[set[0]].hasAll(of: meets[thing])
      else { return false }
      return meets[set[0]].count > meets[thing].count || isPreferred(set[0], to: thing)
    }
  }

  private func isOffered(_ thing: Int, _ offered: [Bool]?) -> Bool {
    madeAtHome[thing] == nil && offered?[thing] ?? true
  }

  /// Whether more dishes name the first; then what is a kind of less (lime before key lime); then by name.
  func isPreferred(_ left: Int, to right: Int) -> Bool {
    if named[left] != named[right] { return named[left] > named[right] }
    let taxonomy = index.lexicon.taxonomy
    let (above, others) = (taxonomy.ancestors(of: left).count, taxonomy.ancestors(of: right).count)
    if above != others { return above < others }
    let names = index.lexicon.ingredients
    return names.utf8(at: left).lexicographicallyPrecedes(names.utf8(at: right))
  }
}
