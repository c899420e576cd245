/// An index file that cannot be used or written.
public struct IndexError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Reason: Equatable, Sendable {
    case absent
    /// The bytes are not what this program wrote; the text says what was noticed.
    case corrupt(String)
    /// Written by an older program.
    case tooOld(found: UInt32, expected: UInt32)
    /// Written by a newer program.
    case tooNew(found: UInt32, expected: UInt32)
    /// The catalogue does not fit the format.
    case tooLarge(String)
    /// The system refused; its error number.
    case system(code: Int32, operation: String)
  }

  public var reason: Reason
  public var file: String

  public init(_ reason: Reason, file: String) {
    self.reason = reason
    self.file = file
  }

  public var description: String {
    switch reason {
    case .absent: "\(file): no index there; 'whatcanimake catalogue rebuild' makes one"
    case .corrupt(let what):
      "\(file): the index is damaged (\(what)); 'whatcanimake catalogue rebuild' makes a new one"
    case .tooOld(let found, let expected):
      "\(file): index format \(found) is older than \(expected); rebuild it"
    case .tooNew(let found, let expected):
      "\(file): index format \(found) is newer than \(expected); update the program or rebuild it"
    case .tooLarge(let what): "\(file): the catalogue is too large for the index: \(what)"
    case .system(let code, let operation):
      "\(file): cannot \(operation): \(systemErrorText(code))"
    }
  }
}
