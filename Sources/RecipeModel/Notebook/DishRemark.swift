/// A verdict or comment on a dish, which other people can read: the person's household or, on a
/// store without accounts, everybody.
public struct DishRemark: Hashable, Sendable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A person's one verdict on the dish.
    case review
    /// One of any number of comments.
    case comment
  }

  /// Permanent within its store.
  public var number: Int
  public var kind: Kind
  public var author: Person
  public var text: String
  /// The author's rating of the dish.
  public var rating: Rating?
  /// When it was last written, in seconds since 1970.
  public var writtenAt: Int

  public init(
    number: Int,
    kind: Kind,
    author: Person,
    text: String,
    rating: Rating?,
    writtenAt: Int
  ) {
    self.number = number
    self.kind = kind
    self.author = author
    self.text = text
    self.rating = rating
    self.writtenAt = writtenAt
  }
}

/// A person's private note on a dish.
public struct DishNote: Hashable, Sendable {
  public var text: String
  /// When it was last written, in seconds since 1970.
  public var writtenAt: Int

  public init(text: String, writtenAt: Int) {
    self.text = text
    self.writtenAt = writtenAt
  }
}
