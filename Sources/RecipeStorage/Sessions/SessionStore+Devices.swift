import Foundation
import GRDB

/// The devices on which people signed in before: tries from there count by themselves, so that nobody else's lock out who
/// is known. A device is told by a token of its own, of which only the hash is kept; it opens nothing.
extension SessionStore {
  /// How long a device without a sign-in is remembered, in seconds: 180 days.
  package static let secondsOfDevices = 180 * 86_400
  /// How many devices of one person are remembered: those that were used last.
  package static let mostDevices = 50

  /// Records that a person signed in on a device; `hash` is that of the device's token.
  package func know(device hash: [UInt8], of person: Int, now: Int) throws(StorageError) {
    try write { db in
      try db.execute(
        sql: "DELETE FROM device WHERE hash = ? OR seen_at <= ?",
        arguments: [Data(hash), now - Self.secondsOfDevices]
      )
      try db.execute(
        sql: "INSERT INTO device (hash, person, seen_at) VALUES (?, ?, ?)",
        arguments: [Data(hash), person, now]
      )
      try db.execute(
        sql: """
          DELETE FROM device WHERE person = ? AND number NOT IN (
            SELECT number FROM device WHERE person = ? ORDER BY seen_at DESC, number DESC LIMIT ?
          )
          """,
        arguments: [person, person, Self.mostDevices]
      )
    }
  }

  /// Forgets a device.
  package func forget(device hash: [UInt8]) throws(StorageError) {
    try write { db in
      try db.execute(sql: "DELETE FROM device WHERE hash = ?", arguments: [Data(hash)])
    }
  }

  /// Whether a person has signed in on the device before.
  package func knows(device hash: [UInt8], of person: Int, now: Int) throws(StorageError) -> Bool {
    try read { db in
      try Int.fetchOne(
        db,
        sql: "SELECT number FROM device WHERE hash = ? AND person = ? AND seen_at > ?",
        arguments: [Data(hash), person, now - Self.secondsOfDevices]
      ) != nil
    }
  }

  /// Deletes everything about a person who is deleted permanently: sessions, devices and stored
  /// answers.
  package func forget(_ person: Int) throws(StorageError) {
    try write { db in
      for table in ["session", "device", "operation"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE person = ?", arguments: [person])
      }
    }
  }
}
