import Dispatch
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Several users of one notebook")
struct NotebookConcurrencyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs `body` on eight threads at once and returns what they threw.
  func atOnce(_ body: @Sendable (Int) throws -> Void) -> [String] {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      do {
        try body(thread)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    return failures.withLock { $0 }
  }

  @Test("of eight that read, add and write in turn, none is lost and none waits two seconds")
  func readModifyWrite() throws {
    let rounds = SeededGenerator.seeds(12, full: 500).count
    let (path, anna) = (folder.notebook, try person("anna"))
    let slowest = Mutex(Duration.zero)
    let failures = atOnce { thread in
      let store = try NotebookStore(opening: path, now: today)
      let own = try person("thread \(thread)")
      for _ in 0..<rounds {
        let time = try ContinuousClock().measure {
          try store.write(anna, now: today) { writer in
            let text = try writer.reader.note(on: gimlet.id)?.text ?? "0"
            try writer.setNote(gimlet, "\((Int(text) ?? -1) + 1)")
          }
        }
        slowest.withLock { $0 = max($0, time) }
        try store.write(own, now: today) { try $0.addHistory(.cooked, recipe: gimlet) }
      }
    }
    #expect(failures == [])
    #expect(slowest.withLock { $0 } < .seconds(2))
    let store = try NotebookStore(folder)
    #expect(try store.contents(of: anna).notes.map(\.text) == ["\(8 * rounds)"])
    for thread in 0..<8 {
      #expect(try store.contents(of: person("thread \(thread)")).history.count == rounds)
    }
    try store.verify()
  }

  @Test("of eight that make the file and the copy of the day at once, all succeed")
  func creators() throws {
    let path = folder.notebook
    let failures = atOnce { thread in
      let store = try NotebookStore(opening: path, now: today) { notice in
        Issue.record("\(notice)")
      }
      try store.write(person("\(thread)"), now: today) { try $0.setFavorite(gimlet) }
    }
    #expect(failures == [])
    #expect(try NotebookStore(folder).contents(of: nil).everyonesMarks[gimlet.id]?.favorites == 8)
    #expect(try names(in: folder.backups) == ["user-2025-11-21.db"])
  }
}
