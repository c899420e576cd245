/// Why a key cannot be used. Describes itself in one line that names its place and the remedy, and
/// never the key.
package struct APIKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missingFile
    /// The system's word for it.
    case unreadable(String)
    case notAFile
    case otherOwner
    /// The group or others may read or change the file.
    case openToOthers
    case tooLarge(allowed: Int)
    /// Empty, more than one line, longer than 200 bytes, or with anything but visible ASCII.
    case notAKey
  }

  package var reason: Reason
  /// The file, or the variable of the environment.
  package var place: String

  package init(_ reason: Reason, at place: String) {
    self.reason = reason
    self.place = place
  }

  package var description: String {
    switch reason {
    case .missingFile:
      "\(place): there is no such file; put the key there, then chmod 600 it"
    case .unreadable(let detail):
      "\(place): cannot be read (\(detail)); check the path and its permissions"
    case .notAFile:
      "\(place): not a regular file; put the key into one"
    case .otherOwner:
      "\(place): belongs to another user; make a file of your own, then chmod 600 it"
    case .openToOthers:
      "\(place): others may read or change it; run: chmod 600 '\(place)'"
    case .tooLarge(let allowed):
      "\(place): more than \(allowed) bytes; a key file holds the key alone, in one line"
    case .notAKey:
      "\(place): holds no key; write the key alone, in one line, at most 200 bytes of visible ASCII"
    }
  }
}
