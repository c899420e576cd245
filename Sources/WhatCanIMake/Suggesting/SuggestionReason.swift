/// Why a dish is suggested.
public enum SuggestionReason: Sendable, Hashable {
  /// It is similar to dishes that the person liked; their names, the most similar first.
  case likedDishes([String])
  /// It has ingredients or flavours that the person said they like.
  case likedTastes([String])
  /// It has a cuisine or category that the person likes.
  case likedKind(String)
  /// Nothing is missing.
  case haveEverything
  /// Only these ingredients are missing, at most two.
  case needsOnly([String])
  /// How many people of the store have it as a favourite.
  case favouriteOfOthers(Int)

  /// The reason in words, to follow "because": "you liked Negroni and Boulevardier".
  public var text: String {
    switch self {
    case .likedDishes(let names): "you liked \(listed(names))"
    case .likedTastes(let names): "you like \(listed(names))"
    case .likedKind(let name): "you like \(name)"
    case .haveEverything: "you have everything"
    case .needsOnly(let names): "you need only \(listed(names))"
    case .favouriteOfOthers(let count):
      count == 1 ? "it is someone's favourite here" : "it is a favourite of \(count) people here"
    }
  }
}
