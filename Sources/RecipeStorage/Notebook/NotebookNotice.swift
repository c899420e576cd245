/// A problem that did not stop a write.
public enum NotebookNotice: Sendable, CustomStringConvertible {
  /// The daily copy could not be made: why, and of which file.
  case dailyCopyFailed(StorageError)
  /// A copy has entries that the notebook at the path never had: an older file has replaced the notebook.
  case copyHoldsMore(path: String, copy: String)

  /// In one line.
  public var description: String {
    switch self {
    case .dailyCopyFailed(let error):
      "your change was saved, but the daily copy could not be made: \(error)"
    case .copyHoldsMore(let path, let copy):
      "the copy \(copy) has entries that \(path) never had, as if an older file had replaced the notebook; to restore "
        + "the copy (the program first makes a copy of the current notebook): whatcanimake restore "
        + "\(shellWord(copy)) --home \(shellWord(storeFolder(of: path)))"
    }
  }
}
