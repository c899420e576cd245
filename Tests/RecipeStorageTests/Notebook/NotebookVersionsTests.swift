import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Dishes that people changed for themselves")
struct NotebookVersionsTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person
  let ben: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    (anna, ben) = (try person("anna"), try person("ben"))
    try store.write(anna, now: today) { try $0.setFavorite(gimlet) }
  }

  /// The gimlet as somebody likes it.
  private func changed(_ name: String) -> Recipe {
    var recipe = gimlet
    recipe.name = name
    return recipe
  }

  private func set(_ name: String, for person: Person, at time: Int = today) throws {
    try store.write(person, now: time) { try $0.setVersion(changed(name), of: gimlet) }
  }

  private func fingerprint() throws -> UInt64 {
    try store.read(nil) { try $0.recipesFingerprint() }
  }

  @Test("each has one of a dish, under the dish's id; the catalogue has each under one of its own")
  func kept() throws {
    try set("Anna's", for: anna)
    try set("Ben's", for: ben)
    try set("Anna's again", for: anna, at: today + 1)
    let annas = DishVersion(recipe: changed("Anna's again"), author: anna, changedAt: today + 1)
    let bens = DishVersion(recipe: changed("Ben's"), author: ben, changedAt: today)
    #expect(try store.read(anna) { try $0.versions() } == [annas])
    #expect(try store.read(ben) { try $0.version(of: gimlet.id) } == bens)
    #expect(try store.read(ben) { try $0.version(of: daiquiri.id) } == nil)
    #expect(try store.read(nil) { try $0.versions() } == [])
    let all = try store.read(nil) { try $0.catalogueVersions() }
    #expect(all.map(\.version) == [annas, bens])
    #expect(
      all.map(\.id.description) == ["own:version:1:\(gimlet.id)", "own:version:2:\(gimlet.id)"]
    )
    #expect(all.map { DishVersion.dish(of: $0.id) } == [gimlet.id, gimlet.id])
    #expect(try store.read(ben) { try $0.versionIDs() } == [gimlet.id: all[1].id])
    try store.verify()
  }

  @Test("no id but that of a version is taken for one")
  func ids() {
    for id in ["own:version", "own:version:1:", "own:version:x:a:b", "own:pie", "version:1:a:b"] {
      #expect(DishVersion.dish(of: DishID(id)) == nil, "\(id)")
    }
    #expect(DishVersion.dish(of: DishID("own:version:12:a:b:c")) == DishID("a:b:c"))
  }

  @Test(
    "what the catalogue is made of is another with each change, and the kept dish stays that of its source"
  )
  func fingerprints() throws {
    var seen = [try fingerprint()]
    try set("Sharp", for: anna)
    seen.append(try fingerprint())
    #expect(try store.read(anna) { try $0.kept(gimlet.id)?.recipe } == gimlet)
    try set("Sharper", for: anna)
    seen.append(try fingerprint())
    try store.write(anna, now: today) { try $0.removeVersion(of: gimlet.id) }
    seen.append(try fingerprint())
    _ = try store.write(anna, now: today) { try $0.undo() }
    seen.append(try fingerprint())
    #expect(Set(seen).count == seen.count)
  }

  @Test("of the dish a copy is kept beside it, goes with it, and comes back with it")
  func copyOfTheDish() throws {
    try set("Sharp", for: ben)
    #expect(try store.read(ben) { try $0.kept(gimlet.id)?.recipe } == gimlet)
    try store.verify()
    // Nobody knows what the source has: what is kept stays.
    try store.write(ben, now: today) { try $0.setVersion(changed("Sharper"), of: nil) }
    #expect(try store.read(ben) { try $0.kept(gimlet.id)?.recipe } == gimlet)
    try store.write(ben, now: today) { try $0.removeVersion(of: gimlet.id) }
    #expect(try store.read(ben) { try $0.kept(gimlet.id) } == nil)
    try store.verify()
    _ = try store.write(ben, now: today) { try $0.undo() }
    #expect(try store.read(ben) { try $0.kept(gimlet.id)?.recipe } == gimlet)
    try store.verify()
  }

  @Test(
    "a newer copy stays when a version comes back, and one that something refers to stays when it goes"
  )
  func copyStays() throws {
    try set("Sharp", for: anna)
    try store.write(anna, now: today) { try $0.removeVersion(of: gimlet.id) }
    #expect(try store.read(anna) { try $0.kept(gimlet.id)?.recipe } == gimlet)
    var newer = gimlet
    newer.steps = ["As the source has it now."]
    try store.write(anna, now: today) { try $0.rate(newer, .four) }
    _ = try store.write(anna, now: today) { try $0.undo() }
    #expect(try store.read(anna) { try $0.kept(gimlet.id)?.recipe } == newer)
    #expect(try store.read(anna) { try $0.version(of: gimlet.id)?.recipe.name } == "Sharp")
    try store.verify()
  }

  @Test("a version beside which nothing was kept, as once, is no damage")
  func withoutCopy() throws {
    try store.write(ben, now: today) { try $0.setVersion(changed("Sharp"), of: nil) }
    #expect(try store.read(ben) { try $0.kept(gimlet.id) } == nil)
    try store.verify()
    try store.write(ben, now: today) { try $0.removeVersion(of: gimlet.id) }
    _ = try store.write(ben, now: today) { try $0.undo() }
    try store.verify()
  }

  @Test("taken back, it can be undone with its picture")
  func undone() throws {
    let picture: [UInt8] = [1, 2, 3]
    try store.write(anna, now: today) {
      try $0.setVersion(changed("Sharp"), of: gimlet, picture: picture)
    }
    let before = try store.read(anna) { try $0.versions() }
    #expect(try store.write(ben, now: today) { try $0.removeVersion(of: gimlet.id) } == false)
    #expect(try store.write(anna, now: today + 1) { try $0.removeVersion(of: gimlet.id) })
    #expect(try store.read(anna) { try $0.versions() } == [])
    #expect(try store.read(anna) { try $0.pictureOfVersion(of: gimlet.id) } == nil)
    try store.verify()
    let deletion = Deletion(number: 1, kind: .version, name: "Sharp", count: 1, at: today + 1)
    #expect(
      try store.write(anna, now: today + 2) { try $0.undo() }
        == Undoing(deletion: deletion, restored: 1, passedOver: 0, joined: nil)
    )
    #expect(try store.read(anna) { try $0.versions() } == before)
    #expect(try store.read(anna) { try $0.pictureOfVersion(of: gimlet.id) } == picture)
    #expect(try store.read(ben) { try $0.pictureOfVersion(of: gimlet.id) } == nil)
    try store.verify()
  }

  @Test("one that was made since stays, and the earlier one does not come back")
  func madeSince() throws {
    try store.write(anna, now: today) {
      try $0.setVersion(changed("Old"), of: gimlet, picture: [1])
    }
    try store.write(anna, now: today) { try $0.removeVersion(of: gimlet.id) }
    try store.write(anna, now: today) {
      try $0.setVersion(changed("New"), of: gimlet, picture: [2])
    }
    let undoing = try store.write(anna, now: today) { try $0.undo() }
    #expect(undoing?.restored == 0 && undoing?.passedOver == 1)
    #expect(try store.read(anna) { try $0.version(of: gimlet.id)?.recipe.name } == "New")
    #expect(try store.read(anna) { try $0.pictureOfVersion(of: gimlet.id) } == [2])
    try store.verify()
  }

  @Test("a copy has it, and gives it back")
  func copied() throws {
    try set("Sharp", for: anna)
    let copy = "\(folder.path)/copy.db"
    try store.backup(to: copy)
    let read = try #require(try NotebookStore(readingOnly: copy))
    #expect(try read.read(anna) { try $0.versions() } == store.read(anna) { try $0.versions() })
  }

  @Test("a damaged one is told, and all else can be read")
  func damaged() throws {
    try set("Sharp", for: anna)
    try store.queue.writeWithoutTransaction { db in
      try db.execute(sql: "UPDATE dish_version SET document = CAST('{}' AS BLOB)")
    }
    #expect(throws: StorageError.self) { try store.verify() }
    #expect(throws: StorageError.self) { try store.read(anna) { try $0.versions() } }
    #expect(try store.read(anna) { try $0.favorites() }.count == 1)
  }

  @Test("a file of the version before keeps all that it has, and can then keep one")
  func migrated() throws {
    let other = try TemporaryFolder()
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(8))
    )
    let old = try NotebookStore(opening: other.notebook, now: today, schema: schema)
    try fill(old, for: anna)
    let before = try old.contents(of: anna)
    let new = try NotebookStore(other)
    #expect(try new.contents(of: anna) == before)
    try new.write(anna, now: today) { try $0.setVersion(changed("Sharp"), of: gimlet) }
    #expect(try new.read(anna) { try $0.versions().map(\.recipe.name) } == ["Sharp"])
    try new.verify()
  }
}
