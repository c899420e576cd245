import RecipeModel

/// Pantries and staples of people and households as plain arrays: what the notebook has to agree with.
struct HouseholdModel {
  struct Thing: Equatable {
    var number: Int
    var text: String
    var at: Int
    var by: Int?
  }

  /// The pantry, and the staples.
  typealias Shelves = [[Thing]]

  struct Place: Equatable {
    var household: Int
    var role: HouseholdRole
    /// Tells one joining from another.
    var joining: Int
  }

  enum Record {
    case joined(before: Shelves)
    case left(Place, copies: Shelves)
  }

  var alone: [Int: Shelves] = [:]
  var together: [Int: Shelves] = [:]
  var places: [Int: Place] = [:]
  var records: [Int: [Record]] = [:]
  var last = [0, 0]
  var joinings = 0

  static let empty: Shelves = [[], []]

  func shelves(of person: Int) -> Shelves {
    places[person].map { together[$0.household] ?? Self.empty } ?? alone[person] ?? Self.empty
  }

  mutating func change(_ person: Int, _ body: (inout Shelves) -> Void) {
    if let place = places[person] {
      body(&together[place.household, default: Self.empty])
    } else {
      body(&alone[person, default: Self.empty])
    }
  }

  mutating func add(_ text: String, at: Int, on shelf: Int, by person: Int) {
    if shelf == 1, shelves(of: person)[1].contains(where: { $0.text == text }) { return }
    last[shelf] += 1
    let by = places[person] == nil ? nil : person
    let thing = Thing(number: last[shelf], text: text, at: at, by: by)
    change(person) { $0[shelf].append(thing) }
  }

  func members(of household: Int) -> [Int] {
    places.filter { $0.value.household == household }.map(\.key).sorted()
  }

  func isLastAdministrator(_ person: Int) -> Bool {
    guard let place = places[person], place.role == .administrator else { return false }
    let others = members(of: place.household).filter { $0 != person }
    return !others.isEmpty && !others.contains { places[$0]?.role == .administrator }
  }

  private static func areOne(_ shelf: Int, _ left: Thing, _ right: Thing) -> Bool {
    left.text == right.text && (shelf == 1 || left.at == right.at)
  }

  private func moved(_ from: Shelves, to: Shelves, by person: Int?) -> Shelves {
    var result = to
    for shelf in 0..<2 {
      var there = to[shelf]
      for thing in from[shelf].sorted(by: { $0.number < $1.number }) {
        if let same = there.firstIndex(where: { Self.areOne(shelf, $0, thing) }) {
          if shelf == 0 { there.remove(at: same) }
        } else {
          var thing = thing
          thing.by = thing.by ?? person
          result[shelf].append(thing)
        }
      }
      result[shelf].sort { $0.number < $1.number }
    }
    return result
  }

  mutating func bring(_ person: Int, to household: Int) {
    together[household] = moved(
      alone[person] ?? Self.empty,
      to: together[household] ?? Self.empty,
      by: person
    )
    alone[person] = Self.empty
  }

  mutating func becomeMember(_ person: Int, of household: Int) {
    bring(person, to: household)
    records[person]?.removeAll { if case .joined = $0 { true } else { false } }
  }

  mutating func enter(_ person: Int, _ household: Int, as role: HouseholdRole) {
    records[person]?.removeAll { if case .left = $0 { true } else { false } }
    joinings += 1
    places[person] = Place(household: household, role: role, joining: joinings)
    let before = role == .guest ? Self.empty : alone[person] ?? Self.empty
    if role != .guest { bring(person, to: household) }
    records[person, default: []].append(.joined(before: before))
  }

  private mutating func takeAll(of household: Int, to person: Int) {
    alone[person] = moved(
      together[household] ?? Self.empty,
      to: alone[person] ?? Self.empty,
      by: nil
    )
    together[household] = Self.empty
  }

  mutating func leave(_ person: Int, isRecorded: Bool) {
    guard let place = places[person] else { return }
    var copies = Self.empty
    if members(of: place.household) == [person] {
      places[person] = nil
      takeAll(of: place.household, to: person)
    } else {
      let mine = alone[person] ?? Self.empty
      for shelf in 0..<2 {
        var there = mine[shelf]
        for thing in (together[place.household] ?? Self.empty)[shelf] where thing.by == person {
          if let same = there.firstIndex(where: { Self.areOne(shelf, $0, thing) }) {
            if shelf == 0 { there.remove(at: same) }
            continue
          }
          last[shelf] += 1
          let copy = Thing(number: last[shelf], text: thing.text, at: thing.at, by: nil)
          copies[shelf].append(copy)
          alone[person, default: Self.empty][shelf].append(copy)
        }
      }
      places[person] = nil
    }
    records[person]?.removeAll { if case .joined = $0 { true } else { false } }
    if isRecorded { records[person, default: []].append(.left(place, copies: copies)) }
  }

  /// False when it is refused; nil when there is nothing to undo.
  mutating func undo(_ person: Int) -> Bool? {
    switch records[person]?.last {
    case nil: return nil
    case .joined(let before):
      guard let place = places[person], !isLastAdministrator(person) else { return false }
      places[person] = nil
      for shelf in 0..<2 {
        let numbers = before[shelf].map(\.number)
        together[place.household]?[shelf].removeAll { numbers.contains($0.number) }
        var mine = (alone[person] ?? Self.empty)[shelf]
        mine.removeAll { numbers.contains($0.number) }
        alone[person, default: Self.empty][shelf] = (mine + before[shelf])
          .sorted { $0.number < $1.number }
      }
      if members(of: place.household).isEmpty { takeAll(of: place.household, to: person) }
    case .left(var place, let copies):
      guard places[person] == nil else { return false }
      for shelf in 0..<2 {
        alone[person]?[shelf].removeAll { copies[shelf].contains($0) }
      }
      if members(of: place.household).isEmpty { place.role = .administrator }
      places[person] = place
      if place.role != .guest { bring(person, to: place.household) }
    }
    records[person]?.removeLast()
    return true
  }
}
