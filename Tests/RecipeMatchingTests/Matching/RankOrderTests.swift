import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("In which order dishes come")
struct RankOrderTests {
  /// A key of the ranking, and how to make it worse.
  enum Key: CaseIterable {
    case missing, compromises, used, expiring, taste, required, minutes

    func worsened(_ keys: RankKeys) -> RankKeys {
      var keys = keys
      switch self {
      case .missing: keys.missing += 1
      case .compromises: keys.compromises += 1
      case .used: keys.usedWeight -= 1
      case .expiring: keys.expiring -= 1
      case .taste: keys.taste -= 1
      case .required: keys.required += 1
      case .minutes: keys.minutes = keys.minutes.map { $0 + 1 }
      }
      return keys
    }
  }

  private static let middle = RankKeys(
    missing: 5,
    compromises: 5,
    usedWeight: 5_000,
    expiring: 50,
    taste: 50,
    required: 9,
    minutes: 30
  )

  @Test(
    "each order compares its keys in its own sequence, an earlier key deciding over all later ones",
    arguments: [
      (
        RankOrder.fewestMissing,
        [Key.missing, .compromises, .used, .expiring, .taste, .required]
      ),
      (.mostUsed, [.used, .missing, .compromises, .expiring, .taste, .required]),
      (.expiring, [.expiring, .missing, .compromises, .used, .taste, .required]),
      (.taste, [.taste, .missing, .compromises, .used, .expiring, .required]),
      (.quick, [.minutes, .missing, .compromises, .used, .expiring, .taste, .required]),
    ]
  )
  func sequence(order: RankOrder, keys: [Key]) {
    for (position, key) in keys.enumerated() {
      let worse = key.worsened(Self.middle)
      let otherwiseWorse = keys[(position + 1)...].reduce(Self.middle) { $1.worsened($0) }
      #expect(
        precedes(order.ascending(otherwiseWorse), order.ascending(worse)) == true,
        "\(key)"
      )
      #expect(
        precedes(order.ascending(worse), order.ascending(otherwiseWorse)) == false,
        "\(key)"
      )
    }
    let unused = Key.allCases.filter { !keys.contains($0) }.reduce(Self.middle) { $1.worsened($0) }
    #expect(precedes(order.ascending(unused), order.ascending(Self.middle)) == nil)
  }

  @Test(
    "four dishes by their keys, by hand",
    arguments: [
      (RankOrder.fewestMissing, "BADC"), (.mostUsed, "DCAB"), (.expiring, "DACB"),
      (.taste, "CBAD"), (.quick, "DBAC"),
    ]
  )
  func fourKeys(order: RankOrder, expected: String) {
    let dishes: [(name: Character, keys: RankKeys)] = [
      (
        "A",
        RankKeys(
          missing: 0,
          compromises: 1,
          usedWeight: 500,
          expiring: 10,
          taste: 1,
          required: 2,
          minutes: 40
        )
      ),
      (
        "B",
        RankKeys(
          missing: 0,
          compromises: 0,
          usedWeight: 300,
          expiring: 0,
          taste: 2,
          required: 3,
          minutes: 30
        )
      ),
      (
        "C",
        RankKeys(
          missing: 1,
          compromises: 0,
          usedWeight: 900,
          expiring: 5,
          taste: 9,
          required: 4,
          minutes: nil
        )
      ),
      (
        "D",
        RankKeys(
          missing: 1,
          compromises: 0,
          usedWeight: 900,
          expiring: 20,
          taste: 0,
          required: 5,
          minutes: 10
        )
      ),
    ]
    let ranked = dishes.sorted { left, right in
      precedes(order.ascending(left.keys), order.ascending(right.keys)) == true
    }
    #expect(String(ranked.map(\.name)) == expected)
  }

  @Test("every order has the name that people type")
  func names() {
    #expect(
      RankOrder.allCases.map(\.rawValue)
        == ["fewest-missing", "most-used", "expiring", "taste", "quick"]
    )
  }

  // MARK: On dishes

  @Test(
    "four dishes through the engine, by hand",
    arguments: [
      (RankOrder.fewestMissing, ["Gin Lime", "Lime Cup", "Rum Sour", "Mint Gin"]),
      (.mostUsed, ["Mint Gin", "Rum Sour", "Gin Lime", "Lime Cup"]),
      (.expiring, ["Gin Lime", "Lime Cup", "Rum Sour", "Mint Gin"]),
      (.taste, ["Gin Lime", "Lime Cup", "Rum Sour", "Mint Gin"]),
      (.quick, ["Rum Sour", "Gin Lime", "Lime Cup", "Mint Gin"]),
    ]
  )
  func fourDishes(order: RankOrder, expected: [String]) throws {
    // N = 4. Gin: df 2, weight 1099; lime: df 3, 847; mint, white rum: df 1, 1609.
    // Gin Lime 0 0 1946 2, Lime Cup 0 0 847 1, Rum Sour 0 1 2456 2, Mint Gin 1 0 2708 3.
    let world = try SmallWorld(
      ["gin", "lime", "mint", "rum", "white rum < rum", "cream"],
      dishes: [
        SmallWorld.Dish("Lime Cup", "lime", minutes: 20),
        SmallWorld.Dish("Mint Gin", "gin", "mint", "cream"),
        SmallWorld.Dish("Rum Sour", "white rum", "lime", minutes: 5),
        SmallWorld.Dish("Gin Lime", "gin", "lime", minutes: 20),
      ]
    )
    var query = try world.query(["gin", "lime", "rum", "mint"])
    query.order = order
    #expect(world.answer(query).names == expected)
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
    query.taste = [-5, -5, 9, 0]
    let answer = world.answer(query)
    #expect(answer.names == expected)
    #expect(["A", "B", "C", "D"].map { answer[$0]?.keys.taste } == [-5, -5, 9, 0])
  }

  @Test("as written comes before a compromise, even when the compromise uses rarer things")
  func compromisesBeforeWeight() throws {
    let world = try SmallWorld(
      ["gin", "rum", "white rum < rum"],
      dishes: [
        SmallWorld.Dish("Common", "gin"), SmallWorld.Dish("Also Gin", "gin"),
        SmallWorld.Dish("A Rare One", "white rum", "gin"),
      ]
    )
    #expect(try world.answer(have: "gin", "rum").names == ["Also Gin", "Common", "A Rare One"])
  }

  @Test("of equal dishes the one that needs fewer things comes first, assumed staples aside")
  func fewerRequired() throws {
    let world = try SmallWorld(
      ["gin", "salt (staple)", "ice (staple)", "egg", "lime"],
      dishes: [
        SmallWorld.Dish("A", "gin", "egg", "lime"),
        SmallWorld.Dish("B", "gin", "egg", "salt", "ice"),
      ]
    )
    // Both miss one and two things; with egg the two lines that count weigh the same.
    #expect(try world.answer(have: "gin").names == ["B", "A"])
    var query = try world.query(["gin", "lime", "egg"])
    query.order = .mostUsed
    #expect(world.answer(query).names == ["A", "B"])
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

  @Test("dishes without a time come last in the quick order, by the usual order among themselves")
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
    #expect(world.answer(query).names == ["D", "C", "E", "B", "A"])
  }
}
