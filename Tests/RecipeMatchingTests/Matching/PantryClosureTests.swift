import RecipeMatching
import Testing

@Suite("What a pantry grants")
struct PantryClosureTests {
  /// Every dish holds an egg, so that it is in the answer whatever else is missing.
  private func bar(_ line: String, staples: Bool = true) throws -> SmallWorld {
    try SmallWorld(
      [
        "egg", "spirit (class)", "gin < spirit", "london gin < gin", "tanqueray < london gin",
        "citrus (class)", "lime < citrus", "lime juice", "lime cordial", "lime soda", "gimlet mix",
        "sugar", "syrup", "demerara syrup < syrup", staples ? "water (staple)" : "water",
        "soda", "salt (staple)", "sea salt < salt", "brine", "salty lime",
      ],
      made: [
        "lime juice = lime", "lime cordial = lime juice + sugar", "syrup = sugar + water",
        "lime soda = lime cordial + soda", "gimlet mix = gin + lime cordial",
        "brine = salt + water", "salty lime = lime + brine",
      ],
      dishes: [SmallWorld.Dish("Dish", "egg", line)]
    )
  }

  /// The second line of the dish, for a pantry with an egg.
  private func judged(_ line: String, have: [String], staples: Bool = true) throws -> String? {
    let world = try bar(line, staples: staples)
    return world.answer(try world.query(["egg"] + have)).lines("Dish")?.last
  }

  @Test(
    "what is named is exact, a kind at any depth is a kind, and the exact one goes first",
    arguments: [
      (["gin"], "gin: exact by gin"),
      (["london gin"], "gin: kind by london gin"),
      (["tanqueray"], "gin: kind by tanqueray"),
      (["gin", "tanqueray"], "gin: exact by gin"),
    ]
  )
  func exactAndKind(have: [String], expected: String) throws {
    #expect(try judged("gin", have: have) == expected)
  }

  @Test(
    "home steps are followed to a fixpoint, and the answer names what the cook has",
    arguments: [
      ("lime juice", ["lime"], "lime juice: make by lime"),
      ("lime cordial", ["lime", "sugar"], "lime cordial: make by lime, sugar"),
      ("lime soda", ["lime", "sugar", "soda"], "lime soda: make by lime, soda, sugar"),
      ("lime soda", ["lime juice", "sugar", "soda"], "lime soda: make by lime juice, soda, sugar"),
      (
        "gimlet mix", ["tanqueray", "lime", "sugar"], "gimlet mix: make by lime, sugar, tanqueray"
      ),
    ]
  )
  func chain(line: String, have: [String], expected: String) throws {
    #expect(try judged(line, have: have) == expected)
  }

  @Test(
    "a home step needs all of its inputs",
    arguments: [["lime"], ["sugar"], ["lime juice"], ["gin", "soda"]]
  )
  func allInputs(have: [String]) throws {
    #expect(try judged("lime cordial", have: have) == "lime cordial: missing")
  }

  @Test("a staple helps a home step along, and is not named as what the cook has")
  func stapleHelps() throws {
    #expect(try judged("syrup", have: ["sugar"]) == "syrup: make by sugar")
    #expect(try judged("syrup", have: ["sugar"], staples: false) == "syrup: missing")
    #expect(try judged("salty lime", have: ["lime"]) == "salty lime: make by lime")
  }

  @Test("what staples alone make is a staple itself")
  func stapleRoute() throws {
    #expect(try judged("brine", have: []) == "brine: staple")
    #expect(try judged("brine", have: [], staples: false) == "brine: missing")
  }

  @Test("a named staple helps a home step as a thing of the cook's")
  func namedStapleHelps() throws {
    #expect(try judged("brine", have: ["salt"]) == "brine: make by salt")
  }

  @Test("a home step's product counts for what stands above it, as made")
  func kindOfProduct() throws {
    let world = try SmallWorld(
      ["egg", "lime", "juice", "lime juice < juice"],
      made: ["lime juice = lime"],
      dishes: [SmallWorld.Dish("Dish", "egg", "juice")]
    )
    #expect(try world.answer(have: "egg", "lime").lines("Dish")?.last == "juice: make by lime")
  }

  @Test("of two routes to one product the first stated counts")
  func firstRoute() throws {
    for made in [["zest = lemon", "zest = lime"], ["zest = lime", "zest = lemon"]] {
      let world = try SmallWorld(
        ["lemon", "lime", "zest"],
        made: made,
        dishes: [SmallWorld.Dish("Dish", "zest")]
      )
      let first = made[0].hasSuffix("lime") ? "lime" : "lemon"
      #expect(try world.answer(have: "lemon", "lime").lines("Dish") == ["zest: make by \(first)"])
    }
  }

  @Test("the shorter chain of home steps counts, whatever the order of the rows")
  func shorterChain() throws {
    let world = try SmallWorld(
      ["milk", "curd", "cream", "cheese"],
      made: ["cheese = curd", "curd = milk", "cheese = cream"],
      dishes: [SmallWorld.Dish("Dish", "cheese")]
    )
    #expect(try world.answer(have: "cream", "milk").lines("Dish") == ["cheese: make by cream"])
  }

  @Test("what is excluded takes no part: neither as input, nor on the way")
  func excludedTakesNoPart() throws {
    let world = try SmallWorld(
      ["egg", "lime", "lemon", "zest", "honey", "mead"],
      made: ["zest = lime"],
      swaps: ["zest -> honey", "zest -> mead"],
      dishes: [SmallWorld.Dish("Dish", "egg", "zest")]
    )
    let query = try world.query(["egg", "honey", "mead"], without: ["honey"])
    #expect(world.answer(query).lines("Dish")?.last == "zest: swap by mead")
  }

  @Test("neither the name of an excluded kind nor an excluded product is granted")
  func excludedOnTheWay() throws {
    let world = try SmallWorld(
      ["egg", "nut", "almond < nut", "walnut < nut", "seed", "lime", "lime juice", "vinegar"],
      made: ["lime juice = lime"],
      swaps: ["seed -> nut", "vinegar -> lime juice"],
      dishes: [SmallWorld.Dish("Dish", "egg", "seed", "vinegar")]
    )
    let have = ["egg", "walnut", "lime"]
    #expect(
      world.answer(try world.query(have)).lines("Dish")
        == ["egg: exact by egg", "seed: swap by walnut", "vinegar: swap by lime"]
    )
    #expect(
      world.answer(try world.query(have, without: ["walnut", "lime juice"])).lines("Dish")
        == ["egg: exact by egg", "seed: missing", "vinegar: missing"]
    )
  }

  @Test("what staples alone make is not made of the pantry when a kind of it is there")
  func stapleRouteBesideKind() throws {
    let world = try SmallWorld(
      ["salt (staple)", "water (staple)", "brine", "pickle brine < brine"],
      made: ["brine = salt + water"],
      dishes: [
        SmallWorld.Dish("Any", "brine"), SmallWorld.Dish("Exactly", "pickle brine", "=brine"),
      ]
    )
    let answer = try world.answer(have: "pickle brine")
    #expect(answer.lines("Any") == ["brine: kind by pickle brine"])
    #expect(
      answer.lines("Exactly") == ["pickle brine: exact by pickle brine", "brine: staple"]
    )
  }

  @Test("a staple is its ingredient and its forms, at any depth, and nothing above it")
  func stapleForms() throws {
    let world = try SmallWorld(
      [
        "egg", "seasoning", "salt < seasoning (staple)", "sea salt < salt",
        "fleur de sel < sea salt",
      ],
      dishes: [SmallWorld.Dish("Dish", "egg", "salt", "sea salt", "fleur de sel", "seasoning")]
    )
    let answer = try world.answer(have: "egg")
    #expect(
      answer.lines("Dish") == [
        "egg: exact by egg", "salt: staple", "sea salt: staple", "fleur de sel: staple",
        "seasoning: missing",
      ]
    )
    #expect(answer["Dish"]?.keys.missing == 1)
    #expect(answer["Dish"]?.keys.used == 1)
  }

  @Test("the query's staples count, not the lexicon's")
  func ownStaples() throws {
    let world = try SmallWorld(
      ["egg", "salt (staple)", "flour"],
      dishes: [SmallWorld.Dish("Dish", "egg", "salt", "flour")]
    )
    let lines = world.answer(try world.query(["egg"], staples: ["flour"])).lines("Dish")
    #expect(lines == ["egg: exact by egg", "salt: missing", "flour: staple"])
  }

  @Test("an excluded staple is no staple, and an excluded form of one neither")
  func excludedStaple() throws {
    let world = try SmallWorld(
      ["egg", "water (staple)", "ice < water", "broth", "stock"],
      made: ["broth = water"],
      dishes: [SmallWorld.Dish("Dish", "egg", "?ice", "broth or stock")]
    )
    #expect(try world.answer(have: "egg").lines("Dish")?.last == "nice: ice: staple")
    let without = try world.query(["egg"], without: ["broth"])
    #expect(
      world.answer(without).lines("Dish")
        == ["egg: exact by egg", "stock: missing", "nice: ice: staple"]
    )
  }
}
