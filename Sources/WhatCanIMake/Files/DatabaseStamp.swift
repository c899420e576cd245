import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A stamp is read past SQLite, which would have to be opened for it. But closing any descriptor of a file
// releases all locks that this process has on it (sqlite.org/howtocorrupt.html, section 2.2): so a database
// that this process holds open is looked at through a descriptor that is never closed.

/// The change counter of the SQLite database at `path`, which every commit raises; nil when there is
/// no database. Source: sqlite.org/fileformat.html, section 1.3.7.
func databaseStamp(_ path: String) -> UInt32? { DatabaseState(of: path)?.stamp }

/// Which database this is, and how many commits it has seen.
struct DatabaseState: Equatable, Sendable {
  private let file: DatabaseFile
  /// As ``databaseStamp(_:)``.
  let stamp: UInt32

  /// The state of the database at `path` as it is; nil when there is none. While somebody commits it may be that
  /// after the commit already. Cost: two system calls for a file that is held, else four.
  init?(of path: String) {
    if let (file, descriptor) = heldDatabase(path) {
      guard let stamp = Self.stamp(in: descriptor) else { return nil }
      (self.file, self.stamp) = (file, stamp)
      return
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let file = DatabaseFile(descriptor), let stamp = Self.stamp(in: descriptor) else {
      return nil
    }
    (self.file, self.stamp) = (file, stamp)
  }

  /// True when this is the state that one more commit leads to.
  func isNext(after earlier: DatabaseState) -> Bool {
    file == earlier.file && stamp == earlier.stamp &+ 1
  }

  /// True when commits lead from the other state of the same file to this one.
  func isLater(than other: DatabaseState) -> Bool {
    file == other.file && Int32(bitPattern: stamp &- other.stamp) > 0
  }

  private static func stamp(in descriptor: Int32) -> UInt32? {
    var header = [UInt8](repeating: 0, count: 28)
    guard pread(descriptor, &header, header.count, 0) == header.count,
      header.starts(with: Array("SQLite format 3\u{0}".utf8))
    else { return nil }
    return header[24..<28].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// A file, whatever it is called.
private struct DatabaseFile: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The databases that this process holds open, each with a descriptor that stays open as long as the process lives.
private let heldDatabases = Mutex<[DatabaseFile: Int32]>([:])

/// Says that the database at `path` is about to be held open, or was made and is; does nothing where there is none.
func holdDatabase(_ path: String) {
  heldDatabases.withLock { held in
    if let file = DatabaseFile(path), held[file] != nil { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, let file = DatabaseFile(descriptor) else { return }
    // Another one may stand in its place by now, which is held already: then this descriptor is one too many, but
    // closing it would do harm.
    if held[file] == nil { held[file] = descriptor }
  }
}

private func heldDatabase(_ path: String) -> (file: DatabaseFile, descriptor: Int32)? {
  heldDatabases.withLock { held in
    guard !held.isEmpty, let file = DatabaseFile(path) else { return nil }
    return held[file].map { (file, $0) }
  }
}
