import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Households against plain arrays")
struct HouseholdModelTests {
  private static let names = ["anna", "ben", "carl", "dora"]

  /// One sequence, step by step in a notebook in memory and in the model.
  private struct Run {
    var generator: SeededGenerator
    var model = HouseholdModel()
    let queue: DatabaseQueue
    let people: [Person]
    var households: [Int] = []

    init(seed: UInt64) throws {
      generator = SeededGenerator(seed: seed)
      let queue = try DatabaseQueue()
      try queue.inDatabase { try NotebookSchema.current.migrate($0, path: "") }
      self.queue = queue
      people = try HouseholdModelTests.names.map(person)
      for person in people {
        try write(person) { writer in _ = try writer.number() }
      }
    }

    func write<Value>(_ person: Person, _ body: (NotebookWriter) throws -> Value) throws -> Value {
      try queue.inDatabase { try body(NotebookWriter($0, path: "", person: person, now: today)) }
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }

    mutating func step() throws {
      let me = Int.random(in: 1...people.count, using: &generator)
      let person = people[me - 1]
      switch Int.random(in: 0..<14, using: &generator) {
      case 0...4:
        let (text, at) = (pick(["milk", "gin", "salt"]), pick([today, today + 1]))
        let shelf = pick([0, 0, 1])
        model.add(text, at: at, on: shelf, by: me)
        try write(person) { writer in
          if shelf == 1 {
            try writer.addStaple(text, at: at)
          } else {
            try writer.add(PantryEntry(ingredient: text, text: text), at: at)
          }
        }
      case 5:
        guard let thing = model.shelves(of: me)[0].randomElement(using: &generator) else { return }
        model.change(me) { $0[0].removeAll { $0.number == thing.number } }
        #expect(try write(person) { try $0.removePantryItem(thing.number) })
      case 6:
        guard let thing = model.shelves(of: me)[0].randomElement(using: &generator) else { return }
        model.change(me) { shelves in
          for at in shelves[0].indices where shelves[0][at].number == thing.number {
            shelves[0][at].text = "rum"
          }
        }
        let entry = PantryEntry(ingredient: "rum", text: "rum")
        #expect(try write(person) { try $0.setPantryItem(thing.number, to: entry) })
      case 7:
        let household = try write(person) { try $0.foundHousehold(named: "Home") }
        #expect((household == nil) == (model.places[me] != nil))
        guard let household else { return }
        households.append(household.number)
        model.enter(me, household.number, as: .administrator)
      case 8...9:
        guard let household = households.randomElement(using: &generator) else { return }
        let role = pick(HouseholdRole.allCases)
        let expected: HouseholdRefusal? =
          model.members(of: household).isEmpty
          ? .noSuchHousehold : model.places[me] != nil ? .belongsToOne : nil
        #expect(try write(person) { try $0.join(household, as: role) } == expected)
        if expected == nil { model.enter(me, household, as: role) }
      case 10:
        let expected: HouseholdRefusal? =
          model.places[me] == nil
          ? .belongsToNone : model.isLastAdministrator(me) ? .lastAdministrator : nil
        #expect(try write(person) { try $0.leaveHousehold() } == expected)
        if expected == nil { model.leave(me, isRecorded: true) }
      case 11...12:
        let expected = model.undo(me)
        let undoing = try write(person) { try $0.undo() }
        #expect((undoing == nil) == (expected == nil))
        #expect((undoing?.refusal == nil) == (expected != false))
      default:
        try administer(person, me)
      }
    }

    /// What is done to another one.
    private mutating func administer(_ person: Person, _ me: Int) throws {
      let other = Int.random(in: 1...people.count, using: &generator)
      guard let place = model.places[other] else { return }
      if pick([true, false]) {
        let isLast = model.isLastAdministrator(other)
        let refusal = try write(person) { try $0.removeMember(other, from: place.household) }
        #expect(refusal == (isLast ? .lastAdministrator : nil))
        if !isLast { model.leave(other, isRecorded: false) }
        return
      }
      let role = pick(HouseholdRole.allCases)
      let others = model.members(of: place.household).filter { $0 != other }
      let isNeeded =
        place.role == .administrator && role != .administrator
        && !others.contains { model.places[$0]?.role == .administrator }
      let refusal = try write(person) {
        try $0.setRole(of: other, in: place.household, to: role)
      }
      #expect(refusal == (isNeeded ? .lastAdministrator : nil))
      guard !isNeeded else { return }
      model.places[other]?.role = role
      if place.role == .guest, role != .guest { model.becomeMember(other, of: place.household) }
    }

    /// What each person reads is what the model has, with who brought it.
    func check() throws {
      for (offset, person) in people.enumerated() {
        let shelves = model.shelves(of: offset + 1)
        let (pantry, staples, bringers, place) = try write(person) { writer in
          let reader = writer.reader
          return (
            try reader.pantry().sorted { $0.number < $1.number }, try reader.staples(),
            try reader.pantryBringers(), try reader.household()
          )
        }
        #expect(
          pantry.map {
            HouseholdModel.Thing(
              number: $0.number,
              text: $0.entry.text,
              at: $0.addedAt,
              by: bringers[$0.number]
            )
          } == shelves[0].sorted { $0.number < $1.number }
        )
        #expect(
          staples.map(\.name)
            == shelves[1].sorted { $0.number < $1.number }.map(\.text)
        )
        #expect(place?.household.number == model.places[offset + 1]?.household)
        #expect(place?.membership.role == model.places[offset + 1]?.role)
      }
    }
  }

  @Test(
    "after any joining, leaving and undoing, everyone has what plain arrays say, and nothing is damaged",
    arguments: SeededGenerator.seeds(8, full: 25)
  )
  func sequences(seed: UInt64) throws {
    // Twenty sequences a seed: 160, and 500 in the full tier.
    for part in 0..<20 as Range<UInt64> {
      var run = try Run(seed: seed &* 1_000 &+ part)
      for _ in 0..<30 {
        try run.step()
        try run.check()
      }
      try run.queue.inDatabase { try NotebookCheck($0, path: "").run() }
    }
  }
}

extension NotebookReader {
  /// Who put each thing of a household's pantry there: the number of the person by that of the thing.
  func pantryBringers() throws -> [Int: Int] {
    try own(.pantry).reduce(into: [:]) { $0[$1.number] = try $1.optionalInteger("by_person") }
  }
}
