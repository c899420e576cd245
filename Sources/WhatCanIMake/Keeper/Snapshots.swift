import RecipeModel
import RecipeStorage
import Synchronization

/// What people keep, each read in one transaction and kept until the notebook changes.
final class Snapshots: Sendable {
  private let stores: Stores
  private let known = Mutex<[Key: Snapshot]>([:])

  /// The most people whose snapshots are kept; beyond it all are read anew.
  private static let mostPeople = 1_000

  /// Whose they are: a name alone may become another's.
  private struct Key: Hashable, Sendable {
    let person: Person?
    let number: Int?

    init(_ person: Person?) {
      self.person = person
      number = person?.number
    }
  }

  private struct Snapshot: Sendable {
    let key: Key
    let belongings: Belongings
    /// The notebook when they were read; nil where there was none.
    let state: DatabaseState?
  }

  init(_ stores: Stores) { self.stores = stores }

  /// What a person keeps as of the last commit; nothing, and why, where that cannot be read. Blocks while it is
  /// read: not to be called on an event loop.
  ///
  /// Who asks while somebody is just committing, and knew the commit before, is given that one: nobody waits for
  /// another one's disk. Cost: O(1) system calls, after a change that of ``Belongings/init(of:in:now:)``.
  func belongings(of person: Person?, now: Int) -> Belongings {
    let state = DatabaseState(of: stores.places.notebook)
    let earlier = known.withLock { $0[Key(person)] }
    if let earlier, earlier.state == state { return earlier.belongings }
    if let earlier, let before = earlier.state, state?.isNext(after: before) ?? false {
      do {
        if let snapshot = try read(person, waits: false) { return remember(snapshot).belongings }
      } catch let error as StorageError where error.reason == .busy {
        return earlier.belongings
      } catch {
        // The thorough way below says what is wrong.
      }
    }
    do {
      if let snapshot = try read(person) { return remember(snapshot).belongings }
    } catch {
      guard let error = error as? StorageError, case .olderSchema = error.reason else {
        return Belongings(of: person, unreadBecauseOf: KitchenError(catching: error))
      }
      // What follows brings it up to date.
    }
    return Belongings(of: person, in: stores, now: now)
  }

  /// Nil where there is no notebook.
  private func read(_ person: Person?, waits: Bool = true) throws -> Snapshot? {
    let path = stores.places.notebook
    return try stores.readingNotebook(waits: waits) { store in
      try store.read(person) { reader in
        let belongings = try Belongings(of: person, in: reader)
        // Nobody commits while this reader has its lock.
        return Snapshot(
          key: Key(person),
          belongings: belongings,
          state: DatabaseState(of: path)
        )
      }
    }
  }

  private func remember(_ snapshot: Snapshot) -> Snapshot {
    known.withLock { known in
      if known.count >= Self.mostPeople { known = [:] }
      known[snapshot.key] = snapshot
    }
    return snapshot
  }
}
