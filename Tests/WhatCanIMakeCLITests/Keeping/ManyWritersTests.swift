import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Many processes that write one store")
struct ManyWritersTests {
  static let writers = 8
  static let operations = isFullTier ? 500 : 12
  static let people = ["anna", "bert", "cleo"]

  @Test("every effect is there, sums are exact, nobody is turned away, and nobody waits long")
  func everyEffect() throws {
    let home = try Home(apart: true)
    let runs = Mutex<[(arguments: [String], run: Tool.Outcome)]>([])
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Self.writers) { writer in
      for operation in 0..<Self.operations {
        let arguments = self.arguments(writer, operation)
        do {
          let run = try home.run(arguments, as: Self.person(writer))
          runs.withLock { $0.append((arguments, run)) }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let all = runs.withLock { $0 }
    #expect(all.count == Self.writers * Self.operations)
    for (arguments, run) in all where run.status != 0 || run.err != "" {
      Issue.record("\(arguments): \(run.status) \(run.err)")
    }
    // Other tests run beside this one in the quick tier.
    #expect(all.map(\.run.seconds).max() ?? 0 <= (isFullTier ? 2 : 10))
    try expectEffects(in: home)
    #expect(try home.complaints() == "")
  }

  private static func person(_ writer: Int) -> String { people[writer % people.count] }

  /// Each writer has dishes of its own for its person.
  private static func dish(_ writer: Int, _ operation: Int) -> Int {
    writers * (operation / 6) + writer
  }

  private func arguments(_ writer: Int, _ operation: Int) -> [String] {
    let dish = SmallCollection.plainDish(Self.dish(writer, operation))
    return switch operation % 6 {
    case 0: ["favorite", "add", dish]
    case 1: ["pantry", "add", "gin 1 ml"]
    case 2: ["list", "add", "wishlist", dish]
    case 3: ["shopping", "add", "flour 1 g"]
    case 4: ["list", "move", "wishlist", dish, "1"]
    default: ["rate", dish, "\(writer % 5 + 1)"]
    }
  }

  private func expectEffects(in home: Home) throws {
    for (position, person) in Self.people.enumerated() {
      let writers = (0..<Self.writers).filter { $0 % Self.people.count == position }
      // The dishes that the operations of one kind named.
      let dishes = { (kind: Int) in
        writers.flatMap { writer in
          stride(from: kind, to: Self.operations, by: 6).map {
            SmallCollection.plainDishID(Self.dish(writer, $0))
          }
        }
        .sorted()
      }
      #expect(try home.values("id", of: "favorite", "list", as: person).sorted() == dishes(0))
      let wishes = try home.values("id", of: "list", "show", "wishlist", as: person)
      #expect(wishes.sorted() == dishes(2))
      let counts = writers.map { _ in (0..<Self.operations).filter { $0 % 6 == 1 }.count }
      let gin = try #require(try home.items(["pantry", "list"], as: person).first)
      #expect(gin["quantity"] as? Int == counts.reduce(0, +))
      let shopping = try #require(try home.items(["shopping", "list"], as: person).first)
      // What is shown is rounded to what can be bought; the entries are exact.
      let entries = try #require(shopping["entries"] as? [[String: Any]])
      let flour = (0..<Self.operations).filter { $0 % 6 == 3 }.count * writers.count
      #expect(entries.count == 1)
      #expect(entries.first?["quantity"] as? Int == flour)
      let rated = try home.items(["browse"], as: person).filter { $0["rating"] is Int }
      let rates = Set(dishes(5))
      #expect(Set(rated.compactMap { $0["id"] as? String }).isSuperset(of: rates))
    }
  }
}
