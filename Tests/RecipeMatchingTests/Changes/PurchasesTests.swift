import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The single things that are best to buy")
struct PurchasesTests {
  @Test("each completes what really adding it does, and none that is worth more is left out")
  func exhaustive() throws {
    var (listed, folded, twins, standingIn) = (0, 0, 0, 0)
    for seed in SeededGenerator.seeds(300, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.pantry += question.mustUse
      question.mustUse = []
      question.missingAtMost = nil
      let naive = NaivePurchases(world, question, duplicateGroups: index.duplicateGroups, limit: 1)
      let limit = Int.random(in: 1...4, using: &generator)
      var query = question.query(for: index)
      // Half of them have things that their owner would hardly buy.
      let unlikely = Set(
        seed % 2 == 0 ? [] : world.ingredients.indices.filter { ($0 + Int(seed)) % 3 == 0 }
      )
      query.roles.unlikely = unlikely.sorted().map { IngredientID($0) }
      let purchases = PantryPurchases(index: index, query: query).purchases(limit: limit)
      let found = purchases.map { purchase in
        Set(purchase.dishes.map { index.recipes.id(of: $0).description })
      }
      for (purchase, dishes) in zip(purchases, found) {
        let completed = naive.unlocked(by: [purchase.ingredient.rawValue])
        #expect(dishes == completed && !dishes.isEmpty, "seed \(seed)")
        #expect(purchase.completes == naive.worth(of: completed), "seed \(seed)")
        let meant = naive.unlockedAsMeant(by: [purchase.ingredient.rawValue])
        #expect(purchase.meant == naive.worth(of: meant), "seed \(seed)")
        if meant != completed { standingIn += 1 }
        if naive.haveTwins(completed) { twins += 1 }
      }
      let order = purchases.map {
        [
          unlikely.contains($0.ingredient.rawValue) ? 1 : 0, -$0.meant.worth, -$0.meant.dishes,
          -$0.completes.worth, -$0.completes.dishes,
          $0.ingredient.rawValue,
        ]
      }
      #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) }, "seed \(seed)")
      let bought = Set(purchases.map(\.ingredient.rawValue))
      for thing in naive.purchases.compactMap(\.first) where !bought.contains(thing) {
        let completed = naive.unlocked(by: [thing])
        let meant = naive.worth(of: naive.unlockedAsMeant(by: [thing]))
        let worth = naive.worth(of: completed)
        let isBehind =
          purchases.count == limit
          && {
            let last = purchases[limit - 1]
            let isLastUnlikely = unlikely.contains(last.ingredient.rawValue)
            return unlikely.contains(thing) == isLastUnlikely
              ? (meant, worth) <= (last.meant, last.completes) : !isLastUnlikely
          }()
        if completed.isEmpty || isBehind { continue }
        #expect(found.contains { $0.isSuperset(of: completed) }, "seed \(seed), \(thing)")
        folded += 1
      }
      listed += purchases.count
    }
    #expect(
      min(listed, folded) > 20 && min(twins, standingIn) > 2,
      "\(listed), \(folded), \(twins), \(standingIn)"
    )
  }

  @Test("what each ingredient completes, be it offered or not, is what really adding it does")
  func completions() throws {
    var (some, unoffered) = (0, 0)
    for seed in SeededGenerator.seeds(120, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.pantry += question.mustUse
      question.mustUse = []
      question.missingAtMost = nil
      let naive = NaivePurchases(world, question, duplicateGroups: index.duplicateGroups, limit: 1)
      let offered = Set(naive.purchases.compactMap(\.first))
      let completions = PantryPurchases(index: index, query: question.query(for: index))
        .completions()
      for thing in world.ingredients.indices {
        let completed = naive.unlocked(by: [thing])
        #expect(completions[thing] == naive.worth(of: completed), "seed \(seed), \(thing)")
        if !completed.isEmpty { some += 1 }
        if !completed.isEmpty, !offered.contains(thing) { unoffered += 1 }
      }
    }
    #expect(some > 60 && unoffered > 0, "\(some), \(unoffered)")
  }

  @Test("dishes that came, changed or were hidden count as they do one by one")
  func oneByOne() throws {
    var dishes = 0
    for seed in SeededGenerator.seeds(160, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      var changing = try ChangedWorld(using: &generator)
      changing.change(using: &generator)
      let index = try changing.changedIndex()
      let question = MatchQuestion.random(in: changing.world, using: &generator)
      var query = question.query(for: index)
      let anew = try changing.indexBuiltAnew()
      // What dishes name most, and how well known they are, is as old as the index.
      #expect(
        PantryPurchases(index: index, query: query).purchases(limit: 999).dishNames(in: index)
          == PantryPurchases(index: anew, query: question.query(for: anew)).purchases(limit: 999)
          .dishNames(in: anew),
        "seed \(seed)"
      )
      query.hidden = index.allRecipes.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
      let gaps = DishGaps(index, query, limit: 1)
      for purchase in PantryPurchases(index: index, query: query).purchases(limit: 50) {
        var own = gaps
        let completed = CompletableDishes(index, query).all.filter { recipe in
          let missing = own.missing(in: recipe) ?? []
          return !missing.isEmpty
            && missing.allSatisfy {
              own.sets(for: $0, in: recipe).singles.contains(purchase.ingredient.rawValue)
            }
        }
        #expect(purchase.dishes.map(\.rawValue) == completed, "seed \(seed)")
        dishes += completed.count
      }
    }
    #expect(dishes > 25)
  }

  @Test("what a dish allows for all that it lacks makes it ready alone")
  func ownSubstitutes() throws {
    var soup = SmallWorld.Dish("Soup", "leek", "celery", "turnip", "salt")
    soup.swaps = ["leek", "celery", "turnip"].map { Recipe.Swap(required: $0, substitute: "onion") }
    let world = try SmallWorld(
      ["celery", "leek", "onion", "salt", "shallot < onion", "turnip"],
      dishes: [soup, .init("Mash", "leek", "celery", "turnip", "salt")]
    )
    let purchases = PantryPurchases(index: world.index, query: try world.query(["salt"]))
      .purchases(limit: 9)
    #expect(purchases.named(in: world.index) == ["onion: Soup"])
  }

  @Test("a plain dish does not count, nor one that uses nothing of what is there")
  func counted() throws {
    var plain = SmallWorld.Dish("Plain", "egg", "leek")
    plain.isPlain = true
    let world = try SmallWorld(
      ["cream", "egg", "leek"],
      dishes: [plain, .init("Quiche", "egg", "cream"), .init("Whipped Cream", "cream")]
    )
    var query = try world.query(["egg"])
    query.wellKnown = Set(world.index.allRecipes)
    let changes = PantryPurchases(index: world.index, query: query)
    #expect(changes.purchases(limit: 9).named(in: world.index) == ["cream: Quiche"])
    let empty = PantryPurchases(index: world.index, query: try world.query([]))
    #expect(empty.purchases(limit: 9).named(in: world.index) == ["cream: Whipped Cream"])
  }

  @Test("well-known dishes are worth more than many; of equal worth more dishes come first")
  func worth() throws {
    var known = SmallWorld.Dish("Known", "egg", "leek")
    known.renown = Renown.wide
    var cared = SmallWorld.Dish("Cared For", "egg", "dill")
    cared.renown = Renown.some
    let world = try SmallWorld(
      ["bread", "cream", "dill", "egg", "leek", "rice"],
      dishes: [
        known, cared, .init("A", "egg", "cream"), .init("B", "rice", "cream"),
        .init("C", "bread", "cream"), .init("D", "rice", "dill"),
        .init("E", "egg", "leek", "dill"),
      ]
    )
    let purchases = PantryPurchases(
      index: world.index,
      query: try world.query(["bread", "egg", "rice"])
    )
    .purchases(limit: 9)
    #expect(
      purchases.named(in: world.index) == ["leek: Known", "cream: A, B, C", "dill: Cared For, D"]
    )
    #expect(purchases.map(\.completes.worth) == [4, 3, 3])
  }

  @Test("what dishes ask for comes before what only stands in for it; both count all they complete")
  func standingIn() throws {
    let world = try SmallWorld(
      ["dubonnet", "gin", "orange liqueur", "sweet vermouth", "tonic"],
      swaps: ["sweet vermouth -> dubonnet", "orange liqueur -> dubonnet"],
      dishes: [
        .init("Martinez", "gin", "sweet vermouth"),
        .init("Negroni", "gin", "sweet vermouth", "gin"),
        .init("White Lady", "gin", "orange liqueur"), .init("Zaza", "gin", "dubonnet"),
      ]
    )
    let purchases = PantryPurchases(index: world.index, query: try world.query(["gin"]))
      .purchases(limit: 9)
    #expect(
      purchases.named(in: world.index) == [
        "sweet vermouth: Martinez, Negroni", "dubonnet: Martinez, Negroni, White Lady, Zaza",
      ]
    )
    #expect(purchases.map(\.meant.dishes) == [2, 1])
  }

  @Test("what a dish itself allows stands in as well, for one purchase as for several")
  func standingInByTheDish() throws {
    var fizz = SmallWorld.Dish("Fizz", "tonic", "gin")
    fizz.swaps = [Recipe.Swap(required: "gin", substitute: "vodka")]
    let world = try SmallWorld(["gin", "tonic", "vodka"], dishes: [fizz])
    let changes = PantryPurchases(index: world.index, query: try world.query(["tonic"]))
    let purchases = changes.purchases(limit: 9)
    #expect(purchases.named(in: world.index) == ["gin: Fizz", "vodka: Fizz"])
    #expect(purchases.map(\.meant.dishes) == [1, 0])
    let baskets = changes.unlock(buying: 2, limit: 9).baskets
    #expect(baskets.map { $0.buy.map(world.index.lexicon.name(of:)) } == [["gin"]])
  }

  @Test("what is there may stand in, also in what dishes make")
  func standingInAlready() throws {
    var pesto = SmallWorld.Dish("Pesto", "basil", "pine nuts")
    pesto.yields = Recipe.Yield(ingredient: "pesto")
    let world = try SmallWorld(
      ["basil", "pasta", "pesto", "pine nuts", "walnuts"],
      swaps: ["pine nuts -> walnuts"],
      dishes: [pesto, .init("Trofie", "pasta", "pesto")]
    )
    let changes = PantryPurchases(index: world.index, query: try world.query(["pasta", "walnuts"]))
    let basil = try #require(changes.purchases(limit: 1).first)
    #expect([basil].named(in: world.index) == ["basil: Pesto, Trofie"])
    #expect(basil.meant.dishes == 2)
    let basket = try #require(changes.unlock(buying: 2, limit: 1).baskets.first)
    #expect(basket.buy.map(world.index.lexicon.name(of:)) == ["basil"])
    #expect(basket.completes.dishes == 2)
  }

  @Test("nobody is told to buy what no recipe calls for, though it would do twice")
  func offered() throws {
    let world = try SmallWorld(
      [
        "jamaican rum < rum", "jamaican white rum < white rum; jamaican rum", "lime", "lime juice",
        "rum", "white rum < rum",
      ],
      made: ["lime juice = lime"],
      dishes: [
        .init("Daiquiri", "white rum", "lime juice"), .init("Punch", "jamaican rum", "lime juice"),
      ]
    )
    let rums = PantryPurchases(index: world.index, query: try world.query(["lime"]))
    #expect(
      rums.purchases(limit: 9).named(in: world.index) == [
        "jamaican rum: Punch", "white rum: Daiquiri",
      ]
    )
    let limes = PantryPurchases(index: world.index, query: try world.query(["white rum"]))
    #expect(limes.purchases(limit: 9).named(in: world.index) == ["lime juice: Daiquiri"])
  }

  @Test("who has a kind of something does not buy some of it, unless a line asks for exactly that")
  func hadByKind() throws {
    let world = try SmallWorld(
      ["dark rum < rum", "lime", "rum", "white rum < rum"],
      dishes: [.init("Mule", "dark rum", "lime"), .init("Punch", "rum", "lime")]
    )
    func buys(_ have: [String]) throws -> [String] {
      PantryPurchases(index: world.index, query: try world.query(have)).purchases(limit: 9)
        .named(in: world.index)
    }
    #expect(try buys(["lime", "white rum"]) == ["dark rum: Mule"])
    #expect(try buys(["lime"]).contains { $0.hasPrefix("rum:") })
  }

  @Test("of vermouth one buys the dry or the sweet, where most dishes ask for these")
  func vague() throws {
    func buys(_ more: [SmallWorld.Dish]) throws -> [String] {
      let world = try SmallWorld(
        ["dry vermouth < vermouth", "gin", "sweet vermouth < vermouth", "vermouth"],
        dishes: [
          .init("Martini", "gin", "dry vermouth"), .init("Martinez", "gin", "sweet vermouth"),
          .init("Cobbler", "gin", "vermouth"),
        ] + more
      )
      let changes = PantryPurchases(index: world.index, query: try world.query(["gin"]))
      let single = changes.purchases(limit: 9).map(\.ingredient)
      let basket = changes.unlock(buying: 2, limit: 1).baskets[0].buy
      return (single + basket).map(world.index.lexicon.name(of:))
    }
    let dry = SmallWorld.Dish("Dry", "gin", "dry vermouth")
    let both = [dry, SmallWorld.Dish("Sweet", "gin", "sweet vermouth")]
    #expect(try buys([]) == ["vermouth", "vermouth"])
    #expect(try buys([dry]) == ["vermouth", "vermouth"])
    #expect(try !buys(both).contains("vermouth"))
    #expect(try Set(buys(both)) == ["dry vermouth", "sweet vermouth"])
  }

  @Test("what only deleted dishes call for is not offered")
  func deleted() throws {
    let world = try SmallWorld(
      [
        "jamaican rum < rum", "jamaican white rum < white rum; jamaican rum", "lime", "rum",
        "white rum < rum",
      ],
      dishes: [
        .init("Daiquiri", "white rum", "lime"), .init("Punch", "jamaican rum", "lime"),
        .init("Planter's", "jamaican white rum", "lime", id: "world:planters"),
      ]
    )
    let buys = { (index: CatalogueIndex) in
      PantryPurchases(index: index, query: try world.query(["lime"])).purchases(limit: 9)
        .named(in: index)
    }
    let gone = world.index.changing(
      [],
      removed: [DishID("world:planters")],
      generation: 2,
      fingerprint: 2
    )
    #expect(try buys(world.index).contains { $0.hasPrefix("jamaican white rum:") })
    #expect(try buys(gone) == ["jamaican rum: Punch", "white rum: Daiquiri"])
  }

  @Test("ten oils are one purchase, called by the name that most dishes use")
  func folding() throws {
    let world = try SmallWorld(
      [
        "butter", "canola oil < oil", "corn oil < oil", "egg", "oil", "olive oil < oil",
        "soy margarine < vegan butter", "vegan butter",
      ],
      swaps: ["oil -> butter", "butter -> vegan butter"],
      dishes: [
        .init("Fried Egg", "egg", "oil"), .init("Omelette", "egg", "oil"),
        .init("Dressed Egg", "egg", "olive oil"), .init("Olive Cake", "olive oil"),
      ]
    )
    let purchases = PantryPurchases(index: world.index, query: try world.query(["egg"]))
      .purchases(limit: 9)
    #expect(
      purchases.named(in: world.index) == ["oil: Dressed Egg, Fried Egg, Omelette"]
    )
  }
}

extension CompletableDishes {
  fileprivate var all: [Int] {
    var all: [Int] = []
    forEach { all.append($0) }
    return all
  }
}

extension [Purchase] {
  /// What each completes, by these names.
  fileprivate func dishNames(in index: CatalogueIndex) -> [String] {
    map { purchase in
      purchase.dishes.map { index.recipes.id(of: $0).description }.sorted().joined(separator: ", ")
    }
    .sorted()
  }

  fileprivate func named(in index: CatalogueIndex) -> [String] {
    map { purchase in
      let dishes = purchase.dishes.map { index.recipes.name(of: $0) }.sorted()
      return "\(index.lexicon.name(of: purchase.ingredient)): \(dishes.joined(separator: ", "))"
    }
  }
}
