import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What people think of dishes and other things")
struct NotebookTasteTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
  }

  func opinions(of person: Person? = nil) throws -> [TasteOpinion] {
    try store.read(person ?? anna) { try $0.opinions() }
  }

  @Test("opinions come back as they were written, by kind and then by text")
  func order() throws {
    let subjects: [TasteOpinion.Subject] = [
      .dish(DishID("a:1")), .dish(DishID("b:1")), .ingredient("gin"), .ingredient("lime"),
      .flavour("sour"), .cuisine("Thai"), .cuisine("thai"), .category("Sour"),
    ]
    try store.write(anna, now: today) { writer in
      for (position, subject) in subjects.enumerated().reversed() {
        try writer.setOpinion(subject, name: "\(position)", .like, at: position)
      }
    }
    #expect(
      try opinions()
        == subjects.enumerated().map {
          TasteOpinion(subject: $1, name: "\($0)", stance: .like, at: $0)
        }
    )
    try store.verify()
  }

  @Test(
    "of one subject there is one opinion: the last, unless the earlier one weighs more",
    arguments: TasteOpinion.Stance.allCases,
    TasteOpinion.Stance.allCases
  )
  func precedence(earlier: TasteOpinion.Stance, later: TasteOpinion.Stance) throws {
    let stays: [TasteOpinion.Stance: [TasteOpinion.Stance]] = [
      .like: [.cooked, .skipped], .dislike: [.cooked, .skipped], .chosen: [.cooked, .skipped],
      .cooked: [.skipped], .skipped: [],
    ]
    let isSet = try #require(stays[earlier]).contains(later) == false
    let subject = TasteOpinion.Subject.dish(gimlet.id)
    let results = try store.write(anna, now: today) { writer in
      [
        try writer.setOpinion(subject, name: "Old", earlier),
        try writer.setOpinion(subject, name: "New", later, at: 5),
      ]
    }
    #expect(results == [true, isSet])
    #expect(
      try opinions() == [
        isSet
          ? TasteOpinion(subject: subject, name: "New", stance: later, at: 5)
          : TasteOpinion(subject: subject, name: "Old", stance: earlier, at: today)
      ]
    )
    try store.verify()
  }

  @Test("one word of several kinds, in several cases and of several people is several subjects")
  func subjects() throws {
    let ben = try person("ben")
    let subjects = TasteOpinion.Subject.Kind.allCases.flatMap { kind in
      ["sour", "Sour"].map { TasteOpinion.Subject(kind, $0) }
    }
    for person in [anna, ben] {
      try store.write(person, now: today) { writer in
        for subject in subjects { try writer.setOpinion(subject, name: "\(person)", .like) }
      }
    }
    #expect(try store.write(ben, now: today) { try $0.removeOpinion(.flavour("sour")) })
    #expect(Set(try opinions().map(\.subject)) == Set(subjects))
    #expect(
      Set(try opinions(of: ben).map(\.subject)) == Set(subjects).subtracting([.flavour("sour")])
    )
    #expect(Set(try opinions(of: ben).map(\.name)) == ["ben"])
  }

  @Test("a name in another normal form is the same subject, but an id is not the same dish")
  func normalForms() throws {
    let (composed, decomposed) = ("cr\u{E8}me", "cre\u{300}me")
    try store.write(anna, now: today) { writer in
      try writer.setOpinion(.ingredient(composed), name: "a", .like)
      try writer.setOpinion(.ingredient(decomposed), name: "b", .dislike)
      try writer.setOpinion(.dish(DishID(composed)), name: "c", .like)
      try writer.setOpinion(.dish(DishID(decomposed)), name: "d", .like)
    }
    #expect(try opinions().map(\.name) == ["d", "c", "b"])
    #expect(try store.write(anna, now: today) { try $0.removeOpinion(.ingredient(decomposed)) })
    #expect(try opinions().map(\.name) == ["d", "c"])
  }

  @Test("opinions outlive the history, and can be forgotten without it")
  func cleared() throws {
    try fill(store, for: anna)
    let ben = try person("ben")
    try fill(store, for: ben)
    try store.write(anna, now: today) { try $0.clearHistory() }
    #expect(try opinions().count == 6)
    #expect(try store.write(anna, now: today) { try $0.clearOpinions() } == 6)
    #expect(try opinions() == [])
    #expect(try store.write(ben, now: today) { try $0.clearOpinions() } == 6)
    #expect(try store.read(ben) { try $0.history().count } == 2)
    #expect(try store.write(anna, now: today) { try $0.clearOpinions() } == 0)
    try store.verify()
  }

  @Test("an opinion takes no snapshot of the dish")
  func noSnapshot() throws {
    try store.write(anna, now: today) { writer in
      try writer.setOpinion(.dish(gimlet.id), name: "Gimlet", .like)
    }
    #expect(try store.read(anna) { try $0.keptDishes() } == [])
  }

  @Test("a name that is too long is refused, and the earlier opinion stays")
  func limits() throws {
    let subject = TasteOpinion.Subject.flavour("sour")
    try store.write(anna, now: today) { try $0.setOpinion(subject, name: "sour", .like) }
    let long = String(repeating: "x", count: 5_001)
    for (subject, name) in [(subject, long), (.flavour(long), "sour")] {
      #expect(throws: StorageError.self) {
        try store.write(anna, now: today) { try $0.setOpinion(subject, name: name, .dislike) }
      }
    }
    #expect(
      try opinions()
        == [TasteOpinion(subject: subject, name: "sour", stance: .like, at: today)]
    )
  }

  @Test("no flipped bit of an opinion gives another opinion, and verify finds each")
  func flippedBits() throws {
    try fill(store, for: anna)
    let expected = try opinions()
    var file = try FileBytes(folder.notebook)
    let row = try #require(file.bytes.range(of: Data("flavoursoursourlike".utf8)))
    for offset in row {
      for bit in 0..<8 {
        file.bytes[offset] ^= 1 << bit
        try file.write()
        let damaged = try #require(try NotebookStore(readingOnly: folder.notebook))
        do {
          #expect(try damaged.read(anna) { try $0.opinions() } == expected)
        } catch let error as StorageError {
          #expect(error.isDamage)
        }
        let found = #expect(throws: StorageError.self) { try damaged.verify() }
        #expect(found?.isDamage == true)
        file.bytes[offset] ^= 1 << bit
      }
    }
  }

  @Test("a row of no kind or stance is refused by the file, and not read where it is in it")
  func strange() throws {
    for (column, text) in [("kind", "person"), ("stance", "hate")] {
      for isForced in [false, true] {
        let store = try NotebookStore(opening: "\(folder.path)/\(column).db", now: today)
        try fill(store, for: anna)
        let write = {
          try store.queue.writeWithoutTransaction { db in
            if isForced { try db.execute(sql: "PRAGMA ignore_check_constraints = ON") }
            var row = try #require(try NotebookTable.opinions.row(1, in: db))
            try row.set(column, to: .text(text))
            try NotebookTable.opinions.replace(row, in: db)
          }
        }
        guard isForced else {
          #expect(throws: (any Error).self) { try write() }
          continue
        }
        try write()
        let error = #expect(throws: StorageError.self) {
          try store.read(anna) { try $0.opinions() }
        }
        #expect(error?.reason == .unreadableRow(table: "the tastes", number: 1))
        #expect(throws: StorageError.self) { try store.verify() }
      }
    }
  }
}
