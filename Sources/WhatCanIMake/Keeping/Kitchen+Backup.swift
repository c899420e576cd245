import RecipeModel
public import RecipeStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Notebook {
  /// Copies everything that people saved in this store to a file, while others go on writing.
  ///
  /// The copy shows one commit and is checked; the file appears only when it is complete.
  ///
  /// - Parameter replaces: Whether an existing file at `path` may be replaced.
  /// - Throws: ``KitchenError`` `.fileExists`.
  public func backup(to path: String, replacing replaces: Bool = false) throws(KitchenError) {
    // The copy grows under the name with ".partial-" and 36 letters behind it.
    try kitchen.places.refuseStoreFile(path, leaving: 45)
    guard replaces || !isPresent(path) else { throw KitchenError(.fileExists(path: path)) }
    guard PathText.hasRawBytes(path) else { return try copy(to: path) }
    // SQLite takes a path as text: the copy gets a name in the same folder first.
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let folder = name.startIndex == path.startIndex ? "." : String(path[..<name.startIndex])
    guard isPresent(folder) else { throw SystemError(code: ENOENT).writing(file: path) }
    let held = try HeldPaths.path(of: folder)
    guard PathText.hasRawBytes(String(name)) else { return try copy(to: "\(held)/\(name)") }
    let unnamed = "\(held)/.whatcanimake-\(getpid()).db"
    try copy(to: unnamed)
    do throws(SystemError) {
      try giveName(path, to: unnamed)
    } catch {
      unlink(unnamed)
      throw error.writing(file: path)
    }
  }

  private func copy(to path: String) throws(KitchenError) {
    do {
      try store.backup(to: path)
    } catch {
      throw KitchenError(.storage(error))
    }
  }
}

extension Kitchen {
  /// Replaces everything that people saved in a store with a backup: completely, or not at all. The
  /// current data is copied first.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970; names the copy.
  ///   - report: Called for problems that did not stop the restore.
  public static func restore(
    _ path: String,
    into places: KitchenPaths,
    now: Int,
    report: @escaping @Sendable (NotebookNotice) -> Void
  ) throws(KitchenError) -> RestoreReport {
    try OutsideFile.requireRegular(path)
    let path = try HeldPaths.path(of: path)
    do {
      try makeFolder(places.store)
    } catch {
      throw error.writing(places.store)
    }
    do {
      let store = try NotebookStore(opening: places.notebook, now: now, report: report)
      return try store.restore(from: path, now: now)
    } catch {
      guard error.isDamage, error.path == places.notebook else {
        throw KitchenError(.storage(error))
      }
    }
    do {
      return try NotebookStore.restore(from: path, inPlaceOf: places.notebook, now: now)
    } catch {
      throw KitchenError(.storage(error))
    }
  }

  /// Starts an empty notebook in a store whose notebook is missing or damaged; the rest of the old
  /// one is set aside.
  ///
  /// - Parameter now: Seconds since 1970; names the file that is set aside.
  /// - Returns: The new path of the damaged file; nil if there was none.
  /// - Throws: ``KitchenError`` `.storage` if the notebook can be read; then nothing changes.
  public static func beginAnew(_ places: KitchenPaths, now: Int) throws(KitchenError) -> String? {
    do {
      try makeFolder(places.store)
    } catch {
      throw error.writing(places.store)
    }
    do {
      return try NotebookStore.beginAnew(inPlaceOf: places.notebook, now: now)
    } catch {
      throw KitchenError(.storage(error))
    }
  }
}
