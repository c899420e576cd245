/// A verdict or comment on a dish, which other people can read: the person's household or, on a
/// store without accounts, everybody.
public struct DishRemark: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A person's one verdict on the dish.
    case review
    /// One of any number of comments.
    case comment
  }

  /// Permanent within its store.
  public var number = 0
  public var dish: DishID
  public var kind: Kind
  public var author = Person.unsaid
  public var text: String
  /// The author's rating of the dish.
  public var rating: Rating?
  /// When it was last written, in seconds since 1970.
  public var writtenAt: Int

  /// What is written down; the rest follows from where that stands.
  private enum CodingKeys: CodingKey {
    case dish, kind, text, writtenAt
  }

  public init(
    number: Int,
    dish: DishID,
    kind: Kind,
    author: Person,
    text: String,
    rating: Rating?,
    writtenAt: Int
  ) {
    self.number = number
    self.dish = dish
    self.kind = kind
    self.author = author
    self.text = text
    self.rating = rating
    self.writtenAt = writtenAt
  }
}

/// A person's private note on a dish.
public struct DishNote: Hashable, Sendable, Codable {
  public var dish: DishID
  public var text: String
  /// When it was last written, in seconds since 1970.
  public var writtenAt: Int

  private enum CodingKeys: String, CodingKey {
    case dish, text
    case writtenAt = "at"
  }

  public init(dish: DishID, text: String, writtenAt: Int) {
    self.dish = dish
    self.text = text
    self.writtenAt = writtenAt
  }
}
