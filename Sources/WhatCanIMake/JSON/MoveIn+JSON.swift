public import JSONCoding

extension Reply {
  /// What moving in from another program did: `whatcanimake.move-in/1`.
  public struct MoveIn: JSONReply {
    public struct Count: JSONReply {
      public let new, unchanged: Int
    }

    public struct Left: JSONReply {
      public let name: String
      public let count: Int
    }

    public let schema: String
    public let source: MovedSource
    public let pantry, shopping, ratings, favorites: Count
    /// Dishes on lists.
    public let lists: Count
    /// Things of its pantry that are no known ingredient, and are not in this one.
    public let unknown: [UnknownName]
    /// Dishes of its ratings and lists that are not here under exactly that name.
    public let absentDishes: [String]
    /// What else the export has that could not be taken over.
    public let left: [Left]

    public init(_ report: MoveInReport) {
      schema = "whatcanimake.move-in/1"
      source = report.source
      func count(_ count: MoveInReport.Count) -> Count {
        Count(new: count.new, unchanged: count.unchanged)
      }
      pantry = count(report.pantry)
      shopping = count(report.shopping)
      ratings = count(report.ratings)
      favorites = count(report.favorites)
      lists = count(report.lists)
      absentDishes = report.absentDishes
      unknown = report.unknown
      left = report.left.map { Left(name: $0.name, count: $0.count) }
    }
  }
}
