public import JSONCoding
public import RecipeModel

extension Reply {
  /// An item of `whatcanimake.pantry/1`.
  public struct InPantry: JSONReply {
    public let id, name: String
    /// How much there is now.
    public let quantity: Double?
    public let unit, expires: String?
    public let daysLeft: Int?
    /// What was typed when it was added; its amount may be an earlier one.
    public let text: String
    public let addedAt, number: Int
    public let place: PantryPlace?
    public let opened: String?
    /// If nobody typed a date: the last day on which it is probably still good, and the days until
    /// then.
    public let estimate: String?
    public let estimatedDaysLeft: Int?
  }

  /// An item of `whatcanimake.shopping/1`.
  public struct ToBuy: JSONReply {
    public struct Entry: JSONReply {
      public let number: Int
      public let dish: DishID?
      public let quantity: Double?
      public let unit: String?
      public let addedAt: Int
    }

    public let id, name: String
    public let aisle: String?
    public let checked: Bool
    public let amounts: [Amount]
    public let unmeasured: Bool
    public let dishes: [String]
    public let entries: [Entry]
    /// The dish that makes it.
    public let makeIt: DishID?
  }

  /// An item of `whatcanimake.lists/1`.
  public struct OwnList: JSONReply {
    public let id, name: String
    public let count: Int
    public let dishes: [DishID]
  }

  /// An item of `whatcanimake.comments/1`.
  public struct Remark: JSONReply {
    public let id, name: String
    public let kind: DishRemark.Kind
    public let text: String
    public let rating: Int?
    public let writtenAt: Int
  }

  /// An item of `whatcanimake.history/1`.
  public struct Event: JSONReply {
    public let id: DishID
    public let name: String
    public let kind: HistoryEntry.Kind
    public let servings: Int?
    public let at, number: Int
  }

  /// An item of `whatcanimake.recipes/1`.
  public struct Own: JSONReply {
    public let id: DishID
    public let name: String
    public let kind: Recipe.Kind
    public let author: String
    public let createdAt, changedAt: Int
    public let publishedAt, deletedAt: Int?
    /// Whether it is the person's own version of another dish; if so, it was created when they last
    /// changed it.
    public let ownVersion: Bool
  }

  /// The note on a dish: `whatcanimake.note/1`.
  public struct Note: JSONReply {
    public let schema: String
    public let id: DishID
    public let name: String
    public let text: String?
    public let writtenAt: Int?

    public init(_ note: DishNote?, on dish: FoundDish) {
      schema = "whatcanimake.note/1"
      id = dish.id
      name = dish.recipe.name
      text = note?.text
      writtenAt = note?.writtenAt
    }
  }

  /// What a cooked dish used: `whatcanimake.cooked/1`.
  public struct Cooked: JSONReply {
    public struct Use: JSONReply {
      public struct Left: JSONReply {
        public let name: String
        public let quantity: Double?
        public let unit: String?
      }

      public enum Source: String, Codable, Sendable, CaseIterable {
        case pantry, others, absent
      }

      public let ingredient: String
      public let used, needed: Amount?
      public let source: Source
      public let left: [Left]
    }

    public let schema: String
    public let id: DishID
    public let name: String
    public let servings: Int?
    public let taken: Bool
    public let uses: [Use]
    public let makes: Use.Left?

    /// - Parameters:
    ///   - made: What it makes for other dishes.
    ///   - isTaken: Whether the pantry was updated: what the dish used was taken out, and what it
    ///     makes was put in.
    public init(
      _ entry: HistoryEntry,
      _ uses: [CookingUse],
      _ made: PantryEntry?,
      isTaken: Bool
    ) {
      schema = "whatcanimake.cooked/1"
      id = entry.dish
      name = entry.dishName
      servings = entry.servings
      taken = isTaken
      self.uses = uses.map(\.json)
      makes = made.map {
        Use.Left(name: $0.ingredient, quantity: $0.amount?.quantity, unit: $0.amount?.unit)
      }
    }
  }
}

extension PantryItem {
  /// - Parameter today: The day from which the days left are counted; nil leaves them out.
  /// - Parameter estimate: How long it probably keeps.
  public func json(today: CalendarDay?, estimate: KeepingEstimate? = nil) -> Reply.InPantry {
    Reply.InPantry(
      id: entry.ingredient,
      name: entry.ingredient,
      quantity: entry.amount?.quantity,
      unit: entry.amount?.unit,
      expires: entry.expires?.description,
      daysLeft: today.flatMap { entry.expires?.days(since: $0) },
      text: entry.text,
      addedAt: addedAt,
      number: number,
      place: entry.place,
      opened: entry.opened?.description,
      estimate: estimate?.until.description,
      estimatedDaysLeft: today.flatMap { estimate?.daysLeft(on: $0) }
    )
  }
}

extension ShoppingGroup {
  public var json: Reply.ToBuy {
    Reply.ToBuy(
      id: items[0].entry.ingredients.first ?? name,
      name: name,
      aisle: aisle,
      checked: isChecked,
      amounts: amounts,
      unmeasured: hasUnmeasured,
      dishes: dishes,
      entries: items.map { item in
        .init(
          number: item.number,
          dish: item.entry.dish,
          quantity: item.entry.amount?.quantity,
          unit: item.entry.amount?.unit,
          addedAt: item.addedAt
        )
      },
      makeIt: maker?.dish
    )
  }
}

extension DishList {
  public var json: Reply.OwnList {
    Reply.OwnList(id: name, name: name, count: dishes.count, dishes: dishes)
  }
}

extension DishRemark {
  public var json: Reply.Remark {
    Reply.Remark(
      id: "\(number)",
      name: author.name,
      kind: kind,
      text: text,
      rating: rating?.stars,
      writtenAt: writtenAt
    )
  }
}

extension HistoryEntry {
  public var json: Reply.Event {
    Reply.Event(id: dish, name: dishName, kind: kind, servings: servings, at: at, number: number)
  }
}

extension OwnRecipe {
  public var json: Reply.Own {
    Reply.Own(
      id: recipe.id,
      name: recipe.name,
      kind: recipe.kind,
      author: author.name,
      createdAt: createdAt,
      changedAt: changedAt,
      publishedAt: publishedAt,
      deletedAt: deletedAt,
      ownVersion: false
    )
  }
}

extension DishVersion {
  public var json: Reply.Own {
    Reply.Own(
      id: recipe.id,
      name: recipe.name,
      kind: recipe.kind,
      author: author.name,
      createdAt: changedAt,
      changedAt: changedAt,
      publishedAt: nil,
      deletedAt: nil,
      ownVersion: true
    )
  }
}

extension CookingUse {
  fileprivate var json: Reply.Cooked.Use {
    let source: Reply.Cooked.Use.Source =
      switch source {
      case .pantry: .pantry
      case .others: .others
      case .absent: .absent
      }
    return .init(
      ingredient: ingredient,
      used: used,
      needed: needed,
      source: source,
      left: changes.map { change in
        .init(
          name: change.item.entry.ingredient,
          quantity: change.rest == nil ? 0 : change.rest?.amount?.quantity,
          unit: change.item.entry.amount?.unit
        )
      }
    )
  }
}
