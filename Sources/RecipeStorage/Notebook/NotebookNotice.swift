/// Something that went wrong beside a write that was done.
public enum NotebookNotice: Sendable, CustomStringConvertible {
  /// The copy of the day could not be made: why, and of which file.
  case dailyCopyFailed(StorageError)

  /// In one line.
  public var description: String {
    switch self {
    case .dailyCopyFailed(let error):
      "what you did is kept, but the daily copy could not be made: \(error)"
    }
  }
}
