import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("In which order dishes come")
struct RankOrderTests {
  /// A key of the ranking, and how to make it worse.
  enum Key: CaseIterable {
    case missing, plain, main, used, swaps, expiring, taste, renown, weight, generics, minutes

    func worsened(_ keys: RankKeys) -> RankKeys {
      var keys = keys
      switch self {
      case .missing: keys.missing += 1
      case .plain: keys.isPlain = true
      case .main: keys.hasMain = false
      case .used: keys.used -= 1
      case .swaps: keys.swaps += 1
      case .expiring: keys.expiring -= 1
      case .taste: keys.taste -= 1
      case .renown: keys.renown -= 1
      case .weight: keys.weight -= 1
      case .generics: keys.generics += 1
      case .minutes: keys.minutes = keys.minutes.map { $0 + 1 }
      }
      return keys
    }
  }

  private static let middle = RankKeys(
    missing: 5,
    hasMain: true,
    used: 2,
    swaps: 5,
    expiring: 50,
    taste: 2,
    renown: 1,
    weight: 5_000,
    generics: 3,
    minutes: 30
  )

  private func code(_ keys: RankKeys, _ order: RankOrder) -> RankCode {
    RankCode(keys, place: 7, in: order)
  }

  @Test(
    "each order compares its keys in its own sequence, an earlier key deciding over all later ones",
    arguments: [
      (
        RankOrder.fewestMissing,
        [Key.missing, .plain, .main, .used, .swaps, .expiring, .taste, .renown, .weight, .generics]
      ),
      (
        .mostUsed,
        [.used, .missing, .plain, .main, .swaps, .expiring, .taste, .renown, .weight, .generics]
      ),
      (
        .expiring,
        [.expiring, .missing, .plain, .main, .used, .swaps, .taste, .renown, .weight, .generics]
      ),
      (
        .taste,
        [.taste, .missing, .plain, .main, .used, .swaps, .expiring, .renown, .weight, .generics]
      ),
      (
        .quick,
        [
          .missing, .plain, .minutes, .main, .used, .swaps, .expiring, .taste, .renown,
          .weight, .generics,
        ]
      ),
    ]
  )
  func sequence(order: RankOrder, keys: [Key]) {
    for (position, key) in keys.enumerated() {
      let worse = key.worsened(Self.middle)
      let otherwiseWorse = keys[(position + 1)...].reduce(Self.middle) { $1.worsened($0) }
      #expect(code(otherwiseWorse, order) < code(worse, order), "\(key)")
    }
    let unused = Key.allCases.filter { !keys.contains($0) }.reduce(Self.middle) { $1.worsened($0) }
    #expect(code(unused, order) == code(Self.middle, order))
  }

  @Test("three things or more are equally many, except where the most used come first")
  func breadth() {
    for order in RankOrder.allCases {
      let codes = (2...5).map { code(RankKeys(used: $0), order) }
      #expect(codes[1] < codes[0], "\(order)")
      #expect((codes[2] < codes[1]) == (order == .mostUsed), "\(order)")
      #expect((codes[3] == codes[1]) == (order != .mostUsed), "\(order)")
    }
  }

  @Test(
    "four dishes by their keys, by hand",
    arguments: [
      (RankOrder.fewestMissing, "BADC"), (.mostUsed, "CDBA"), (.expiring, "DACB"),
      (.taste, "CBAD"), (.quick, "ABDC"),
    ]
  )
  func fourKeys(order: RankOrder, expected: String) {
    let dishes: [(name: Character, keys: RankKeys)] = [
      ("A", RankKeys(used: 2, swaps: 1, expiring: 10, taste: 1, weight: 500, minutes: 20)),
      ("B", RankKeys(used: 2, taste: 2, weight: 300, minutes: 30)),
      ("C", RankKeys(missing: 1, used: 4, expiring: 5, taste: 4, weight: 900)),
      ("D", RankKeys(missing: 1, used: 3, expiring: 20, weight: 900, minutes: 10)),
    ]
    let ranked = dishes.sorted { code($0.keys, order) < code($1.keys, order) }
    #expect(String(ranked.map(\.name)) == expected)
  }

  @Test("every order has the name that people type, and two of them group by what is missing")
  func names() {
    #expect(
      RankOrder.allCases.map(\.rawValue)
        == ["fewest-missing", "most-used", "expiring", "taste", "quick"]
    )
    #expect(RankOrder.allCases.filter(\.isByMissing) == [.fewestMissing, .quick])
  }

  // MARK: On dishes

  @Test(
    "four dishes through the engine, by hand",
    arguments: [
      (RankOrder.fewestMissing, ["Rum Sour", "Gin Lime", "Lime Cup", "Mint Gin"]),
      (.mostUsed, ["Rum Sour", "Gin Lime", "Mint Gin", "Lime Cup"]),
      (.expiring, ["Rum Sour", "Gin Lime", "Lime Cup", "Mint Gin"]),
      (.taste, ["Rum Sour", "Gin Lime", "Lime Cup", "Mint Gin"]),
      (.quick, ["Lime Cup", "Rum Sour", "Gin Lime", "Mint Gin"]),
    ]
  )
  func fourDishes(order: RankOrder, expected: [String]) throws {
    // N = 4. Gin: df 2, weight 1099; lime: df 3, 847; mint, rum: df 1, 1609.
    let world = try SmallWorld(
      ["gin", "lime", "mint", "rum", "white rum < rum", "cream"],
      dishes: [
        SmallWorld.Dish("Lime Cup", "lime", minutes: 3),
        SmallWorld.Dish("Mint Gin", "gin", "mint", "cream"),
        SmallWorld.Dish("Rum Sour", "white rum", "lime", minutes: 5),
        SmallWorld.Dish("Gin Lime", "gin", "lime", minutes: 20),
      ]
    )
    var query = try world.query(["gin", "lime", "rum", "mint"])
    query.order = order
    let answer = world.answer(query)
    #expect(answer.names == expected)
    #expect(answer["Lime Cup"]?.keys == RankKeys(used: 1, weight: 847, minutes: 3))
    #expect(answer["Mint Gin"]?.keys == RankKeys(missing: 1, used: 2, weight: 2_708))
    #expect(answer["Rum Sour"]?.keys == RankKeys(used: 2, weight: 2_456, generics: 1, minutes: 5))
    #expect(answer["Gin Lime"]?.keys == RankKeys(used: 2, weight: 1_946, minutes: 20))
  }

  @Test(
    "what the cook likes decides where the order says so, and only breaks ties elsewhere",
    arguments: [
      (RankOrder.fewestMissing, ["D", "A", "B", "C"]), (.mostUsed, ["C", "D", "A", "B"]),
      (.expiring, ["D", "A", "B", "C"]), (.taste, ["C", "D", "A", "B"]),
      (.quick, ["D", "A", "B", "C"]),
    ]
  )
  func taste(order: RankOrder, expected: [String]) throws {
    // A, B and D are alike but for taste, and A and B in that too; C misses one thing.
    let world = try SmallWorld(
      ["gin", "lime", "rum"],
      dishes: [
        SmallWorld.Dish("C", "lime", "gin", "rum"), SmallWorld.Dish("B", "gin"),
        SmallWorld.Dish("A", "gin"), SmallWorld.Dish("D", "gin"),
      ]
    )
    var query = try world.query(["gin", "lime"])
    query.order = order
    #expect(
      world.answer(query).names
        == (order == .mostUsed ? ["C", "A", "B", "D"] : ["A", "B", "D", "C"])
    )
    // By position: A, B, C, D.
    query.taste = [1, 1, 4, 2]
    let answer = world.answer(query)
    #expect(answer.names == expected)
    #expect(["A", "B", "C", "D"].map { answer[$0]?.keys.taste } == [1, 1, 4, 2])
  }

  @Test("equal keys go by name, as lower-cased scalars and not as a language sorts; then by id")
  func nameOrder() throws {
    func dish(_ name: String, _ id: String) -> SmallWorld.Dish {
      SmallWorld.Dish(name, "egg", id: id)
    }
    let world = try SmallWorld(
      ["egg"],
      dishes: [
        dish("😀 Pie", "w:1"), dish("Éclair", "w:9"), dish("Zabaglione", "w:2"),
        dish("éclair", "w:10"), dish("Ａ Pie", "w:3"), dish("banana", "w:4"), dish("Apple", "w:5"),
        dish("apple pie", "w:6"), dish("Apple-pie", "w:7"), dish("ÉCLAIR", "w:2b"), dish("", "w:8"),
      ]
    )
    #expect(
      try world.answer(have: "egg").ids == [
        "w:8", "w:5", "w:6", "w:7", "w:4", "w:2", "w:10", "w:2b", "w:9", "w:3", "w:1",
      ]
    )
  }

  @Test("in the quick order dishes without a time come last of those that miss as much")
  func unknownMinutes() throws {
    let world = try SmallWorld(
      ["egg", "gin"],
      dishes: [
        SmallWorld.Dish("A", "egg", "gin"), SmallWorld.Dish("B", "egg"),
        SmallWorld.Dish("C", "egg", "gin", minutes: 90), SmallWorld.Dish("D", "egg", minutes: 0),
        SmallWorld.Dish("E", "egg", minutes: 1_000_000),
      ]
    )
    var query = try world.query(["egg"])
    query.order = .quick
    #expect(world.answer(query).names == ["D", "E", "B", "C", "A"])
  }
}
