import RecipeModel

/// What somebody kept in another program, as its export says it, before any of it is understood.
struct MovedThings: Equatable {
  struct Item: Equatable {
    /// As the program calls it.
    var name: String
    var amount: Amount?
    var expires: CalendarDay?
    var place: PantryPlace?
    var opened: CalendarDay?
    /// The day on which it was bought.
    var bought: CalendarDay?
  }

  /// How many things can be taken over, all kinds together: many more than a household has.
  static let most = 5_000
  /// How many kinds of what is left there are named apart.
  static let mostLeft = 100

  /// What was thought of a dish, which is known by its name alone.
  struct Mark: Equatable {
    var dish: String
    var rating: Rating?
    var isFavorite = false
  }

  /// Dishes by their names, in order.
  struct List: Equatable {
    var name: String
    var dishes: [String]
  }

  var pantry: [Item] = []
  /// What is to be bought.
  var shopping: [Item] = []
  /// Ratings and favourites.
  var marks: [Mark] = []
  /// Lists of dishes, and what is planned as one of them.
  var lists: [List] = []
  /// What the export has and a notebook does not, by what the export calls it and how many there are, in its order.
  var left: [MoveInReport.Left] = []

  static let tickedOff = "shopping list entries that are already ticked off"
  static let nameless = "shopping list entries without a name"

  /// What can be taken over, all kinds together.
  var count: Int {
    lists.reduce(pantry.count + shopping.count + marks.count) { $0 + $1.dishes.count }
  }
}

/// The result of importing from another program.
public struct MoveInReport: Sendable, Equatable {
  /// Something in the export that could not be imported.
  public struct Left: Sendable, Equatable {
    public var name: String
    public var count: Int
  }

  public struct Count: Sendable, Equatable {
    public var new = 0
    /// Things that were already there with the same content.
    public var unchanged = 0
  }

  /// The program that wrote the export.
  public var source: MovedSource
  public var pantry = Count()
  public var shopping = Count()
  /// Stars.
  public var ratings = Count()
  public var favorites = Count()
  /// Dishes on lists, including plans.
  public var lists = Count()
  /// Dishes of its ratings and lists for which there is no dish with exactly that name, each name
  /// once, in its order.
  public var absentDishes: [String] = []
  /// Names in its pantry that are not known ingredients, each once, in its order; they are not
  /// added to the pantry.
  public var unknown: [UnknownName] = []
  public var left: [Left]
}

/// A program whose exports can be imported.
public enum MovedSource: String, Codable, Sendable, CaseIterable {
  case grocy
  case mealie
  case barAssistant = "bar-assistant"
  case kitchenOwl = "kitchenowl"

  public var title: String {
    switch self {
    case .grocy: "Grocy"
    case .mealie: "Mealie"
    case .barAssistant: "Bar Assistant"
    case .kitchenOwl: "KitchenOwl"
    }
  }
}
