/// Something that went wrong beside a write that was done.
public enum NotebookNotice: Sendable, CustomStringConvertible {
  /// The copy of the day could not be made: why, and of which file.
  case dailyCopyFailed(StorageError)
  /// A copy holds what the notebook at the path never had: an older file was put in the place of the notebook.
  case copyHoldsMore(path: String, copy: String)

  /// In one line.
  public var description: String {
    switch self {
    case .dailyCopyFailed(let error):
      "what you did is kept, but the daily copy could not be made: \(error)"
    case .copyHoldsMore(let path, let copy):
      "\(copy) holds what \(path) never had, as if an older file had been put there; to have the copy "
        + "back, what is there now is copied first: whatcanimake restore \(shellWord(copy)) --home "
        + shellWord(storeFolder(of: path))
    }
  }
}
