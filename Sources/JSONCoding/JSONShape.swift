/// What a type reads of a value: it is handed to the type in place of one, and notes what is asked for.
final class JSONShape: Decoder, SingleValueDecodingContainer {
  private var one: JSONValue = .object([])
  fileprivate var keys: [(key: String, shape: JSONShape)] = []
  private var items: JSONShape?
  private var isObject = false
  private var isNullable = false
  /// The first that was read.
  fileprivate private(set) var type: any Decodable.Type = Never.self
  /// What is nil in it is left out.
  fileprivate var isSparse = false

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The schema of what was read.
  var value: JSONValue {
    var members: [(key: String, value: JSONValue)]
    if isObject {
      let required = keys.filter { !isSparse || !$0.shape.isNullable }.map(\.key)
      let properties = keys.map { key, shape in
        if isSparse { shape.isNullable = false }
        return (key: key, value: shape.value)
      }
      members = [
        ("type", .text("object")), ("properties", .object(properties)),
        ("required", .list(required.map { .text($0) })),
      ]
    } else if let items {
      members = [("type", .text("array")), ("items", items.value)]
    } else {
      members = one.asObject?.members.map { ($0.key, $0.value) } ?? []
    }
    guard isNullable else { return .object(members) }
    return .object(
      members.map { key, value in
        switch key {
        case "type": (key, .list(value.items + [.text("null")]))
        case "enum": (key, .list(value.items + [.null]))
        default: (key, value)
        }
      }
    )
  }

  fileprivate var isText: Bool {
    !isObject && items == nil && one.asObject?["type"] == .text("string")
  }

  /// Reads any value of a type.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if self.type == Never.self { self.type = type }
    if let type = type as? any (CaseIterable & Encodable).Type,
      let value = try readCase(type) as? Value
    {
      return value
    }
    let value: (name: String, any: Any)? =
      switch type {
      // A text that is a day too, so that what has one can be made of it.
      case is String.Type: ("string", "1970-01-01")
      case is Bool.Type: ("boolean", false)
      case is Int.Type: ("integer", 0)
      case is Double.Type: ("number", 0.0)
      default: nil
      }
    if let value, let any = value.any as? Value {
      one = .object([("type", .text(value.name))])
      return any
    }
    isSparse = type is any SparseReply.Type
    return try Value(from: self)
  }

  private func readCase<Value: CaseIterable & Encodable>(_ type: Value.Type) throws -> Value? {
    let cases = try Value.allCases.map {
      try JSONParser.value(of: try JSONStyle.document.bytes(of: $0))
    }
    one = .object([("type", .text("string")), ("enum", .list(cases))])
    return Value.allCases.first
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    isObject = true
    return KeyedDecodingContainer(JSONShapeKeys(shape: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    let items = JSONShape()
    self.items = items
    return JSONShapeItems(items: items)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }

  fileprivate func key(_ key: some CodingKey, isNullable: Bool) -> JSONShape {
    let shape = JSONShape()
    shape.isNullable = isNullable
    keys.append((key.stringValue, shape))
    return shape
  }
}

private struct JSONShapeKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let shape: JSONShape

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try shape.key(key, isNullable: false).read(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try readNullable(type, key)
  }

  // The protocol has its own for each of these, which would not tell what may be nil.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try readNullable(type, key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try readNullable(type, key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try readNullable(type, key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try readNullable(type, key)
  }

  private func readNullable<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    // What is nil need not be made: the sample may be none of its type.
    _ = try? shape.key(key, isNullable: true).read(type)
    return nil
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    shape.key(key, isNullable: false).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    shape.key(key, isNullable: false).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { shape }

  func superDecoder(forKey key: Key) -> any Decoder { shape.key(key, isNullable: false) }
}

/// A list of one item.
private struct JSONShapeItems: UnkeyedDecodingContainer {
  let items: JSONShape
  var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { 1 }
  var isAtEnd: Bool { currentIndex > 0 }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try items.read(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    currentIndex += 1
    return items.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return items.unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return items
  }
}

/// The keys by which a type is read, in the order in which it asks for them, each with the type of its value and
/// whether that is written as a text.
package func codingKeys<Value: Decodable>(
  of type: Value.Type
) -> [(name: String, type: any Decodable.Type, isText: Bool)] {
  let shape = JSONShape()
  // What it makes of the samples that it is handed is of no use.
  _ = try? shape.read(type)
  return shape.keys.map { ($0.key, $0.shape.type, $0.shape.isText) }
}
