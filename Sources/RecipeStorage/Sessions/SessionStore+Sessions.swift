import Foundation
import GRDB

/// A session: a person is signed in on a device. Its token is not stored, only a hash of it.
package struct Session: Hashable, Sendable {
  /// Permanent within the file.
  package var number: Int
  /// The person's number.
  package var person: Int
  /// The name of the device.
  package var label: String
  /// Seconds since 1970.
  package var createdAt: Int
  /// Seconds since 1970, to within ``secondsUnnoticed``.
  package var seenAt: Int

  /// How long a session lasts without being used, in seconds: 30 days.
  package static let secondsIdle = 30 * 86_400
  /// How long a session lasts at most, in seconds: 180 days.
  package static let secondsInAll = 180 * 86_400
  /// The file is written at most once in this many seconds of use.
  package static let secondsUnnoticed = 3_600

  /// The first second in which it is over, since 1970.
  package var endsAt: Int { min(seenAt + Self.secondsIdle, createdAt + Self.secondsInAll) }
}

extension SessionStore {
  /// Starts a session.
  ///
  /// - Parameters:
  ///   - hash: The hash of its token: SHA-256 of 256 bits.
  ///   - old: The hash of the session that it replaces, which ends; nil for none.
  @discardableResult
  package func beginSession(
    hash: [UInt8],
    of person: Int,
    label: String,
    inPlaceOf old: [UInt8]? = nil,
    now: Int
  ) throws(StorageError) -> Session {
    try write { db in
      try Self.endOldSessions(db, now: now)
      if let old {
        try db.execute(sql: "DELETE FROM session WHERE hash = ?", arguments: [Data(old)])
      }
      try db.execute(
        sql: """
          INSERT INTO session (hash, person, label, created_at, seen_at) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [Data(hash), person, withoutNUL(label), now, now]
      )
      return Session(
        number: Int(db.lastInsertedRowID),
        person: person,
        label: label,
        createdAt: now,
        seenAt: now
      )
    }
  }

  /// The session with the hash of a token, which now counts as used; nil if there is none, or it
  /// has ended.
  package func session(hash: [UInt8], now: Int) throws(StorageError) -> Session? {
    let known = try read { db in try Self.session(hash, in: db, now: now) }
    guard let known, now - known.seenAt >= Session.secondsUnnoticed else { return known }
    // It may have ended meanwhile.
    return try write { db in
      guard var session = try Self.session(hash, in: db, now: now) else { return nil }
      session.seenAt = now
      try db.execute(
        sql: "UPDATE session SET seen_at = ? WHERE number = ?",
        arguments: [now, session.number]
      )
      return session
    }
  }

  /// The session of a token, unless it has ended.
  private static func session(_ hash: [UInt8], in db: Database, now: Int) throws -> Session? {
    let sql = "SELECT * FROM session WHERE hash = ?"
    let session = try Row.fetchOne(db, sql: sql, arguments: [Data(hash)])
      .map { try Self.session($0) }
    return session.flatMap { now < $0.endsAt ? $0 : nil }
  }

  /// The sessions of a person, the last used first.
  package func sessions(of person: Int, now: Int) throws(StorageError) -> [Session] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT * FROM session WHERE person = ? ORDER BY seen_at DESC, number DESC",
        arguments: [person]
      )
      .map(Self.session).filter { now < $0.endsAt }
    }
  }

  /// Ends one session. False if the person has none with that number.
  @discardableResult
  package func endSession(_ number: Int, of person: Int) throws(StorageError) -> Bool {
    try write { db in
      try db.execute(
        sql: "DELETE FROM session WHERE number = ? AND person = ?",
        arguments: [number, person]
      )
      return db.changesCount > 0
    }
  }

  /// Ends the session of a token. False if there is none.
  @discardableResult
  package func endSession(hash: [UInt8]) throws(StorageError) -> Bool {
    try write { db in
      try db.execute(sql: "DELETE FROM session WHERE hash = ?", arguments: [Data(hash)])
      return db.changesCount > 0
    }
  }

  /// Ends all sessions of a person, as a new password must, and returns how many.
  ///
  /// - Parameter hash: The hash of the session that stays; nil for none.
  @discardableResult
  package func endSessions(
    of person: Int,
    exceptThat hash: [UInt8]? = nil
  ) throws(StorageError) -> Int {
    try write { db in
      try db.execute(
        sql: "DELETE FROM session WHERE person = ? AND hash IS NOT ?",
        arguments: [person, hash.map { Data($0) }]
      )
      return db.changesCount
    }
  }

  private static func endOldSessions(_ db: Database, now: Int) throws {
    try db.execute(
      sql: "DELETE FROM session WHERE seen_at <= ? OR created_at <= ?",
      arguments: [now - Session.secondsIdle, now - Session.secondsInAll]
    )
  }

  private static func session(_ row: Row) throws -> Session {
    Session(
      number: try row.decode(forColumn: "number"),
      person: try row.decode(forColumn: "person"),
      label: try row.decode(forColumn: "label"),
      createdAt: try row.decode(forColumn: "created_at"),
      seenAt: try row.decode(forColumn: "seen_at")
    )
  }
}
