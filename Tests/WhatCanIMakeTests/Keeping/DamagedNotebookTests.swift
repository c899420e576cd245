import JSONCoding
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A notebook that is damaged, and what a checkup says")
struct DamagedNotebookTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
    _ = try notebook.addToPantry(["gin"])
    _ = try notebook.createRecipe(
      WrittenRecipe(title: "Night Fizz", kind: .cocktail, ingredients: ["10 ml gin"])
    )
    _ = try world.open()
  }

  private func damage(_ path: String) throws {
    try writeBytes(Array(repeating: 0x2A, count: 4_096), to: path)
  }

  private func findings() throws -> [(isSound: Bool, text: String)] {
    try Kitchen.checkup(of: world.places).findings.map { ($0.isSound, $0.text) }
  }

  @Test("without it there is no answer, as nobody knows what must be avoided; nothing is changed")
  func damaged() throws {
    try damage(world.places.notebook)
    let kitchen = try world.open()
    let fault = try #require(kitchen.snapshot.fault)
    #expect("\(fault)".contains(world.places.notebook))
    #expect(kitchen.snapshot.person == KeepingWorld.anna)
    #expect(kitchen.notices == [])
    let request = MatchRequest(have: ["gin", "tonic"], missingAtMost: 0)
    #expect(try failure { _ = try kitchen.ids(request) } != nil)
    #expect(try failure { _ = try kitchen.browse(DishSelection(), order: .name) } != nil)
    #expect(try failure { _ = try kitchen.unlock(request, buying: 1, limit: 1) } != nil)
    // Who is nobody avoids nothing.
    #expect(try world.open(nil).ids(request) == ["classic:gin-and-tonic"])
    #expect(try kitchen.pantry() == [])
    #expect(
      try failure { _ = try kitchen.notebook(of: KeepingWorld.anna, now: 0) { _ in } } != nil
    )
    #expect(try readBytes(world.places.notebook).allSatisfy { $0 == 0x2A })
  }

  @Test("a notebook that cannot be read gives no export, rather than an empty one")
  func noExport() throws {
    try damage(world.places.notebook)
    let kitchen = try world.open()
    #expect(try failure { _ = try kitchen.exportedNotebook() } != nil)
  }

  @Test("a private recipe never becomes visible because the notebook is damaged")
  func stillPrivate() throws {
    try damage(world.places.notebook)
    for person in [KeepingWorld.ben, nil, KeepingWorld.anna] {
      let kitchen = try world.open(person)
      let ids = try? kitchen.ids(MatchRequest(have: ["gin"]))
      #expect((ids == nil) == (person != nil))
      #expect(ids?.contains("own:night-fizz") != true)
      #expect(try failure { _ = try kitchen.recipe(named: "night") } != nil)
    }
  }

  @Test("a backup takes the place of a damaged notebook, which is set aside")
  func restored() throws {
    let backup = "\(world.folder.path)/backup.db"
    try notebook.backup(to: backup)
    try damage(world.places.notebook)
    let report = try Kitchen.restore(backup, into: world.places, now: KeepingWorld.time) { _ in }
    #expect(try readBytes(try #require(report.previous)).allSatisfy { $0 == 0x2A })
    let kitchen = try world.open()
    #expect(kitchen.notices == [] && kitchen.snapshot.fault == nil)
    #expect(try kitchen.pantryLines() == ["gin"])
    #expect(try kitchen.ids(MatchRequest(have: ["gin"], missingAtMost: 0)) == ["own:night-fizz"])
    #expect(try Kitchen.checkup(of: world.places).isSound)
  }

  @Test("a checkup of a sound store says what is in it, and changes nothing")
  func sound() throws {
    let before = try [world.places.notebook, world.places.cache, world.places.index].map(readBytes)
    #expect(
      try Kitchen.checkup(of: world.places).findings == [
        Checkup.Finding(isSound: true, text: "the notebook: the saved data of 1 person"),
        Checkup.Finding(
          isSound: true,
          text: "1 copy of the notebook in \(world.places.store)/backups"
        ),
        Checkup.Finding(isSound: true, text: "the catalogue and its index: 9 dishes"),
        Checkup.Finding(isSound: true, text: "the vectors for suggestions"),
      ]
    )
    #expect(
      try [world.places.notebook, world.places.cache, world.places.index].map(readBytes) == before
    )
  }

  @Test("a checkup of an empty store finds nothing wrong")
  func empty() throws {
    let checkup = try Kitchen.checkup(of: world.besides("none").places)
    #expect(checkup.isSound)
    #expect(
      checkup.json.jsonText
        == "{\"schema\":\"whatcanimake.doctor/1\",\"sound\":true,\"findings\":["
        + "{\"sound\":true,\"text\":\"no notebook yet; nothing has been saved\"},"
        + "{\"sound\":true,\"text\":\"no catalogue yet; it is created when the first question is answered\"}]}"
    )
  }

  @Test("a checkup names the file that is damaged, and the other is still checked")
  func oneDamaged() throws {
    let places = world.places
    let (notebook, cache) = (try readBytes(places.notebook), try readBytes(places.cache))
    try damage(places.notebook)
    #expect(try findings().map(\.isSound) == [false, true, true, true])
    #expect(try findings()[0].text.contains(places.notebook))
    try writeBytes(notebook, to: places.notebook)
    try damage(places.cache)
    #expect(try findings().map(\.isSound) == [true, true, false])
    #expect(try findings()[2].text.contains(places.cache))
    try writeBytes(cache, to: places.cache)
    #expect(try Kitchen.checkup(of: places).isSound)
  }

  @Test(
    "what was learned is looked at too: damaged, empty, of another index or gone",
    arguments: 0..<4
  )
  func taste(fault: Int) throws {
    let places = world.places
    var bytes = try readBytes(places.taste)
    switch fault {
    case 0:
      bytes[bytes.count / 2] ^= 1
      try writeBytes(bytes, to: places.taste)
    case 1: try writeBytes([], to: places.taste)
    case 2:
      let other = try world.besides("other")
      _ = try other.open()
      try other.write("---\ntitle: Soup\nkind: meal\n---\n\nHeat @gin{1%l}.\n", to: "a.cook")
      _ = try Kitchen.rebuild(other.places, now: 1)
      try writeBytes(try readBytes(other.places.taste), to: places.taste)
    default: try removeItem(places.taste)
    }
    let found = try #require(try findings().last)
    #expect(!found.isSound && found.text.contains(places.taste))
    #expect(found.text.contains("whatcanimake catalogue rebuild --home \(places.store)"))
    _ = try Kitchen.rebuild(places, now: KeepingWorld.time)
    #expect(try Kitchen.checkup(of: places).isSound)
  }

  @Test("copies are looked at too, and a damaged one is named")
  func copies() throws {
    let folder = "\(world.places.store)/backups"
    try writeBytes([1, 2, 3], to: "\(folder)/user-2020-01-01.db")
    let bad = try findings().filter { !$0.isSound }
    #expect(bad.count == 1)
    #expect(bad.first?.text.contains("\(folder)/user-2020-01-01.db: is not a database") == true)
  }

  @Test("a notebook that is gone is not begun anew: it is said, and nothing is answered or written")
  func gone() throws {
    let places = world.places
    for bytes in [[], nil] as [[UInt8]?] {
      if let bytes {
        try writeBytes(bytes, to: places.notebook)
      } else {
        try removeItem(places.notebook)
      }
      let kitchen = try world.open()
      let fault = try #require(kitchen.snapshot.fault)
      #expect("\(fault)".contains("whatcanimake restore \(places.store)/backups/user-"))
      #expect(throws: KitchenError.self) {
        try kitchen.notebook(of: KeepingWorld.anna, now: 0) { _ in }
      }
      #expect(throws: KitchenError.self) { try world.notebook() }
      #expect(try findings()[0].isSound == false)
      #expect(try !isFile(places.notebook) || readBytes(places.notebook).isEmpty)
      #expect(try RecipeCache(readingOnly: places.cache).recipe(DishID("own:night-fizz")) != nil)
    }
    #expect(try Kitchen.beginAnew(places, now: 5) == nil)
    #expect(try world.open().snapshot.fault == nil)
    #expect(throws: KitchenError.self) { try Kitchen.beginAnew(places, now: 6) }
  }

  @Test("who waits for several locks waits for them together no longer than for one")
  func patience() throws {
    let places = world.places
    guard let lock = try FileLock(places.lock, patience: 0) else {
      Issue.record("somebody else holds the lock")
      return
    }
    let start = ContinuousClock.now
    WaitingBudget.$current.withValue(WaitingBudget(seconds: 0.4)) {
      for _ in 0..<3 {
        #expect(throws: KitchenError.self) { try Kitchen.rebuild(places, now: 1) }
        #expect(throws: KitchenError.self) { try Kitchen.checkup(of: places) }
      }
    }
    #expect(ContinuousClock.now - start < .seconds(5))
    _ = consume lock
  }

  @Test("one changed byte in a row of the notebook is found")
  func oneByte() throws {
    _ = try notebook.addToPantry(["tonic 3 l"])
    var bytes = try readBytes(world.places.notebook)
    let place = try #require(bytes.firstRange(of: Array("tonic 3 l".utf8)))
    bytes[place.upperBound - 3] = UInt8(ascii: "4")
    try writeBytes(bytes, to: world.places.notebook)
    #expect(try findings()[0].isSound == false)
    #expect(try world.open().snapshot.fault != nil)
  }

  @Test("an index that is not that of the catalogue is found")
  func indexDiffers() throws {
    let other = try world.besides("other")
    _ = try other.open()
    try writeBytes(try readBytes(other.places.index), to: world.places.index)
    #expect(try findings().map(\.isSound) == [true, true, false])
    _ = try Kitchen.rebuild(world.places, now: KeepingWorld.time)
    #expect(try Kitchen.checkup(of: world.places).isSound)
  }
}
