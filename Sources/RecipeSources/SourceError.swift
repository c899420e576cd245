public import RecipeFetch
public import RecipeImport

/// Why a source gave no answer. It describes itself in one line with the remedy, and never contains a key.
public enum SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  case fetch(FetchError)
  /// Nothing was sent.
  case keyMissing(RecipeSource)
  case keyRefused(RecipeSource)
  /// The points of the day are used up, or fewer are left than the request costs. In that case nothing
  /// was sent, and the quota says how many are left.
  case quotaSpent(RecipeSource, SourceQuota?)
  /// The answer as a whole cannot be read. A single unreadable record is not an error.
  case unreadable(ImportError)
  /// Something that the source cannot do, in words that follow "cannot". Nothing was sent.
  case unsupported(RecipeSource, String)

  public var description: String {
    switch self {
    case .fetch(let error): error.description
    case .keyMissing(let source):
      "\(source.title) needs a key; get one at \(source.homepage) and set \(source.keyVariable)"
    case .keyRefused(let source):
      "\(source.title) refused the key; check \(source.keyVariable)"
    case .quotaSpent(let source, let quota?):
      "\(source.title) has only \(quota.left) points left today, which are too few for this request; "
        + "try again tomorrow"
    case .quotaSpent(let source, nil):
      "\(source.title) has no points left today; try again tomorrow"
    case .unreadable(let error): error.description
    case .unsupported(let source, let what):
      "\(source.title) cannot \(what); use another source"
    }
  }
}
