/// A file given to a benchmark that cannot be used, or one that cannot be written.
public struct FileError: Error, Equatable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case notThere
    case unreadable(String)
    /// The line counts from 1; nil in a file without lines.
    case malformed(line: Int?, String)
    case notWritten(String)
  }

  public var file: String
  public var reason: Reason

  public init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  public static func malformed(_ file: String, line: Int? = nil, _ what: String) -> FileError {
    FileError(file: file, reason: .malformed(line: line, what))
  }

  /// One line, without control characters: names of files and words of theirs come from outside.
  public var description: String {
    let text: String
    switch reason {
    case .notThere: text = "\(file): there is no such file"
    case .unreadable(let cause): text = "\(file): cannot be read: \(cause)"
    case .malformed(let line?, let what): text = "\(file):\(line): \(what)"
    case .malformed(nil, let what): text = "\(file): \(what)"
    case .notWritten(let cause): text = "\(file): cannot be written: \(cause)"
    }
    let shown = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    return String(shown)
  }

  /// What the process ends with: 66 no such file, 74 unreadable, 65 malformed, 73 not written.
  public var exitStatus: Int32 {
    switch reason {
    case .notThere: 66
    case .unreadable: 74
    case .malformed: 65
    case .notWritten: 73
    }
  }
}
