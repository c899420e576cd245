/// Why an index file, or another section file, cannot be used or written.
public struct IndexError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Reason: Equatable, Sendable {
    case absent
    /// The bytes are not those that this program wrote; the text says what is wrong.
    case corrupt(String)
    /// Written by an older program.
    case tooOld(found: UInt32, expected: UInt32)
    /// Written by a newer program.
    case tooNew(found: UInt32, expected: UInt32)
    /// The catalogue is too large for the format.
    case tooLarge(String)
    /// The system reported an error; its number.
    case system(code: Int32, operation: String)
  }

  public var reason: Reason
  public var file: String
  /// What the file should be.
  public var kind: SectionFileKind

  public init(_ reason: Reason, file: String, kind: SectionFileKind) {
    self.reason = reason
    self.file = file
    self.kind = kind
  }

  public var description: String {
    let title = kind.title
    return switch reason {
    case .absent: "\(file): no \(title) there"
    case .corrupt(let what): "\(file): the \(title) is damaged (\(what))"
    case .tooOld(let found, let expected):
      "\(file): \(title) format \(found) is older than \(expected)"
    case .tooNew(let found, let expected):
      "\(file): \(title) format \(found) is newer than \(expected)"
    case .tooLarge(let what): "\(file): the catalogue is too large for the \(title): \(what)"
    case .system(let code, let operation):
      "\(file): cannot \(operation): \(systemErrorText(code))"
    }
  }
}
