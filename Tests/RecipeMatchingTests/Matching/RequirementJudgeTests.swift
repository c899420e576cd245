import RecipeMatching
import RecipeModel
import Testing

@Suite("How one required line is judged")
struct RequirementJudgeTests {
  /// Every dish holds an egg, so that it is in the answer whatever else is missing.
  private func judged(_ line: String, have: [String], in rows: Rows) throws -> String? {
    let world = try rows.world([SmallWorld.Dish("Dish", "egg", line)])
    return world.answer(try world.query(["egg"] + have)).lines("Dish")?.last
  }

  struct Rows: Sendable {
    var ingredients: [String]
    var made: [String] = []
    var swaps: [String] = []

    func world(_ dishes: [SmallWorld.Dish]) throws -> SmallWorld {
      try SmallWorld(["egg"] + ingredients, made: made, swaps: swaps, dishes: dishes)
    }
  }

  private let rum = Rows(
    ingredients: [
      "spirit (class)", "rum < spirit", "white rum < rum", "dark rum < rum", "daiquiri mix",
      "overproof white rum < white rum", "vodka < spirit", "molasses", "rum raisin",
    ],
    made: ["daiquiri mix = white rum"],
    swaps: ["vodka -> white rum"]
  )

  // MARK: Staples

  @Test("a typed staple is a real pantry item: exact, used, and counted")
  func typedStaple() throws {
    let world = try SmallWorld(
      ["salt (staple)", "egg"],
      dishes: [SmallWorld.Dish("Dish", "salt", "egg")]
    )
    let answer = try world.answer(have: "salt")
    #expect(answer.lines("Dish") == ["salt: exact by salt", "egg: missing"])
    #expect(answer["Dish"]?.keys == RankKeys(missing: 1, used: 1, weight: 693))
    #expect(try world.answer(have: "egg").lines("Dish") == ["salt: staple", "egg: exact by egg"])
    #expect(try world.answer(have: "egg")["Dish"]?.keys == RankKeys(used: 1, weight: 693))
  }

  @Test("a staple goes before a generic and before a swap")
  func stapleFirst() throws {
    let world = try SmallWorld(
      ["egg", "pepper", "black pepper < pepper (staple)", "chilli"],
      swaps: ["black pepper -> chilli"],
      dishes: [SmallWorld.Dish("Dish", "egg", "black pepper")]
    )
    let answer = try world.answer(have: "egg", "pepper", "chilli")
    #expect(answer.lines("Dish")?.last == "black pepper: staple")
    #expect(answer["Dish"]?.keys.generics == 0)
    #expect(answer["Dish"]?.keys.swaps == 0)
  }

  // MARK: Generic

  @Test(
    "an owned ancestor at any height stands in as a generic",
    arguments: ["white rum", "overproof white rum"]
  )
  func generic(line: String) throws {
    #expect(try judged(line, have: ["rum"], in: rum) == "\(line): generic by rum")
  }

  @Test("of two owned ancestors the nearest stands in")
  func nearestGeneric() throws {
    #expect(
      try judged("overproof white rum", have: ["rum", "white rum"], in: rum)
        == "overproof white rum: generic by white rum"
    )
  }

  @Test("a class is never generic, only close")
  func classIsNoGeneric() throws {
    #expect(try judged("white rum", have: ["spirit"], in: rum) == "white rum: close by spirit")
    #expect(try judged("rum", have: ["spirit"], in: rum) == "rum: close by spirit")
  }

  @Test("dark rum never makes white rum generic, though dark rum is a rum; it is close")
  func noGenericByKind() throws {
    #expect(try judged("white rum", have: ["dark rum"], in: rum) == "white rum: close by dark rum")
  }

  @Test("what a home step makes stands in for its kinds as a generic")
  func madeGeneric() throws {
    let syrups = Rows(
      ingredients: ["sugar", "syrup", "rich syrup < syrup", "mint syrup < syrup"],
      made: ["syrup = sugar"]
    )
    #expect(try judged("rich syrup", have: ["sugar"], in: syrups) == "rich syrup: generic by sugar")
    #expect(
      try judged("rich syrup", have: ["mint syrup", "sugar"], in: syrups)
        == "rich syrup: generic by sugar"
    )
  }

  @Test("with generics off, an owned ancestor is no more than close")
  func genericOff() throws {
    let world = try rum.world([SmallWorld.Dish("Dish", "egg", "white rum")])
    var query = try world.query(["egg", "rum"])
    #expect(world.answer(query)["Dish"]?.keys.missing == 0)
    #expect(world.answer(query)["Dish"]?.keys.generics == 1)
    query.allowsGeneric = false
    #expect(world.answer(query).lines("Dish")?.last == "white rum: close by rum")
    #expect(world.answer(query)["Dish"]?.keys.missing == 1)
    #expect(world.answer(query)["Dish"]?.keys.generics == 0)
  }

  @Test("with generics off, a kind still counts")
  func kindWithGenericOff() throws {
    let world = try rum.world([SmallWorld.Dish("Dish", "rum")])
    var query = try world.query(["white rum"])
    query.allowsGeneric = false
    #expect(world.answer(query).lines("Dish") == ["rum: kind by white rum"])
  }

  // MARK: Swap

  private let fats = Rows(
    ingredients: [
      "butter", "salted butter < butter", "margarine", "stick margarine < margarine", "lard", "oil",
      "seed", "brown butter", "salt (staple)", "soy sauce", "table fat", "spread < table fat",
    ],
    made: ["oil = seed", "brown butter = butter"],
    swaps: [
      "butter -> margarine", "butter -> lard", "lard -> oil", "margarine -> oil",
      "soy sauce -> salt", "spread -> oil",
    ]
  )

  @Test(
    "a swap goes one way and one hop, in the files' order, also by a kind or a home step",
    arguments: [
      ("butter", ["margarine"], "butter: swap by margarine"),
      ("butter", ["lard", "margarine"], "butter: swap by margarine"),
      ("butter", ["lard"], "butter: swap by lard"),
      ("butter", ["stick margarine"], "butter: swap by stick margarine"),
      ("lard", ["seed"], "lard: swap by seed"),
      // The other way round, and two hops.
      ("margarine", ["butter"], "margarine: missing"),
      ("butter", ["oil"], "butter: missing"),
      // A swap for the ancestor is none for its kind.
      ("salted butter", ["margarine"], "salted butter: missing"),
    ]
  )
  func swap(line: String, have: [String], expected: String) throws {
    #expect(try judged(line, have: have, in: fats) == expected)
  }

  @Test("a generic goes before a swap")
  func genericBeforeSwap() throws {
    #expect(
      try judged("spread", have: ["table fat", "oil"], in: fats) == "spread: generic by table fat"
    )
  }

  @Test("no generic after a swap: what stands above a substitute is not the substitute")
  func noGenericAfterSwap() throws {
    #expect(try judged("vodka", have: ["white rum"], in: rum) == "vodka: swap by white rum")
    #expect(try judged("vodka", have: ["rum"], in: rum) == "vodka: missing")
  }

  @Test("no home step after a generic or a swap")
  func noMakeAfter() throws {
    #expect(try judged("daiquiri mix", have: ["rum"], in: rum) == "daiquiri mix: missing")
    #expect(try judged("brown butter", have: ["margarine"], in: fats) == "brown butter: missing")
  }

  @Test("with swaps off, a substitute does not help")
  func swapsOff() throws {
    let world = try fats.world([SmallWorld.Dish("Dish", "egg", "butter")])
    var query = try world.query(["egg", "margarine"])
    query.allowsSwaps = false
    #expect(world.answer(query).lines("Dish")?.last == "butter: missing")
  }

  @Test("a staple can be the substitute, and that does not use the pantry")
  func stapleSwap() throws {
    let world = try fats.world([
      SmallWorld.Dish("Plain", "soy sauce"), SmallWorld.Dish("Rich", "soy sauce", "egg"),
    ])
    let answer = try world.answer(have: "egg")
    #expect(answer.names == ["Rich"])
    #expect(answer.lines("Rich") == ["soy sauce: swap by salt", "egg: exact by egg"])
    #expect(try world.answer(have: "salt").names == ["Plain", "Rich"])
  }

  @Test("the recipe's own swaps go first, and hold in that recipe only")
  func ownSwaps() throws {
    var own = SmallWorld.Dish("Own", "egg", "butter")
    own.swaps = [Recipe.Swap(required: "butter", substitute: "oil", note: "half as much")]
    let world = try fats.world([own, SmallWorld.Dish("Other", "egg", "butter")])
    let answer = try world.answer(have: "egg", "oil", "lard")
    #expect(answer.lines("Own")?.last == "butter: swap by oil")
    #expect(answer["Own"]?.lines.last?.note == "half as much")
    #expect(answer.lines("Other")?.last == "butter: swap by lard")
    #expect(try world.answer(have: "egg", "lard").lines("Own")?.last == "butter: swap by lard")
    var off = try world.query(["egg", "oil", "lard"])
    off.allowsSwaps = false
    #expect(world.answer(off).lines("Own")?.last == "butter: missing")
  }

  @Test("a dish that only its own swap brings in is in the answer")
  func ownSwapAlone() throws {
    var own = SmallWorld.Dish("Own", "butter")
    own.swaps = [Recipe.Swap(required: "butter", substitute: "oil")]
    let world = try fats.world([own])
    #expect(try world.answer(have: "oil").lines("Own") == ["butter: swap by oil"])
    #expect(try world.answer(have: "egg").names == [])
  }

  @Test("a staple can be the substitute of a recipe's own swap, and that does not use the pantry")
  func ownStapleSwap() throws {
    func dish(_ name: String, _ lines: [String]) -> SmallWorld.Dish {
      var dish = SmallWorld.Dish(name)
      dish.lines = lines
      dish.swaps = [Recipe.Swap(required: "lard", substitute: "salt", note: "a pinch")]
      return dish
    }
    let world = try fats.world([dish("Plain", ["lard"]), dish("Rich", ["egg", "lard"])])
    let answer = try world.answer(have: "egg")
    #expect(answer.names == ["Rich"])
    #expect(answer.lines("Rich")?.last == "lard: swap by salt")
    #expect(answer["Rich"]?.lines.last?.note == "a pinch")
  }

  @Test("the swap's note is the lexicon's ratio and remark")
  func note() throws {
    let world = try SmallWorld(
      ["butter", "oil"],
      swaps: ["butter -> oil\t4:5\tno crust"],
      dishes: [SmallWorld.Dish("Dish", "butter")]
    )
    #expect(try world.answer(have: "oil")["Dish"]?.lines.map(\.note) == ["4:5; no crust"])
  }

  // MARK: Close

  private let whiskey = Rows(
    ingredients: [
      "spirit (class)", "whiskey < spirit", "bourbon < whiskey", "rye < whiskey",
      "small batch bourbon < bourbon", "gin < spirit",
    ])

  @Test(
    "a sibling under a parent that is no class is close, also by a kind of it",
    arguments: [
      ("rye", ["bourbon"], "rye: close by bourbon"),
      ("rye", ["small batch bourbon"], "rye: close by small batch bourbon"),
      ("gin", ["bourbon"], "gin: missing"),
      ("rye", ["gin"], "rye: missing"),
      ("rye", ["whiskey", "bourbon"], "rye: generic by whiskey"),
    ]
  )
  func close(line: String, have: [String], expected: String) throws {
    #expect(try judged(line, have: have, in: whiskey) == expected)
  }

  @Test("close is still missing: it is neither had, nor used, nor a compromise")
  func closeIsMissing() throws {
    let world = try whiskey.world([SmallWorld.Dish("Dish", "egg", "rye")])
    let match = try world.answer(have: "egg", "bourbon")["Dish"]
    #expect(
      match?.keys == RankKeys(missing: 1, used: 1, weight: 693)
    )
    #expect(match?.missing.map(\.name) == ["rye"])
    #expect(match?.used.map(\.name) == ["egg"])
    #expect(match?.compromises == [])
    #expect(match?.coverage == 0.5)
    #expect(match?.isMakeable == false)
  }

  @Test("a dish that is only close is not in the answer")
  func closeAlone() throws {
    let world = try whiskey.world([SmallWorld.Dish("Dish", "rye")])
    #expect(try world.answer(have: "bourbon").names == [])
  }

  // MARK: Exactly this

  private let limes = Rows(
    ingredients: ["lime", "lime juice", "key lime juice < lime juice", "acid", "juice"],
    made: ["lime juice = lime"],
    swaps: ["lime juice -> acid"]
  )

  @Test(
    "a line marked as exactly this one takes neither a kind, a generic nor a swap",
    arguments: [
      ("=rum", ["rum"], "rum: exact by rum"),
      ("=rum", ["white rum"], "rum: close by white rum"),
      ("=white rum", ["rum"], "white rum: close by rum"),
      ("=vodka", ["white rum"], "vodka: missing"),
    ]
  )
  func exactLine(line: String, have: [String], expected: String) throws {
    #expect(try judged(line, have: have, in: rum) == expected)
  }

  @Test("a line marked as exactly this one may be made at home, and names what it is made of")
  func exactMade() throws {
    #expect(try judged("=lime juice", have: ["lime"], in: limes) == "lime juice: make by lime")
    #expect(
      try judged("=lime juice", have: ["lime", "key lime juice"], in: limes)
        == "lime juice: make by lime"
    )
    #expect(
      try judged("=lime juice", have: ["key lime juice"], in: limes)
        == "lime juice: close by key lime juice"
    )
    #expect(try judged("=lime juice", have: ["acid"], in: limes) == "lime juice: missing")
  }

  @Test("a staple is assumed on a line marked as exactly this one too")
  func exactStaple() throws {
    #expect(try judged("=salt", have: [], in: fats) == "salt: staple")
  }
}
