/// Why a key cannot be used. It describes itself in one line with the place and the remedy, never with
/// the key.
package struct APIKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missingFile
    /// What the system says.
    case unreadable(String)
    case notAFile
    case otherOwner
    /// The group or others may read or change the file.
    case openToOthers
    case tooLarge(allowed: Int)
    /// Empty, more than one line, longer than 200 bytes, or with characters that are not visible ASCII.
    case notAKey
  }

  package var reason: Reason
  /// The file, or the environment variable.
  package var place: String

  package init(_ reason: Reason, at place: String) {
    self.reason = reason
    self.place = place
  }

  package var description: String {
    switch reason {
    case .missingFile:
      "\(place): no such file; put the key there, then run: chmod 600 '\(place)'"
    case .unreadable(let detail):
      "\(place): cannot be read (\(detail)); check the path and its permissions"
    case .notAFile:
      "\(place): not a regular file; put the key into a regular file"
    case .otherOwner:
      "\(place): belongs to another user; create your own file and make it private (chmod 600)"
    case .openToOthers:
      "\(place): other users can read or change it; run: chmod 600 '\(place)'"
    case .tooLarge(let allowed):
      "\(place): more than \(allowed) bytes; a key file contains only the key, on one line"
    case .notAKey:
      "\(place): not a valid key; write only the key, on one line (at most 200 ASCII characters)"
    }
  }
}
