import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What a plan puts first")
struct PlanKeysTests {
  private static let names = [
    "meat (class)", "bread", "butter", "cheese", "ham < meat", "mustard", "pork < meat",
    "chop < pork",
    "roast < pork", "courgette",
  ]

  private func plan(
    _ dishes: [SmallWorld.Dish],
    have: [String],
    usual: [String] = [],
    bases: [[String]] = [],
    count: Int
  ) throws -> [String] {
    let world = try SmallWorld(Self.names, dishes: dishes)
    let (index, lexicon) = (world.index, world.index.lexicon)
    var query = try world.query(have)
    query.roles = ItemRoles(usual: usual.compactMap { lexicon.ingredient(named: $0) })
    let traits = DishTraits(
      index,
      DishTraits.Roles(bases: try bases.map(world.ingredients)),
      pantry: try world.ingredients(have)
    )
    let plan = PantryPurchases(index: index, query: query).plan(
      count: count,
      days: count,
      allowance: 2,
      usingPantry: true,
      beyondUsual: true,
      likeness: { DishLikeness(traits: traits.traits(of: $0)) },
      areAlike: { _, _ in false }
    )
    return plan.dishes.map { index.recipes.name(of: $0.match.recipe) }
  }

  private func dish(_ name: String, _ lines: [String], renown: Int = 0) -> SmallWorld.Dish {
    var dish = SmallWorld.Dish(name)
    dish.lines = lines
    dish.renown = renown
    return dish
  }

  @Test(
    "a dish that is better known comes before one that uses more of what is there, of dishes known alike the other"
  )
  func breadth() throws {
    func dishes(renown: Int) -> [SmallWorld.Dish] {
      [
        dish("Pork", ["pork", "butter"], renown: renown),
        dish("Toastie", ["bread", "cheese", "mustard"], renown: 0),
      ]
    }
    let have = ["bread", "butter", "cheese"]
    #expect(try plan(dishes(renown: 2), have: have, count: 1) == ["Pork"])
    #expect(try plan(dishes(renown: 0), have: have, count: 1) == ["Toastie"])
  }

  @Test("what most kitchens have is no reason for a dish")
  func usual() throws {
    let dishes = [
      dish("Pork", ["pork", "butter"], renown: 2), dish("Toastie", ["bread", "mustard"]),
    ]
    let have = ["bread", "butter"]
    #expect(try plan(dishes, have: have, count: 1) == ["Pork"])
    #expect(try plan(dishes, have: have, usual: ["butter"], count: 2) == ["Toastie"])
  }

  @Test(
    "what dishes are built on comes again only where dishes are lacking otherwise, or less would be used up"
  )
  func variety() throws {
    let pork = [
      dish("Chop", ["chop", "bread", "cheese"], renown: 2),
      dish("Roast", ["roast", "cheese"], renown: 2),
    ]
    let courgette = dish("Courgette", ["courgette", "bread"])
    func names(_ dishes: [SmallWorld.Dish]) throws -> [String] {
      let have = ["bread", "cheese", "chop", "roast"]
      return try plan(dishes, have: have, bases: [["pork"], ["bread"]], count: 2)
    }
    #expect(try names(pork) == ["Chop", "Roast"])
    #expect(try names(pork + [courgette]) == ["Chop", "Courgette"])
  }

  @Test("no more dishes lean on one thing than may")
  func things() throws {
    let world = try SmallWorld(
      Self.names,
      dishes: [
        dish("Chop", ["chop", "bread"]), dish("Courgette", ["courgette", "mustard"]),
        dish("Roast", ["roast", "cheese"]),
      ]
    )
    let query = try world.query(["chop", "roast", "bread", "courgette", "cheese", "mustard"])
    let traits = DishTraits(
      world.index,
      DishTraits.Roles(bases: try [["pork"], []].map(world.ingredients))
    )
    for (most, count) in [(1, 2), (2, 3)] {
      let plan = PantryPurchases(index: world.index, query: query).plan(
        count: 3,
        days: 3,
        allowance: 0,
        usingPantry: true,
        likeness: { DishLikeness(things: traits.things(of: $0)) },
        mostLeaning: { _ in most },
        areAlike: { _, _ in false }
      )
      #expect(plan.dishes.count == count && plan.isOptimal)
    }
  }

  @Test("no more dishes lack what they are made of first than may, however well known they are")
  func mains() throws {
    let world = try SmallWorld(
      Self.names,
      dishes: [
        dish("Chop", ["chop", "bread", "cheese"], renown: 2),
        dish("Courgette", ["courgette", "bread"]),
        dish("Ham or Cheese", ["ham or mustard", "cheese"]),
        dish("Roast", ["roast", "bread"], renown: 2),
      ]
    )
    let query = try world.query(["bread", "cheese", "roast"])
    let traits = DishTraits(
      world.index,
      DishTraits.Roles(bases: try [["meat"], []].map(world.ingredients))
    )
    func names(_ count: Int, _ most: Int?) -> Set<String> {
      let plan = PantryPurchases(index: world.index, query: query).plan(
        count: count,
        days: count,
        allowance: 4,
        usingPantry: true,
        isMain: traits.isOfFirst(line:),
        mostBuyingMain: most,
        areAlike: { _, _ in false }
      )
      #expect(plan.isOptimal)
      return Set(plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) })
    }
    let without: Set = ["Courgette", "Ham or Cheese", "Roast"]
    #expect(names(4, 0) == without)
    #expect(names(4, 1) == without.union(["Chop"]))
    #expect(names(2, nil).contains("Chop") && !names(2, 0).contains("Chop"))
  }

  @Test("two soups are less varied than a soup and something else, whatever they are built on")
  func soups() throws {
    var soups = ["chop", "ham"].map { dish("Soup of \($0)", [$0, "bread"], renown: 2) }
    for place in soups.indices { soups[place].category = "Soup" }
    let dishes = soups + [dish("Toastie", ["cheese", "bread"])]
    func names(_ dishes: [SmallWorld.Dish]) throws -> [String] {
      let have = ["bread", "cheese", "chop", "ham"]
      return try plan(dishes, have: have, bases: [["meat", "cheese"], ["bread"]], count: 2)
    }
    #expect(try Set(names(soups)) == ["Soup of chop", "Soup of ham"])
    #expect(try names(dishes).contains("Toastie"))
  }

  @Test(
    "what is there under a heading makes a dish no more varied than one that says what it takes"
  )
  func heading() throws {
    let dishes = [
      dish("Hash", ["meat", "bread"], renown: 2), dish("Pork", ["pork", "bread"]),
    ]
    #expect(try plan(dishes, have: ["pork", "bread"], count: 1) == ["Pork"])
  }

  @Test(
    "a day stays empty rather than cost more than a dish may, and more is bought where it may"
  )
  func purchases() throws {
    let world = try SmallWorld(
      Self.names,
      dishes: [
        dish("Toast", ["bread", "butter"]),
        dish("Ham Roll", ["bread", "ham", "cheese", "mustard"]),
        dish("Chop", ["chop", "bread", "courgette"]),
      ]
    )
    let changes = PantryPurchases(index: world.index, query: try world.query(["bread"]))
    func buy(_ excessPerDish: Int?) -> [Int] {
      let plan = changes.plan(
        count: 3,
        days: 3,
        allowance: 1,
        excessPerDish: excessPerDish,
        usingPantry: true,
        areAlike: { _, _ in false }
      )
      #expect(plan.isOptimal)
      return [plan.dishes.count, plan.buy.count]
    }
    #expect(buy(0) == [1, 1])
    #expect(buy(1) == [2, 3])
    #expect(buy(2) == [3, 6])
    #expect(buy(nil) == [3, 6])
  }

  @Test("a light dish comes before a purchase that is not free, and after what fills")
  func light() throws {
    let dishes = [
      dish("Chop", ["chop", "bread"]), dish("Omelette", ["cheese", "mustard"], renown: 2),
      dish("Courgette", ["courgette", "bread"], renown: 2),
      dish("Toastie", ["ham", "mustard"], renown: 2),
    ]
    func names(_ have: [String], buying allowance: Int) throws -> [String] {
      let world = try SmallWorld(Self.names, dishes: dishes)
      let plan = PantryPurchases(index: world.index, query: try world.query(have)).plan(
        count: 1,
        days: 1,
        allowance: allowance,
        usingPantry: true,
        isLight: { ["Omelette", "Toastie"].contains(world.index.recipes.name(of: $0)) },
        areAlike: { _, _ in false }
      )
      #expect(plan.isOptimal)
      return plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }
    }
    #expect(try names(["bread", "cheese", "mustard"], buying: 0) == ["Omelette"])
    #expect(try names(["chop", "bread", "cheese", "mustard"], buying: 0) == ["Chop"])
    // What is light and lacks something is no dish of a plan.
    #expect(try names(["mustard"], buying: 1).isEmpty)
  }

  @Test("each dish that uses what must be used counts, before what does not keep is used twice")
  func asked() throws {
    let dishes = [
      dish("Cheese Roll", ["cheese", "bread"]), dish("Ham Roll", ["ham", "bread"], renown: 2),
      dish("Ham and Cheese", ["ham", "cheese", "mustard"]), dish("Mustard", ["mustard", "butter"]),
    ]
    let world = try SmallWorld(Self.names, dishes: dishes)
    var query = try world.query(["bread", "butter", "ham", "mustard"])
    query.mustUse = try world.ingredients(["cheese"])
    let plan = PantryPurchases(index: world.index, query: query).plan(
      count: 2,
      days: 2,
      allowance: 0,
      usingPantry: true,
      areAlike: { _, _ in false }
    )
    let names = plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }
    #expect(Set(names) == ["Cheese Roll", "Ham and Cheese"] && plan.isOptimal)
  }

  @Test("the one thing that is there is not two")
  func contradictory() throws {
    let world = try SmallWorld(
      [
        "rice", "long grain rice < rice", "short grain rice < rice", "egg", "ham", "leek", "pork",
      ],
      dishes: [
        .init("Bowl", "short grain rice", "egg"), .init("Curry", "long grain rice", "ham"),
        .init("Rice", "rice", "leek"), .init("Soup", "long grain rice", "pork"),
      ]
    )
    let query = try world.query(["rice", "egg", "ham", "leek", "pork"])
    let plan = PantryPurchases(index: world.index, query: query).plan(
      count: 4,
      days: 4,
      allowance: 0,
      usingPantry: true,
      areAlike: { _, _ in false }
    )
    let names = plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }
    #expect(Set(names) == ["Curry", "Rice", "Soup"])
  }

  @Test("on neighbouring days no dish leans on the same as far as nothing hurries")
  func neighbours() throws {
    let dishes = ["pork", "pork", "cheese", "ham"].enumerated()
      .map { place, thing in dish("Dish \(place)", [thing, ["bread", "butter"][place % 2]]) }
    let world = try SmallWorld(Self.names, dishes: dishes)
    let query = try world.query(["pork", "cheese", "ham", "bread", "butter"])
    let plan = PantryPurchases(index: world.index, query: query).plan(
      count: 4,
      days: 4,
      allowance: 0,
      usingPantry: true,
      likeness: { DishLikeness(things: [$0.rawValue < 2 ? 0 : $0.rawValue]) },
      mostLeaning: { _ in 2 },
      areAlike: { _, _ in false }
    )
    let names = plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }
    let places = ["Dish 0", "Dish 1"].compactMap { names.firstIndex(of: $0) }
    #expect(places.count == 2 && abs(places[0] - places[1]) > 1)
  }

  @Test(
    "what a dish is built on comes before what it is served with, and a soup is not a dish of that"
  )
  func traits() throws {
    var broth = dish("Broth", ["bread", "chop"])
    broth.category = "Soup"
    let dishes = [
      broth, dish("Chop", ["bread", "chop or courgette"]), dish("Ham", ["ham", "mustard"]),
      dish("Roast", ["roast"]), dish("Toast", ["bread"]),
    ]
    let world = try SmallWorld(Self.names, dishes: dishes)
    let roles = DishTraits.Roles(
      bases: try [["meat"], ["bread"]].map(world.ingredients),
      sides: try world.ingredients(["courgette"]),
      besides: try world.ingredients(["ham"])
    )
    let traits = DishTraits(world.index, roles)
    let recipes = world.index.allRecipes.sorted()
    let things = recipes.map { traits.things(of: $0) }
    #expect(things.map(\.count) == [2, 2, 0, 1, 1])
    #expect(
      recipes.map { traits.traits(of: $0) }
        == recipes.map { [$0 == recipes[0] ? -1 : traits.sort(of: $0)] }
    )
    #expect(things[0] == things[1] && things[1][0] == things[3][0])
    #expect(things[4] == [things[0][1]])
    let sorts = recipes.map { traits.sort(of: $0) }
    #expect(sorts[0] != sorts[1] && sorts[1] == sorts[3] && Set(sorts).count == 4)
    // Who has a courgette takes it.
    let pantry = try world.ingredients(["courgette"])
    let had = DishTraits(world.index, roles, pantry: pantry)
    #expect(had.things(of: recipes[1]) != things[1])
    #expect(had.things(of: recipes[1])[0] == things[4][0])
    #expect(recipes.map { had.traits(of: $0).count } == [1, 2, 1, 1, 1])
    // A dish of one thing leans on being that.
    let beyond = world.index.lexicon.count
    #expect(
      recipes.map { had.likeness(of: $0).things.filter { $0 < 0 || $0 > beyond }.count }
        == [1, 0, 0, 1, 1]
    )
    #expect(recipes.map { had.ownBase(of: $0) != nil } == [false, false, false, false, false])
    // In a poor kitchen none is of a sort, unless it would be bought.
    let loose = recipes.map { traits.likeness(of: $0, isLoose: true) }
    #expect(loose.allSatisfy { $0.sort == nil })
    #expect(loose.map(\.forms) == recipes.map { traits.likeness(of: $0).forms })
    #expect(
      (0..<world.index.requirements.count).map { line in
        [had.isOfFirst(line: line), had.isThere(line: line)]
      }
        == (0..<world.index.requirements.count).map { line in
          let names = world.index.requirements.alternatives[line]
            .map { world.index.lexicon.ingredients[Int($0)] }
          return [
            !names.isEmpty && names.allSatisfy(["chop", "ham", "roast"].contains),
            names.contains("courgette"),
          ]
        }
    )
    #expect(recipes.allSatisfy { traits.likeness(of: $0).sort == traits.sort(of: $0) })
  }

  @Test("beside meat an egg only binds, beside potatoes it does not")
  func binding() throws {
    let world = try SmallWorld(
      ["egg", "meat", "potato"],
      dishes: [.init("A", "meat", "egg"), .init("B", "potato", "egg"), .init("C", "egg")]
    )
    let roles = DishTraits.Roles(
      bases: try [["meat"], ["egg", "potato"]].map(world.ingredients),
      binding: try world.ingredients(["egg"])
    )
    let traits = DishTraits(world.index, roles)
    let things = world.index.allRecipes.sorted().map { traits.things(of: $0) }
    #expect(things.map(\.count) == [1, 2, 1])
    #expect(things[1][1] == things[2][0])
  }

  @Test(
    "a dish of whatever there is leans on the two that go bad first; what is one to who eats it is one"
  )
  func headings() throws {
    let world = try SmallWorld(
      [
        "vegetable (class)", "carrot < vegetable", "leek < vegetable", "tomato < vegetable",
        "canned tomato", "rice",
      ],
      keeps: ["carrot: 9", "leek: 6", "tomato: 7"],
      dishes: [
        .init("Bake", "vegetable", "rice"), .init("Leeks", "leek", "rice"),
        .init("Sauce", "canned tomato"), .init("Tomatoes", "tomato"),
      ]
    )
    let roles = DishTraits.Roles(
      bases: [try world.ingredients(["rice"])],
      sides: try world.ingredients(["vegetable", "canned tomato"]),
      alike: [try world.ingredients(["tomato", "canned tomato"])]
    )
    func things(_ pantry: [String]) throws -> [[Int]] {
      let traits = DishTraits(world.index, roles, pantry: try world.ingredients(pantry))
      return world.index.allRecipes.sorted().map { traits.things(of: $0) }
    }
    let one = try things(["leek", "rice"])
    #expect(one[0] == one[1] && one[2] == one[3])
    let three = try things(["carrot", "leek", "tomato"])
    #expect(three[0].count == 3 && Set(three[0]) == Set(three[1] + three[3]))
  }
}
