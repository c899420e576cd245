/// A request that came to nothing, and what that says about another try.
struct FetchFailure: Error, Equatable {
  var reason: FetchError.Reason
  /// It may be over soon.
  var isPassing = false
  /// What the server asked for, in seconds.
  var wait: Int?
}
