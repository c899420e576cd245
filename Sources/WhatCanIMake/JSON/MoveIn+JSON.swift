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
    public let pantry, shopping: Count
    /// Things of its pantry that are no known ingredient, and are not in this one.
    public let unknown: [UnknownName]
    /// What else the export has that could not be taken over.
    public let left: [Left]

    public init(_ report: MoveInReport) {
      schema = "whatcanimake.move-in/1"
      source = report.source
      pantry = Count(new: report.pantry.new, unchanged: report.pantry.unchanged)
      shopping = Count(new: report.shopping.new, unchanged: report.shopping.unchanged)
      unknown = report.unknown
      left = report.left.map { Left(name: $0.name, count: $0.count) }
    }
  }
}
