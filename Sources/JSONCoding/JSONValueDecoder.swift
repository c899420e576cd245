extension JSONParser {
  /// The value that a JSON text says.
  ///
  /// Throws ``JSONError`` for what is no JSON and `DecodingError`, with the place in its path, for
  /// what has another shape. Cost: O(bytes).
  package static func decoded<Value: Decodable>(
    _ type: Value.Type = Value.self,
    from bytes: [UInt8]
  ) throws -> Value {
    try value(of: bytes).decoded(type)
  }
}

/// Where a value stands in the whole.
private indirect enum JSONPath {
  case root
  case inside(JSONPath, any CodingKey)

  var keys: [any CodingKey] {
    switch self {
    case .root: []
    case .inside(let path, let key): path.keys + [key]
    }
  }
}

extension JSONValue {
  /// What the value says as one of a type; throws `DecodingError` for what has another shape. Cost: O(size of the value).
  package func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try decoded(type, at: .root)
  }

  fileprivate func decoded<Value: Decodable>(
    _ type: Value.Type,
    at path: @autoclosure () -> JSONPath
  ) throws -> Value {
    // To compare types costs less than to try to cast.
    if type == String.self, let text = asText as? Value { return text }
    if type == Double.self, let number = asNumber as? Value { return number }
    if type == Bool.self, case .bool(let truth) = self, let truth = truth as? Value { return truth }
    if type == Int.self, let number = whole(Int.self) as? Value { return number }
    if type == String.self || type == Double.self || type == Bool.self || type == Int.self {
      throw mismatch(type, at: path())
    }
    return try Value(from: JSONValueDecoder(value: self, path: path()))
  }

  fileprivate func whole<Whole: FixedWidthInteger>(_ type: Whole.Type) -> Whole? {
    guard case .number(let digits) = self else { return nil }
    return Whole(digits) ?? asNumber.flatMap { Whole(exactly: $0) }
  }

  fileprivate func mismatch(_ type: Any.Type, at path: JSONPath) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path.keys,
      debugDescription: "expected \(type), found \(kind)"
    )
    if case .number = self, type is any Numeric.Type { return .dataCorrupted(context) }
    return isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

private struct JSONValueDecoder: Decoder, SingleValueDecodingContainer {
  let value: JSONValue
  let path: JSONPath

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let object) = value else {
      throw value.mismatch([String: Any].self, at: path)
    }
    return KeyedDecodingContainer(JSONFieldsReader(object, path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw value.mismatch([Any].self, at: path) }
    return JSONItemsReader(items: items, path: path)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try value.decoded(type, at: path)
  }

  func decode<Whole: FixedWidthInteger & Decodable>(_ type: Whole.Type) throws -> Whole {
    guard let number = value.whole(type) else { throw value.mismatch(type, at: path) }
    return number
  }
}

/// The members of an object as they are asked for; of keys that repeat, the last.
private struct JSONFieldsReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let object: JSONObject
  private let path: JSONPath
  /// Of objects with many members, whose search would take long.
  private let positions: [String: Int]

  init(_ object: JSONObject, path: JSONPath) {
    self.object = object
    self.path = path
    positions =
      object.members.count <= 32
      ? [:]
      : Dictionary(object.members.indices.map { (object.members[$0].key, $0) }) { $1 }
  }

  var codingPath: [any CodingKey] { path.keys }
  var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.key) } }

  private func value(_ key: Key) -> JSONValue? {
    if positions.isEmpty { return object[key.stringValue] }
    return positions[key.stringValue].map { object.members[$0].value }
  }

  private func required(_ key: Key) throws -> JSONValue {
    guard let value = value(key) else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: path.keys, debugDescription: "no key '\(key.stringValue)'")
      )
    }
    return value
  }

  func contains(_ key: Key) -> Bool { value(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try required(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try required(key).decoded(type, at: .inside(path, key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let value = value(key), !value.isNull else { return nil }
    return try value.decoded(type, at: .inside(path, key))
  }

  // What most members are, without a look at their type.

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    let value = try required(key)
    guard case .text(let text) = value else { throw value.mismatch(type, at: .inside(path, key)) }
    return text
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    guard let value = value(key), !value.isNull else { return nil }
    guard case .text(let text) = value else { throw value.mismatch(type, at: .inside(path, key)) }
    return text
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { JSONValueDecoder(value: .object(object), path: path) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(forKey: key) }

  private func decoder(forKey key: Key) throws -> JSONValueDecoder {
    JSONValueDecoder(value: try required(key), path: .inside(path, key))
  }
}

/// The items of a list as they are asked for.
private struct JSONItemsReader: UnkeyedDecodingContainer {
  let items: [JSONValue]
  let path: JSONPath
  var currentIndex = 0

  var codingPath: [any CodingKey] { path.keys }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  private var place: JSONPath { .inside(path, JSONKey.position(currentIndex)) }

  private func current(_ type: Any.Type) throws -> JSONValue {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        .init(codingPath: path.keys, debugDescription: "the list has only \(items.count) items")
      )
    }
    return items[currentIndex]
  }

  mutating func decodeNil() throws -> Bool {
    guard try current(Never.self).isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try current(type).decoded(type, at: place)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nextDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nextDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nextDecoder() }

  private mutating func nextDecoder() throws -> JSONValueDecoder {
    let decoder = JSONValueDecoder(value: try current(Never.self), path: place)
    currentIndex += 1
    return decoder
  }
}
