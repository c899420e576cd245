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
    let fault = try #require(kitchen.belongings.fault)
    #expect("\(fault)".contains(world.places.notebook))
    #expect(kitchen.belongings.person == KeepingWorld.anna)
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
    #expect(try readBytes(report.previous).allSatisfy { $0 == 0x2A })
    let kitchen = try world.open()
    #expect(kitchen.notices == [] && kitchen.belongings.fault == nil)
    #expect(try kitchen.pantryLines() == ["gin"])
    #expect(try kitchen.ids(MatchRequest(have: ["gin"], missingAtMost: 0)) == ["own:night-fizz"])
    #expect(try Kitchen.checkup(of: world.places).isSound)
  }

  @Test("a checkup of a sound store says what is in it, and changes nothing")
  func sound() throws {
    let before = try [world.places.notebook, world.places.cache, world.places.index].map(readBytes)
    #expect(
      try Kitchen.checkup(of: world.places).findings == [
        Checkup.Finding(isSound: true, text: "the notebook: what 1 person keeps"),
        Checkup.Finding(isSound: true, text: "the catalogue and its index: 9 dishes"),
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
      checkup.json.text
        == "{\"schema\":\"whatcanimake.doctor/1\",\"sound\":true,\"findings\":["
        + "{\"sound\":true,\"text\":\"no notebook yet; nothing was kept\"},"
        + "{\"sound\":true,\"text\":\"no catalogue yet; the first answer makes it\"}]}"
    )
  }

  @Test("a checkup names the file that is damaged, and the other is still checked")
  func oneDamaged() throws {
    let places = world.places
    let (notebook, cache) = (try readBytes(places.notebook), try readBytes(places.cache))
    try damage(places.notebook)
    #expect(try findings().map(\.isSound) == [false, true])
    #expect(try findings()[0].text.contains(places.notebook))
    try writeBytes(notebook, to: places.notebook)
    try damage(places.cache)
    #expect(try findings().map(\.isSound) == [true, false])
    #expect(try findings()[1].text.contains(places.cache))
    try writeBytes(cache, to: places.cache)
    #expect(try Kitchen.checkup(of: places).isSound)
  }

  @Test("one changed byte in a row of the notebook is found")
  func oneByte() throws {
    _ = try notebook.addToPantry(["tonic 3 l"])
    var bytes = try readBytes(world.places.notebook)
    let place = try #require(bytes.firstRange(of: Array("tonic 3 l".utf8)))
    bytes[place.upperBound - 3] = UInt8(ascii: "4")
    try writeBytes(bytes, to: world.places.notebook)
    #expect(try findings()[0].isSound == false)
    #expect(try world.open().belongings.fault != nil)
  }

  @Test("an index that is not that of the catalogue is found")
  func indexDiffers() throws {
    let other = try world.besides("other")
    _ = try other.open()
    try writeBytes(try readBytes(other.places.index), to: world.places.index)
    #expect(try findings().map(\.isSound) == [true, false])
    _ = try Kitchen.rebuild(world.places, now: KeepingWorld.time)
    #expect(try Kitchen.checkup(of: world.places).isSound)
  }
}
