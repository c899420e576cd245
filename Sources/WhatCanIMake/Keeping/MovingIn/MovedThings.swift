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

  /// How many things can be taken over, pantry and shopping list together: many more than a household has.
  static let most = 5_000
  /// How many kinds of what is left there are named apart.
  static let mostLeft = 100

  var pantry: [Item] = []
  /// What is to be bought.
  var shopping: [Item] = []
  /// What the export has and a notebook does not, by what the export calls it and how many there are, in its order.
  var left: [MoveInReport.Left] = []
}

/// What moving in did.
public struct MoveInReport: Sendable, Equatable {
  /// Something of the export that could not be taken over.
  public struct Left: Sendable, Equatable {
    public var name: String
    public var count: Int
  }

  public struct Count: Sendable, Equatable {
    public var new = 0
    /// There already, just so.
    public var unchanged = 0
  }

  /// The program that it came from.
  public var source: MovedSource
  public var pantry = Count()
  public var shopping = Count()
  /// Things of its pantry that no ingredient is called, each name once, in its order: they are not in the pantry.
  public var unknown: [UnknownName] = []
  public var left: [Left]
}

/// A program whose exports can be taken over.
public enum MovedSource: String, Codable, Sendable, CaseIterable {
  case grocy

  public var title: String {
    switch self {
    case .grocy: "Grocy"
    }
  }
}
