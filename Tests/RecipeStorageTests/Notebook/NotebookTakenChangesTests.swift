import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Changes that devices sent")
struct NotebookTakenChangesTests {
  let folder: TemporaryFolder
  let anna: Person
  let ben: Person

  init() throws {
    folder = try TemporaryFolder()
    (anna, ben) = (try person("anna"), try person("ben"))
  }

  private func change(_ id: String, entry: Int? = nil, named: String? = nil) -> TakenChange {
    TakenChange(
      id: id,
      request: "request of \(id)",
      outcome: "outcome of \(id)",
      entry: entry,
      named: named,
      takenAt: today
    )
  }

  @Test("each person has an id once; who names an entry by it finds its number there")
  func remembered() throws {
    let store = try NotebookStore(folder)
    try store.write(anna, now: today) { writer in
      try writer.remember(change("b", named: "a"))
      try writer.remember(change("a", entry: 7))
      try writer.settleChanges(naming: "a", on: 7)
    }
    try store.write(ben, now: today) { try $0.remember(change("a", entry: 7)) }
    let expected = [change("b", entry: 7, named: "a"), change("a", entry: 7)]
    #expect(try store.read(anna) { try $0.takenChanges() } == expected)
    #expect(try store.read(nil) { try $0.takenChanges() } == [])
    #expect(try store.read(anna) { try $0.takenChanges(ofEntry: 7).map(\.id) } == ["b", "a", "a"])
    #expect(throws: StorageError.self) {
      try store.write(anna, now: today) { try $0.remember(change("a")) }
    }
    try store.verify()
    let copy = "\(folder.path)/copy.db"
    try store.backup(to: copy)
    let other = try NotebookStore(opening: "\(folder.path)/other.db", now: today)
    let people = try other.restore(from: copy, now: today).people
    #expect(people == 2)
    #expect(try other.read(anna) { try $0.takenChanges() } == expected)
  }

  @Test("what is too old is forgotten, and beyond the newest of a person all")
  func forgotten() throws {
    let store = try NotebookStore(folder)
    let most = TakenChange.mostOfPerson
    try store.write(anna, now: today) { writer in
      for number in 0..<most + 3 { try writer.remember(change("\(number)")) }
    }
    try store.write(ben, now: today) { try $0.remember(change("0")) }
    let ids = try store.write(anna, now: today) { try $0.rememberedChanges().map(\.id) }
    #expect(ids.count == most)
    #expect(ids.first == "3")
    #expect(try store.read(anna) { try $0.takenChanges().count } == most)
    let last = today + TakenChange.secondsRemembered
    #expect(try store.write(ben, now: last) { try $0.rememberedChanges().count } == 1)
    #expect(try store.write(ben, now: last + 1) { try $0.rememberedChanges() } == [])
    #expect(try store.read(ben) { try $0.takenChanges() } == [])
    try store.verify()
  }

  @Test("a file of the version before keeps all that it has, and can then remember one")
  func migrated() throws {
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(12))
    )
    let old = try NotebookStore(opening: folder.notebook, now: today, schema: schema)
    for person in [anna, ben] { try fill(old, for: person) }
    let household = try old.write(anna, now: today) {
      try $0.foundHouseholdAsInItsVersion(named: "Home")
    }
    try old.write(ben, now: today) { try $0.enterAsInItsVersion(household, as: .guest) }
    let before = try [anna, ben].map { try old.contents(of: $0) }
    let store = try NotebookStore(folder)
    try store.verify()
    #expect(try [anna, ben].map { try store.contents(of: $0) } == before)
    #expect(try names(in: folder.backups) == ["user-schema12-\(today).db"])
    try store.write(anna, now: today) { try $0.remember(change("a")) }
    #expect(try store.read(anna) { try $0.takenChanges().map(\.id) } == ["a"])
    try store.verify()
  }

  @Test("the state of what is shared is another with each change, and the same for all who share")
  func states() throws {
    let store = try NotebookStore(folder)
    func state(_ person: Person) throws -> SharedState {
      try store.read(person) { try $0.sharedState() }
    }
    for person in [anna, ben] { try store.write(person, now: today) { try $0.addStaple("salt") } }
    let alone = try state(ben)
    let household = try #require(
      try store.write(anna, now: today) { try $0.foundHousehold(named: "Home") }
    )
    #expect(try store.write(ben, now: today) { try $0.join(household.number, as: .member) } == nil)
    var states = [try state(anna)]
    #expect(try state(ben) == states[0] && alone != states[0])
    let milk = try store.write(ben, now: today) { try $0.add(ShoppingEntry(text: "milk")) }
    states.append(try state(anna))
    #expect(states[1].shopping != states[0].shopping && states[1].pantry == states[0].pantry)
    _ = try store.write(anna, now: today) { try $0.check(milk.number) }
    states.append(try state(ben))
    _ = try store.write(anna, now: today) {
      try $0.add(PantryEntry(ingredient: "gin", text: "gin"))
    }
    states.append(try state(ben))
    #expect(states[3].shopping == states[2].shopping && states[3].pantry != states[2].pantry)
    #expect(Set(states).count == states.count)
    _ = try store.write(anna, now: today) {
      try $0.setOpinion(.ingredient("gin"), name: "gin", .like)
    }
    #expect(try state(ben) == states[3])
    let day = PlanEntry.Content(
      day: CalendarDay(daysSince1970: 0),
      slot: .dinner,
      dish: DishID("classic:gimlet"),
      dishName: "Gimlet"
    )
    _ = try store.write(ben, now: today) { try $0.plan([day]) }
    let planned = try state(anna)
    #expect(planned.plan != states[3].plan && planned.pantry == states[3].pantry)
    let nobody = SharedState(pantry: 0, shopping: 0, staples: 0, plan: 0)
    #expect(try state(try person("nobody")) == nobody)
  }
}
