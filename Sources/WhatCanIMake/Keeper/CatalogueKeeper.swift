import Foundation
import RecipeMatching
public import RecipeModel
public import RecipeStorage

/// An open kitchen for many people at the same time, for a server or another long-running program.
///
/// It has the current catalogue, which all callers share, and the files of the store. It is the
/// only writer of the catalogue in its process; other processes may write too, and take turns by
/// the store's lock. When the catalogue has changed, whoever changed it, the keeper opens the new
/// one and hands it out from then on; callers that use the old one can continue with it. The keeper
/// checks for changes twice a second, and also after each of its own writes.
///
/// Work that blocks (locks, full synchronisation, reading a catalogue) runs on the keeper's own
/// threads, so its methods can be awaited on an event loop. An answer is computed where the caller asks
/// the ``Kitchen`` for it, or by ``ask(as:_:)`` on one of the keeper's threads.
///
/// ```swift
/// let keeper = try await CatalogueKeeper(places, clock: clock)
/// let reply = try await keeper.kitchen(for: anna).answer(MatchRequest(usesPantry: true))
/// try await keeper.write(as: anna) { try $0.rate(dish, .five) }
/// ```
public actor CatalogueKeeper {
  public nonisolated let places: KitchenPaths
  /// Why the catalogue could not be read the last time; nil if it could. The catalogue before that
  /// stays in use.
  public private(set) var fault: KitchenError?
  private let desk: CatalogueDesk
  private let snapshots: Snapshots
  private let answers = RememberedAnswers()
  private let readers = WorkLane("reading", threads: 8)
  private let askers: WorkLane
  private let writer = WorkLane("writing")
  private let cataloguing: WorkLane
  private let clock: @Sendable () -> Int
  private let report: @Sendable (NotebookNotice) -> Void
  private var watch: Task<Void, Never>?

  /// Opens the catalogue as ``Kitchen/open(_:for:now:patience:)`` does.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for another process that is writing, in seconds.
  ///   - clock: Seconds since 1970; called on the keeper's threads.
  ///   - report: Called for problems that did not stop a write, such as a failed daily copy, on one
  ///     of the keeper's threads.
  public init(
    _ places: KitchenPaths,
    patience: Double = lockPatience,
    clock: @escaping @Sendable () -> Int,
    report: @escaping @Sendable (NotebookNotice) -> Void = { _ in }
  ) async throws {
    self.places = places
    self.clock = clock
    self.report = report
    let stores = Stores(places, patience: patience, areHeld: true)
    let snapshots = Snapshots(stores)
    self.snapshots = snapshots
    stores.beforeWriting { [weak snapshots] in snapshots?.refresh() }
    cataloguing = WorkLane("cataloguing")
    askers = WorkLane("asking", threads: max(1, ProcessInfo.processInfo.activeProcessorCount))
    desk = try await cataloguing.run {
      // A first start makes the index and trains the vectors.
      defer { FreedMemory.giveBack() }
      return try CatalogueDesk(opening: stores, now: clock())
    }
    watch = Task { [weak self] in
      while !Task.isCancelled {
        // Ends early when the keeper is gone; then the loop ends as well.
        try? await Task.sleep(for: .milliseconds(500))
        await self?.look()
      }
    }
  }

  deinit { watch?.cancel() }

  /// The current kitchen of a person: the current catalogue, and their notebook as of the last
  /// commit.
  ///
  /// If the notebook cannot be read, the `fault` of the kitchen's ``Kitchen/snapshot`` says so.
  /// Cost: two system calls if the notebook has not changed since the last call for this person.
  public nonisolated func kitchen(for person: Person? = nil) async throws -> Kitchen {
    let (desk, snapshots, clock) = (desk, snapshots, clock)
    return try await readers.run {
      snapshots.kitchen(of: person, at: desk, now: clock())
    }
  }

  /// Asks something that may take long, such as a plan, on one of the keeper's threads.
  ///
  /// The number of questions answered at the same time is the number of processors; the others
  /// wait.
  ///
  /// ```swift
  /// let plan = try await keeper.ask(as: anna) { try $0.plan(request) }
  /// ```
  ///
  /// - Throws: What `body` throws, and `CancellationError` if the calling task is cancelled. Then a
  ///   waiting question is not started, and a search ends within milliseconds.
  public nonisolated func ask<Value: Sendable>(
    as person: Person? = nil,
    _ body: @escaping @Sendable (Kitchen) throws -> Value
  ) async throws -> Value {
    let kitchen = try await kitchen(for: person)
    return try await asking { try body(kitchen) }
  }

  /// As ``ask(as:_:)``, for an answer that depends on the kitchen and on `question` alone.
  ///
  /// While neither the catalogue nor the notebook changes, the same question of the same person gets the same value again,
  /// without being worked out. The last 64 are remembered, in 2 MB at most.
  ///
  /// - Parameter question: All that `body` depends on beside the kitchen, the kind of its value as well.
  package nonisolated func ask<Value: Sendable>(
    as person: Person? = nil,
    remembering question: String,
    _ body: @escaping @Sendable (Kitchen) throws -> LastingAnswer<Value>
  ) async throws -> Value {
    let (desk, snapshots, answers, clock) = (desk, snapshots, answers, clock)
    let (kitchen, key, known) = try await readers.run {
      let (kitchen, reading) = snapshots.kitchenAndReading(of: person, at: desk, now: clock())
      let key = reading.map { reading in
        RememberedAnswers.Key(
          reading: reading,
          catalogue: ObjectIdentifier(kitchen.catalogue),
          question: question
        )
      }
      let known = key.flatMap { answers.value(for: $0) }
      return (kitchen, key, known.flatMap { $0 as? Value })
    }
    if let known { return known }
    return try await asking {
      let answer = try body(kitchen)
      if let key, let bytes = answer.bytes {
        answers.remember(answer.value, bytes: bytes, for: key) {
          desk.catalogue === kitchen.catalogue
        }
      }
      return answer.value
    }
  }

  private nonisolated func asking<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await askers.run {
      guard !Cancellation.isRequested else { throw CancellationError() }
      let value = try body()
      guard !Cancellation.isRequested else { throw CancellationError() }
      return value
    }
  }

  /// Changes a person's notebook.
  ///
  /// `body` is called when all earlier calls are done; each change that it makes to the notebook is
  /// one transaction. Recipes that it adds, changes or deletes are soon in the catalogue: see
  /// ``caughtUp()``.
  public nonisolated func write<Value: Sendable>(
    as person: Person,
    _ body: @escaping @Sendable (Notebook) throws -> Value
  ) async throws -> Value {
    let (desk, snapshots, clock, report) = (desk, snapshots, clock, report)
    let request = DoneRequest.current
    let (value, hasNewRecipes) = try await writer.run {
      let now = clock()
      let notebook = Notebook(
        kitchen: snapshots.kitchen(of: person, at: desk, now: now, isWriting: true),
        person: person,
        store: try desk.stores.notebookToWrite(now: now, report: report),
        now: now
      )
      let value = try DoneRequest.$current.withValue(request) { try body(notebook) }
      let written = snapshots.snapshot(of: person, now: now, isWriting: true)
      return (value, written.fault == nil && written.recipesFingerprint != desk.ownRecipes)
    }
    if hasNewRecipes { Task { await look() } }
    return value
  }

  /// As ``kitchen(for:)``, on the thread that calls: one for reading.
  nonisolated func kitchenHere(for person: Person?) -> Kitchen {
    snapshots.kitchen(of: person, at: desk, now: clock())
  }

  /// Runs `body` on a thread for reading.
  nonisolated func reading<Value: Sendable>(
    _ body: @escaping @Sendable (Stores) throws -> Value
  ) async throws -> Value {
    let desk = desk
    return try await readers.run { try body(desk.stores) }
  }

  /// Runs `body` on the notebook, with the time, on the thread for writing.
  nonisolated func writing<Value: Sendable>(
    _ body: @escaping @Sendable (NotebookStore, _ now: Int) throws -> Value
  ) async throws -> Value {
    let (desk, clock, report) = (desk, clock, report)
    let request = DoneRequest.current
    return try await writer.run {
      let now = clock()
      let store = try desk.stores.notebookToWrite(now: now, report: report)
      return try DoneRequest.$current.withValue(request) { try body(store, now) }
    }
  }

  /// Changes the catalogue: an import, a sync, or fetching dishes.
  ///
  /// `body` is called after the earlier changes are done. When this method returns, the keeper hands out
  /// a catalogue with its changes.
  ///
  /// ```swift
  /// let report = try await keeper.changeCatalogue { places in
  ///   try Kitchen.importing([file], format: nil, into: places, now: now).report
  /// }
  /// ```
  public func changeCatalogue<Value: Sendable>(
    _ body: @escaping @Sendable (KitchenPaths) throws -> Value
  ) async throws -> Value {
    let places = places
    do {
      let value = try await cataloguing.run { try body(places) }
      await look()
      return value
    } catch {
      // What failed may have changed something before.
      await look()
      throw error
    }
  }

  /// Waits until the catalogue that this keeper hands out has everything written through it so far.
  public func caughtUp() async { await look() }

  /// Also checks whether the data files have changed, and reopens the catalogue if they have.
  public func reload() async { await look(thoroughly: true) }

  private func look(thoroughly: Bool = false) async {
    let (desk, snapshots, answers, clock) = (desk, snapshots, answers, clock)
    do {
      try await cataloguing.run {
        if try desk.look(thoroughly: thoroughly, now: clock()) {
          snapshots.forgetKitchens()
          answers.forgetAll()
          FreedMemory.giveBack()
        }
      }
      fault = nil
    } catch {
      fault = KitchenError(catching: error)
    }
  }
}
