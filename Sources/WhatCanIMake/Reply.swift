public import JSONCoding

/// What commands print with `--json`: values of their own, so that the program may change inside
/// without a change of what others read. Keys stand in the order of the properties; what is nil is
/// `null`.
public enum Reply {
  /// A list as `whatcanimake.<noun>/1`.
  public struct List<Item: JSONReply>: JSONReply {
    public let schema: String
    public let items: [Item]

    public init(_ noun: String, _ items: [Item]) {
      schema = "whatcanimake.\(noun)/1"
      self.items = items
    }
  }

  /// The name of a reply's schema, in front of its other keys.
  public struct Schema: JSONReply {
    public let schema: String

    init(_ name: String) { schema = "whatcanimake.\(name)" }
  }

  /// Something of which only the name counts.
  public struct Named: JSONReply {
    public let id, name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }
}
