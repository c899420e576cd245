import Foundation

/// A JSON value whose members keep their order.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Sendable, Hashable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member of this name; setting one that is absent adds it at the end, setting nil removes it.
  public subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let place = members.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  public var array: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// The value as it is sent: without spaces, members in their order.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue: Decodable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Members are sorted by name: a decoder does not tell their order.
  public init(from decoder: any Decoder) throws {
    // A decoder says of what kind a value is only by failing for the others.
    if let keyed = try? decoder.container(keyedBy: Name.self) {
      let names = keyed.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(
        try names.map { Member($0.stringValue, try keyed.decode(JSONValue.self, forKey: $0)) }
      )
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let text = try? single.decode(String.self) {
      self = .string(text)
    } else if let flag = try? single.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else {
      self = .array(try single.decode([JSONValue].self))
    }
  }

  /// The records of a file: an array of objects, or an object whose first member is one.
  public static func records(inFile path: String) throws(StandInError) -> [JSONValue] {
    let value: JSONValue
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw StandInError(description: "\(path): no JSON can be read from it; name another file")
    }
    switch value {
    case .array(let records): return records
    case .object(let members): return members.first?.value.array ?? []
    default: return []
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
