/// Writes one value and what is in it.
struct JSONValueEncoder: Encoder {
  let writer: JSONWriter
  /// Of the containers around the value.
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writer.begin(object: true, at: depth)
    return KeyedEncodingContainer(JSONMembers(writer: writer, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writer.begin(object: false, at: depth)
    return JSONItems(writer: writer, depth: depth)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValue(writer: writer)
  }
}

/// The members of an object that is being written.
private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: JSONWriter
  let depth: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    writer.place(key, at: depth)
    writer.writeNull()
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    writer.place(key, at: depth)
    try writer.write(value)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeNothing(forKey: key) }
  }

  fileprivate func encodeNothing(forKey key: Key) {
    if writer.hasNull { encodeNil(forKey: key) }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONValueEncoder(writer: writer, depth: depth) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(forKey: key) }

  private func encoder(forKey key: Key) -> JSONValueEncoder {
    writer.place(key, at: depth)
    return JSONValueEncoder(writer: writer, depth: depth + 1)
  }
}

// What most members are, without a look at their type. The protocol has an `encodeIfPresent` of its own
// for each of these, which would leave out what is nil.
extension JSONMembers {
  func encode(_ value: String, forKey key: Key) {
    writer.place(key, at: depth)
    writer.write(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    writer.place(key, at: depth)
    writer.write(whole: value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    writer.place(key, at: depth)
    try writer.write(value)
  }

  func encode(_ value: Bool, forKey key: Key) {
    writer.place(key, at: depth)
    writer.write(value)
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) {
    if let value { encode(value, forKey: key) } else { encodeNothing(forKey: key) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) {
    if let value { encode(value, forKey: key) } else { encodeNothing(forKey: key) }
  }

  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeNothing(forKey: key) }
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) {
    if let value { encode(value, forKey: key) } else { encodeNothing(forKey: key) }
  }
}

/// The items of a list that is being written.
private struct JSONItems: UnkeyedEncodingContainer {
  let writer: JSONWriter
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var count: Int { writer.count(at: depth) }

  func encodeNil() {
    writer.place(nil as JSONKey?, at: depth)
    writer.writeNull()
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    writer.place(nil as JSONKey?, at: depth)
    try writer.write(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> JSONValueEncoder {
    writer.place(nil as JSONKey?, at: depth)
    return JSONValueEncoder(writer: writer, depth: depth + 1)
  }
}

/// A value that is neither object nor list.
private struct JSONSingleValue: SingleValueEncodingContainer {
  let writer: JSONWriter

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writer.writeNull() }

  func encode<Value: Encodable>(_ value: Value) throws { try writer.write(value) }

  func encode<Whole: FixedWidthInteger & Encodable>(_ value: Whole) {
    writer.write(whole: value)
  }
}

/// A key, or the position of an item.
enum JSONKey: CodingKey {
  case key(String)
  case position(Int)

  init(stringValue: String) { self = .key(stringValue) }
  init(intValue: Int) { self = .position(intValue) }

  var stringValue: String {
    switch self {
    case .key(let key): key
    case .position(let position): "\(position)"
    }
  }

  var intValue: Int? {
    guard case .position(let position) = self else { return nil }
    return position
  }
}
