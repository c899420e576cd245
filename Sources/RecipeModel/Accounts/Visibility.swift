/// Who may see something, each with those before.
package enum Visibility: String, Codable, Sendable, CaseIterable {
  case owner = "private"
  case household
  case followers
  case everyone = "public"
}

/// Something that its owner lets others see, or not.
package enum PublishedThing: Hashable, Sendable {
  /// A person's profile: that they are here, with a line about themselves.
  case profile
  /// A list, by its number.
  case list(Int)
  case recipe(DishID)
  /// A verdict or comment, by its number.
  case remark(Int)

  /// Which of these it is.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case profile, list, recipe, remark
  }

  package var kind: Kind {
    switch self {
    case .profile: .profile
    case .list: .list
    case .recipe: .recipe
    case .remark: .remark
    }
  }

  /// What tells it from others of its kind and owner; empty for a profile.
  package var subject: String {
    switch self {
    case .profile: ""
    case .list(let number), .remark(let number): "\(number)"
    case .recipe(let dish): "\(dish)"
    }
  }

  /// Nil for what no thing has.
  package init?(_ kind: Kind, _ subject: String) {
    switch kind {
    case .profile:
      guard subject.isEmpty else { return nil }
      self = .profile
    case .list, .remark:
      guard let number = Int(subject), "\(number)" == subject else { return nil }
      self = kind == .list ? .list(number) : .remark(number)
    case .recipe: self = .recipe(DishID(subject))
    }
  }
}

/// Something of one's own that others may see, and who.
package struct OwnPublication: Hashable, Sendable {
  package var thing: PublishedThing
  /// A list's or recipe's name, the text of a remark, one's own.
  package var name: String
  package var visibility: Visibility

  package init(thing: PublishedThing, name: String, visibility: Visibility) {
    self.thing = thing
    self.name = name
    self.visibility = visibility
  }
}

/// Somebody as others see them.
package struct Profile: Hashable, Sendable {
  /// The most bytes of a line about oneself.
  package static let longestAbout = 500

  package var person: Person
  /// A line about oneself; nil for none.
  package var about: String?
  /// Whether whoever looks follows them.
  package var isFollowed: Bool

  package init(person: Person, about: String?, isFollowed: Bool) {
    self.person = person
    self.about = about
    self.isFollowed = isFollowed
  }
}

/// A list that somebody lets others see.
package struct PublishedList: Hashable, Sendable {
  package var number: Int
  package var list: DishList
  /// Its dishes as its owner kept them, in its order.
  package var kept: [KeptDish]

  package init(number: Int, list: DishList, kept: [KeptDish]) {
    self.number = number
    self.list = list
    self.kept = kept
  }
}

/// Somebody whom a person follows or keeps away, and since when.
package struct Tie: Hashable, Sendable {
  package var person: Person
  /// Seconds since 1970.
  package var since: Int

  package init(person: Person, since: Int) {
    self.person = person
    self.since = since
  }
}

/// Something that somebody made, and lets the person who follows them see.
package struct FeedEntry: Hashable, Sendable {
  /// Where an entry stands among all: the latest first, then by kind, then the last made first.
  package struct Position: Hashable, Sendable, Comparable {
    /// When it could first be seen as it is now, in seconds since 1970.
    package var at: Int
    package var kind: PublishedThing.Kind
    package var number: Int

    package init(at: Int, kind: PublishedThing.Kind, number: Int) {
      self.at = at
      self.kind = kind
      self.number = number
    }

    package static func < (left: Position, right: Position) -> Bool {
      if left.at != right.at { return left.at > right.at }
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      return left.number > right.number
    }
  }

  package var place: Position
  package var author: Person
  package var thing: PublishedThing
  /// A list's or recipe's name; nil for a remark.
  package var name: String?
  /// The dish that a remark is about, or the recipe.
  package var dish: DishID?
  /// What a remark says.
  package var text: String?

  package init(
    place: Position,
    author: Person,
    thing: PublishedThing,
    name: String?,
    dish: DishID?,
    text: String?
  ) {
    self.place = place
    self.author = author
    self.thing = thing
    self.name = name
    self.dish = dish
    self.text = text
  }
}

/// Why somebody is not followed or kept away; then nothing has changed.
package enum TieRefusal: Error, Hashable, Sendable {
  /// There is no person of that name, as far as the person who asks may know.
  case noSuchPerson
  case isOneself
  case tooMany
}
