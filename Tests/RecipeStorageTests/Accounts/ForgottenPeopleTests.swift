import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A person who goes for good")
struct ForgottenPeopleTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person
  let ben: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    (anna, ben) = (try person("anna"), try person("quentinus"))
    for person in [anna, ben] {
      try fill(store, for: person)
      try store.write(person, now: today) { writer in
        let refusal = try writer.createAccount(
          folded: person.name,
          password: "password of \(person)",
          recovery: Array("recovery of \(person)".utf8),
          isAdministrator: person == anna
        )
        #expect(refusal == nil)
        _ = try writer.createToken(
          hash: Array("token of \(person)".utf8),
          scope: .read,
          household: nil,
          label: "phone of \(person)"
        )
        try writer.remember(
          TakenChange(
            id: "id of \(person)",
            request: "{}",
            outcome: "{}",
            entry: nil,
            named: nil,
            takenAt: today
          )
        )
      }
    }
  }

  private func forget(_ person: Person) throws {
    let refusal = try store.write(person, now: today) { writer in
      let refusal = try writer.deleteAccount()
      try writer.forgetPerson()
      return refusal
    }
    #expect(refusal == nil)
    try store.verify()
  }

  /// What somebody keeps, without what is everybody's.
  private func own(_ person: Person) throws -> NotebookContents {
    var contents = try store.contents(of: person)
    (contents.people, contents.everyonesMarks, contents.marks) = ([], [:], [:])
    (contents.ratings, contents.remarks, contents.dishes) = ([], [], [])
    (contents.visibleRecipes, contents.catalogue, contents.generation) = ([], [], 0)
    return contents
  }

  @Test("nothing of them is left in the file, and nothing of anybody else is another")
  func gone() throws {
    let before = try own(anna)
    let rows = try store.queue.read { db in
      try NotebookTable.all.filter(\.hasOwners).map { try $0.all(in: db).count }
    }
    try forget(ben)
    #expect(try own(anna) == before)
    #expect(try store.read(nil) { try $0.people() } == [anna])
    let left = try store.queue.read { db in
      try NotebookTable.all.filter(\.hasOwners).map { try $0.all(in: db).count }
    }
    #expect(zip(left, rows).allSatisfy { $0 * 2 == $1 }, "\(left) of \(rows)")
    try store.queue.close()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.notebook))
    #expect(bytes.range(of: Data("of quentinus".utf8)) == nil)
    #expect(bytes.range(of: Data("quentinus".utf8)) == nil)
    #expect(bytes.range(of: Data("of anna".utf8)) != nil)
  }

  @Test("what they put into a household stays there, by nobody, and comes back when it was deleted")
  func shared() throws {
    let household = try #require(
      try store.write(anna, now: today) { try $0.foundHousehold(named: "Home") }
    )
    #expect(try store.write(ben, now: today) { try $0.join(household.number, as: .member) } == nil)
    let before = try store.contents(of: anna)
    #expect(try store.write(anna, now: today) { try $0.clearShopping(onlyChecked: false) } > 0)
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    try forget(ben)
    let undoing = try store.write(anna, now: today) { try $0.undo() }
    #expect(undoing?.passedOver == 0)
    let after = try store.contents(of: anna)
    #expect(after.pantry == before.pantry && after.shopping == before.shopping)
    #expect(try store.read(anna) { try $0.pantryBringers() }.values.contains(2) == false)
    try store.verify()
  }

  @Test("a household to which somebody can come back stays")
  func lastOfHousehold() throws {
    let household = try #require(
      try store.write(ben, now: today) { try $0.foundHousehold(named: "Home") }
    )
    #expect(try store.write(anna, now: today) { try $0.join(household.number, as: .guest) } == nil)
    #expect(try store.write(anna, now: today) { try $0.leaveHousehold() } == nil)
    // Anna can still undo that she left.
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    try forget(ben)
    #expect(try store.read(nil) { try NotebookTable.households.all(in: $0.db) }.count == 1)
    #expect(try store.write(anna, now: today) { try $0.undo()?.refusal } == nil)
    #expect(try store.write(anna, now: today) { try $0.leaveHousehold() } == nil)
    try store.verify()
  }

  @Test("a household of theirs alone goes with them")
  func aloneInHousehold() throws {
    let household = try store.write(ben, now: today) { try $0.foundHousehold(named: "Hermitage") }
    #expect(household != nil)
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    try forget(ben)
    #expect(try store.read(nil) { try NotebookTable.households.all(in: $0.db).count } == 0)
    #expect(try store.read(nil) { try $0.people() } == [anna])
  }

  @Test("their name is free again, and their number is nobody's")
  func numbers() throws {
    try forget(ben)
    try store.write(ben, now: today) { try $0.addStaple("salt") }
    #expect(try store.read(ben) { try $0.number() } == 3)
    #expect(try store.read(ben.numbered(2)) { try $0.staples() } == [])
    try store.verify()
  }
}
