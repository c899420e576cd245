import RecipeLexicon
import RecipeMatching
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The lexicon of the stored index")
struct StoredLexiconTests {
  @Test("it is the one in the files, without the names that only dishes use")
  func same() throws {
    let world = try LargerWorld()
    let kitchen = try world.importing([
      drinkRecord(902, "Odd One", ["gin", "powdered moonlight"])
    ])
    #expect(world.hasDelta)
    let index = try Kitchen.rebuild(world.places, now: TinyWorld.time).index
    #expect(!index.lexicon.unlisted.isEmpty && !kitchen.index.lexicon.unlisted.isEmpty)
    let read = try ReadLexicon(from: CollectionFiles(folder: world.places.data))
    #expect(index.lexicon.listed == read.lexicon)
    #expect(try stored(in: world.places)?.lexicon == read.lexicon)
  }

  @Test("an index of other data files has none to give")
  func changed() throws {
    let world = try TinyWorld()
    _ = try world.open()
    #expect(try stored(in: world.places) != nil)
    let units = "\(world.places.data)/lexicon/units.tsv"
    try writeBytes(try readBytes(units) + Array("\n".utf8), to: units)
    #expect(try stored(in: world.places) == nil)
  }

  private func stored(in places: KitchenPaths) throws -> StoredLexicon? {
    StoredLexicon(
      places,
      as: IndexManifest(at: places.marker),
      data: try DataFingerprint(of: places.data, ownRecipes: 0, looksAtFiles: true)
    )
  }
}
