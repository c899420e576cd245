import RecipeModel
import RecipeStorage
import Synchronization

/// What people keep, each read in one transaction and kept until the notebook changes.
final class Snapshots: Sendable {
  private let stores: Stores
  private let known = Mutex(Known())

  private struct Known: Sendable {
    var snapshots: [Key: HeldSnapshot] = [:]
    /// Whose were asked for last, but for a change of their own, the latest last.
    var latest: [Key] = []
  }

  /// The most people whose snapshots are kept; beyond it all are read anew.
  private static let mostPeople = 1_000
  /// How many people's are read again before somebody commits, and how long that may take; one person's always are.
  private static let mostRefreshed = 8
  private static let refreshing = Duration.milliseconds(20)

  /// Whose they are: a name alone may become another's.
  private struct Key: Hashable, Sendable {
    let person: Person?
    let number: Int?

    init(_ person: Person?) {
      self.person = person
      number = person?.number
    }
  }

  private final class HeldSnapshot: Sendable {
    /// Which reading it is, of all in this process.
    let number = nextReading.add(1, ordering: .relaxed).newValue
    let key: Key
    let snapshot: PersonSnapshot
    /// The notebook when they were read; nil where there was none.
    let state: DatabaseState?
    /// The kitchen that they made of the current catalogue, where the person taught it something.
    let kitchen = Mutex<Kitchen?>(nil)

    init(key: Key, snapshot: PersonSnapshot, state: DatabaseState?) {
      self.key = key
      self.snapshot = snapshot
      self.state = state
    }
  }

  init(_ stores: Stores) { self.stores = stores }

  /// What a person keeps as of the last commit; nothing, and why, where that cannot be read. Blocks while it is
  /// read: not to be called on an event loop.
  ///
  /// Who asks while somebody is just committing, and knew the commit before, is given that one: nobody waits for
  /// another one's disk. Cost: O(1) system calls, after a change that of ``PersonSnapshot/init(of:in:now:)``.
  ///
  /// - Parameter isWriting: Whether the person is about to commit or just did. Then ``refresh()`` need not think of
  ///   them.
  func snapshot(of person: Person?, now: Int, isWriting: Bool = false) -> PersonSnapshot {
    kept(by: person, now: now, isWriting: isWriting).snapshot
  }

  /// The kitchen of a person: the catalogue of a desk, and what they keep as ``snapshot(of:now:isWriting:)`` says. Cost:
  /// that, and that of ``Kitchen/init(_:_:)`` once for a catalogue and what they keep.
  func kitchen(
    of person: Person?,
    at desk: CatalogueDesk,
    now: Int,
    isWriting: Bool = false
  ) -> Kitchen {
    kitchenAndReading(of: person, at: desk, now: now, isWriting: isWriting).kitchen
  }

  /// As ``kitchen(of:at:now:isWriting:)``, with the number of the reading of the notebook that it is made of; nil where nothing could
  /// be read, and where there is no notebook.
  func kitchenAndReading(
    of person: Person?,
    at desk: CatalogueDesk,
    now: Int,
    isWriting: Bool = false
  ) -> (kitchen: Kitchen, reading: UInt64?) {
    let (snapshot, held) = kept(by: person, now: now, isWriting: isWriting)
    return (kitchen(of: snapshot, held, at: desk), held?.number)
  }

  private func kitchen(
    of snapshot: PersonSnapshot,
    _ held: HeldSnapshot?,
    at desk: CatalogueDesk
  ) -> Kitchen {
    let catalogue = desk.catalogue
    guard let held else { return Kitchen(catalogue, snapshot) }
    if let made = held.kitchen.withLock(\.self), made.catalogue === catalogue { return made }
    let kitchen = Kitchen(catalogue, snapshot)
    // Of the others the kitchen costs nothing.
    guard kitchen.index !== catalogue.index else { return kitchen }
    held.kitchen.withLock { made in
      // Nobody keeps a catalogue that is gone.
      if desk.catalogue === catalogue { made = kitchen }
    }
    return kitchen
  }

  /// Forgets the kitchens, when their catalogue is another one.
  func forgetKitchens() {
    for held in known.withLock({ Array($0.snapshots.values) }) {
      held.kitchen.withLock { $0 = nil }
    }
  }

  /// Reads again what those keep who asked last, as far as it changed: to be called before a commit. While that is on
  /// its way to the disk nobody can read, and who knows the commit before need not.
  func refresh() {
    let start = ContinuousClock.now
    let state = DatabaseState(of: stores.places.notebook)
    let stale = known.withLock { known in
      known.latest.reversed().filter { known.snapshots[$0].map { $0.state != state } ?? false }
    }
    for (place, key) in stale.enumerated()
    where place == 0 || ContinuousClock.now - start < Self.refreshing {
      // What cannot be read now is read, or said, when it is asked for.
      if let held = try? read(key.person, waits: false) { remember(held) }
    }
  }

  /// What a person keeps, and the snapshot that says so; nil where there is none.
  private func kept(
    by person: Person?,
    now: Int,
    isWriting: Bool
  ) -> (snapshot: PersonSnapshot, held: HeldSnapshot?) {
    do {
      if let held = try held(of: person, isWriting: isWriting) { return (held.snapshot, held) }
    } catch {
      guard let error = error as? StorageError, case .olderSchema = error.reason else {
        let fault = KitchenError(catching: error)
        return (PersonSnapshot(of: person, unreadBecauseOf: fault), nil)
      }
      // What follows brings it up to date.
    }
    return (PersonSnapshot(of: person, in: stores, now: now), nil)
  }

  /// Nil where there is no notebook.
  private func held(of person: Person?, isWriting: Bool) throws -> HeldSnapshot? {
    let state = DatabaseState(of: stores.places.notebook)
    let key = Key(person)
    if !isWriting { noteAsked(key) }
    let earlier = known.withLock { $0.snapshots[key] }
    if let earlier, earlier.state == state { return earlier }
    if let earlier, let before = earlier.state, state?.isNext(after: before) ?? false {
      do {
        if let held = try read(person, waits: false) { return remember(held) }
      } catch let error as StorageError where error.reason == .busy {
        return earlier
      } catch {
        // The thorough way below says what is wrong.
      }
    }
    return try read(person).map { remember($0) }
  }

  private func noteAsked(_ key: Key) {
    known.withLock { known in
      known.latest.removeAll { $0 == key }
      known.latest.append(key)
      if known.latest.count > Self.mostRefreshed { known.latest.removeFirst() }
    }
  }

  /// Nil where there is no notebook.
  private func read(_ person: Person?, waits: Bool = true) throws -> HeldSnapshot? {
    let path = stores.places.notebook
    return try stores.readingNotebook(waits: waits) { store in
      try store.read(person) { reader in
        let snapshot = try PersonSnapshot(of: person, in: reader)
        // Nobody commits while this reader has its lock.
        return HeldSnapshot(
          key: Key(person),
          snapshot: snapshot,
          state: DatabaseState(of: path)
        )
      }
    }
  }

  @discardableResult
  private func remember(_ held: HeldSnapshot) -> HeldSnapshot {
    known.withLock { known in
      if known.snapshots.count >= Self.mostPeople { known.snapshots = [:] }
      let present = known.snapshots[held.key]?.state
      // Who was slower has read an earlier commit.
      if let present, let state = held.state, present.isLater(than: state) { return }
      known.snapshots[held.key] = held
    }
    return held
  }
}

/// The readings so far, of all keepers in this process.
private let nextReading = Atomic<UInt64>(0)
