import Foundation
import TestSupport
import Testing

@Suite("A tool that is killed")
struct KillTests {
  /// What one run is to do, and how its effect is seen afterwards.
  private enum Step {
    case favorite(Int)
    case list(Int)
    case note(Int, String)
    case rating(Int, Int)
    case importing(Int)
    case recipe(Int)

    init(_ number: Int, using generator: inout SeededGenerator) {
      let dish = Int.random(in: 0..<SmallCollection.plainDishes, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: self = .favorite(dish)
      case 1: self = .list(dish)
      case 2: self = .note(number, "note \(number)")
      case 3: self = .rating(number, Int.random(in: 1...5, using: &generator))
      case 4: self = .importing(number)
      default: self = .recipe(number)
      }
    }

    func arguments(_ home: Home) throws -> [String] {
      switch self {
      case .favorite(let dish): ["favorite", "add", SmallCollection.plainDish(dish)]
      case .list(let dish): ["list", "add", "wishlist", SmallCollection.plainDish(dish)]
      case .note(let dish, let text): ["note", SmallCollection.plainDish(dish), text]
      case .rating(let dish, let stars): ["rate", SmallCollection.plainDish(dish), "\(stars)"]
      case .importing(let number):
        [
          "import",
          try home.write(
            try drinksFile([(number, "Drink \(number)", ["Gin"])]),
            to: "\(number).json"
          ),
        ]
      case .recipe(let number): ["recipe", "new", "Own \(number)", "--ingredient", "30 ml gin"]
      }
    }
  }

  @Test(
    "loses nothing that it acknowledged, and the next run needs no help",
    arguments: SeededGenerator.seeds(2, full: 20)
  )
  func killed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let home = try Home(apart: true)
    let typical = try home.run(["favorite", "add", "negroni"]).seconds
    var acknowledged: [Step] = []
    var kills = 0
    for round in 0..<(isFullTier ? 10 : 5) {
      for position in 0..<3 {
        // Notes and ratings are of a dish of their own, so that no later step changes them.
        let step = Step(round * 3 + position + 1, using: &generator)
        let moment = Double.random(in: 0...(1.3 * typical), using: &generator)
        let run = try home.run(try step.arguments(home), patience: moment)
        if run.status == 0 {
          acknowledged.append(step)
        } else {
          #expect(run.status == 128 + SIGKILL, "\(run.err)")
          kills += 1
        }
      }
      let complaints = try home.complaints()
      #expect(complaints == "")
      if isFullTier { try expect(acknowledged, in: home) }
    }
    try expect(acknowledged, in: home)
    #expect(kills > 0)
    let next = try home.run(["rate", "gimlet", "3"])
    #expect(next.status == 0)
    #expect(next.err == "")
    let known: Set = [
      "backups", "cache.db", "cache.db-journal", "catalogue.current", "catalogue.delta",
      "catalogue.index", "catalogue.lock", "catalogue.taste", "user.db", "user.db-journal",
    ]
    let unknown = Set(try names(in: home.path)).subtracting(known)
    #expect(unknown == [], "\(unknown.sorted())")
    #expect(try names(in: "\(home.path)/backups").allSatisfy { $0.hasSuffix(".db") })
  }

  /// Expects the effect of every step.
  private func expect(_ steps: [Step], in home: Home) throws {
    let export = try home.say("export")
    let favorites = Set(try home.values("id", of: "favorite", "list"))
    let wishes = Set(try home.values("id", of: "list", "show", "wishlist"))
    let dishes = try home.items(["browse"])
    let names = Set(dishes.compactMap { $0["name"] as? String })
    var ratings: [String: Int] = [:]
    for dish in dishes {
      if let id = dish["id"] as? String, let stars = dish["rating"] as? Int { ratings[id] = stars }
    }
    for step in steps {
      switch step {
      case .favorite(let dish): #expect(favorites.contains(SmallCollection.plainDishID(dish)))
      case .list(let dish): #expect(wishes.contains(SmallCollection.plainDishID(dish)))
      case .note(_, let text): #expect(export.contains("\"\(text)\""))
      case .rating(let dish, let stars):
        #expect(ratings[SmallCollection.plainDishID(dish)] == stars)
      case .importing(let number): #expect(names.contains("Drink \(number)"))
      case .recipe(let number): #expect(names.contains("Own \(number)"))
      }
    }
  }
}
