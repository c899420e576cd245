/// A person's opinion about something, which they stated or showed.
public struct TasteOpinion: Hashable, Sendable, Codable {
  private var kind: Subject.Kind
  private var text: String
  /// Its name at that time: the name of a dish, or the text shown for an ingredient, flavour,
  /// cuisine or category.
  public var name: String
  public var stance: Stance
  /// When it was last stated or shown, in seconds since 1970.
  public var at: Int

  private enum CodingKeys: String, CodingKey {
    case kind
    case text = "subject"
    case name, stance, at
  }

  public init(subject: Subject, name: String, stance: Stance, at: Int) {
    (kind, text) = (subject.kind, subject.text)
    self.name = name
    self.stance = stance
    self.at = at
  }

  public var subject: Subject {
    get { Subject(kind, text) }
    set { (kind, text) = (newValue.kind, newValue.text) }
  }
}

extension TasteOpinion {
  /// What an opinion is about.
  public enum Subject: Hashable, Sendable {
    case dish(DishID)
    /// By its canonical name.
    case ingredient(String)
    case flavour(String)
    case cuisine(String)
    case category(String)
  }

  /// The kind of opinion.
  public enum Stance: String, Codable, Sendable, CaseIterable {
    case like
    case dislike
    /// The person chose it in the quick questions.
    case chosen
    case cooked
    /// It was suggested, and the person did not want it.
    case skipped
  }
}

extension TasteOpinion.Subject {
  /// What kind of thing it is.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case dish
    case ingredient
    case flavour
    case cuisine
    case category
  }

  public init(_ kind: Kind, _ text: String) {
    self =
      switch kind {
      case .dish: .dish(DishID(text))
      case .ingredient: .ingredient(text)
      case .flavour: .flavour(text)
      case .cuisine: .cuisine(text)
      case .category: .category(text)
      }
  }

  public var kind: Kind {
    switch self {
    case .dish: .dish
    case .ingredient: .ingredient
    case .flavour: .flavour
    case .cuisine: .cuisine
    case .category: .category
    }
  }

  /// The id of a dish, or the name of anything else; together with the ``kind`` it gives the same
  /// subject again.
  public var text: String {
    switch self {
    case .dish(let id): id.description
    case .ingredient(let name), .flavour(let name), .cuisine(let name), .category(let name): name
    }
  }
}

extension TasteOpinion.Subject: Comparable {
  /// By kind in the order of ``Kind``, then by id or name.
  public static func < (left: Self, right: Self) -> Bool {
    guard left.kind == right.kind else { return left.kind.position < right.kind.position }
    if case (.dish(let left), .dish(let right)) = (left, right) { return left < right }
    return left.text < right.text
  }
}

extension TasteOpinion.Subject.Kind {
  fileprivate var position: Int {
    switch self {
    case .dish: 0
    case .ingredient: 1
    case .flavour: 2
    case .cuisine: 3
    case .category: 4
    }
  }
}

extension TasteOpinion.Stance {
  /// True if the person stated it; false if it is concluded from what they did.
  public var isExplicit: Bool { weight == 2 }

  /// Whether it replaces an earlier opinion about the same subject. A stated opinion replaces any
  /// other, *cooked* replaces *cooked* and *skipped*, and *skipped* replaces only *skipped*.
  public func replaces(_ earlier: Self) -> Bool { weight >= earlier.weight }

  private var weight: Int {
    switch self {
    case .like, .dislike, .chosen: 2
    case .cooked: 1
    case .skipped: 0
    }
  }
}
