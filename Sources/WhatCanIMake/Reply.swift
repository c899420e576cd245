public import JSONCoding

/// What commands print with `--json`.
///
/// Replies have types of their own, so that the rest of the program can change without changing
/// what others read. Keys have the order of the properties; nil is written as `null`.
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

  /// The name of a reply's schema, before its other keys.
  public struct Schema: JSONReply {
    public let schema: String

    init(_ name: String) { schema = "whatcanimake.\(name)" }
  }

  /// Something that only has a name.
  public struct Named: JSONReply {
    public let id, name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }
}
