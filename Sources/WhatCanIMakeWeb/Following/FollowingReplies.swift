package import WhatCanIMake

/// Somebody as others see them: `whatcanimake.profile/1`.
package struct ProfileReply: JSONReply {
  package struct ListName: JSONReply {
    package let number: Int
    package let name: String
    /// How many dishes are on it.
    package let dishes: Int
  }

  package let schema: String
  package let name: String
  package let about: String?
  /// Whether whoever asks follows them.
  package let isFollowed: Bool
  package let lists: [ListName]
  package let recipes: [Reply.DishItem]
  /// How many recipes are not shown, as they have something that whoever asks avoids.
  package let hidden: Int

  init(_ profile: Profile, _ lists: [PublishedList], _ recipes: [Reply.DishItem], hidden: Int) {
    schema = "whatcanimake.profile/1"
    name = profile.person.name
    about = profile.about
    isFollowed = profile.isFollowed
    self.lists = lists.map {
      ListName(number: $0.number, name: $0.list.name, dishes: $0.list.dishes.count)
    }
    self.recipes = recipes
    self.hidden = hidden
  }
}

/// A list of somebody else: `whatcanimake.others-list/1`.
package struct OthersListReply: JSONReply {
  package let schema: String
  package let name: String
  package let items: [Reply.DishItem]
  /// How many dishes are not shown: they have something that whoever asks avoids, or are not for them to see.
  package let hidden: Int

  init(_ list: PublishedList, _ items: [Reply.DishItem], hidden: Int) {
    schema = "whatcanimake.others-list/1"
    name = list.list.name
    self.items = items
    self.hidden = hidden
  }
}

/// Somebody whom one follows, or keeps away.
package struct TieReply: JSONReply {
  package let name: String
  /// Seconds since 1970.
  package let since: Int

  init(_ tie: Tie) {
    name = tie.person.name
    since = tie.since
  }
}

/// Something of one's own that others may see, and who.
package struct PublicationReply: JSONReply {
  package let kind: PublishedThing.Kind
  /// A recipe's id, the number of a list or remark; empty for a profile.
  package let id: String
  package let name: String
  package let visibility: Visibility

  init(_ own: OwnPublication) {
    kind = own.thing.kind
    id = own.thing.subject
    name = own.name
    visibility = own.visibility
  }
}

/// What those whom one follows made: `whatcanimake.feed/1`.
package struct FeedReply: JSONReply {
  package struct Item: JSONReply {
    /// Since when it can be seen, in seconds since 1970.
    package let at: Int
    package let kind: PublishedThing.Kind
    /// Whose it is.
    package let by: String
    /// The number of a list.
    package let list: Int?
    /// A list's or recipe's name.
    package let name: String?
    /// The recipe, or the dish that a remark is about.
    package let dish: Reply.DishItem?
    /// What a remark says.
    package let text: String?

    init(_ entry: FeedEntry, _ dish: Reply.DishItem?) {
      at = entry.place.at
      kind = entry.place.kind
      by = entry.author.name
      list = if case .list(let number) = entry.thing { number } else { nil }
      name = entry.name
      self.dish = dish
      text = entry.text
    }
  }

  package let schema: String
  package let items: [Item]
  /// How many entries of the page are not shown, as they are about a dish that whoever asks avoids or may not see.
  package let hidden: Int
}
