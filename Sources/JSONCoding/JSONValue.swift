/// One JSON value; the members of an object have the order in which they were written.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits as written: "1.50", "1e3".
  case number(String)
  case text(String)
  case list([JSONValue])
  case object(JSONObject)

  public var asObject: JSONObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  public var asList: [JSONValue]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  public var asText: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var isNull: Bool {
    guard case .null = self else { return false }
    return true
  }

  /// Nil if it is not a number, or one that a `Double` cannot hold.
  public var asNumber: Double? {
    guard case .number(let digits) = self, let number = Double(digits), number.isFinite else {
      return nil
    }
    return number
  }

  /// The items of a list, or the value itself; nothing for null.
  public var items: [JSONValue] {
    switch self {
    case .list(let list): list
    case .null: []
    case .bool, .number, .text, .object: [self]
    }
  }

  /// The number of values, including itself, and of bytes of text in them; any number above `limit`
  /// if there are more. Cost: O(`limit`), one text counted as 1.
  public func size(upTo limit: Int) -> Int {
    var size = 1
    switch self {
    case .null, .bool: break
    case .number(let text), .text(let text): size += text.utf8.count
    case .list(let list):
      for item in list {
        guard size <= limit else { break }
        size += item.size(upTo: limit - size)
      }
    case .object(let object):
      for member in object.members {
        guard size <= limit else { break }
        size += member.key.utf8.count + member.value.size(upTo: limit - size)
      }
    }
    return size
  }
}

/// The members of a JSON object in the order in which they were written, including keys that
/// repeat.
public struct JSONObject: Equatable, Sendable {
  public struct Member: Equatable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  public var members: [Member] = []

  public init(members: [Member] = []) {
    self.members = members
  }

  /// The value of the last member with this key. Cost: O(members).
  public subscript(_ key: String) -> JSONValue? {
    for member in members.reversed() where member.key == key { return member.value }
    return nil
  }
}
