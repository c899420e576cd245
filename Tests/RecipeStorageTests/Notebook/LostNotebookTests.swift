import Foundation
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A notebook that was there and is gone")
struct LostNotebookTests {
  let folder: TemporaryFolder
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
  }

  /// A note that somebody wrote, by the dish that it is about.
  struct Note: Hashable {
    var dish: DishID
    var text: String
  }

  func note(_ number: Int, at now: Int, _ store: NotebookStore) throws {
    try store.write(anna, now: now) {
      try $0.setNote(makeRecipe("a:\(number)", name: "Dish \(number)"), "number \(number)")
    }
  }

  func notes(in path: String) throws -> Set<Note> {
    guard let store = try NotebookStore(readingOnly: path) else { return [] }
    return Set(
      try store.contents(of: anna).notes.map { Note(dish: $0.dish, text: $0.text) }
    )
  }

  /// What every sound copy holds, taken together.
  func notesInCopies() throws -> Set<Note> {
    var all: Set<Note> = []
    for name in (try? names(in: folder.backups)) ?? [] where name.hasSuffix(".db") {
      all.formUnion((try? notes(in: "\(folder.backups)/\(name)")) ?? [])
    }
    return all
  }

  func offered(_ error: StorageError?) -> [String] {
    guard case .notebook(let newest, let fuller) = error?.store else { return [] }
    return [newest, fuller].compactMap(\.self)
  }

  enum Damage: CaseIterable { case zero, half, gone, older }

  @Test(
    "whatever is done to its file, every note that a copy holds is offered back",
    arguments: SeededGenerator.seeds(40, full: 200)
  )
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (number, states) = (0, [Data]())
    let days = Int.random(in: 2...6, using: &random)
    for day in 0..<days {
      let store = try NotebookStore(folder)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        number += 1
        try note(number, at: today + day * 86_400, store)
      }
      states.append(try FileBytes(folder.notebook).bytes)
    }
    let held = try notesInCopies()
    try #require(!held.isEmpty)
    var file = try FileBytes(folder.notebook)
    let damage = Damage.allCases[Int(seed % 4)]
    switch damage {
    // Of one byte SQLite makes none.
    case .zero: file.bytes = Data(repeating: 0x78, count: Int(seed / 4 % 2))
    case .half: file.bytes = file.bytes.prefix(file.bytes.count / 2)
    case .gone: try FileManager.default.removeItem(atPath: folder.notebook)
    case .older:
      file.bytes = try #require(states.randomElement(using: &random))
    }
    if damage != .gone { try file.write() }
    if damage == .older {
      let notices = Mutex<[String]>([])
      let store = try NotebookStore(opening: folder.notebook, now: today) { notice in
        if case .copyHoldsMore(_, let copy) = notice { notices.withLock { $0.append(copy) } }
      }
      try note(0, at: today + days * 86_400, store)
      var there = try notes(in: folder.notebook)
      for copy in notices.withLock({ $0 }) { there.formUnion(try notes(in: copy)) }
      #expect(there.isSuperset(of: held))
      return
    }
    for open in [
      { _ = try NotebookStore(readingOnly: folder.notebook)?.verify() },
      { try NotebookStore(folder).verify() },
    ] {
      let error = #expect(throws: StorageError.self) { try open() }
      #expect(error?.reason == (damage == .half ? .corrupt : .lost))
      let text = error?.description ?? ""
      #expect(text.contains("whatcanimake restore \(offered(error).first ?? "none") --home "))
      #expect(text.contains("whatcanimake restore --begin-anew --home \(folder.path)"))
    }
    let error = #expect(throws: StorageError.self) { try NotebookStore(folder) }
    let copy = try #require(offered(error).first)
    try NotebookStore.restore(from: copy, inPlaceOf: folder.notebook, now: today)
    #expect(try notes(in: folder.notebook) == held)
    try NotebookStore(folder).verify()
  }

  @Test("a store of which nothing is left but the journal still had a notebook")
  func onlyJournal() throws {
    try note(1, at: today, NotebookStore(folder))
    try FileManager.default.removeItem(atPath: folder.notebook)
    let error = #expect(throws: StorageError.self) { try NotebookStore(folder) }
    #expect(
      error?.description
        == "\(folder.notebook): the notebook is missing, and the program never creates a new one "
        + "automatically; there is no copy of it in \(folder.backups); to restore a backup of your own"
        + ": whatcanimake restore FILE --home \(folder.path); to start with an empty notebook: "
        + "whatcanimake "
        + "restore --begin-anew --home \(folder.path)"
    )
    #expect(try folder.names() == ["user.db-journal"])
    #expect(try NotebookStore.beginAnew(inPlaceOf: folder.notebook, now: today) == nil)
    #expect(try notes(in: folder.notebook) == [])
  }

  @Test("a damaged newer copy is passed over, and an older one that holds more is named too")
  func fitting() throws {
    let store = try NotebookStore(folder)
    for day in 0..<4 { try note(day, at: today + day * 86_400, store) }
    try store.write(anna, now: today + 4 * 86_400) { try $0.setNote(gimlet, "last") }
    for number in 0..<4 {
      try store.write(anna, now: today + 4 * 86_400) {
        _ = try $0.removeNote(DishID("a:\(number)"))
      }
    }
    for day in 5...6 { try note(100, at: today + day * 86_400, store) }
    try writeBytes([1, 2, 3], to: "\(folder.backups)/user-2025-11-27.db")
    try writeBytes([], to: folder.notebook)
    let error = #expect(throws: StorageError.self) { try NotebookStore(folder) }
    #expect(
      error?.store
        == .notebook(
          newestCopy: "\(folder.backups)/user-2025-11-26.db",
          fuller: "\(folder.backups)/user-2025-11-25.db"
        )
    )
  }

  @Test("a notebook that can be read is never given up, and one that never was is begun")
  func begun() throws {
    #expect(try NotebookStore(readingOnly: folder.notebook) == nil)
    #expect(try NotebookStore.beginAnew(inPlaceOf: folder.notebook, now: today) == nil)
    try note(1, at: today, NotebookStore(folder))
    let error = #expect(throws: StorageError.self) {
      try NotebookStore.beginAnew(inPlaceOf: folder.notebook, now: today)
    }
    #expect(error?.reason == .isSound)
    #expect(try notes(in: folder.notebook).count == 1)
  }

  @Test(
    "begun anew and used with a clock that moves, nothing that the copies held is lost",
    arguments: [7, 60],
    SeededGenerator.seeds(2, full: 20)
  )
  func longUse(days: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try NotebookStore(folder)
    for number in 0..<20 { try note(number, at: today + number / 5 * 86_400, store) }
    let held = try notesInCopies()
    try writeBytes([], to: folder.notebook)
    try NotebookStore.beginAnew(inPlaceOf: folder.notebook, now: today)
    let anew = try NotebookStore(folder)
    var (clock, lastNumber) = (today + 5 * 86_400, 1_000)
    for _ in 0..<days {
      clock +=
        Int.random(in: 0..<12, using: &random) == 0
        ? Int.random(in: -900...900, using: &random) * 86_400 : 86_400
      lastNumber += 1
      try note(lastNumber, at: clock, anew)
    }
    #expect(try notesInCopies().isSuperset(of: held))
    // The copies of the last day that had one have what was there the day before.
    #expect(try notesInCopies().contains(Note(dish: DishID("a:1001"), text: "number 1001")))
    #expect(try names(in: folder.backups).count < 60)
  }

  @Test("seven days of use after an older version began anew in silence keep the full copies")
  func silentLoss() throws {
    let store = try NotebookStore(folder)
    for number in 0..<12 { try note(number, at: today + number / 3 * 86_400, store) }
    let held = try notesInCopies()
    let other = try TemporaryFolder()
    let empty = try NotebookStore(other)
    try empty.backup(to: folder.notebook + ".new")
    try FileManager.default.removeItem(atPath: folder.notebook)
    try FileManager.default.moveItem(atPath: folder.notebook + ".new", toPath: folder.notebook)
    let notices = Mutex(Set<String>())
    let anew = try NotebookStore(opening: folder.notebook, now: today) { notice in
      if case .copyHoldsMore(_, let copy) = notice {
        notices.withLock { _ = $0.insert(copy) }
      }
    }
    for number in 0..<60 { try note(100 + number, at: today + (4 + number) * 86_400, anew) }
    #expect(try notesInCopies().isSuperset(of: held))
    let named = notices.withLock { $0 }
    #expect(named.count == 1 && named.allSatisfy { $0.hasSuffix("-of-2025-11-24.db") })
  }
}
