import Foundation
import GRDB

extension RecipeCache {
  /// Puts a new cache with these dishes in the place of a damaged one, which is kept under another
  /// name.
  ///
  /// The new file is complete and on the disk before it gets its name. So whenever the process
  /// ends, even with a full disk, either the damaged file or the complete new one is in place.
  /// Nobody may write to the cache in the meantime. Cost: O(n log n), and O(bytes) if the file
  /// system has no links.
  ///
  /// - Parameters:
  ///   - path: The damaged file; if there is none, nothing is set aside.
  ///   - salvaged: All dishes for the new file.
  ///   - documents: All texts of sources for the new file.
  ///   - aside: The new name of the damaged file, in the same folder. It may have that name
  ///     already.
  ///   - willReplace: Called before the first name is changed. If it throws, nothing changes, and
  ///     the error is the cause of an `abandoned` one.
  package static func replaceDamaged(
    at path: String,
    by salvaged: [SalvagedRecipe],
    documents: [SourceDocument] = [],
    keeping aside: String,
    willReplace: () throws -> Void
  ) throws(StorageError) {
    let filled = "\(path).new"
    defer {
      // What is left of a file that got no name is in nobody's way.
      try? removeCopy(filled)
    }
    do {
      try removeCopy(filled)
      try fill(filled, with: salvaged, documents)
      do {
        try willReplace()
      } catch {
        throw StorageError(.abandoned, path: path, cause: error)
      }
      try keep(path, as: aside)
      guard rename(filled, path) == 0 else { throw SystemError.last }
      try flush(storeFolder(of: path))
    } catch var error as StorageError {
      if error.path == filled { error.path = path }
      throw error
    } catch let error as SystemError {
      throw StorageError(StorageError.Reason(errno: error.code), path: path, cause: error)
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Dishes that were added together, and go together, are put back together.
  private static func fill(
    _ path: String,
    with salvaged: [SalvagedRecipe],
    _ documents: [SourceDocument]
  ) throws {
    let cache = try RecipeCache(opening: path)
    let times = Dictionary(grouping: salvaged) { [$0.addedAt, $0.expiresAt ?? .max] }
    for (times, entries) in times.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      try cache.update(
        entries.map(\.recipe),
        addedAt: times[0],
        expiresAt: entries[0].expiresAt
      )
    }
    try cache.set(documents)
    try cache.queue.close()
    try flush(path)
  }

  /// Gives a file a second name, so that it is never without one, or copies it where files have but one.
  private static func keep(_ path: String, as aside: String) throws {
    guard try isThere(path) else { return }
    if !isSameFile(path, as: aside), link(path, aside) != 0 {
      let error = SystemError.last
      guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS].contains(error.code) else { throw error }
      let copy = "\(path).new-copy"
      try removeFile(copy)
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      try flush(copy)
      guard rename(copy, aside) == 0 else { throw SystemError.last }
    }
    // A half write that could not be undone belongs to the damaged file, and must not meet the new one.
    let journal = "\(path)-journal"
    if try hasContent(journal), rename(journal, "\(aside)-journal") != 0 { throw SystemError.last }
    try flush(storeFolder(of: path))
  }
}
