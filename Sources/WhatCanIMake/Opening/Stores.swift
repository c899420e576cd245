import RecipeModel
import RecipeStorage
import SectionFiles
import Synchronization

/// The two files of a store: opened anew for each use, or held open.
///
/// One command opens what it needs when it needs it. A server holds the files: a few readers of each, and the
/// one who writes the notebook.
final class Stores: Sendable {
  let places: KitchenPaths
  /// How long to wait for another process that is writing, in seconds.
  let patience: Double
  /// Whether the files stay open between uses.
  let areHeld: Bool
  private let notebooks: HeldReaders<NotebookStore>
  /// Readers that do not wait.
  private let hastyNotebooks: HeldReaders<NotebookStore>
  private let caches: HeldReaders<RecipeCache>
  private let writer = Mutex<(store: NotebookStore, file: FileIdentity)?>(nil)
  private let beginning = Mutex<@Sendable () -> Void>({})

  init(_ places: KitchenPaths, patience: Double = lockPatience, areHeld: Bool = false) {
    self.places = places
    self.patience = patience
    self.areHeld = areHeld
    let (notebook, cache) = (places.notebook, places.cache)
    notebooks = HeldReaders(notebook) { path throws(StorageError) in
      try NotebookStore(readingOnly: path, patience: patience)
    }
    hastyNotebooks = HeldReaders(notebook) { path throws(StorageError) in
      try NotebookStore(readingOnly: path, patience: 0)
    }
    caches = HeldReaders(cache) { path throws(StorageError) in
      try RecipeCache(readingOnly: path, patience: patience)
    }
  }

  /// Calls `body` before each transaction of the notebook that is held, on the thread that writes.
  func beforeWriting(_ body: @escaping @Sendable () -> Void) { beginning.withLock { $0 = body } }

  /// Runs `body` on the notebook, which it only reads; nil where there is none.
  ///
  /// - Parameter waits: False to throw `busy` at once where somebody is just committing.
  func readingNotebook<Value>(
    waits: Bool = true,
    _ body: (NotebookStore) throws -> Value
  ) throws -> Value? {
    guard areHeld else {
      return try NotebookStore(readingOnly: places.notebook, patience: patience).map(body)
    }
    return try (waits ? notebooks : hastyNotebooks).using(body)
  }

  /// Runs `body` on the recipe cache, which it only reads.
  func readingCache<Value>(_ body: (RecipeCache) throws -> Value) throws -> Value {
    if areHeld, let value = try caches.using(body) { return value }
    return try body(RecipeCache(readingOnly: places.cache, patience: patience))
  }

  /// The notebook, to be written; made where there is none. One that is held is opened again when another file
  /// took its place. Whether it is still whole and of this version is seen in each of its transactions.
  ///
  /// - Parameter report: Is told what went wrong beside a write that was done, such as a daily copy that could not
  ///   be made; that of a held one is the first's.
  func notebookToWrite(
    now: Int,
    report: @escaping @Sendable (NotebookNotice) -> Void
  ) throws(KitchenError) -> NotebookStore {
    do {
      try makeFolder(places.store)
    } catch {
      throw error.writing(places.store)
    }
    do {
      guard areHeld else {
        return try NotebookStore(
          opening: places.notebook,
          now: now,
          patience: patience,
          report: report
        )
      }
      return try writer.withLock { held in
        if let (store, file) = held, FileIdentity(of: places.notebook)?.isSameFile(as: file) == true
        {
          return store
        }
        held = nil
        holdDatabase(places.notebook)
        let store = try NotebookStore(
          opening: places.notebook,
          now: now,
          patience: patience,
          report: report,
          beginning: beginning.withLock(\.self)
        )
        holdDatabase(places.notebook)
        held = FileIdentity(of: places.notebook).map { (store, $0) }
        return store
      }
    } catch {
      throw KitchenError(catching: error)
    }
  }
}

/// Readers of one file of a store that stay open between uses, as many as were ever in use at a time, four at most.
///
/// Each time the file is looked at from outside, with one system call. Where another one stands in its place the
/// readers are opened anew, and where it changed since its reader last looked, that looks again whether it is
/// whole, ours, and of this version.
private final class HeldReaders<Store: CheckableStore>: Sendable {
  private let path: String
  private let open: @Sendable (String) throws(StorageError) -> Store?
  private let idle = Mutex<[Held]>([])

  private struct Held: Sendable {
    let store: Store
    /// The file when the store was last checked, or before.
    var file: FileIdentity?
  }

  init(_ path: String, open: @escaping @Sendable (String) throws(StorageError) -> Store?) {
    self.path = path
    self.open = open
  }

  /// Runs `body` on a reader that nobody else uses meanwhile; nil where there is no file to read.
  ///
  /// A reader on which something failed is not used again.
  func using<Value>(_ body: (Store) throws -> Value) throws -> Value? {
    // The file is looked at before it is read: what changes in between is seen the next time.
    let file = FileIdentity(of: path)
    guard var held = try present(file) else { return nil }
    if held.file != file {
      try held.store.check()
      held.file = file
    }
    let value = try body(held.store)
    let used = held
    idle.withLock { idle in
      if idle.count < 4 { idle.append(used) }
    }
    return value
  }

  private func present(_ file: FileIdentity?) throws -> Held? {
    let idle = idle.withLock { idle -> Held? in
      // Those of another file are of no use.
      idle.removeAll { !($0.file.map { file?.isSameFile(as: $0) ?? false } ?? false) }
      return idle.popLast()
    }
    if let idle { return idle }
    holdDatabase(path)
    return try open(path).map { Held(store: $0, file: file) }
  }
}

/// A file of a store whose soundness can be looked at again.
private protocol CheckableStore: Sendable {
  func check() throws(StorageError)
}

extension NotebookStore: CheckableStore {}
extension RecipeCache: CheckableStore {}
