import Foundation
import GRDB

/// What is known about a request that somebody made under a key.
package enum KnownOperation: Hashable, Sendable {
  /// It must be done now, and its answer saved.
  case new
  /// It is being done.
  case underWay
  /// It was done, and this was the answer.
  case done([UInt8])
  /// The key belongs to another request.
  case another
}

extension SessionStore {
  /// How long an answer is stored, in seconds: a day.
  package static let secondsOfAnswers = 86_400
  /// If there is no answer after this many seconds, the process that worked on it is assumed to
  /// have ended.
  package static let secondsUnderWay = 60

  /// Claims a key for a request that must be done only once.
  ///
  /// - Parameter request: Identifies the request: the same text for the same request.
  package func claim(
    _ key: String,
    by person: Int,
    request: [UInt8],
    now: Int
  ) throws(StorageError) -> KnownOperation {
    try write { db in
      try db.execute(sql: "UPDATE operation SET at = ? WHERE at > ?", arguments: [now, now])
      try db.execute(
        sql: "DELETE FROM operation WHERE at <= ? OR (answer IS NULL AND at <= ?)",
        arguments: [now - Self.secondsOfAnswers, now - Self.secondsUnderWay]
      )
      let known = try Row.fetchOne(
        db,
        sql: "SELECT request, answer FROM operation WHERE person = ? AND key = ?",
        arguments: [person, Data(key.utf8)]
      )
      guard let known else {
        try db.execute(
          sql: "INSERT INTO operation (person, key, request, at) VALUES (?, ?, ?, ?)",
          arguments: [person, Data(key.utf8), Data(request), now]
        )
        return .new
      }
      guard try known.decode(Data.self, forColumn: "request") == Data(request) else {
        return .another
      }
      let answer = try known.decode(Data?.self, forColumn: "answer")
      return answer.map { .done(Array($0)) } ?? .underWay
    }
  }

  /// Stores the answer to the request for which a key was claimed.
  package func finish(
    _ key: String,
    of person: Int,
    answer: [UInt8]
  ) throws(StorageError) {
    try write { db in
      try db.execute(
        sql: "UPDATE operation SET answer = ? WHERE person = ? AND key = ?",
        arguments: [Data(answer), person, Data(key.utf8)]
      )
    }
  }

  /// Releases a key if nothing was done.
  package func release(_ key: String, of person: Int) throws(StorageError) {
    try write { db in
      try db.execute(
        sql: "DELETE FROM operation WHERE person = ? AND key = ? AND answer IS NULL",
        arguments: [person, Data(key.utf8)]
      )
    }
  }
}
