import Foundation
import Synchronization
import Testing

@Suite("Suggestions that are asked for at the same time")
struct SuggestTogetherTests {
  @Test("no two processes are shown the same")
  func disjoint() throws {
    let home = try Home.ofTheProject(apart: true)
    let (callers, rounds, count) = isFullTier ? (8, 4, 5) : (3, 1, 4)
    let found = Mutex<[Suggestions]>([])
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: callers) { _ in
      for _ in 0..<rounds {
        do {
          let answer = try home.suggest(["--count", "\(count)"])
          found.withLock { $0.append(answer) }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let ids = found.withLock { $0 }.flatMap(\.ids)
    #expect(ids.count == callers * rounds * count)
    #expect(Set(ids).count == ids.count)
    #expect(try home.values("id", of: "history", "list").sorted() == ids.sorted())
  }

  @Test("twenty rounds of ten repeat nothing", .enabled(if: isFullTier))
  func rounds() throws {
    let home = try Home.ofTheProject()
    try home.say("like", "negroni", "guacamole")
    var ids: [String] = []
    for _ in 0..<20 { ids += try home.suggest(["--count", "10"]).ids }
    #expect(ids.count == 200)
    #expect(Set(ids).count == 200)
  }
}
