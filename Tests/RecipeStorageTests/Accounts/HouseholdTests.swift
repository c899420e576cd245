import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What a household shares")
struct HouseholdTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person
  let ben: Person
  let household: Int

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
    ben = try person("ben")
    for person in [anna, ben] { try fill(store, for: person) }
    household = try #require(
      try store.write(anna, now: today) { try $0.foundHousehold(named: "Home") }
    ).number
  }

  func join(as role: HouseholdRole = .member) throws {
    let household = household
    #expect(try store.write(ben, now: today) { try $0.join(household, as: role) } == nil)
    try store.verify()
  }

  @Test("pantry, shopping list and staples are one; all else stays each one's own")
  func shared() throws {
    let before = try [anna, ben].map { try store.contents(of: $0) }
    try join()
    let after = try [anna, ben].map { try store.contents(of: $0) }
    #expect(after[0].pantry == after[1].pantry && after[0].shopping == after[1].shopping)
    // What both had at the same time in the same words is one.
    #expect(
      after[0].pantry.map(\.entry.text) == ["gin", "milk 1 l of anna", "milk 1 l of ben"]
    )
    #expect(after[0].shopping == before[0].shopping)
    #expect(
      try store.read(ben) { try $0.staples().map(\.name) } == ["oil of anna", "oil of ben"]
    )
    // What each published the other reads now.
    let published = Set(
      before.flatMap(\.ownRecipes).filter { $0.publishedAt != nil }.map(\.recipe.id)
    )
    #expect(!published.isEmpty)
    for (old, new) in zip(before, after) {
      #expect(new.visibleRecipes == old.visibleRecipes.union(published))
    }
    for (old, new) in zip(before, after) {
      var new = new
      (new.pantry, new.shopping) = (old.pantry, old.shopping)
      new.visibleRecipes = old.visibleRecipes
      for (place, line) in old.dishes.enumerated() { new.dishes[place].remarks = line.remarks }
      #expect(new == old)
    }
  }

  @Test("what one publishes the household reads; without any, whoever has none either")
  func published() throws {
    let (cleo, dora) = (try person("cleo"), try person("dora"))
    let recipes = try Dictionary(
      uniqueKeysWithValues: [anna, ben, cleo, dora].map { author in
        let recipe = makeRecipe("own:\(author.name)", name: author.name, lines: ["2 oz gin"])
        let own = try store.write(author, now: today) { writer in
          try writer.addComment(gimlet, author.name)
          return try writer.createRecipe(recipe, publishedAt: today)
        }
        return (author, own.recipe.id)
      }
    )
    func isRead(_ author: Person, by reader: Person) throws -> Bool {
      let isSeen = try store.read(reader) {
        try $0.recipeIDs().visible.contains(try #require(recipes[author]))
      }
      let isHeard = try store.read(reader) {
        try $0.remarks(on: gimlet.id).contains { $0.author == author }
      }
      #expect(isSeen == isHeard)
      return isSeen
    }
    try join(as: .guest)
    let circles = [[anna, ben], [cleo, dora]]
    for reader in circles.joined() {
      for author in circles.joined() {
        let isOfOne = circles.contains { $0.contains(reader) && $0.contains(author) }
        #expect(try isRead(author, by: reader) == isOfOne, "\(author) by \(reader)")
      }
    }
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    #expect(try !isRead(anna, by: ben))
    let refusal = try store.write(dora, now: today) {
      try $0.createAccount(folded: "dora", password: nil, recovery: nil)
    }
    #expect(refusal == nil)
    #expect(try !isRead(cleo, by: dora) && !isRead(dora, by: cleo) && isRead(dora, by: dora))
  }

  @Test("joining undone, everyone has the same rows as before")
  func joiningUndone() throws {
    func sums() throws -> [[Int]] {
      try store.queue.read { db in
        try NotebookTable.all.map {
          let digest = try NotebookDigest(of: $0, in: db)
          return [digest.count, digest.sum]
        }
      }
    }
    let (before, old) = (try [anna, ben].map { try store.contents(of: $0) }, try sums())
    try join()
    #expect(try store.write(ben, now: today) { try $0.undo() }?.refusal == nil)
    #expect(try [anna, ben].map { try store.contents(of: $0) } == before)
    #expect(try sums() == old)
    try store.verify()
  }

  @Test("what a purchase became is known by its batch also after joining and leaving")
  func batches() throws {
    let (rum, gin) = try store.write(ben, now: today) { writer in
      let rum = try writer.add(PantryEntry(ingredient: "rum", text: "rum")).number
      let bought = try ["rum", "gin"].map { try writer.add(ShoppingEntry(text: $0)).number }
      let gin = try #require(try writer.reader.pantry().first).number
      try writer.check(bought[0], pantryItem: rum)
      try writer.check(bought[1], pantryItem: gin)
      return (rum, gin)
    }
    func batches(of person: Person) throws -> [String: Int?] {
      Dictionary(
        try store.read(person) { try $0.shopping() }.map { ($0.entry.text, $0.pantryItem) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    try join()
    let there = try store.contents(of: anna).pantry
    #expect(there.contains { $0.number == rum } && !there.contains { $0.number == gin })
    #expect(try batches(of: anna)["rum"] == rum)
    #expect(try batches(of: anna)["gin"] == there.first?.number)
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    try store.verify()
    let pantry = try store.contents(of: ben).pantry
    #expect(pantry.map(\.entry.text) == ["milk 1 l of ben", "rum"])
    #expect(try batches(of: ben) == ["rum": pantry[1].number, "gin": nil])
    #expect(try store.contents(of: anna).pantry == there)
  }

  @Test("who empties the shared pantry lets anyone of the household bring it back")
  func undoneTogether() throws {
    try join()
    let before = try store.contents(of: anna).pantry
    #expect(try store.write(anna, now: today) { try $0.clearPantry() } == before.count)
    #expect(try store.contents(of: ben).pantry.isEmpty)
    #expect(try store.write(ben, now: today) { try $0.undo() }?.deletion.kind == .pantry)
    #expect(try store.contents(of: anna).pantry == before)
    try store.verify()
  }

  @Test("the last administrator stays while others are there, and can go when nobody is")
  func lastAdministrator() throws {
    try join()
    #expect(try store.write(anna, now: today) { try $0.leaveHousehold() } == .lastAdministrator)
    #expect(
      try store.write(anna, now: today) { try $0.undo() }?.refusal == .lastAdministrator
    )
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    let all = try store.contents(of: anna).pantry
    #expect(try store.write(anna, now: today) { try $0.leaveHousehold() } == nil)
    #expect(try store.contents(of: anna).pantry == all)
    let household = household
    #expect(
      try store.write(ben, now: today) { try $0.join(household, as: .member) } == .noSuchHousehold
    )
    try store.verify()
  }

  @Test("whoever was sent away cannot go back by undoing that they once left")
  func sentAway() throws {
    try join()
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    try join()
    let household = household
    #expect(try store.write(anna, now: today) { try $0.removeMember(2, from: household) } == nil)
    let kinds = try store.read(ben) { try $0.deletions(now: today).map(\.kind) }
    #expect(!kinds.contains(.left) && !kinds.contains(.joined))
  }

  @Test("what members must not be shown is read of all, or not at all; of guests it does not count")
  func avoided() throws {
    try join()
    let household = household
    func names() throws -> [[String]] {
      try store.read(anna) { try $0.avoided(byMembersOf: household).map { $0.things.map(\.name) } }
    }
    #expect(
      try names() == [["peanut of anna", "vegetarian"], ["peanut of ben", "vegetarian"]]
    )
    try store.write(anna, now: today) {
      try #require(try $0.setRole(of: 2, in: household, to: .guest) == nil)
    }
    #expect(try names() == [["peanut of anna", "vegetarian"]])
    try store.write(anna, now: today) {
      try #require(try $0.setRole(of: 2, in: household, to: .member) == nil)
    }
    try store.queue.write { try $0.execute(sql: "DELETE FROM avoided WHERE person = 2") }
    #expect(throws: StorageError.self) { try names() }
  }

  @Test("a household is nobody: no name reaches it, and nobody lists it")
  func nobody() throws {
    #expect(try store.read(anna) { try $0.people() } == [anna, ben])
    #expect(try store.read(nil) { try $0.person(3) } == nil)
    #expect(Person("\u{1}3") == nil)
  }

  @Test("under a number everything stays somebody's, whatever they are called")
  func renamed() throws {
    let before = try store.contents(of: ben).favorites
    let (number, other) = (ben.numbered(2), try person("benjamin"))
    try store.write(ben, now: today) { writer in
      try #require(try writer.createAccount(folded: "ben", password: nil, recovery: nil) == nil)
      try #require(try writer.rename(to: other, folded: "benjamin") == nil)
    }
    #expect(try store.contents(of: number).favorites == before)
    #expect(try store.contents(of: other).favorites == before)
    #expect(try store.contents(of: ben).favorites.isEmpty)
    #expect(try store.read(number) { try $0.currentPerson() }?.name == "benjamin")
    let error = #expect(throws: StorageError.self) {
      try store.write(ben.numbered(99), now: today) { try $0.addStaple("x") }
    }
    #expect(error?.reason == .noSuchPerson("ben"))
    try store.verify()
  }
}
