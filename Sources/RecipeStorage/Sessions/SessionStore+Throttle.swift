import Foundation
import GRDB

/// What attempts are counted for: at most ``mostTries`` for each within ``seconds``.
package enum ThrottleSubject: Hashable, Sendable {
  /// The name that was tried, in the form in which similar-looking names are equal.
  case account(String)
  case address(String)
  /// A device on which the account was signed in before. Its attempts are counted separately, so
  /// that other people's attempts cannot lock it out.
  case device(account: String, device: String)

  package static let mostTries = 10
  /// 15 minutes.
  package static let seconds = 900

  fileprivate var bytes: Data {
    let words =
      switch self {
      case .account(let name): ["account", name]
      case .address(let address): ["address", address]
      case .device(let account, let device): ["device", account, device]
      }
    // With the length of each, so that no two subjects have one writing.
    return Data(words.map { "\($0.utf8.count):\($0)" }.joined().utf8)
  }
}

extension SessionStore {
  /// Counts an attempt before it is checked, so that many attempts at once are no more than the
  /// allowed number.
  ///
  /// A clock that was set back neither allows more attempts nor locks anybody out for longer: an
  /// attempt in the future counts as one now.
  ///
  /// - Returns: Nil if the attempt may be checked; otherwise the number of seconds to wait, and the
  ///   attempt does not count.
  package func tryAgain(_ subjects: [ThrottleSubject], now: Int) throws(StorageError) -> Int? {
    try write { db in
      try db.execute(sql: "UPDATE try SET at = ? WHERE at > ?", arguments: [now, now])
      try db.execute(
        sql: "DELETE FROM try WHERE at <= ?",
        arguments: [now - ThrottleSubject.seconds]
      )
      var wait = 0
      for subject in subjects {
        let times = try Int.fetchAll(
          db,
          sql: "SELECT at FROM try WHERE subject = ? ORDER BY at DESC LIMIT ?",
          arguments: [subject.bytes, ThrottleSubject.mostTries]
        )
        if times.count == ThrottleSubject.mostTries, let first = times.last {
          wait = max(wait, first + ThrottleSubject.seconds - now)
        }
      }
      guard wait == 0 else { return wait }
      for subject in subjects {
        try db.execute(
          sql: "INSERT INTO try (subject, at) VALUES (?, ?)",
          arguments: [subject.bytes, now]
        )
      }
      return nil
    }
  }

  /// Removes a successful attempt from the count: only failed ones count.
  package func forgive(_ subjects: [ThrottleSubject]) throws(StorageError) {
    try write { db in
      for subject in subjects {
        try db.execute(
          sql: """
            DELETE FROM try WHERE number IN (
              SELECT number FROM try WHERE subject = ? ORDER BY at DESC, number DESC LIMIT 1
            )
            """,
          arguments: [subject.bytes]
        )
      }
    }
  }
}
