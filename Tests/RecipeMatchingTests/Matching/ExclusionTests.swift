import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What is left out")
struct ExclusionTests {
  private func nuts(_ dishes: [SmallWorld.Dish] = []) throws -> SmallWorld {
    try SmallWorld(
      [
        "snack (class)", "nut < snack (class nut)", "almond < nut", "flaked almond < almond",
        "walnut < nut", "crisp < snack", "almond milk", "marzipan", "marzipan fruit < marzipan",
        "marzipan cake", "baklava", "walnut whip", "trail mix", "frangipane", "egg", "jam",
      ],
      made: ["almond milk = almond", "frangipane = marzipan + egg", "frangipane = jam"],
      contains: [
        "marzipan > almond", "marzipan cake > marzipan", "baklava > nut", "walnut whip > walnut",
        "trail mix > snack",
      ],
      swaps: ["walnut -> almond"],
      dishes: dishes
    )
  }

  @Test(
    """
    excluding takes along the kinds, what contains or is made of them to any depth, and the classes \
    above, with what contains those; siblings stay, and what is above and no class
    """,
    arguments: [
      (
        ["almond"],
        [
          "almond", "almond milk", "baklava", "flaked almond", "frangipane", "marzipan",
          "marzipan cake", "marzipan fruit", "nut", "snack", "trail mix",
        ]
      ),
      (
        // Almonds are no class: one odd kind of them does not make them unsafe. Baklava has some nut.
        ["flaked almond"],
        ["baklava", "flaked almond", "nut", "snack", "trail mix"]
      ),
      (["walnut"], ["baklava", "nut", "snack", "trail mix", "walnut", "walnut whip"]),
      (["crisp"], ["crisp", "snack", "trail mix"]),
      (["marzipan"], ["frangipane", "marzipan", "marzipan cake", "marzipan fruit"]),
      (["jam"], ["frangipane", "jam"]),
      (["egg", "jam"], ["egg", "frangipane", "jam"]),
      ([], []),
    ]
  )
  func closure(without: [String], expected: [String]) throws {
    #expect(try nuts().excluded(without) == expected)
  }

  @Test("what belongs to a group without doing for it leaves with the group, and grants nothing")
  func groups() throws {
    let world = try SmallWorld(
      ["cheese (class)", "cheddar < cheese", "feta < [cheese]", "cheese sauce", "egg"],
      contains: ["cheese sauce > cheese"],
      dishes: [SmallWorld.Dish("Omelette", "egg", "cheese"), SmallWorld.Dish("Salad", "feta")]
    )
    #expect(try world.excluded(["cheese"]) == ["cheddar", "cheese", "cheese sauce", "feta"])
    #expect(try world.excluded(["cheddar"]) == ["cheddar", "cheese", "cheese sauce"])
    #expect(try world.excluded(["feta"]) == ["cheese", "cheese sauce", "feta"])
    #expect(world.answer(try world.query(["feta"])).names == ["Salad"])
  }

  @Test("excluding a parent takes all its kinds")
  func parent() throws {
    #expect(
      try nuts().excluded(["nut"]) == [
        "almond", "almond milk", "baklava", "flaked almond", "frangipane", "marzipan",
        "marzipan cake", "marzipan fruit", "nut", "snack", "trail mix", "walnut", "walnut whip",
      ]
    )
  }

  @Test("a dish that says nuts may mean almonds, and is hidden without almond; walnuts stay")
  func mayContain() throws {
    let world = try nuts([
      SmallWorld.Dish("Nut Roast", "egg", "nut"), SmallWorld.Dish("Walnut Roast", "egg", "walnut"),
      SmallWorld.Dish("Almond Roast", "egg", "almond"), SmallWorld.Dish("Omelette", "egg"),
    ])
    #expect(
      world.answer(try world.query(["egg"], without: ["almond"])).names
        == ["Omelette", "Walnut Roast"]
    )
    #expect(
      world.answer(try world.query(["egg"], without: ["walnut"])).names
        == ["Omelette", "Almond Roast"]
    )
    #expect(world.answer(try world.query(["egg"], without: ["nut"])).names == ["Omelette"])
  }

  @Test(
    "an excluded line hides the dish where it is required, and is left out where it is optional"
  )
  func optionalLines() throws {
    let world = try nuts([
      SmallWorld.Dish("Required", "egg", "almond"), SmallWorld.Dish("Optional", "egg", "?almond"),
      SmallWorld.Dish("Made", "egg", "?frangipane"), SmallWorld.Dish("Plain", "egg"),
    ])
    let answer = world.answer(try world.query(["egg", "almond"], without: ["almond"]))
    #expect(answer.names == ["Made", "Optional", "Plain"])
    #expect(answer.answer.counts == [MatchAnswer.Count(missing: 0, dishes: 3)])
    #expect(answer.answer.hidden == .none)
    #expect(answer["Optional"]?.leftOut.map(\.name) == ["almond"])
    #expect(answer["Made"]?.leftOut.map(\.name) == ["frangipane"])
    #expect(answer["Plain"]?.leftOut == [])
  }

  @Test("an exclusion beats what is there, and what must be used")
  func beatsPantry() throws {
    let world = try nuts([SmallWorld.Dish("Roast", "egg", "almond")])
    let use = try world.query(["egg"], use: ["almond"], without: ["almond"])
    #expect(world.answer(use).names == [])
  }

  @Test("an exclusion strips the pantry: an excluded kind or substitute earns nothing")
  func stripsPantry() throws {
    let world = try nuts([SmallWorld.Dish("Dish", "egg", "walnut")])
    let query = try world.query(["egg", "almond"])
    #expect(world.answer(query).lines("Dish")?.last == "walnut: swap by almond")
    let without = try world.query(["egg", "almond"], without: ["almond"])
    // Nothing of the pantry but the egg is left, so walnut is not even close.
    #expect(world.answer(without).lines("Dish")?.last == "walnut: missing")
  }

  @Test("an exclusion strips the swaps that a recipe allows itself")
  func stripsOwnSwaps() throws {
    var dish = SmallWorld.Dish("Dish", "egg", "walnut")
    dish.swaps = [Recipe.Swap(required: "walnut", substitute: "marzipan")]
    let world = try nuts([dish])
    let have = ["egg", "marzipan"]
    #expect(
      world.answer(try world.query(have)).lines("Dish")?.last == "walnut: swap by marzipan"
    )
    #expect(
      world.answer(try world.query(have, without: ["almond"])).lines("Dish")?.last
        == "walnut: missing"
    )
  }

  @Test("an excluded alternative is dropped from the line and from its name")
  func alternatives() throws {
    let world = try nuts([
      SmallWorld.Dish("Two", "egg", "almond or walnut"),
      SmallWorld.Dish("Three", "egg", "jam or almond or crisp"),
    ])
    let without = try world.query(["egg", "almond"], without: ["almond"])
    let answer = world.answer(without)
    #expect(answer.lines("Two") == ["egg: exact by egg", "walnut: missing"])
    #expect(answer.lines("Three") == ["egg: exact by egg", "jam or crisp: missing"])
    #expect(
      world.answer(try world.query(["egg", "almond"])).lines("Two")?.last
        == "almond or walnut: exact by almond"
    )
  }

  @Test("a dish is hidden when no alternative is left, and not before")
  func noAlternativeLeft() throws {
    let world = try nuts([SmallWorld.Dish("Dish", "egg", "almond or walnut")])
    #expect(world.answer(try world.query(["egg"], without: ["walnut"])).names == ["Dish"])
    #expect(world.answer(try world.query(["egg"], without: ["walnut", "almond"])).names == [])
  }

  // MARK: Diets

  private func kitchen(_ dishes: [SmallWorld.Dish] = []) throws -> SmallWorld {
    try SmallWorld(
      [
        "egg (egg)", "fat (class)", "butter < fat (dairy)", "oil < fat", "margarine < fat (dairy?)",
        "relish (?)", "hot relish < relish", "milk (dairy)", "cream", "custard", "tofu (soy)",
        "peanut (peanut)", "almond (nut)", "rice", "pastry",
      ],
      made: ["cream = milk"],
      contains: ["custard > milk", "pastry > fat"],
      dishes: dishes
    )
  }

  @Test(
    "a diet leaves out what carries or may carry its flags, what is unknown, and all made of it",
    arguments: [
      (
        DietFlags.dairy,
        [
          // What pastry of some fat carries, its own row says.
          "butter", "cream", "custard", "fat", "hot relish", "margarine", "milk", "relish",
        ]
      ),
      (DietFlags.soy, ["hot relish", "relish", "tofu"]),
      (Diet.nutFree.excluded, ["almond", "hot relish", "peanut", "relish"]),
      (Diet.eggFree.excluded, ["egg", "hot relish", "relish"]),
      (Diet.vegetarian.excluded, ["hot relish", "relish"]),
      (DietFlags(), []),
    ]
  )
  func flags(diet: DietFlags, expected: [String]) throws {
    #expect(try kitchen().excluded([], diet: diet) == expected)
  }

  @Test("without a diet, unknown flags exclude nothing, even when an ingredient is excluded")
  func unknownWithoutDiet() throws {
    #expect(try kitchen().excluded(["tofu"]) == ["tofu"])
  }

  @Test(
    "every diet leaves out the flags of what it forbids",
    arguments: [
      (Diet.vegan, ["meat", "fish", "shellfish", "dairy", "egg", "honey"]),
      (.vegetarian, ["meat", "fish", "shellfish"]), (.pescatarian, ["meat"]),
      (.glutenFree, ["gluten"]), (.dairyFree, ["dairy"]), (.eggFree, ["egg"]),
      (.nutFree, ["nut", "peanut"]), (.alcoholFree, ["alcohol"]),
    ]
  )
  func diets(diet: Diet, expected: [String]) {
    #expect(DietFlags.named.filter { diet.excluded.contains($0.flag) }.map(\.name) == expected)
  }

  @Test("a dish with an unrecognised line is hidden while something is excluded, and counted")
  func unrecognised() throws {
    let world = try kitchen([
      SmallWorld.Dish("Odd", "rice", "moon dust"), SmallWorld.Dish("Odd Top", "rice", "?moon dust"),
      SmallWorld.Dish("Plain", "rice"),
    ])
    let free = try world.answer(have: "rice")
    #expect(free.names == ["Odd Top", "Plain", "Odd"])
    #expect(free.lines("Odd") == ["rice: exact by rice", "moon dust: missing"])
    #expect(free.answer.hidden.unrecognised == 0)
    for query in [
      try world.query(["rice"], without: ["tofu"]), try world.query(["rice"], diet: .soy),
    ] {
      let answer = world.answer(query)
      #expect(answer.names == ["Odd Top", "Plain"])
      #expect(answer["Odd Top"]?.leftOut.map(\.name) == ["moon dust"])
      #expect(answer.answer.hidden == HiddenCounts(unrecognised: 1))
      #expect(answer.answer.counts == [MatchAnswer.Count(missing: 0, dishes: 2)])
    }
  }

  @Test("only dishes within the cap, and that use the pantry, count as hidden")
  func unrecognisedBeyondCap() throws {
    let world = try kitchen([
      SmallWorld.Dish("Far", "rice", "moon dust"), SmallWorld.Dish("Unused", "oil", "moon dust"),
      SmallWorld.Dish("May", "rice", "margarine"), SmallWorld.Dish("Has", "rice", "butter"),
      SmallWorld.Dish("Both", "rice", "margarine", "moon dust"),
    ])
    var query = try world.query(["rice"], diet: .dairy)
    query.missingAtMost = 0
    #expect(world.answer(query).answer.hidden == .none)
    query.missingAtMost = 1
    #expect(world.answer(query).answer.hidden == HiddenCounts(unrecognised: 1, mayContain: 1))
    query.missingAtMost = 2
    #expect(world.answer(query).answer.hidden == HiddenCounts(unrecognised: 2, mayContain: 1))
  }
}
