/// A recipe that a person wrote in this store.
public struct OwnRecipe: Hashable, Sendable, Codable {
  /// The source of own recipes, the first part of their ids: `own:grandmas-pie`.
  public static let source = "own"
  /// How long a deleted recipe can be restored, in seconds: 30 days.
  public static let secondsToRestore = 30 * 86_400

  public var recipe: Recipe
  public var author = Person.unsaid
  /// Seconds since 1970, like the others.
  public var createdAt: Int
  public var changedAt: Int
  /// When it was published; nil while it is private.
  public var publishedAt: Int?
  /// When it was deleted; nil if it is not.
  public var deletedAt: Int?

  /// What is written down; whose it is follows from where that stands.
  private enum CodingKeys: CodingKey {
    case recipe, createdAt, changedAt, publishedAt, deletedAt
  }

  public init(
    recipe: Recipe,
    author: Person,
    createdAt: Int,
    changedAt: Int,
    publishedAt: Int? = nil,
    deletedAt: Int? = nil
  ) {
    self.recipe = recipe
    self.author = author
    self.createdAt = createdAt
    self.changedAt = changedAt
    self.publishedAt = publishedAt
    self.deletedAt = deletedAt
  }
}

extension OwnRecipe {
  /// The native id that a recipe of the person with a number should have: that of a title, and from the
  /// second person of a store on a point and the number. Two people never want the same, so what others
  /// call their recipes cannot be told by it.
  package static func nativeID(_ wished: String, of person: Int) -> String {
    let wished = withoutPerson(wished)
    return person == 1 ? wished : "\(wished).\(person)"
  }

  /// The id without the number of a person: `pie-2` of `pie.3-2`.
  package static func withoutPerson(_ id: String) -> String {
    guard let point = id.lastIndex(of: ".") else { return id }
    let rest = id[id.index(after: point)...].drop { "0" <= $0 && $0 <= "9" }
    let hasNumber = rest.startIndex > id.index(after: point)
    guard hasNumber, rest.isEmpty || rest.first == "-" && Int(rest.dropFirst()) != nil else {
      return id
    }
    return String(id[..<point] + rest)
  }
}
