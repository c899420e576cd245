import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What there is too little of")
struct ShortageTests {
  private let shelf = [
    "gin", "plymouth < gin", "navy gin < plymouth", "egg", "flour", "garlic", "butter",
    "margarine", "tomato", "spirit (class)", "rum < spirit", "dark rum < rum",
  ]

  /// The line of a dish that asks for nothing else, with what the stock holds.
  private func judged(
    _ line: String,
    _ stock: String...,
    isDrink: Bool = false
  ) throws -> String? {
    var dish = SmallWorld.Dish("Dish", line)
    dish.kind = isDrink ? .cocktail : .meal
    return try SmallWorld(shelf, dishes: [dish]).answer(stock: stock).lines("Dish")?.first
  }

  @Test("what is there in full is there; what is too little is short, by what is missing")
  func short() throws {
    #expect(try judged("gin @ 60 ml", "gin @ 60 ml") == "gin: exact by gin")
    #expect(try judged("gin @ 60 ml", "gin @ 45 ml") == "gin: short by gin, lacks 15.0 ml")
    #expect(try judged("gin @ 60 ml", "gin @ 0 ml") == "gin: short by gin, lacks 60.0 ml")
    #expect(try judged("flour @ 1 kg", "flour @ 1 lb") == "flour: short by flour, lacks 546.408 g")
    #expect(try judged("egg @ 3", "egg @ 2") == "egg: short by egg, lacks 1.0")
    #expect(try judged("egg @ 0", "egg @ 0") == "egg: exact by egg")
  }

  @Test("a shortage says what is needed, what is there and what is missing, in one unit")
  func shortage() throws {
    let world = try SmallWorld(shelf, dishes: [SmallWorld.Dish("Dish", "garlic @ 3 clove", "egg")])
    let match = try world.answer(stock: ["garlic @ 1 clove", "egg @ 1"])["Dish"]
    let short = try #require(match?.lines.first?.short)
    #expect(short.needed == Amount(quantity: 3, unit: "clove"))
    #expect(short.there == Amount(quantity: 1, unit: "clove"))
    #expect(short.missing == Amount(quantity: 2, unit: "clove"))
    #expect(match?.lines.map(\.short) == [short, nil])
  }

  @Test(
    "a fiftieth too little is enough, a little less is not",
    arguments: [
      ("100 ml", "98 ml", true), ("100 ml", "97.999 ml", false), ("1 fl oz", "30 ml", true),
      ("30 ml", "1 fl oz", true), ("1 fl oz", "28.982 ml", false), ("1 fl oz", "28.983 ml", true),
      ("50", "49", true), ("49", "48", false), ("0.001 ml", "0 ml", false),
    ]
  )
  func tolerance(need: String, there: String, isEnough: Bool) throws {
    let line = try judged("gin @ \(need)", "gin @ \(there)")
    #expect(line?.hasPrefix(isEnough ? "gin: exact" : "gin: short") == true)
  }

  @Test("an unknown amount is always enough, on either side")
  func unknown() throws {
    #expect(try judged("gin @ 60 ml", "gin") == "gin: exact by gin")
    #expect(try judged("gin @ 60 ml", "gin @ 1 ml", "gin") == "gin: exact by gin")
    #expect(try judged("gin", "gin @ 1 ml") == "gin: exact by gin")
    #expect(try judged("gin @ 1 part", "gin @ 0.1 part") == "gin: exact by gin")
    #expect(try judged("gin @ 9 pinch", "gin @ 1 pinch") == "gin: exact by gin")
    #expect(try judged("gin @ 9 jug", "gin @ 1 jug") == "gin: exact by gin")
    #expect(try judged("gin @ 60 ml", "gin @ ml") == "gin: exact by gin")
  }

  @Test("what is typed is there in an unknown amount; with a batch, in that of the batch")
  func typed() throws {
    let world = try SmallWorld(shelf, dishes: [SmallWorld.Dish("Dish", "egg @ 2", "gin @ 60 ml")])
    let query = try world.query(["egg", "gin"], stock: [try world.batch("gin @ 10 ml")])
    #expect(
      world.answer(query).lines("Dish") == [
        "egg: exact by egg", "gin: short by gin, lacks 50.0 ml",
      ]
    )
  }

  @Test("what only the stock names is there")
  func stockIsPantry() throws {
    let world = try SmallWorld(shelf, dishes: [SmallWorld.Dish("Dish", "egg")])
    #expect(try world.answer(stock: ["egg @ 2"]).lines("Dish") == ["egg: exact by egg"])
  }

  @Test("batches are summed, whatever their units, as long as all can be compared")
  func batches() throws {
    #expect(try judged("gin @ 60 ml", "gin @ 30 ml", "gin @ 1 fl oz") == "gin: exact by gin")
    #expect(
      try judged("gin @ 60 ml", "gin @ 3 cl", "gin @ 20 ml")
        == "gin: short by gin, lacks 10.0 ml"
    )
    #expect(try judged("gin @ 60 ml", "gin @ 3 cl", "gin @ 2 g") == "gin: exact by gin")
    #expect(try judged("gin @ 60 ml", "gin @ 3 cl", "gin @ 1 pinch") == "gin: exact by gin")
  }

  @Test("volume never meets mass, nor one count another")
  func dimensions() throws {
    #expect(try judged("flour @ 100 g", "flour @ 1 ml") == "flour: exact by flour")
    #expect(try judged("flour @ 100 ml", "flour @ 1 g") == "flour: exact by flour")
    #expect(try judged("tomato @ 4", "tomato @ 1 can") == "tomato: exact by tomato")
    #expect(try judged("tomato @ 4 can", "tomato @ 1") == "tomato: exact by tomato")
    #expect(try judged("garlic @ 4 can", "garlic @ 1 clove") == "garlic: exact by garlic")
    #expect(
      try judged("tomato @ 4 can", "tomato @ 1 can") == "tomato: short by tomato, lacks 3.0 can"
    )
  }

  @Test("an ounce there is a mass against a mass, and fluid against a volume")
  func ounces() throws {
    #expect(try judged("butter @ 28 g", "butter @ 1 oz") == "butter: exact by butter")
    #expect(
      try judged("butter @ 29 g", "butter @ 1 oz") == "butter: short by butter, lacks 0.65 g"
    )
    #expect(try judged("butter @ 29 ml", "butter @ 1 oz") == "butter: exact by butter")
    #expect(
      try judged("gin @ 2 oz", "gin @ 1 oz", isDrink: true)
        == "gin: short by gin, lacks 29.573 ml"
    )
    #expect(try judged("gin @ 2 oz", "gin @ 60 ml", isDrink: true) == "gin: exact by gin")
    #expect(try judged("gin @ 2 oz", "gin @ 60 ml") == "gin: exact by gin")
    #expect(try judged("gin @ 2 oz", "gin @ 50 ml") == "gin: exact by gin")
  }

  @Test("of a need in two systems the first one counts in which all that is there is comparable")
  func systems() throws {
    let line = "butter @ 1 cup / 250 g"
    #expect(try judged(line, "butter @ 250 g") == "butter: exact by butter")
    #expect(try judged(line, "butter @ 50 g") == "butter: short by butter, lacks 200.0 g")
    #expect(try judged(line, "butter @ 40 ml") == "butter: short by butter, lacks 200.0 ml")
    // An ounce is compared with the cup, which is written first.
    #expect(try judged(line, "butter @ 8 oz") == "butter: exact by butter")
    #expect(
      try judged("butter @ 250 g / 1 cup", "butter @ 8 oz")
        == "butter: short by butter, lacks 23.204 g"
    )
    #expect(try judged(line, "butter @ 1 g", "butter @ 1 ml") == "butter: exact by butter")
  }

  @Test("kinds count towards what they are kinds of, at any depth; for exactly this they do not")
  func kinds() throws {
    #expect(
      try judged("gin @ 60 ml", "gin @ 10 ml", "plymouth @ 20 ml", "navy gin @ 30 ml")
        == "gin: exact by gin"
    )
    #expect(
      try judged("gin @ 60 ml", "plymouth @ 20 ml", "navy gin @ 30 ml")
        == "gin: short by navy gin, plymouth, lacks 10.0 ml"
    )
    #expect(
      try judged("=gin @ 60 ml", "gin @ 10 ml", "navy gin @ 700 ml")
        == "gin: short by gin, lacks 50.0 ml"
    )
    #expect(try judged("gin @ 60 ml", "gin @ 10 ml", "navy gin") == "gin: exact by gin")
    #expect(
      try judged("=gin @ 60 ml", "gin @ 10 ml", "navy gin") == "gin: short by gin, lacks 50.0 ml"
    )
  }

  @Test("what stands above does not count towards its kinds")
  func above() throws {
    #expect(
      try judged("plymouth @ 60 ml", "plymouth @ 10 ml", "spirit @ 700 ml")
        == "plymouth: short by plymouth, lacks 50.0 ml"
    )
  }

  @Test("what is excluded is not there, however much of it there is")
  func excluded() throws {
    let world = try SmallWorld(
      shelf,
      dishes: [SmallWorld.Dish("Dish", "butter or margarine @ 60 g")]
    )
    let stock = try ["butter @ 60 g", "margarine @ 10 g"].map { try world.batch($0) }
    let query = try world.query([], stock: stock, without: ["butter"])
    #expect(
      world.answer(query).lines("Dish") == ["margarine: short by margarine, lacks 50.0 g"]
    )
  }

  @Test("a line that is nice to have goes by presence")
  func optional() throws {
    let world = try SmallWorld(shelf, dishes: [SmallWorld.Dish("Dish", "egg", "?gin @ 60 ml")])
    #expect(
      try world.answer(stock: ["egg", "gin @ 1 ml"]).lines("Dish")
        == ["egg: exact by egg", "nice: gin: exact by gin"]
    )
  }

  @Test("a short line is had and used, and counts as a swap; it ranks after as written")
  func keys() throws {
    let world = try SmallWorld(
      shelf,
      dishes: [SmallWorld.Dish("Big", "gin @ 60 ml"), SmallWorld.Dish("Small", "gin @ 20 ml")]
    )
    let answer = try world.answer(stock: ["gin @ 30 ml"])
    #expect(answer.names == ["Small", "Big"])
    #expect(
      answer["Big"]?.keys == RankKeys(used: 1, swaps: 1, weight: 693)
    )
    #expect(answer["Big"]?.isMakeable == true)
    #expect(answer["Big"]?.missing == [])
    #expect(answer["Big"]?.compromises.map(\.grade) == [.short])
    #expect(answer["Big"]?.used.map(\.grade) == [.short])
    #expect(answer["Big"]?.lines.map(\.substitute) == [nil])
  }

  @Test("the grades stand in their order, and short is had as a compromise")
  func grades() {
    #expect(
      Grade.allCases.map(\.name) == [
        "exact", "kind", "make", "staple", "home", "generic", "swap", "short", "close",
        "missing",
      ]
    )
    #expect(Grade.allCases.sorted() == Grade.allCases)
    #expect(Grade.allCases.filter(\.isCovered).last == .short)
    #expect(Grade.allCases.filter(\.isCompromise) == [.home, .generic, .swap, .short])
    #expect(Grade.allCases.filter { !$0.isUse } == [.staple, .close, .missing])
  }
}
