import RecipeLexicon
package import RecipeModel
import SectionFiles

/// Something to buy, and what it alone completes.
package struct Purchase: Sendable, Equatable {
  package var ingredient: IngredientID
  package var completes: PurchaseWorth
  /// Of that, where it is what is asked for, or a kind of it or what it is a kind of, and stands in for nothing: nobody buys
  /// Dubonnet for a Negroni, but who has bought it has one.
  package var meant: PurchaseWorth
  /// Ascending by id.
  package var dishes: [RecipeID]
}

extension PantryPurchases {
  /// The single things that are best to buy.
  ///
  /// Order: what the owner of the pantry would hardly buy last (``ItemRoles/unlikely``); the greatest ``Purchase/meant`` first, then what completes most, then by name. Things that complete the same dishes
  /// and are like each other (a kind, a sibling, a swap) are one purchase, called by the name that most dishes
  /// use: ten cooking oils, twelve whiskies. One that completes no dish which another one of these does not
  /// complete too, and is like it, is left out.
  ///
  /// - Parameter limit: How many; at least 1.
  /// Cost: O(dishes + posting lists of what is met), the lines of the dishes that use the pantry, and the things
  /// that meet what is lacking.
  package func purchases(limit: Int) -> [Purchase] {
    CatalogueSearch(index, query).purchases(limit: limit)
  }

  /// For each ingredient what it alone completes when it joins the pantry, be it one that nobody would be told to buy; nothing
  /// for what is there, is a staple or is excluded. Cost: as ``purchases(limit:)``.
  package func completions() -> [PurchaseWorth] {
    TalliedPurchases(
      CatalogueSearch(index, query),
      sold: Array(repeating: true, count: index.lexicon.count)
    ).completed
  }
}

extension CatalogueSearch {
  /// As ``PantryPurchases/purchases(limit:)``.
  func purchases(limit: Int) -> [Purchase] {
    precondition(limit > 0, "\(limit) purchases; it must be at least 1")
    let tallied = TalliedPurchases(self)
    var listed: [LikePurchases] = []
    var left = tallied.ranked[...]
    while let first = left.first, listed.count < limit {
      let equal = left.prefix { tallied.areEqual($0, first) }
      left = left.dropFirst(equal.count)
      let groups = tallied.likes(among: Array(equal)).filter { group in
        !listed.contains { $0.folds(group, index.lexicon.taxonomy) }
      }
      listed += groups.sorted { $0.things[0] < $1.things[0] }
    }
    return listed.prefix(limit).map { group in
      Purchase(
        ingredient: IngredientID(group.things[0]),
        completes: tallied.completes(group.things[0]),
        meant: tallied.meant(group.things[0]),
        dishes: group.dishes
      )
    }
  }
}

/// Things that complete the same dishes, each like another one of them.
private struct LikePurchases {
  /// The one that most dishes name first, of several what is a kind of less; an ascending ingredient is an
  /// ascending name.
  var things: [Int]
  /// Ascending.
  var dishes: [RecipeID]

  /// Whether another group completes no more, and one of its things is like one of these.
  func folds(_ other: LikePurchases, _ taxonomy: Taxonomy) -> Bool {
    dishes.hasAll(of: other.dishes)
      && other.things.contains { thing in things.contains { taxonomy.areLike($0, thing) } }
  }
}

/// What each single purchase completes.
private struct TalliedPurchases {
  /// The things that complete something, as ``PantryPurchases/purchases(limit:)`` orders them.
  let ranked: [Int]
  private let index: CatalogueIndex
  private var tally: CompletionTally
  private let isUnlikely: [Bool]
  /// As ``CatalogueIndex/madeAtHome(beside:_:)``.
  private let madeAtHome: [Int: [Int]]

  /// - Parameter sold: For each ingredient whether it can be bought; nil for what is offered.
  init(_ search: CatalogueSearch, sold: [Bool]? = nil) {
    let isOffer = sold == nil
    let (index, query) = (search.index, search.query)
    self.index = index
    let dishes = CompletableDishes(search)
    var judge = dishes.judge
    judge.homeMade = .none
    let tables = index.purchaseTables
    let open = OpenRequirements(index, tables, query, judge)
    let madeAtHome = index.madeAtHome(beside: judge.closure, query.roles)
    var sold = sold ?? index.offered(beside: judge.closure, query.roles)
    if isOffer { for thing in madeAtHome.keys { sold[thing] = false } }
    self.madeAtHome = madeAtHome
    let purchases = SinglePurchases(
      judge.closure,
      open,
      query,
      tables,
      sold: sold
    )
    let isLacking = open.lacking(index, query.exclusion, by: dishes.judge)
    var substituted = SubstitutedRow(index, isLacking: isLacking, judge.closure, query.exclusion)
    var tally = CompletionTally(
      met: purchases.met(
        withDishesOf: index,
        search.rules.session.makers,
        open,
        judge.closure,
        query
      ),
      granted: purchases.granted,
      isLacking: isLacking,
      ingredients: index.lexicon.count
    )
    let (required, ownSwaps) = (index.recipes.required, index.recipes.ownSwaps)
    let allowsSwaps = query.allowsSwaps
    index.withNearEqualDishes(usual: query.roles.usual) { nearEqual in
      dishes.forEach { [worths = dishes.worths] recipe in
        func dish() -> CompletionTally.Dish {
          CompletionTally.Dish(
            recipe,
            group: nearEqual.group(of: recipe),
            step: worths.step(of: recipe)
          )
        }
        if allowsSwaps, ownSwaps.offsets[recipe] != ownSwaps.offsets[recipe + 1] {
          substituted.read(recipe)
          // Not the whole row, which would be copied for each dish.
          tally.add(lacking: substituted.lacking, substitutes: substituted.substitutes, dish: dish)
        } else {
          tally.add(required[recipe], dish: dish)
        }
      }
      tally.addUp(groups: nearEqual.count)
    }
    self.tally = tally
    var isUnlikely = [Bool](repeating: false, count: index.lexicon.count)
    for thing in query.roles.unlikely { isUnlikely[thing.rawValue] = true }
    self.isUnlikely = isUnlikely
    ranked = tally.completed.indices.filter { tally.completed[$0].dishes > 0 }
      .sorted { [tally] left, right in
        if isUnlikely[left] != isUnlikely[right] { return isUnlikely[right] }
        let one = (tally.meant[left], tally.completed[left])
        let other = (tally.meant[right], tally.completed[right])
        return one == other ? left < right : one > other
      }
  }

  /// For each ingredient what it completes.
  var completed: [PurchaseWorth] { tally.completed }

  func completes(_ thing: Int) -> PurchaseWorth { tally.completed[thing] }

  func meant(_ thing: Int) -> PurchaseWorth { tally.meant[thing] }

  func areEqual(_ left: Int, _ right: Int) -> Bool {
    isUnlikely[left] == isUnlikely[right] && completes(left) == completes(right)
      && meant(left) == meant(right)
  }

  /// Things in groups of those that complete the same dishes and are like each other, be it by way of others of
  /// them.
  func likes(among things: [Int]) -> [LikePurchases] {
    var byDishes: [[RecipeID]: [Int]] = [:]
    for thing in things { byDishes[tally.dishes(completedBy: thing), default: []].append(thing) }
    let taxonomy = index.lexicon.taxonomy
    return byDishes.flatMap { dishes, things in
      var groups: [[Int]] = []
      for thing in things {
        let isLike = groups.map { group in group.contains { taxonomy.areLike($0, thing) } }
        let joined = zip(groups, isLike).filter(\.1).flatMap(\.0) + [thing]
        groups = zip(groups, isLike).filter { !$0.1 }.map(\.0) + [joined]
      }
      return groups.map { group in
        LikePurchases(things: mostNamedFirst(group), dishes: dishes)
      }
    }
  }

  private func mostNamedFirst(_ things: [Int]) -> [Int] {
    let uses = things.map { thing in
      let made = madeAtHome.filter { $0.value.contains(thing) }.keys
      return ([thing] + made).flatMap { index.requirements(naming: $0) }
        .reduce(0) { $0 + Int(index.requirements.documentFrequency[Int($1)]) }
    }
    let taxonomy = index.lexicon.taxonomy
    return zip(uses, things).map { (-$0, taxonomy.ancestors(of: $1).count, $1) }
      .sorted { $0 < $1 }.map(\.2)
  }
}
