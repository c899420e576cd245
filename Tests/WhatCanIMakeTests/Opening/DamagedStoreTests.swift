import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A damaged or stale store")
struct DamagedStoreTests {
  let world: TinyWorld
  let healthy: [UInt8]
  let answer: String

  init() throws {
    world = try TinyWorld()
    let kitchen = try world.open()
    healthy = kitchen.index.fileBytes()
    answer = try kitchen.sampleAnswer()
  }

  enum Damage: CaseIterable {
    case markerRemoved, markerGarbage, markerOfAnotherGeneration, markerOfOtherData
    case indexRemoved, indexEmpty, indexCut, indexOfAnotherGeneration, cacheRemoved, allRemoved
  }

  @Test("whatever of the store is missing or wrong, it is made again", arguments: Damage.allCases)
  func damage(_ damage: Damage) throws {
    try inflict(damage)
    let kitchen = try world.open()

    #expect(kitchen.notices == [])
    #expect(kitchen.index.fileBytes() == healthy)
    #expect(try kitchen.sampleAnswer() == answer)
    #expect(try readBytes(world.places.index) == healthy)
    #expect(world.markedGeneration == kitchen.index.generation)
    #expect(try Kitchen.verifying(world.places).index.fileBytes() == healthy)
  }

  private func inflict(_ damage: Damage) throws {
    let places = world.places
    let marker = try #require(IndexManifest(at: places.marker))
    switch damage {
    case .markerRemoved: try removeItem(places.marker)
    case .markerGarbage: try writeBytes(Array("current maybe\n".utf8), to: places.marker)
    case .markerOfAnotherGeneration:
      var other = marker
      other.generation += 1
      try other.write(to: places.marker)
    case .markerOfOtherData:
      var other = marker
      other.fingerprint ^= 1
      try other.write(to: places.marker)
    case .indexRemoved: try removeItem(places.index)
    case .indexEmpty: try writeBytes([], to: places.index)
    case .indexCut: try writeBytes(Array(healthy.dropLast()), to: places.index)
    case .indexOfAnotherGeneration:
      let index = try CatalogueIndex(opening: places.index)
      let lexicon = try ReadLexicon(from: CollectionFiles(folder: places.data)).lexicon
      try CatalogueIndex(
        entries: [],
        lexicon: lexicon,
        generation: index.generation + 1,
        fingerprint: index.fingerprint
      ).save(to: places.index)
    case .cacheRemoved: try removeItem(places.cache)
    case .allRemoved: try removeItem(places.store)
    }
  }

  @Test("an index with any byte changed is never trusted")
  func flippedBytes() throws {
    // A prime step meets every section of the file without opening it a hundred thousand times.
    for position in stride(from: 0, to: healthy.count, by: 997) {
      var bytes = healthy
      bytes[position] ^= 0x41
      try writeBytes(bytes, to: world.places.index)
      let kitchen = try world.open()
      #expect(kitchen.index.fileBytes() == healthy, "byte \(position)")
      #expect(try readBytes(world.places.index) == healthy, "byte \(position)")
    }
  }

  @Test("an index cut anywhere is never trusted")
  func cutIndex() throws {
    for length in stride(from: 0, to: healthy.count, by: 4999) {
      try writeBytes(Array(healthy.prefix(length)), to: world.places.index)
      #expect(try world.open().index.fileBytes() == healthy, "\(length) bytes")
    }
  }

  @Test("a crash between the commit of a dish and its index is noticed at the next opening")
  func crashAfterCommit() throws {
    let gibson = Recipe(
      id: DishID("bar:1"),
      name: "Pink Gin",
      kind: .cocktail,
      lines: [IngredientLine(text: "gin", name: "gin")],
      origin: RecipeOrigin(source: "bar", nativeID: "1")
    )
    let marker = world.places.marker
    try RecipeCache(opening: world.places.cache).update(
      [gibson],
      addedAt: TinyWorld.time,
      willCommit: { try IndexManifest.invalidate(at: marker) }
    )
    #expect(!isFile(marker))
    #expect(throws: KitchenError.self) { try Kitchen.verifying(world.places) }
    let kitchen = try world.open()

    #expect(kitchen.index.generation == 2)
    #expect(kitchen.dishNames.contains("Pink Gin"))
    #expect(try Kitchen.verifying(world.places).dishNames.contains("Pink Gin"))
  }

  @Test("a crash before the commit leaves the index as it was")
  func crashBeforeCommit() throws {
    try IndexManifest.invalidate(at: world.places.marker)

    #expect(try world.open().index.fileBytes() == healthy)
  }

  @Test("a write of the cache that was cut off is undone by whoever looks next")
  func cutOffWrite() throws {
    let places = world.places
    let marker = try readBytes(places.marker)
    let files = [places.cache, "\(places.cache)-journal"]
    var amid: [[UInt8]] = []
    // More than is kept in memory before a commit.
    let text = String(repeating: "lime ", count: 2_000_000)
    try RecipeCache(opening: places.cache).update(
      [],
      addedAt: TinyWorld.time,
      documents: [SourceDocument(source: "bar", key: "list", text: text, fetchedAt: 1)],
      noting: { _ in
        amid = try files.map { try readBytes($0) }
        return []
      }
    )
    try #require(amid[1].first != 0)
    let looks: [() throws -> Bool] = [
      { try Kitchen.checkup(of: places).isSound },
      { try world.open().recipe(named: "gimlet").name == "Gimlet" },
      { try world.open().search(["lime"], containing: [], filter: .init(), order: nil) != [] },
    ]
    // Such a write may leave the marker: what sources remember is no part of the index.
    for isMarked in [true, false] {
      for look in looks {
        for (file, bytes) in zip(files, amid) { try writeBytes(bytes, to: file) }
        try writeBytes(isMarked ? marker : [], to: places.marker)
        #expect(try look())
        #expect(try !isFile(files[1]) || readBytes(files[1]).isEmpty)
      }
    }
    #expect(try world.open().index.fileBytes() == healthy)
  }

  @Test("files that a crash left half-written beside the index do no harm")
  func leftovers() throws {
    try writeBytes([1, 2, 3], to: "\(world.places.index).new")
    try writeBytes([], to: "\(world.places.cache)-journal")

    #expect(try world.open().index.fileBytes() == healthy)
  }

  @Test(
    "a cache that is no database is kept under another name, and a new one is made",
    arguments: ["", "SQLite format 3\u{0}"]
  )
  func garbageCache(start: String) throws {
    let garbage = Array(start.utf8) + [UInt8](repeating: 0x6A, count: 5000)
    try writeBytes(garbage, to: world.places.cache)
    try removeItem(world.places.marker)
    let kitchen = try world.open(now: 77)
    let aside = "\(world.places.cache).damaged-77"

    #expect(try readBytes(aside) == garbage)
    #expect(kitchen.notices.count == 1)
    #expect(
      kitchen.notices.first?.hasSuffix(
        "; it is kept as \(aside), and 0 of its dishes were copied to a new one; "
          + "import your files again if some are missing"
      ) == true
    )
    #expect(try kitchen.sampleAnswer() == answer)
    #expect(try kitchen.recipe(named: "gimlet").steps.count == 2)
    #expect(try world.open().notices == [])
  }

  @Test("replacing a damaged cache can end anywhere, and nothing is lost", arguments: 0..<4)
  func endedReplacing(step: Int) throws {
    let records = (1...60).map { drinkRecord($0, "Pink Gin \($0)", ["Gin"]) }
    try world.write(drinksFile(records), to: "drinks.json")
    _ = try world.importing(["drinks.json"])
    let places = world.places
    var bytes = try readBytes(places.cache)
    let middle = bytes.count / 2
    for position in middle..<(middle + 4096) { bytes[position] = 0xFF }
    try writeBytes(bytes, to: places.cache)
    let readable = RecipeCache.salvagedRecipes(at: places.cache)
    let aside = "\(places.cache).damaged-1"
    struct Mishap: Error {}
    switch step {
    case 0: try writeBytes(Array(bytes.prefix(9_000)), to: "\(places.cache).new")
    case 1:
      #expect(throws: StorageError.self) {
        try RecipeCache.replaceDamaged(at: places.cache, by: readable, keeping: aside) {
          throw Mishap()
        }
      }
      #expect(try readBytes(places.cache) == bytes)
      #expect(!isFile(aside) && !isFile("\(places.cache).new"))
    case 2:
      try removeItem(places.marker)
      try FileManager.default.linkItem(atPath: places.cache, toPath: aside)
    default:
      try RecipeCache.replaceDamaged(at: places.cache, by: readable, keeping: aside) {
        try IndexManifest.invalidate(at: places.marker)
      }
    }
    let kitchen = try Kitchen.rebuild(places, now: 1)
    let dishes = Set(kitchen.dishNames)
    #expect(dishes.isSuperset(of: readable.map(\.recipe.name)))
    #expect(try readBytes(aside) == bytes)
    #expect(kitchen.notices.count == (step == 2 ? 2 : 1), "\(kitchen.notices)")
    #expect(kitchen.notices.contains { $0.contains(aside) })
    #expect(try world.open().notices == [])
    let said = try Kitchen.checkup(of: places).findings
    #expect(said.contains { $0.isSound && $0.text.contains(aside) })
    try removeItem(aside)
    #expect(try !Kitchen.checkup(of: places).findings.contains { $0.text.contains(aside) })
    #expect(try names(in: places.store).filter { $0.contains(".new") } == [])
  }

  @Test("a cache of a later version is left alone, and answers come from memory with a word")
  func laterCache() throws {
    let places = world.places
    var bytes = try readBytes(places.cache)
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try writeBytes(bytes, to: places.cache)
    try removeItem(places.marker)
    let kitchen = try world.open()
    #expect(try kitchen.sampleAnswer() == answer)
    #expect(
      kitchen.notices.first?.contains("update the program; this answer was computed without it")
        == true
    )
    #expect(try readBytes(places.cache) == bytes)
  }

  @Test("importing over a damaged cache keeps the collection in the answers")
  func importOverGarbage() throws {
    try writeBytes([UInt8](repeating: 0x6A, count: 5000), to: world.places.cache)
    try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"])]), to: "drinks.json")
    let (report, kitchen) = try world.importing(["drinks.json"])

    #expect(report.counts == [1, 0, 0, 0])
    #expect(kitchen.dishNames.count == 9)
    #expect(kitchen.dishNames.contains("Gimlet"))
    #expect(try world.open().dishNames == kitchen.dishNames)
  }

  @Test("a dish is shown also when the cache was damaged after its index was made")
  func showOverGarbage() throws {
    try writeBytes([UInt8](repeating: 0x6A, count: 5000), to: world.places.cache)
    let kitchen = try world.open()

    #expect(try kitchen.recipe(named: "gimlet").name == "Gimlet")
  }
}
