import RecipeAccounts
import Synchronization
import WhatCanIMake

/// Tells who listens when the shopping list, the pantry, the staples or the plan that they share have changed.
final class EventDesk: Sendable {
  /// The most listeners at the same time, in all and of one account.
  static let mostOfAll = 256
  static let mostOfOne = 8

  let watch: ChangeWatch
  private let people = Mutex<[Int: Int]>([:])

  init(_ keeper: CatalogueKeeper) { watch = ChangeWatch(keeper) }

  /// A place for a listener, which is free again when nobody keeps the value.
  ///
  /// - Throws: 503 where there is none.
  func place(for person: Int) throws(Problem) -> Seat {
    let isFree = people.withLock { people in
      let all = people.values.reduce(0, +)
      guard all < Self.mostOfAll, people[person, default: 0] < Self.mostOfOne else { return false }
      people[person, default: 0] += 1
      return true
    }
    guard isFree else {
      throw Problem(
        503,
        "too many clients are receiving events; poll the server instead",
        retryAfter: 60
      )
    }
    return Seat(self, person)
  }

  final class Seat: Sendable {
    private let desk: EventDesk
    private let person: Int

    fileprivate init(_ desk: EventDesk, _ person: Int) {
      self.desk = desk
      self.person = person
    }

    deinit {
      desk.people.withLock { people in
        let left = people[person, default: 1] - 1
        people[person] = left > 0 ? left : nil
      }
    }
  }
}
