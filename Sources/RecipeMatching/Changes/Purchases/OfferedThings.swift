import RecipeLexicon
import RecipeModel
import SectionFiles

/// As ``CatalogueIndex/offered``.
private struct OfferedThings: Sendable {
  var isOffered: [Bool]
}

/// As ``CatalogueIndex/vagueThings``.
private struct VagueThings: Sendable {
  var all: [VagueThing]
}

/// What is no one thing to buy: at least two kinds of it are each asked for by more lines of dishes than it is by itself,
/// and no home step makes anything of it. Of vermouth one buys the dry or the sweet.
struct VagueThing: Sendable {
  var ingredient: Int
  /// Those kinds, ascending.
  var kinds: [Int]
}

extension CatalogueIndex {
  /// For each ingredient whether it is offered as something to buy: some dish names it, be it as what it allows
  /// instead, or a home step makes of it what is offered.
  ///
  /// Nobody is told to buy Jamaican white rum where dishes ask for white rum and for Jamaican rum: people buy
  /// what recipes call for. Every dish can still be made, by what it names. What only deleted dishes name is not
  /// offered. Cost: O(1), but for the first time O(ingredients + requirements and their alternatives + dishes with
  /// swaps of their own + lines of what changed + routes · the longest chain of home steps).
  var offered: [Bool] { remembered.value { OfferedThings(isOffered: foundOffered) }.isOffered }

  private var foundOffered: [Bool] {
    var isOffered = [Bool](repeating: false, count: lexicon.count)
    let isAsked = requirementsAsked
    for ingredient in namedIngredients {
      isOffered[ingredient] =
        isAsked.map { isAsked in requirements(naming: ingredient).contains { isAsked[Int($0)] } }
        ?? true
    }
    for substitute in allowedSubstitutes { isOffered[substitute] = true }
    let taxonomy = lexicon.taxonomy
    var isChanged = true
    while isChanged {
      isChanged = false
      for (route, product) in taxonomy.routeProducts.enumerated() where isOffered[Int(product)] {
        for input in taxonomy.routeInputs[route].lazy.map(Int.init) where !isOffered[input] {
          isOffered[input] = true
          isChanged = true
        }
      }
    }
    return isOffered
  }

  /// What is ``offered`` to a pantry: nothing that is unsold, nor what it has by a kind of it, nor what is vague, as far as
  /// some such kind may be bought; unless a line asks for exactly that. Who has white rum and lacks dark rum buys dark rum, and not "rum"; who
  /// has gin buys sweet vermouth, and not "vermouth".
  /// Cost: as ``offered``, and the requirements that name what is had by a kind or is vague.
  func offered(beside closure: PantryClosure, _ roles: ItemRoles) -> [Bool] {
    var isOffered = offered
    for thing in roles.unsold { isOffered[thing.rawValue] = false }
    let isAsked = requirementsAsked
    func isAskedExactly(_ ingredient: Int) -> Bool {
      requirements(naming: ingredient).lazy.map(Int.init).contains {
        requirements.isExact[$0] && isAsked?[$0] ?? true
      }
    }
    for ingredient in isOffered.indices where isOffered[ingredient] {
      guard closure.isOwned(ingredient), !closure.isHeldItself[ingredient] else { continue }
      isOffered[ingredient] = isAskedExactly(ingredient)
    }
    for vague in vagueThings where isOffered[vague.ingredient] {
      guard vague.kinds.contains(where: { !closure.isExcluded[$0] }) else { continue }
      isOffered[vague.ingredient] = isAskedExactly(vague.ingredient)
    }
    return isOffered
  }

  /// What is vague, ascending. Cost: O(1), but for the first time O(ingredients + requirements and their alternatives, and
  /// with a delta the lines of what changed).
  var vagueThings: [VagueThing] { remembered.value { VagueThings(all: foundVagueThings) }.all }

  private var foundVagueThings: [VagueThing] {
    let counts = dishesRequiring()
    var lines = [Int](repeating: 0, count: lexicon.count)
    for ingredient in namedIngredients {
      lines[ingredient] = requirements(naming: ingredient).reduce(0) { $0 + counts[Int($1)] }
    }
    let taxonomy = lexicon.taxonomy
    return lines.indices.compactMap { ingredient in
      guard !taxonomy.isClass[ingredient], taxonomy.routesFrom[ingredient].isEmpty else {
        return nil
      }
      let kinds = taxonomy.children[ingredient].lazy.map(Int.init)
        .filter { lines[$0] > lines[ingredient] }
      return kinds.count > 1 ? VagueThing(ingredient: ingredient, kinds: Array(kinds)) : nil
    }
  }

  /// What people make rather than buy, as far as a pantry lacks one thing for it, with what they buy for it: who lacks
  /// honey syrup buys honey. Cost: O(what people make · its home steps).
  func madeAtHome(beside closure: PantryClosure, _ roles: ItemRoles) -> [Int: [Int]] {
    let taxonomy = lexicon.taxonomy
    var made: [Int: [Int]] = [:]
    for product in roles.homeMade.lazy.map(\.rawValue) {
      let bought = taxonomy.routesTo[product].compactMap { route -> Int? in
        let lacking = taxonomy.routeInputs[Int(route)].lazy.map(Int.init)
          .filter { !closure.isThere($0) }
        return lacking.count == 1
          ? lacking.first.flatMap { closure.isExcluded[$0] ? nil : $0 } : nil
      }
      if !bought.isEmpty { made[product] = bought }
    }
    return made
  }

  /// For each requirement whether a dish has it, required or not; nil when all have one, as in an index from which
  /// nothing was deleted. A dish has a requirement once.
  private var requirementsAsked: [Bool]? {
    guard let delta, !delta.deleted.isEmpty else { return nil }
    var counts = dishesRequiring()
    for requirement in 0..<delta.base.requirements.count {
      counts[requirement] += matching.optional[requirement].count
    }
    for dish in delta.deleted {
      for requirement in recipes.optional[Int(dish)] { counts[Int(requirement)] -= 1 }
    }
    var isAsked = counts.map { $0 > 0 }
    for requirement in delta.vocabulary { isAsked[Int(requirement)] = true }
    return isAsked
  }

  /// What dishes allow instead of what they name.
  private var allowedSubstitutes: [Int] {
    guard let delta else { return recipes.ownSwapSubstitutes.map(Int.init) }
    let added = baseCount..<baseCount + delta.recipes.count
    let dishes = matching.recipesWithSwaps.map(Int.init) + added
    return dishes.filter { isPresent(RecipeID($0)) }.flatMap { dish in
      recipes.ownSwaps[dish].map { Int(recipes.ownSwapSubstitutes[Int($0)]) }
    }
  }
}
