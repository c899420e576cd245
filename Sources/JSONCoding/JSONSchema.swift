/// The JSON Schema of a reply, <https://json-schema.org/draft/2020-12/schema>.
///
/// It is derived from the reply's `Codable` conformance: the keys in their order, each with its
/// type. What may be nil may be `null`, and every key is present. So the schema always agrees with
/// the program.
public struct JSONSchema: Sendable {
  /// The value of the reply's key "schema", if it has that key.
  public let name: String
  /// The schema without its head.
  private let shape: JSONValue

  /// The schema of a reply that has one of several shapes.
  ///
  /// Throws for a type that is not read in the same way as it is written: by keys, items or one
  /// value.
  public init(_ name: String, oneOf types: [any JSONReply.Type]) throws {
    self.name = name
    let shapes = try types.map { Self.naming(name, in: try Self.shape(of: $0)) }
    shape = shapes.count == 1 ? shapes[0] : .object([("anyOf", .list(shapes))])
  }

  /// The whole schema, as it is stored in a file.
  public var document: String {
    let head: [(key: String, value: JSONValue)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(name)),
    ]
    let members = shape.asObject?.members.map { (key: $0.key, value: $0.value) } ?? []
    // A schema has texts alone, which JSON can always say.
    return ((try? JSONStyle.schema.text(of: JSONValue.object(head + members))) ?? "") + "\n"
  }

  /// The first difference between a value and the schema, in words; nil if there is none. Cost:
  /// O(size of the value).
  public func fault(in value: JSONValue) -> String? {
    Self.fault(in: value, shape, at: "the reply")
  }

  /// The shape with the name as the only value of the key "schema".
  private static func naming(_ name: String, in shape: JSONValue) -> JSONValue {
    guard case .object(var object) = shape,
      let place = object.members.firstIndex(where: { $0.key == "properties" }),
      case .object(var properties) = object.members[place].value,
      let key = properties.members.firstIndex(where: { $0.key == "schema" })
    else { return shape }
    properties.members[key].value = .object([("const", .text(name))])
    object.members[place].value = .object(properties)
    return .object(object)
  }

  private static func shape(of type: any Decodable.Type) throws -> JSONValue {
    func read<Value: Decodable>(_ type: Value.Type) throws -> JSONValue {
      let shape = JSONShape()
      _ = try shape.read(type)
      return shape.value
    }
    return try read(type)
  }
}

extension JSONSchema {
  private static func fault(
    in value: JSONValue,
    _ shape: JSONValue,
    at place: String
  ) -> String? {
    guard let shape = shape.asObject else { return nil }
    if let choices = shape["anyOf"]?.asList {
      let faults = choices.map { fault(in: value, $0, at: place) }
      return faults.contains(nil) ? nil : faults.compactMap(\.self).joined(separator: ", and ")
    }
    if let constant = shape["const"], constant != value { return "\(place) is another constant" }
    if let cases = shape["enum"]?.asList, !cases.contains(value) { return "\(place) is no case" }
    if let types = shape["type"]?.items, !types.contains(where: { value.is($0.asText ?? "") }) {
      return "\(place) is of another type"
    }
    switch value {
    case .object(let object):
      guard let properties = shape["properties"]?.asObject else { return nil }
      let keys = object.members.map(\.key)
      let known = properties.members.map(\.key)
      let required = shape["required"]?.items.compactMap(\.asText) ?? []
      if let absent = required.first(where: { !keys.contains($0) }) {
        return "\(place) has no \(absent)"
      }
      guard keys == known.filter(keys.contains) else {
        return "\(place) has other keys, or in another order: \(keys.joined(separator: ", "))"
      }
      return object.members.lazy.compactMap { member in
        properties[member.key].flatMap { fault(in: member.value, $0, at: "\(place).\(member.key)") }
      }.first
    case .list(let items):
      guard let item = shape["items"] else { return nil }
      return items.enumerated().lazy.compactMap { fault(in: $1, item, at: "\(place)[\($0)]") }.first
    case .null, .bool, .number, .text: return nil
    }
  }
}

extension JSONValue {
  static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { .init(key: $0.key, value: $0.value) }))
  }

  fileprivate func `is`(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let digits): type == "number" || type == "integer" && Int(digits) != nil
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
