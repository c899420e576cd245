public import RecipeFetch
public import RecipeImport

/// Why a source gave no answer. It describes itself in one line with the remedy, and holds no key.
public enum SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  case fetch(FetchError)
  /// Nothing was sent.
  case keyMissing(RecipeSource)
  case keyRefused(RecipeSource)
  /// The points of the day are spent, or fewer are left than the request costs; then nothing was
  /// sent, and the quota says how many.
  case quotaSpent(RecipeSource, SourceQuota?)
  /// The answer as a whole; single records that cannot be read are no error.
  case unreadable(ImportError)
  /// What the source cannot do, as it follows "cannot". Nothing was sent.
  case unsupported(RecipeSource, String)

  public var description: String {
    switch self {
    case .fetch(let error): error.description
    case .keyMissing(let source):
      "\(source.title) needs a key; get one at \(source.homepage) and set \(source.keyVariable)"
    case .keyRefused(let source):
      "\(source.title) refused the key; check \(source.keyVariable)"
    case .quotaSpent(let source, let quota?):
      "\(source.title) has \(quota.left) points left today, too few for this; try again tomorrow"
    case .quotaSpent(let source, nil):
      "\(source.title) has no points left today; try again tomorrow"
    case .unreadable(let error): error.description
    case .unsupported(let source, let what):
      "\(source.title) cannot \(what); ask another source"
    }
  }
}
