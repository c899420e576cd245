import Foundation
import GRDB
import Synchronization

/// How long a connection waits for another one to finish, in seconds.
package let storePatience = 10.0

/// How every file of the store is opened.
///
/// - Parameters:
///   - label: What the connection is called in traces.
///   - patience: How long to wait for another connection, in seconds.
func storeConfiguration(label: String, patience: Double, isReadOnly: Bool) -> Configuration {
  var configuration = Configuration()
  configuration.label = label
  configuration.readonly = isReadOnly
  configuration.busyMode = .callback(waiting(patience))
  configuration.foreignKeysEnabled = true
  configuration.prepareDatabase { db in
    // The file may come from someone else: check its pages, trust no function in its schema.
    try db.execute(
      sql: """
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;
        PRAGMA mmap_size = 0;
        PRAGMA synchronous = FULL;
        """
    )
  }
  return configuration
}

/// Waits for a lock by asking again every few milliseconds, until `patience` seconds are over, or the
/// budget of the work at hand is spent.
///
/// SQLite's own way asks ever more seldom, so that of many writers in a row those who wait longest
/// come last, or never.
private func waiting(_ patience: Double) -> Database.BusyCallback {
  let start = Mutex((begin: ContinuousClock.now, last: ContinuousClock.now))
  let budget = WaitingBudget.current
  return { tries in
    let now = ContinuousClock.now
    let (begin, last) = start.withLock { start in
      if tries == 0 { start = (now, now) }
      defer { start.last = now }
      return start
    }
    guard now - begin < .seconds(patience), budget?.spend((now - last) / .seconds(1)) ?? true
    else { return false }
    // Several lengths, so that two who wait do not keep missing the same moment.
    usleep(1_000 * UInt32(1 + tries % 4))
    return true
  }
}

/// Settles on one journal for every SQLite: write-ahead logs can lose data before 3.51.3
/// (sqlite.org/wal.html#walresetbug) and cannot be read in a folder that is read-only.
func useRollbackJournal(_ queue: DatabaseQueue) throws {
  try queue.inDatabase { db in try db.execute(sql: "PRAGMA journal_mode = TRUNCATE") }
}
