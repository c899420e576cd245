internal import JSONCoding
internal import RecipeModel

extension Recipe {
  /// The recipe with entries that say fields which it has not, and its id and kind: what ``RecipeParts/add(_:)`` makes
  /// of it, without taking it apart; nil where any entry is another one. Cost: O(entries).
  func taking(plain parts: [UnsaidPart]) -> Recipe? {
    var recipe = self
    for part in parts {
      guard part.mark == nil, recipe.take(part.key, part.value) else { return nil }
    }
    return recipe
  }

  private mutating func take(_ key: String, _ value: JSONValue) -> Bool {
    switch (key, value) {
    case ("kind", .text(let text)):
      guard let kind = Kind(rawValue: text) else { return false }
      self.kind = kind
    case ("id", .text(let text)):
      id = DishID(text)
      (origin.source, origin.nativeID) = (id.source, id.nativeID)
    case ("isPlain", .bool(let truth)) where isPlain == nil: isPlain = truth
    case (_, .text(let text)):
      guard let field = Self.labels[key], self[keyPath: field] == nil else { return false }
      self[keyPath: field] = text
    default: return false
    }
    return true
  }

  private static var labels: [String: WritableKeyPath<Recipe, String?>] {
    ["category": \.category, "cuisine": \.cuisine, "glass": \.glass, "method": \.method]
  }
}
