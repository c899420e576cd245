import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What should be used soon")
struct ExpiryTests {
  @Test(
    "a batch is worth 1024 on its day, half of that every three days before, nothing beyond thirty or past it",
    arguments: [
      (Int.min, 0), (-9, 0), (-1, 0), (0, 1_024), (2, 1_024), (3, 512), (5, 512), (6, 256),
      (9, 128),
      (27, 2), (29, 2), (30, 1), (31, 0), (Int.max, 0),
    ]
  )
  func urgency(days: Int, expected: Int) {
    #expect(RecipeMatching.urgency(daysLeft: days) == expected)
  }

  @Test("without a date nothing is urgent")
  func undated() throws {
    #expect(RecipeMatching.urgency(daysLeft: nil) == 0)
    let world = try SmallWorld(["egg"], dishes: [SmallWorld.Dish("Dish", "egg")])
    let match = try world.answer(stock: ["egg @ 1"])["Dish"]
    #expect(match?.keys.expiring == 0)
    #expect(match?.lines.map(\.daysLeft) == [nil])
  }

  private let shelf = [
    "milk", "oat milk < milk", "lime", "lime juice", "rum", "white rum < rum", "butter",
    "margarine",
    "egg", "salt (staple)", "juice", "orange juice < juice", "orange",
  ]
  private let made = ["lime juice = lime", "orange juice = orange"]
  private let swaps = ["butter -> margarine", "egg -> salt"]

  /// The dish's expiring weight and each line's days.
  private func days(
    _ lines: String...,
    have: [String] = [],
    stock: (String, Int?)...
  ) throws -> (expiring: Int?, days: [Int?]?) {
    var dish = SmallWorld.Dish("Dish")
    dish.lines = lines
    let world = try SmallWorld(shelf, made: made, swaps: swaps, dishes: [dish])
    let batches = try stock.map { try world.batch($0.0, days: $0.1) }
    let match = world.answer(try world.query(have, stock: batches))["Dish"]
    return (match?.keys.expiring, match?.lines.map(\.daysLeft))
  }

  private func expect(
    _ found: (expiring: Int?, days: [Int?]?),
    _ expiring: Int,
    _ days: [Int?],
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(found.expiring == expiring, sourceLocation: location)
    #expect(found.days == days, sourceLocation: location)
  }

  @Test("the most urgent batch of each required line counts, once a requirement")
  func sum() throws {
    expect(
      try days("milk", "egg", "milk", stock: ("milk", 9), ("milk", 3), ("milk", nil), ("egg", -2)),
      512,
      [3, -2]
    )
  }

  @Test("what is past its date hides no fresh batch of the same thing")
  func pastAndFresh() throws {
    expect(try days("milk", stock: ("milk", -3), ("milk", 4)), 512, [4])
    expect(try days("milk", stock: ("milk", -3), ("oat milk", 0)), 1_024, [0])
    expect(try days("milk", stock: ("milk", -3), ("milk", nil)), 0, [-3])
    expect(try days("milk", stock: ("milk", -3), ("milk", -5)), 0, [-5])
  }

  @Test("kinds count where they may go in")
  func kinds() throws {
    let (milk, oats) = (("milk", 9), ("oat milk", 1))
    expect(try days("milk", stock: milk, oats), 1_024, [1])
    expect(try days("milk", stock: oats), 1_024, [1])
    expect(try days("=milk", stock: milk, oats), 128, [9])
    expect(try days("oat milk", stock: milk, oats), 1_024, [1])
  }

  @Test("what something is made of counts for it; where it is there itself, that alone")
  func make() throws {
    expect(try days("lime juice", stock: ("lime", 4)), 512, [4])
    expect(try days("lime juice", stock: ("lime", 4), ("lime juice", 20)), 16, [20])
    expect(try days("juice", stock: ("orange", 6)), 256, [6])
  }

  @Test("the generic and the substitute count, without their kinds")
  func generic() throws {
    expect(try days("white rum", stock: ("rum", 7)), 256, [7])
    expect(try days("butter", stock: ("margarine", 8)), 256, [8])
  }

  @Test("a substitute that is but assumed has no date, nor has a staple")
  func staples() throws {
    expect(try days("egg", "milk", "salt", stock: ("milk", 30)), 1, [nil, 30, nil])
    expect(try days("salt", "milk", stock: ("milk", 31), ("salt", 0)), 1_024, [0, 31])
  }

  @Test("what is short is used up, so its date counts; what is made instead has that of its parts")
  func short() throws {
    expect(try days("milk @ 1 l", stock: ("milk @ 1 ml", 5), ("oat milk @ 1 ml", 2)), 1_024, [2])
    expect(try days("=milk @ 1 l", stock: ("milk @ 1 ml", 5), ("oat milk @ 1 ml", 2)), 512, [5])
    expect(
      try days("lime juice @ 30 ml", stock: ("lime juice @ 1 ml", 0), ("lime", 12)),
      64,
      [12]
    )
  }

  @Test("a nice-to-have shows its days and weighs nothing")
  func optional() throws {
    expect(try days("egg", "?milk", stock: ("egg", 6), ("milk", 0)), 256, [6, 0])
  }

  @Test("what is typed has no date")
  func typed() throws {
    expect(try days("egg", "milk", have: ["egg"], stock: ("milk", 3)), 512, [nil, 3])
  }

  @Test("the expiring order puts the most urgent dish first, the usual order then decides")
  func order() throws {
    let world = try SmallWorld(
      ["egg", "milk", "flour", "caviar"],
      dishes: [
        SmallWorld.Dish("A", "egg", "flour"), SmallWorld.Dish("B", "milk", "caviar"),
        SmallWorld.Dish("C", "flour"), SmallWorld.Dish("D", "milk", "egg", "caviar"),
      ]
    )
    let stock = [
      try world.batch("egg", days: 8), try world.batch("milk", days: 1),
      try world.batch("flour @ 1 g", days: nil),
    ]
    var query = try world.query([], stock: stock)
    query.order = .expiring
    #expect(world.answer(query).names == ["D", "B", "A", "C"])
    query.order = .fewestMissing
    #expect(world.answer(query).names == ["A", "C", "D", "B"])
  }

  @Test("of dishes that use the same the more urgent comes first in the usual order, too")
  func fourthKey() throws {
    let world = try SmallWorld(
      ["egg", "milk"],
      dishes: [SmallWorld.Dish("A", "egg"), SmallWorld.Dish("B", "milk")]
    )
    #expect(try world.answer(have: "egg", "milk").names == ["A", "B"])
    let query = try world.query(["egg"], stock: [try world.batch("milk", days: 2)])
    #expect(world.answer(query).names == ["B", "A"])
  }
}
