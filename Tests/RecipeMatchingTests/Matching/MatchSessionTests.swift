import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("How a dish is judged by its lines")
struct MatchSessionTests {
  private let bar = [
    "gin", "rum", "white rum < rum", "vodka", "lime", "lime juice", "mint", "butter", "margarine",
    "egg", "sugar", "salt (staple)", "seed", "bird",
  ]

  private func world(
    _ dishes: SmallWorld.Dish...,
    made: [String] = ["lime juice = lime"],
    swaps: [String] = []
  ) throws -> SmallWorld {
    try SmallWorld(bar, made: made, swaps: swaps, dishes: dishes)
  }

  // MARK: Requirements

  @Test("alternatives are judged by the best grade among them, whatever their order")
  func bestAlternative() throws {
    let world = try world(
      SmallWorld.Dish("A", "white rum or gin"),
      SmallWorld.Dish("B", "gin or white rum"),
      SmallWorld.Dish("C", "vodka or lime juice or white rum")
    )
    let answer = try world.answer(have: "rum", "gin", "lime")
    #expect(answer.lines("A") == ["white rum or gin: exact by gin"])
    // The same set reads as the first dish writes it.
    #expect(answer.lines("B") == ["white rum or gin: exact by gin"])
    #expect(answer.lines("C") == ["vodka or lime juice or white rum: make by lime"])
    #expect(try world.answer(have: "rum").lines("A") == ["white rum or gin: generic by rum"])
  }

  @Test("of equally good alternatives the first written is used")
  func firstAlternative() throws {
    let world = try world(SmallWorld.Dish("Dish", "vodka or gin or rum"))
    #expect(
      try world.answer(have: "gin", "rum").lines("Dish") == ["vodka or gin or rum: exact by gin"]
    )
  }

  @Test("a set of alternatives is one requirement, for which what meets one of them is good")
  func alternativesFrequency() throws {
    let world = try world(
      SmallWorld.Dish("A", "butter or margarine"),
      SmallWorld.Dish("B", "margarine or butter"),
      SmallWorld.Dish("C", "butter"),
      SmallWorld.Dish("D", "gin")
    )
    let answer = try world.answer(have: "butter")
    // N = 4: butter is good for three, 1000 · ln(1 + 4/3) = 847.3; margarine for two,
    // 1000 · ln(1 + 4/2) = 1098.6.
    for name in ["A", "B", "C"] {
      #expect(answer[name]?.keys == RankKeys(used: 1, weight: 847), "\(name)")
    }
    #expect(
      try world.answer(have: "margarine")["A"]?.keys == RankKeys(used: 1, weight: 1099)
    )
  }

  @Test("missing alternatives miss one thing")
  func missingAlternatives() throws {
    let world = try world(SmallWorld.Dish("Dish", "egg", "butter or margarine"))
    #expect(try world.answer(have: "egg")["Dish"]?.keys.missing == 1)
  }

  @Test("a repeated line collapses, also by another name order, and counts once")
  func repeated() throws {
    let world = try world(
      SmallWorld.Dish(
        "Dish",
        "egg",
        "egg",
        "butter or margarine",
        "margarine or butter",
        "lime juice",
        "lime juice"
      )
    )
    let match = try world.answer(have: "egg")["Dish"]
    #expect(match?.lines.map(\.name) == ["egg", "butter or margarine", "lime juice"])
    #expect(
      match?.keys == RankKeys(missing: 2, used: 1, weight: 693)
    )
    #expect(match?.coverage == 1.0 / 3)
  }

  @Test("a nice-to-have that is also required is listed once, as required")
  func requiredAndOptional() throws {
    let world = try world(SmallWorld.Dish("Dish", "?lime", "egg", "lime", "?mint", "?mint"))
    #expect(
      try world.answer(have: "egg").lines("Dish")
        == ["egg: exact by egg", "lime: missing", "nice: mint: missing"]
    )
  }

  @Test(
    "a line that is optional, a garnish, to taste or to serve never counts as missing",
    arguments: IngredientLine.Role.allCases
  )
  func roles(role: IngredientLine.Role) throws {
    var recipe = SmallWorld.Dish("Dish", "egg", "mint").recipe
    recipe.lines[1].role = role
    let index = CatalogueIndex(
      entries: [CatalogueIndex.Entry(recipe: recipe, addedAt: 0)],
      lexicon: try world().index.lexicon,
      generation: 1,
      fingerprint: 1
    )
    let egg = try world().query(["egg"])
    let match = PantryMatcher(index: index).answer(egg).matches.first
    let isRequired = role == .required
    #expect(match?.keys.missing == (isRequired ? 1 : 0))
    #expect(match?.coverage == (isRequired ? 0.5 : 1))
    #expect(match?.lines.map(\.isRequired) == [true, isRequired])
    #expect(match?.lines.map(\.grade) == [.exact, .missing])
    #expect(match?.missing.map(\.name) == (isRequired ? ["mint"] : []))
  }

  @Test("a nice-to-have is judged, but weighs nothing and is no compromise")
  func optionalWeighsNothing() throws {
    let world = try world(SmallWorld.Dish("Dish", "egg", "?white rum", "?mint"))
    let match = try world.answer(have: "egg", "rum", "mint")["Dish"]
    #expect(match?.lines.map(\.grade) == [.exact, .generic, .exact])
    #expect(match?.keys == RankKeys(used: 1, weight: 693))
    #expect(match?.used.map(\.name) == ["egg"])
    #expect(match?.compromises == [])
    #expect(match?.coverage == 1)
  }

  @Test("a dish must use something that the cook has, in a required line")
  func usesPantry() throws {
    let world = try world(
      SmallWorld.Dish("Garnish", "gin", "?mint"),
      SmallWorld.Dish("Staple", "salt"),
      SmallWorld.Dish("Mojito", "rum", "mint"),
      SmallWorld.Dish("Unknown", "moon dust")
    )
    #expect(try world.answer(have: "mint").names == ["Mojito"])
    #expect(try world.answer(have: "salt").names == ["Staple"])
    #expect(try world.answer().names == [])
  }

  @Test("a nice-to-have is left out of the document frequency")
  func optionalFrequency() throws {
    let world = try world(
      SmallWorld.Dish("A", "egg", "?mint"),
      SmallWorld.Dish("B", "mint"),
      SmallWorld.Dish("C", "gin", "?mint")
    )
    // N = 3, df = 1: 1000 · ln 4 = 1386.3.
    #expect(try world.answer(have: "mint")["B"]?.keys.weight == 1386)
  }

  // MARK: Weight

  @Test(
    "a requirement and a thing weigh round(1000 · ln(1 + N / df))",
    arguments: [
      (1, 1, 693), (2, 1, 1099), (2, 2, 693), (3, 1, 1386), (3, 2, 916), (4, 3, 847), (4, 1, 1609),
      (255, 3, 4454), (1_000_000, 1, 13_816), (1_000_000, 1_000_000, 693),
    ]
  )
  func weight(recipes: Int, frequency: Int, expected: Int) {
    #expect(usedWeight(documentFrequency: frequency, recipes: recipes) == expected)
  }

  @Test(
    "things count that go in as exact, kind, make and generic, and neither swap nor staple nor close"
  )
  func usedThings() throws {
    let world = try SmallWorld(
      [
        "gin", "rum", "white rum < rum", "tanqueray < gin", "lime", "lime juice", "butter", "oil",
        "salt (staple)", "whiskey", "rye < whiskey", "bourbon < whiskey", "egg",
      ],
      made: ["lime juice = lime"],
      swaps: ["butter -> oil"],
      dishes: [
        SmallWorld.Dish(
          "Dish",
          "egg",
          "gin",
          "lime juice",
          "white rum",
          "butter",
          "salt",
          "rye",
          "moon dust"
        ),
        SmallWorld.Dish("Other", "gin", "egg"), SmallWorld.Dish("Third", "egg"),
      ]
    )
    let have = ["egg", "tanqueray", "lime", "rum", "oil", "bourbon"]
    let answer = world.answer(try world.query(have))
    #expect(
      answer.lines("Dish") == [
        "egg: exact by egg", "gin: kind by tanqueray", "lime juice: make by lime",
        "white rum: generic by rum", "butter: swap by oil", "salt: staple", "rye: close by bourbon",
        "moon dust: missing",
      ]
    )
    // N = 3. Egg: df 3, 693; tanqueray: df 2, 916; lime, rum: df 1, 1386 each: the three heaviest.
    #expect(
      answer["Dish"]?.keys
        == RankKeys(missing: 2, used: 4, swaps: 1, weight: 916 + 2 * 1386, generics: 1)
    )
    #expect(answer["Dish"]?.coverage == 6.0 / 8)
    #expect(answer["Dish"]?.compromises.map(\.name) == ["white rum", "butter"])
    #expect(
      answer["Dish"]?.used.map(\.name) == ["egg", "gin", "lime juice", "white rum", "butter"]
    )
  }

  @Test("the weight counts all dishes, those that a filter or an exclusion leaves out as well")
  func weightBeforeFilters() throws {
    var drink = SmallWorld.Dish("Drink", "gin")
    drink.kind = .cocktail
    let world = try world(drink, SmallWorld.Dish("Meal", "gin"), SmallWorld.Dish("Egg", "egg"))
    var query = try world.query(["gin"], without: ["egg"])
    query.filter = RecipeFilter(kind: .cocktail)
    // N = 3, df = 2: 1000 · ln 2.5 = 916.3.
    #expect(world.answer(query)["Drink"]?.keys.weight == 916)
    #expect(world.answer(query).names == ["Drink"])
  }

  // MARK: What must be used

  @Test("what must be used goes into a required line of every dish in the answer")
  func mustUse() throws {
    let world = try world(
      SmallWorld.Dish("Gimlet", "gin", "lime juice"),
      SmallWorld.Dish("Gin", "gin", "?lime"),
      SmallWorld.Dish("Juice", "lime juice"),
      SmallWorld.Dish("White Daiquiri", "white rum"),
      SmallWorld.Dish("Rum", "rum")
    )
    func names(_ have: [String], use: [String]) throws -> [String] {
      world.answer(try world.query(have, use: use)).names.sorted()
    }
    #expect(try names(["gin"], use: ["lime"]) == ["Gimlet", "Juice"])
    #expect(try names([], use: ["gin", "lime"]) == ["Gimlet"])
    #expect(try names(["gin"], use: ["white rum"]) == ["Rum", "White Daiquiri"])
    #expect(try names([], use: ["rum"]) == ["Rum", "White Daiquiri"])
    #expect(try names(["gin", "lime"], use: ["mint"]) == [])
  }

  @Test("what must be used goes in as itself, not as a substitute")
  func mustUseIsNoSwap() throws {
    let world = try world(
      SmallWorld.Dish("Swapped", "butter"),
      SmallWorld.Dish("Itself", "margarine"),
      swaps: ["butter -> margarine"]
    )
    #expect(try world.answer(have: "margarine").names == ["Itself", "Swapped"])
    #expect(world.answer(try world.query([], use: ["margarine"])).names == ["Itself"])
  }

  @Test("what must be used is there: it need not be named as had")
  func mustUseIsHad() throws {
    let world = try world(SmallWorld.Dish("Gimlet", "gin", "lime juice"))
    let answer = world.answer(try world.query([], use: ["gin", "lime"]))
    #expect(answer.lines("Gimlet") == ["gin: exact by gin", "lime juice: make by lime"])
  }

  @Test("a staple that must be used is used")
  func mustUseStaple() throws {
    let world = try world(SmallWorld.Dish("Salted", "egg", "salt"), SmallWorld.Dish("Egg", "egg"))
    #expect(world.answer(try world.query(["egg"], use: ["salt"])).names == ["Salted"])
  }
}
