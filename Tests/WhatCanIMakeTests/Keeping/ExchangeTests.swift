import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A notebook that is exported and taken in again")
struct ExchangeTests {
  let world: KeepingWorld

  init() throws {
    world = try KeepingWorld()
  }

  @Test("an empty notebook takes everything in, and exports the same bytes again")
  func roundTrip() throws {
    try world.fill()
    let export = try world.exported()
    let other = try world.besides("other")
    let report = try other.takeIn(export)
    #expect(try other.exported() == export)
    #expect(report.changed == 0 && report.unchanged == 0)
    #expect(report.new > 20)
    #expect(try other.open().pantryLines() == world.open().pantryLines())
    #expect(try other.open().shoppingLines() == world.open().shoppingLines())
    #expect(try other.open().favorites() == world.open().favorites())
    #expect(try other.open().lists() == world.open().lists())
    #expect(try other.open().ownRecipes() == world.open().ownRecipes())
    let opinions = try other.open().snapshot.opinions
    #expect(opinions.count == 6)
    #expect(try opinions == world.open().snapshot.opinions)
    let books = try other.open().reading(or: []) { try $0.books() }
    #expect(books.map(\.book.title) == [KeepingWorld.book.title, "Old Bread"])
    #expect(books.first?.book == KeepingWorld.book)
    let pie = try other.open().dish("pie")
    #expect(try other.open().picture(of: pie) == KeepingWorld.picture)
    #expect(try Kitchen.checkup(of: other.places).isSound)
  }

  @Test(
    "whatever was kept, an empty notebook that takes it in exports the same bytes",
    arguments: SeededGenerator.seeds(30, full: 300)
  )
  func randomRoundTrip(seed: UInt64) throws {
    var cook = try RandomCook(world, seed: seed)
    try cook.act(times: 12)
    let export = try world.exported()
    let other = try world.besides("other")
    try other.takeIn(export)
    #expect(try other.exported() == export)
    let again = try other.takeIn(export)
    #expect(again.new == 0 && again.changed == 0)
    #expect(try other.exported() == export)
  }

  @Test("taking in the same file again changes nothing")
  func twice() throws {
    try world.fill()
    let export = try world.exported()
    let other = try world.besides("other")
    let first = try other.takeIn(export)
    let second = try other.takeIn(export)
    #expect(second == NotebookImportReport(new: 0, changed: 0, unchanged: first.new))
    #expect(try other.exported() == export)
    #expect(try world.takeIn(export) == second)
    #expect(try world.exported() == export)
  }

  @Test("an export of nothing can be made, and taken in")
  func nothing() throws {
    let export = try world.exported()
    #expect(Kitchen.isExportText(export))
    #expect(try world.takeIn(export).new == 0)
    #expect(try world.exported() == export)
    #expect(try world.open(nil).exportedNotebook() != export)
  }

  @Test("another person's notebook takes it in as their own")
  func otherPerson() throws {
    try world.fill()
    let other = try world.besides("other")
    try other.takeIn(try world.exported(), for: KeepingWorld.ben)
    #expect(try other.open(KeepingWorld.ben).favorites() == world.open().favorites())
    #expect(try other.open(KeepingWorld.anna).favorites() == [])
    #expect(
      try other.exported(KeepingWorld.ben)
        == world.exported().replacing("\"person\" : \"anna\"", with: "\"person\" : \"ben\"")
    )
  }

  @Test("a file of recipes is told from an export")
  func told() throws {
    try world.fill()
    let path = try world.write(try world.exported(), to: "export.json")
    #expect(try OutsideFile(path).isExport())
    let drinks = try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"])]), to: "d.json")
    #expect(try !OutsideFile(drinks).isExport())
    #expect(
      try !OutsideFile(world.write("Stir @gin{}.\n", to: "whatcanimake.notebook")).isExport()
    )
  }

  @Test("an export cut off anywhere is refused, and nothing is taken in")
  func cut() throws {
    try world.fill()
    let export = Array(try world.exported().utf8)
    let other = try world.besides("other")
    let notebook = try other.notebook()
    let path = "\(world.folder.path)/cut.json"
    let before = try other.exported()
    for length in stride(from: 0, to: export.count, by: 97) {
      try writeBytes(Array(export.prefix(length)), to: path)
      let reason = try reason { _ = try notebook.takeIn(exportAt: path) }
      guard case .badExport(path, _) = reason else {
        Issue.record("\(length) bytes: \(String(describing: reason))")
        return
      }
    }
    #expect(try other.exported() == before)
  }

  private static let impossible = [
    ("whatcanimake.notebook/1", "whatcanimake.notebook/2"), ("\"stars\" : 4", "\"stars\" : 6"),
    ("2026-11-30", "2026-11-31"), ("\"cooked\"", "\"eaten\""), ("\"Sharp.\"", "\"\""),
    ("\"Party\"", "\"\""), ("\"quantity\" : 70", "\"quantity\" : -70"),
    ("\"quantity\" : 70", "\"quantity\" : 1e999"), ("iVBORw0K", "!!!!!!!!"),
    ("\"like\"", "\"adore\""), ("\"flavour\"", "\"colour\""), ("\"Thai\"", "\"\""),
    ("\"oat milk\"", "\"\(String(repeating: "x", count: 501))\""),
    ("\"9780000000011\"", "\"\""), ("\"2023-11-05\"", "\"\""),
    ("\"All about stews.\"", "\"\(String(repeating: "x", count: 20_001))\""),
    ("\"isbns\"", "\"books\""), ("\"science\"", "\"\""),
    ("\"favorites\"", "\"favourites\""), ("\"stance\"", "\"stand\""),
    ("\"dish\" : \"classic:custard\"", "\"dish\" : \"no:pe\""),
  ]

  @Test("an export with a value that cannot be is refused, and nothing is taken in")
  func impossible() throws {
    try world.fill()
    let export = try world.exported()
    let empty = try world.besides("other")
    _ = try empty.notebook()
    let before = try empty.exported()
    for (value, other) in Self.impossible {
      #expect(export.contains(value))
      let reason = try reason { try empty.takeIn(export.replacing(value, with: other)) }
      guard case .badExport(let path, let detail) = reason else {
        Issue.record("\(other): \(String(describing: reason))")
        continue
      }
      #expect(path.hasSuffix("export.json") && !detail.isEmpty && !detail.contains("\n"))
      #expect(try empty.exported() == before, "\(other)")
    }
  }

  @Test(
    "no garbled byte ends the program or leaves a notebook that is not sound",
    arguments: SeededGenerator.seeds(1, full: 20)
  )
  func garbled(seed: UInt64) throws {
    try world.fill()
    let export = Array(try world.exported().utf8)
    var generator = SeededGenerator(seed: seed)
    let other = try world.besides("other")
    let notebook = try other.notebook()
    for _ in 0..<10 {
      var bytes = export
      for _ in 0..<3 {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let path = "\(world.folder.path)/garbled.json"
      try writeBytes(bytes, to: path)
      _ = try reason { _ = try notebook.takeIn(exportAt: path) }
    }
    #expect(try Kitchen.checkup(of: other.places).isSound)
  }
}

extension Kitchen {
  fileprivate static func isExportText(_ text: String) -> Bool {
    NotebookExport.mayBegin(with: Array(text.utf8)) && NotebookExport.hasMark(Array(text.utf8))
  }
}
