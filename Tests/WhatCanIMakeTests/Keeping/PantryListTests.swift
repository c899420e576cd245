import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A receipt, an order or a list that goes into the pantry")
struct PantryListTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    try world.write(
      "kind\tword\tmeaning\nend\ttotal\nend\tcash\nshop\ttesco\nshop\tgood shop\nshort\tmlk\tmilk\n",
      to: "data/lexicon/pantry/receipts.tsv"
    )
    notebook = try world.notebook()
  }

  /// What each line was read as: a name and its amount, names with a question mark, or "-".
  private func read(_ text: String) throws -> [String] {
    try notebook.kitchen.readPantryList(text).lines.map { line in
      switch line.reading {
      case .understood(let thing):
        thing.ingredient
          + (thing.amount.map { " " + AmountText.text(of: [$0]) } ?? "")
      case .unsure(let things): things.map(\.ingredient).joined(separator: ", ") + "?"
      case .noThing: "-"
      }
    }
  }

  @Test("known names are understood, also beside words of the shop, and totals are nothing bought")
  func understood() throws {
    #expect(
      try read(
        "2 x TESCO MILK 1L  3.10\nGood Shop Limes 0.30\n\nTOTAL 3.40\nCash 5.00\nEGGS\n2 x 1.00"
      )
        == ["milk 2 l", "lime", "-", "-", "egg 2", "-"]
    )
  }

  @Test("a list on one line is as many things, and an unknown one hides no other")
  func commas() throws {
    #expect(try read("gin, limes, 200 g butter") == ["gin", "lime", "butter 200 g"])
    #expect(try read("gin, unobtainium") == ["gin", "?"])
  }

  @Test("what is shortened, cut off, mistyped or has an unknown word is suggested and never taken")
  func unsure() throws {
    #expect(try read("MLK 1L") == ["milk?"])
    #expect(try read("BLOGGS MILK 1L") == ["milk?"])
    #expect(try read("limme") == ["lime?"])
    #expect(try read("unobtainium") == ["?"])
    let list = try notebook.kitchen.readPantryList("MLK\nBLOGGS MILK\nlimme")
    #expect(list.understood == [])
  }

  @Test("what is saved is what was understood, and the words of the line are kept")
  func saved() throws {
    let list = try notebook.kitchen.readPantryList("2 x TESCO MILK 1L  3.10\nlimme")
    let additions = try notebook.fillPantry(with: list.understood, in: .fridge)
    #expect(additions.map(\.outcome) == [.added])
    let item = try #require(additions.first?.item.entry)
    #expect(item.text == "TESCO MILK")
    #expect(item.place == .fridge)
    #expect(try notebook.kitchen.pantryLines() == ["milk 2 l"])
  }

  @Test(
    "no text makes it fail, and it never finds the same line twice",
    arguments: SeededGenerator.seeds(20, full: 2_000)
  )
  func hostile(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "x", "2", "1.49", ",", "kg", "milk", "-", "@", "\t", "(", "12pk", "6x", "£", "\u{0}", "é",
      "[ ]", "A",
    ]
    let text = (0..<40).map { _ in
      (0..<Int.random(in: 0...7, using: &generator))
        .map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
    }.joined(separator: "\n")
    let list = try notebook.kitchen.readPantryList(text)
    #expect(try notebook.kitchen.readPantryList(text) == list)
    #expect(list.lines.map(\.number) == list.lines.map(\.number).sorted())
    for thing in list.understood { #expect((thing.amount?.quantity ?? 1) > 0, "seed \(seed)") }
  }

  @Test(
    "the walk asks about a hundred things that the lexicon has, each once, the bar after the kitchen"
  )
  func groups() throws {
    let text = try String(
      contentsOf: Checkout.url("Data/lexicon/pantry/shelves.tsv"),
      encoding: .utf8
    )
    let lexicon = try CommittedLexicon.lexicon()
    let groups = try Kitchen.fillGroups(
      of: LexiconFiles.File(path: "shelves.tsv", text: text),
      lexicon: lexicon
    )
    #expect(groups.flatMap(\.things).count == 100)
    #expect(groups.allSatisfy { (5...12).contains($0.things.count) })
    let rooms: [String] = groups.map { $0.room.rawValue }
    #expect(rooms == rooms.sorted(by: >))
    let staples = lexicon.defaultStaples.map(lexicon.name(of:))
    #expect(Set(staples).isDisjoint(with: groups.flatMap(\.things)))
    #expect(
      throws: LexiconError.self
    ) {
      try Kitchen.fillGroups(
        of: .init(path: "x", text: "room\tshelf\tname\nbar\tA\tgin\nbar\tB\tgin\n"),
        lexicon: lexicon
      )
    }
  }
}
