extension JSONValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: JSONKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: .key(member.key))
      }
    case .list(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    case .null, .bool, .number, .text:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let truth): try container.encode(truth)
      case .number(let digits): try container.encode(Double(digits))
      case .text(let text): try container.encode(text)
      default: try container.encodeNil()
      }
    }
  }
}
