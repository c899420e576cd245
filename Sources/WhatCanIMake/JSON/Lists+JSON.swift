public import JSONCoding
import RecipeImport
import RecipeLexicon
public import RecipeModel

extension Reply {
  /// A dish with the keys that every list has.
  public typealias DishItem = Joined<Dish, Marks, EveryonesMarks>

  public struct Dish: JSONReply {
    public let id: DishID
    public let name: String
    public let kind: Recipe.Kind
    public let category, cuisine, glass: String?
    public let minutes: Int?
    public let ingredients, leaveOut, excluded: [String]
  }

  /// The person's marks on a dish.
  public struct Marks: JSONReply {
    public let favorite: Bool
    public let rating: Int?
    public let lists: [String]
    /// Whether the person changed it for themselves.
    public let ownVersion: Bool
  }

  /// Everyone's marks on a dish.
  public struct EveryonesMarks: JSONReply {
    public let ratingMean: Double?
    public let ratings, favorites: Int
  }

  /// An item of `whatcanimake.avoid/1`.
  public struct Avoided: JSONReply {
    public let id, name: String
    public let kind: AvoidedThing.Kind
    public let addedAt: Int
  }

  /// An item of `whatcanimake.staples/1`.
  public struct Staple: JSONReply {
    public let id, name: String
    public let addedAt: Int
  }

  /// An item of `whatcanimake.lexicon/1`.
  public struct Taught: JSONReply {
    /// The id of everything that was taught about one name; `lexicon remove` takes it.
    public let id, name: String
    /// Whether the name is like the other, a kind of it, or may be swapped for it.
    public let kind: TaughtFact.Kind
    public let other: String
    public let addedAt: Int
  }

  /// An item of `whatcanimake.undo/1`.
  public struct Undoable: JSONReply {
    /// The number that `undo` takes.
    public let id: Int
    /// The name of a list, of a changed dish, of what was taught, or of the one ingredient that was
    /// taken out of the pantry; otherwise the same as `kind`.
    public let name: String
    public let kind: Deletion.Kind
    /// How many entries were deleted.
    public let count: Int
    public let deletedAt, until: Int
  }

  /// An item of `whatcanimake.categories/1`.
  public struct Category: JSONReply {
    public let id, name: String
    public let group: CategoryCount.Group
    public let dishes: Int
  }

  /// An item of `whatcanimake.ingredients/1`.
  public struct Ingredient: JSONReply {
    public let id, name, shelf: String
    public let aliases: [String]
    public let dishes: Int
  }
}

extension DishSummary {
  public var json: Reply.DishItem {
    Joined(
      Reply.Dish(
        id: id,
        name: name,
        kind: kind,
        category: category,
        cuisine: cuisine,
        glass: glass,
        minutes: minutes,
        ingredients: ingredients,
        leaveOut: leaveOut,
        excluded: excluded
      ),
      marks.json,
      everyonesMarks.json
    )
  }
}

extension DishMarks {
  var json: Reply.Marks {
    Reply.Marks(favorite: isFavorite, rating: rating?.stars, lists: lists, ownVersion: hasVersion)
  }
}

extension EveryonesMarks {
  var json: Reply.EveryonesMarks {
    Reply.EveryonesMarks(ratingMean: meanStars, ratings: ratings, favorites: favorites)
  }
}

extension AvoidedThing {
  public var json: Reply.Avoided {
    Reply.Avoided(
      id: kind == .diet ? "diet:\(name)" : name,
      name: name,
      kind: kind,
      addedAt: addedAt
    )
  }
}

extension KeptStaple {
  public var json: Reply.Staple { Reply.Staple(id: name, name: name, addedAt: addedAt) }
}

extension TaughtFact {
  public var json: Reply.Taught {
    Reply.Taught(id: name, name: name, kind: kind, other: other, addedAt: addedAt)
  }
}

extension Deletion {
  public var json: Reply.Undoable {
    Reply.Undoable(
      id: number,
      name: name ?? kind.rawValue,
      kind: kind,
      count: count,
      deletedAt: at,
      until: until
    )
  }
}

extension CategoryCount {
  public var json: Reply.Category {
    Reply.Category(
      id: "\(group.rawValue):\(foldedName(name))",
      name: name,
      group: group,
      dishes: dishes
    )
  }
}

extension IngredientSummary {
  public var json: Reply.Ingredient {
    Reply.Ingredient(id: name, name: name, shelf: ingredientGroup, aliases: aliases, dishes: dishes)
  }
}
