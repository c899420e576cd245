import RecipeModel

extension TasteSummary {
  /// A taste as `whatcanimake.taste/1`.
  public var json: JSONText {
    .object([
      ("schema", .string("whatcanimake.taste/1")),
      ("likes", .array(likes.map(\.json))),
      ("avoids", .array(avoids.map(\.json))),
      ("likedDishes", .integer(likedDishes)),
      ("dislikedDishes", .integer(dislikedDishes)),
    ])
  }
}

extension TasteTrait {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)),
      ("kind", .string(kind.rawValue)),
      ("said", .bool(isSaid)),
      ("score", .integer(score)),
    ])
  }
}

extension TasteQuestion {
  /// An item of `whatcanimake.taste-questions/1`.
  public var json: JSONText {
    .object([
      ("number", .integer(number)),
      ("choices", .array(choices.map(\.json))),
    ])
  }
}
