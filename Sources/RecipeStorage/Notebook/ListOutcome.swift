/// The outcome of a change to a list of dishes.
package enum ListOutcome: Hashable, Sendable {
  case done
  case noSuchList
  /// Another list has the name, in this or another case.
  case nameTaken
  /// The wishlist can be neither deleted nor renamed.
  case isWishlist
  /// The dish is already on the list, and keeps its position.
  case alreadyInList
  case notInList
}
