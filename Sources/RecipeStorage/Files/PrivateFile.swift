import Foundation
import Synchronization

private let creation = Mutex(())

/// Makes an empty file that only its owner may read and write, unless something is at `path`.
///
/// SQLite gives the same rights to the journal beside it. When the file cannot be made, whoever
/// opens it will say why.
func makePrivateFile(_ path: String) {
  // Closing a file releases all locks that this process has on it
  // (sqlite.org/howtocorrupt.html, section 2.2), so no other thread may open the new file before.
  creation.withLock { _ in
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }
}
