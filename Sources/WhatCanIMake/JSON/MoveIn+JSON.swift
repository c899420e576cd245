public import JSONCoding

extension Reply {
  /// The result of importing from another program: `whatcanimake.move-in/1`.
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
    /// The names in its pantry that are not known ingredients, and were not imported.
    public let unknown: [UnknownName]
    /// The dishes of its ratings and lists for which there is no dish with exactly that name.
    public let absentDishes: [String]
    /// What else the export contains and could not be imported.
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
