import Foundation

/// True when something is at `path`, be it a link that leads nowhere.
func isThere(_ path: String) throws -> Bool {
  var status = stat()
  if lstat(path, &status) == 0 { return true }
  let error = SystemError.last
  guard error.code == ENOENT else { throw error }
  return false
}

/// True when both paths lead to one file.
func isSameFile(_ path: String, as other: String) -> Bool {
  var status = stat()
  var otherStatus = stat()
  guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
  return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
}

/// `<path>.db`, or with `-2`, `-3` … where that is taken.
func freePath(_ path: String) throws -> String {
  var (free, suffix) = ("\(path).db", 1)
  while try isThere(free) {
    suffix += 1
    free = "\(path)-\(suffix).db"
  }
  return free
}

/// Brings a file or folder that no connection has open to the disk.
func flush(_ path: String) throws {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError.last }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 else { throw SystemError.last }
}

/// Removes a file; it is no error when there is none.
func removeFile(_ path: String) throws {
  guard unlink(path) != 0 else { return }
  let error = SystemError.last
  guard error.code == ENOENT else { throw error }
}

/// Removes a copy and its journal.
func removeCopy(_ path: String) throws {
  try removeFile(path)
  try removeFile("\(path)-journal")
}
