import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What is there but too little is judged as if it were not there")
struct ShortFallbackTests {
  private func judged(
    _ line: String,
    in rows: [String],
    made: [String] = [],
    swaps: [String] = [],
    stock: [String],
    edit: (inout MatchQuery) -> Void = { _ in }
  ) throws -> String? {
    let world = try SmallWorld(
      rows,
      made: made,
      swaps: swaps,
      dishes: [SmallWorld.Dish("Dish", line)]
    )
    var query = try world.query([], stock: try stock.map { try world.batch($0) })
    edit(&query)
    return world.answer(query).lines("Dish")?.first
  }

  @Test("a staple of which too little is noted is assumed, even where exactly it is asked for")
  func staple() throws {
    let world = try SmallWorld(
      ["salt (staple)", "egg"],
      dishes: [
        SmallWorld.Dish("Dish", "salt @ 10 g", "egg"), SmallWorld.Dish("Only", "salt @ 9 g"),
      ]
    )
    let answer = try world.answer(stock: ["salt @ 1 g", "egg"])
    #expect(answer.lines("Dish") == ["salt: staple", "egg: exact by egg"])
    #expect(
      answer["Dish"]?.keys == RankKeys(used: 1, weight: 1099)
    )
    // Nothing that is there goes in.
    #expect(answer.names == ["Dish"])
    #expect(
      try judged("=salt @ 10 g", in: ["salt (staple)"], stock: ["salt @ 1 g"]) == nil
    )
  }

  @Test("a home step makes what is too little")
  func make() throws {
    let rows = ["lime", "lime juice"]
    let made = ["lime juice = lime"]
    #expect(
      try judged(
        "lime juice @ 30 ml",
        in: rows,
        made: made,
        stock: ["lime juice @ 10 ml", "lime @ 1"]
      ) == "lime juice: make by lime"
    )
    #expect(
      try judged(
        "=lime juice @ 30 ml",
        in: rows,
        made: made,
        stock: ["lime juice @ 10 ml", "lime @ 1"]
      ) == "lime juice: make by lime"
    )
    #expect(
      try judged("lime juice @ 30 ml", in: rows, made: made, stock: ["lime juice @ 10 ml"])
        == "lime juice: short by lime juice, lacks 20.0 ml"
    )
  }

  @Test("a made kind will do, unless exactly this is asked for")
  func madeKind() throws {
    let rows = ["juice", "lime juice < juice", "lime"]
    let made = ["lime juice = lime"]
    let stock = ["juice @ 10 ml", "lime @ 1"]
    #expect(
      try judged("juice @ 30 ml", in: rows, made: made, stock: stock) == "juice: make by lime"
    )
    #expect(
      try judged("=juice @ 30 ml", in: rows, made: made, stock: stock)
        == "juice: short by juice, lacks 20.0 ml"
    )
  }

  @Test("what is too little does not make itself by way of its kinds or of what it is a kind of")
  func circles() throws {
    #expect(
      try judged(
        "parmesan @ 50 g",
        in: ["parmesan", "grated parmesan < parmesan"],
        made: ["grated parmesan = parmesan"],
        stock: ["parmesan @ 20 g"]
      ) == "parmesan: short by parmesan, lacks 30.0 g"
    )
    #expect(
      try judged(
        "caster sugar @ 50 g",
        in: ["sugar", "caster sugar < sugar"],
        made: ["caster sugar = sugar"],
        stock: ["caster sugar @ 20 g"]
      ) == "caster sugar: short by caster sugar, lacks 30.0 g"
    )
  }

  @Test("a generic stands in, be it but a little, unless that is not allowed")
  func generic() throws {
    let rows = ["rum", "white rum < rum"]
    let stock = ["white rum @ 10 ml", "rum @ 1 ml"]
    #expect(
      try judged("white rum @ 60 ml", in: rows, stock: stock) == "white rum: generic by rum"
    )
    let short = "white rum: short by white rum, lacks 50.0 ml"
    #expect(
      try judged("white rum @ 60 ml", in: rows, stock: stock) { $0.allowsGeneric = false } == short
    )
    #expect(try judged("=white rum @ 60 ml", in: rows, stock: stock) == short)
  }

  @Test("a swap stands in, be it but a little, unless that is not allowed")
  func swap() throws {
    let rows = ["butter", "margarine"]
    let swaps = ["butter -> margarine"]
    let stock = ["butter @ 10 g", "margarine @ 1 g"]
    #expect(
      try judged("butter @ 60 g", in: rows, swaps: swaps, stock: stock)
        == "butter: swap by margarine"
    )
    let short = "butter: short by butter, lacks 50.0 g"
    #expect(
      try judged("butter @ 60 g", in: rows, swaps: swaps, stock: stock) { $0.allowsSwaps = false }
        == short
    )
    #expect(try judged("=butter @ 60 g", in: rows, swaps: swaps, stock: stock) == short)
  }

  @Test("a dish's own swap stands in as well, with its note")
  func ownSwap() throws {
    var dish = SmallWorld.Dish("Dish", "butter @ 60 g")
    dish.swaps = [Recipe.Swap(required: "butter", substitute: "oil", note: "45 ml")]
    let world = try SmallWorld(["butter", "oil"], dishes: [dish])
    let line = try world.answer(stock: ["butter @ 10 g", "oil @ 1 ml"])["Dish"]?.lines.first
    #expect(line?.grade == .swap)
    #expect(line?.substitute == "oil")
    #expect(line?.note == "45 ml")
    #expect(line?.short == nil)
  }

  @Test("a sibling is no substitute: the line is short, not close")
  func close() throws {
    #expect(
      try judged(
        "rye @ 60 ml",
        in: ["whiskey", "rye < whiskey", "bourbon < whiskey"],
        stock: ["rye @ 10 ml", "bourbon @ 700 ml"]
      ) == "rye: short by rye, lacks 50.0 ml"
    )
  }

  @Test(
    "of alternatives the best counts, a short one after a swap; of short ones the first written"
  )
  func alternatives() throws {
    let rows = ["butter", "margarine", "oil", "lard"]
    let line = "butter or margarine @ 60 g"
    #expect(
      try judged(line, in: rows, stock: ["butter @ 10 g", "margarine @ 60 g"])
        == "butter or margarine: exact by margarine"
    )
    #expect(
      try judged(line, in: rows, stock: ["butter @ 10 g", "margarine @ 50 g"])
        == "butter or margarine: short by butter, lacks 50.0 g"
    )
    #expect(
      try judged(
        line,
        in: rows,
        swaps: ["margarine -> oil"],
        stock: ["butter @ 10 g", "margarine @ 50 g", "oil"]
      ) == "butter or margarine: swap by oil"
    )
    #expect(
      try judged(
        line,
        in: rows,
        swaps: ["butter -> margarine"],
        stock: ["butter @ 10 g", "margarine @ 50 g"]
      ) == "butter or margarine: swap by margarine"
    )
  }

  @Test("what must be used may be what is too little")
  func mustUse() throws {
    let world = try SmallWorld(
      ["milk", "oat milk < milk", "cream"],
      swaps: ["milk -> cream"],
      dishes: [
        SmallWorld.Dish("Short", "milk @ 1 l"), SmallWorld.Dish("Enough", "milk @ 1 cl"),
        SmallWorld.Dish("Other", "cream"),
      ]
    )
    let answer = try world.answer(stock: ["milk @ 100 ml"], use: ["milk"])
    #expect(answer.names == ["Enough", "Short"])
    #expect(answer.lines("Short") == ["milk: short by milk, lacks 900.0 ml"])
    let kind = try world.answer(stock: ["oat milk @ 100 ml"], use: ["oat milk"])
    #expect(kind.lines("Short") == ["milk: short by oat milk, lacks 900.0 ml"])
    // Named alone, it is there in an unknown amount.
    #expect(
      try world.answer(stock: [], use: ["milk"]).lines("Short") == ["milk: exact by milk"]
    )
  }

  @Test("one dish's shortage is none of another's")
  func perDish() throws {
    let world = try SmallWorld(
      ["egg", "ham"],
      dishes: [
        SmallWorld.Dish("A", "egg @ 1"), SmallWorld.Dish("B", "egg @ 4"),
        SmallWorld.Dish("C", "egg"), SmallWorld.Dish("D", "egg @ 2", "egg @ 2"),
      ]
    )
    let answer = try world.answer(stock: ["egg @ 3"])
    #expect(answer.names == ["A", "C", "B", "D"])
    #expect(answer.lines("D") == ["egg: short by egg, lacks 1.0"])
  }
}
