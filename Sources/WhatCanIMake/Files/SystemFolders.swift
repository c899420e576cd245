import RecipeStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// System calls and their C structures are confined to this file. Foundation offers the same, but
// looks up owners and formats dates on the way, which costs more than the rest of an answer.

/// The words of the system for its last error, and its number.
struct SystemError: Error {
  var code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var text: String { String(cString: strerror(code)) }

  var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

  /// The kitchen's error where a full disk, or the length of the path itself, forbids a write; else nil.
  func barring(_ path: String) -> KitchenError? {
    if code == ENAMETOOLONG { return KitchenError(.pathTooLong(path: path)) }
    return isFullDisk ? KitchenError(.diskFull(path: path)) : nil
  }

  /// The kitchen's error for a failed write to `path`.
  func writing(_ path: String) -> KitchenError {
    barring(path) ?? KitchenError(.cannotWrite(path: path, detail: text))
  }
}

/// What a file looks like from outside.
struct FileState {
  var path: String
  var size: Int64
  /// Time of the last change of content or attributes, in nanoseconds since 1970: the later of the two, for a copy can
  /// set the first one back, and nothing the second.
  var modified: Int64
  /// Time of the last change of content, in seconds since 1970.
  var contentChanged: Int64

  init(path: String, _ status: stat) {
    self.path = path
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    contentChanged = Int64(times[0].tv_sec)
    modified =
      times.map { Int64($0.tv_sec) &* 1_000_000_000 &+ Int64($0.tv_nsec) }.max() ?? 0
  }
}

/// True when `path` is a folder, also through a link.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(systemPath(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// True when something is at `path`.
func isPresent(_ path: String) -> Bool {
  var status = stat()
  return stat(systemPath(path), &status) == 0
}

/// True when a file at `path` holds something that SQLite reads: it takes one byte for an empty file.
func hasContent(_ path: String) -> Bool {
  var status = stat()
  return stat(systemPath(path), &status) == 0 && status.st_size > 1
}

/// The regular files below `folder` whose names end in `ending`, folders in them included, as paths
/// relative to it, in ascending UTF-8 order. Hidden ones, and folders behind links, are passed over. Cost: O(files · log files).
func files(below folder: String, ending: String) throws(SystemError) -> [FileState] {
  var found: [FileState] = []
  try forEachFile(below: folder, ending: ending) { found.append($0) }
  return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}

/// Calls `body` with each file that ``files(below:ending:)`` would list, in the system's order.
/// Cost: one system call a file.
func forEachFile(
  below folder: String,
  ending: String,
  _ body: (FileState) -> Void
) throws(SystemError) {
  var pending = [""]
  while let relative = pending.popLast() {
    guard let stream = opendir(systemPath(relative.isEmpty ? folder : "\(folder)/\(relative)"))
    else {
      throw .last
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        PathText.text(of: bytes.prefix { $0 != 0 })
      }
      let entryPath = systemPath(name)
      var status = stat()
      let isThere = fstatat(dirfd(stream), entryPath, &status, AT_SYMLINK_NOFOLLOW) == 0
      guard !name.hasPrefix("."), isThere else { continue }
      let path = relative.isEmpty ? name : "\(relative)/\(name)"
      if status.st_mode & S_IFMT == S_IFLNK {
        // A link to a folder is not followed: it may lead back.
        guard fstatat(dirfd(stream), entryPath, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG
        else { continue }
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        pending.append(path)
      } else if status.st_mode & S_IFMT == S_IFREG, name.hasSuffix(ending) {
        body(FileState(path: path, status))
      }
    }
  }
}

/// Makes a folder and those above it, for this user alone, where they are absent.
func makeFolder(_ path: String) throws(SystemError) {
  guard PathText.systemBytes(of: path).count < Int(PATH_MAX) else {
    throw SystemError(code: ENAMETOOLONG)
  }
  guard !isFolder(path) else { return }
  if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
    try makeFolder(String(path[..<slash]))
  }
  guard mkdir(systemPath(path), 0o700) != 0 else { return }
  let code = errno
  guard code == EEXIST else { throw SystemError(code: code) }
  guard isFolder(path) else { throw SystemError(code: ENOTDIR) }
}

/// Gives the file at `path` another name in its folder, in place of a file that has it, and brings that to the disk.
func giveName(_ name: String, to path: String) throws(SystemError) {
  guard rename(systemPath(path), systemPath(name)) == 0 else { throw .last }
  let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  let descriptor = open(systemPath(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 else { throw .last }
}

/// A lock on a file among processes, held as long as the value lives.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits up to `patience` seconds, or until the budget of the work at hand is spent; nil when another
  /// process still holds the lock then.
  init?(_ path: String, patience: Double) throws(SystemError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    let start = ContinuousClock.now
    var last = start
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      let now = ContinuousClock.now
      guard code == EWOULDBLOCK || code == EINTR, now - start < .seconds(patience),
        WaitingBudget.current?.spend((now - last) / .seconds(1)) ?? true
      else {
        close(descriptor)
        if code == EWOULDBLOCK { return nil }
        throw SystemError(code: code)
      }
      last = now
      usleep(10_000)
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
