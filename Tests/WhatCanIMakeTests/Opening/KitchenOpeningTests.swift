import Foundation
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Opening the kitchen")
struct KitchenOpeningTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
  }

  @Test("the first opening builds the index of the collection and marks it as current")
  func firstOpening() throws {
    let kitchen = try world.open()

    #expect(
      kitchen.dishNames == [
        "Buttery Toast", "Daiquirí", "Gimlet", "Gin and Tonic", "Ginger Mule", "Moon Toast",
        "Mystery Toast", "Rum Snowball",
      ]
    )
    #expect(kitchen.notices == [])
    #expect(
      try names(in: world.places.store) == [
        "cache.db", "cache.db-journal", "catalogue.current", "catalogue.index", "catalogue.lock",
        "catalogue.taste",
      ]
    )
    #expect(world.markedGeneration == kitchen.index.generation)
  }

  @Test("a second opening reads what is there and writes nothing")
  func secondOpening() throws {
    let first = try world.open()
    let before = try states()
    let second = try world.open()

    #expect(second.index.fileBytes() == first.index.fileBytes())
    #expect(try states() == before)
  }

  @Test("a changed dish is in the next answer")
  func changedDish() throws {
    let before = try world.open()
    try world.write(
      "---\ntitle: Green Gimlet\nkind: cocktail\n---\n\nShake @gin{60%ml} and @lime juice{20%ml}.\n",
      to: "data/recipes/cocktails/gimlet.cook"
    )
    let after = try world.open()

    #expect(after.index.generation == before.index.generation + 1)
    #expect(after.dishNames.contains("Green Gimlet"))
    #expect(!after.dishNames.contains("Gimlet"))
    #expect(
      try after.ids(MatchRequest(have: ["gin", "lime"], missingAtMost: 0)) == [
        "classic:gimlet"
      ]
    )
  }

  @Test("a dish whose file is added or removed comes and goes")
  func addedAndRemovedDish() throws {
    _ = try world.open()
    let path = try world.write(
      "---\ntitle: Rum Toast\nkind: meal\n---\n\nSoak @bread{1%slice} in @rum{20%ml}.\n",
      to: "data/recipes/meals/rum-toast.cook"
    )
    #expect(try world.open().dishNames.contains("Rum Toast"))
    try removeItem(path)
    #expect(try !world.open().dishNames.contains("Rum Toast"))
  }

  @Test("a changed lexicon is in the next answer, though no dish changed")
  func changedLexicon() throws {
    let before = try world.open()
    #expect(before.index.lexicon.ingredient(named: "moon dust") == nil)
    try world.write(
      "# shelf: Space\nname\talso\tis\tflags\nmoon dust\t\t\t-\n",
      to: "data/lexicon/ingredients/space.tsv"
    )
    let after = try world.open()

    #expect(after.index.generation == before.index.generation)
    #expect(after.index.fingerprint != before.index.fingerprint)
    #expect(after.index.lexicon.ingredient(named: "moon dust") != nil)
    #expect(try after.ids(MatchRequest(have: ["moon dust"])) == ["classic:moon-toast"])
  }

  @Test(
    "a file that only looks different outside makes the index stale",
    arguments: ["lexicon/units.tsv", "recipes/meals/butter-toast.cook"]
  )
  func touchedFile(name: String) throws {
    let before = try world.open()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: "\(world.places.data)/\(name)"
    )
    let after = try world.open()

    #expect(after.index.fingerprint != before.index.fingerprint)
    #expect(try after.sampleAnswer() == before.sampleAnswer())
  }

  @Test("a dish that cannot be read is named in a notice, and the rest is answered")
  func unreadableDish() throws {
    let answer = try world.open().sampleAnswer()
    try writeBytes([0x40, 0xFF, 0xFE], to: "\(world.places.data)/recipes/cocktails/broken.cook")
    try world.write(
      "---\ntitle: Air\nkind: meal\n---\n\nNothing is marked.\n",
      to: "data/recipes/meals/air.cook"
    )
    let kitchen = try world.open()

    #expect(
      kitchen.notices == [
        "recipes/cocktails/broken.cook:1: not valid UTF-8 text; save the file as UTF-8",
        "recipes/meals/air.cook: no ingredient; mark each one with @, as in @lime juice{30%ml}",
      ]
    )
    #expect(kitchen.dishNames.count == 8)
    #expect(try kitchen.sampleAnswer() == answer)
  }

  @Test("of two files with one name the first becomes the dish, and the other is named")
  func twoFilesWithOneName() throws {
    try world.write(
      "---\ntitle: Solid Gimlet\nkind: meal\n---\n\nFreeze @gin{60%ml}.\n",
      to: "data/recipes/meals/gimlet.cook"
    )
    let kitchen = try world.open()

    #expect(
      kitchen.notices == [
        "recipes/meals/gimlet.cook: another file has this name; rename one of them"
      ]
    )
    #expect(try kitchen.recipe(named: "classic:gimlet").name == "Gimlet")
  }

  @Test("a mistake in the lexicon stops the opening, and names file and line")
  func lexiconMistake() throws {
    try world.write(
      "# shelf: Space\nname\talso\tis\tflags\nmoon dust\t\t\tshiny\n",
      to: "data/lexicon/ingredients/space.tsv"
    )

    let error = #expect(throws: KitchenError.self) { try world.open() }
    #expect("\(try #require(error))".hasPrefix("ingredients/space.tsv:3: "))
  }

  @Test("rebuilding gives the index that was there")
  func rebuild() throws {
    let opened = try world.open()
    let rebuilt = try Kitchen.rebuild(world.places, now: TinyWorld.time + 5)

    #expect(rebuilt.index.fileBytes() == opened.index.fileBytes())
    #expect(try Kitchen.verifying(world.places).index.fileBytes() == opened.index.fileBytes())
  }

  /// Name, size and time of change of every file in the store.
  private func states() throws -> [String] {
    try files(below: world.places.store, ending: "").map { "\($0.path) \($0.size) \($0.modified)" }
  }
}
