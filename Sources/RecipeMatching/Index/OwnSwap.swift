/// A substitute that a recipe itself allows.
struct OwnSwap: Equatable {
  var substitute: Int
  /// Where its note stands among those of all dishes.
  var position: Int
}
