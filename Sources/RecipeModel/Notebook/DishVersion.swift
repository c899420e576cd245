/// A dish of the collection, of a source or of a file, as one person changed it for themselves.
///
/// It has the dish's id, and favourites, ratings, notes, plans and history belong to the dish in
/// either form. If the source changes the dish or deletes it, the version stays as it is.
public struct DishVersion: Hashable, Sendable, Codable {
  /// The recipe, with the id and the origin of the dish.
  public var recipe: Recipe
  public var author = Person.unsaid
  /// Seconds since 1970.
  public var changedAt: Int

  /// What is written down; whose it is follows from where that stands.
  private enum CodingKeys: CodingKey {
    case recipe, changedAt
  }

  public init(recipe: Recipe, author: Person, changedAt: Int) {
    self.recipe = recipe
    self.author = author
    self.changedAt = changedAt
  }
}

extension DishVersion {
  /// The id under which the catalogue has the version of a person with a number: one of an own recipe, which
  /// nobody else is shown. No title gives such an id.
  package static func catalogueID(of dish: DishID, person: Int) -> DishID {
    DishID(source: OwnRecipe.source, nativeID: "\(mark):\(person):\(dish)")
  }

  /// The dish whose version stands in the catalogue under `id`; nil for any other id.
  package static func dish(of id: DishID) -> DishID? {
    let text = id.description
    guard text.utf8.starts(with: "\(OwnRecipe.source):\(mark):".utf8) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, Int(parts[2]) != nil, !parts[3].isEmpty else { return nil }
    return DishID(String(parts[3]))
  }

  private static let mark = "version"
}
