import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What a household plans")
struct PlanEntryTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person
  let ben: Person
  let household: Int

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    (anna, ben) = (try person("anna"), try person("ben"))
    let ben = ben
    try store.write(ben, now: today) { try $0.addStaple("salt") }
    household = try #require(
      try store.write(anna, now: today) { try $0.foundHousehold(named: "Home") }
    ).number
  }

  private func content(
    _ day: Int,
    _ slot: PlanEntry.Slot = .dinner,
    _ dish: Recipe = gimlet,
    cook: Person? = nil
  ) -> PlanEntry.Content {
    PlanEntry.Content(
      day: CalendarDay(daysSince1970: day),
      slot: slot,
      dish: dish.id,
      dishName: dish.name,
      cook: cook
    )
  }

  @Test("it is read by day and slot within days, whatever the order in which it was planned")
  func order() throws {
    _ = try store.write(anna, now: today) {
      try $0.plan([content(3), content(2), content(2, .breakfast), content(2, .dinner, daiquiri)])
    }
    let all = try store.read(anna) { try $0.plan() }
    #expect(all.map(\.content.day.daysSince1970) == [2, 2, 2, 3])
    #expect(all.map(\.content.slot) == [.breakfast, .dinner, .dinner, .dinner])
    #expect(all.map(\.content.dish) == [gimlet.id, gimlet.id, daiquiri.id, gimlet.id])
    let days = CalendarDay(daysSince1970: 3)...CalendarDay(daysSince1970: 9)
    #expect(try store.read(anna) { try $0.plan(on: days) } == [all[3]])
    #expect(try store.read(ben) { try $0.plan() } == [])
    try store.verify()
  }

  @Test("who joins brings their plan, any of the household changes it, and undo brings back")
  func shared() throws {
    let own = try store.write(ben, now: today) { try $0.plan([content(5)]) }
    _ = try store.write(anna, now: today) { try $0.plan([content(4)]) }
    #expect(try store.write(ben, now: today) { try $0.join(household, as: .member) } == nil)
    let both = try store.read(anna) { try $0.plan() }
    #expect(both.map(\.content.day.daysSince1970) == [4, 5])
    #expect(try store.read(ben) { try $0.plan() } == both)
    let me = try #require(try store.read(ben) { try $0.currentPerson() })
    let moved = try store.write(anna, now: today) { writer in
      try writer.changePlanEntry(own[0].number) { entry in
        entry.day = CalendarDay(daysSince1970: 9)
        entry.cook = me
      }
    }
    #expect(moved.content.cook == me)
    #expect(try store.write(ben, now: today) { try $0.removePlanEntry(moved.number) })
    #expect(try store.read(anna) { try $0.plan().count } == 1)
    #expect(try store.write(anna, now: today) { try $0.undo() }?.restored == 1)
    #expect(try store.read(ben) { try $0.plan().last } == moved)
    // Who leaves takes what they brought.
    #expect(try store.write(ben, now: today) { try $0.leaveHousehold() } == nil)
    #expect(try store.read(ben) { try $0.plan().map(\.content) } == [moved.content])
    #expect(try store.read(anna) { try $0.plan() }.count == 2)
    try store.verify()
  }

  @Test("an entry of another household is as one that is not there, and nobody else cooks")
  func others() throws {
    let entry = try store.write(anna, now: today) { try $0.plan([content(4)]) }[0]
    let stranger = try #require(try store.read(ben) { try $0.currentPerson() })
    #expect(throws: PlanRefusal.noSuchEntry) {
      try store.write(ben, now: today) { try $0.changePlanEntry(entry.number) { $0.servings = 3 } }
    }
    #expect(try !store.write(ben, now: today) { try $0.removePlanEntry(entry.number) })
    #expect(throws: PlanRefusal.noSuchCook) {
      try store.write(anna, now: today) { try $0.plan([content(5), content(6, cook: stranger)]) }
    }
    #expect(try store.read(anna) { try $0.plan() } == [entry])
  }

  @Test("an entry stays when its cook goes for good")
  func forgottenCook() throws {
    #expect(try store.write(ben, now: today) { try $0.join(household, as: .member) } == nil)
    let cook = try #require(try store.read(ben) { try $0.currentPerson() })
    _ = try store.write(anna, now: today) { try $0.plan([content(4, cook: cook)]) }
    try store.write(ben, now: today) { writer in
      #expect(try writer.leaveHousehold() == nil)
      try writer.forgetPerson()
    }
    #expect(try store.read(anna) { try $0.plan().map(\.content.cook) } == [nil])
    try store.verify()
  }
}
