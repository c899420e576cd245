internal import JSONCoding

/// The fields of one JSON record, checked as they are taken.
///
/// Keys are compared in lower case without blanks, `_` and `-`, and without the vocabulary in front
/// ("schema:name"); of two that are then alike the last counts. Fields that are null are absent.
struct JSONFields {
  let file: String
  let place: ImportError.Place
  /// What makes a field's text plain.
  let plain: @Sendable (String) -> String
  private let values: [String: JSONValue]
  /// The folded keys in the order of the record.
  let keys: [String]
  /// A bit for each key there is: readers ask for dozens that a record does not have.
  private let mask: UInt64

  /// Cost: O(members).
  init(
    _ object: JSONObject,
    file: String,
    place: ImportError.Place,
    plain: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.file = file
    self.place = place
    self.plain = plain
    var values: [String: JSONValue] = [:]
    var keys: [String] = []
    for member in object.members where member.value != .null {
      let key = Self.folded(member.key)
      if values.updateValue(member.value, forKey: key) == nil { keys.append(key) }
    }
    self.keys = keys
    self.values = values
    mask = values.keys.reduce(0) { $0 | Self.bit(of: $1) }
  }

  private static func bit(of key: String) -> UInt64 {
    1 << ((UInt64(key.utf8.first ?? 0) ^ UInt64(key.utf8.count) << 2) & 63)
  }

  private subscript(key: String) -> JSONValue? {
    mask & Self.bit(of: key) == 0 ? nil : values[key]
  }

  static func folded(_ key: String) -> String {
    var key = key[...]
    for vocabulary in ["https://schema.org/", "http://schema.org/", "schema:"]
    where key.hasPrefix(vocabulary) {
      key = key.dropFirst(vocabulary.count)
    }
    let isFolded = key.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard !isFolded else { return String(key) }
    return key.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
  }

  func error(_ reason: ImportError.Reason) -> ImportError {
    ImportError(reason, file: file, place: place)
  }

  /// The first of the keys that is there.
  func first(_ keys: [String]) -> (key: String, value: JSONValue)? {
    for key in keys {
      if let value = self[key] { return (key, value) }
    }
    return nil
  }

  func value(_ keys: String...) -> JSONValue? { first(keys)?.value }

  /// The fields of the object inside; nil when the value is none.
  func fields(of value: JSONValue) -> JSONFields? {
    value.asObject.map { JSONFields($0, file: file, place: place, plain: plain) }
  }

  /// The first of the fields that holds a text or number: itself, in a list's first place, or as
  /// the name of an object. Nil when all are absent or blank.
  ///
  /// Throws for a value that holds no text, such as true.
  func text(_ keys: [String]) throws(ImportError) -> String? {
    for key in keys {
      guard let value = self[key] else { continue }
      if let text = try texts(value, key: key).first { return text }
    }
    return nil
  }

  func text(_ keys: String...) throws(ImportError) -> String? { try text(keys) }

  /// Every text of the first of the fields that has one.
  func texts(_ keys: [String]) throws(ImportError) -> [String] {
    for key in keys {
      guard let value = self[key] else { continue }
      let texts = try texts(value, key: key)
      if !texts.isEmpty { return texts }
    }
    return []
  }

  /// The texts of a value in their order, blank ones left out.
  func texts(_ value: JSONValue, key: String) throws(ImportError) -> [String] {
    var texts: [String] = []
    for item in value.items {
      guard item != .null else { continue }
      guard let text = Self.words(of: item) else { throw error(.wrongType(key: key)) }
      if let text = plain(text).unlessBlank { texts.append(text) }
    }
    return texts
  }

  private static func words(of value: JSONValue) -> String? {
    switch value {
    case .text(let text): return text
    case .number(let digits): return digits
    case .object(let object):
      for key in ["name", "text", "@value", "value", "title", "label", "$oid"] {
        switch object[key] {
        case .text(let text)?: return text
        case .number(let digits)?: return digits
        default: continue
        }
      }
      return nil
    case .null, .bool, .list: return nil
    }
  }

  /// The first address on the web in one of the fields, which may be a text, a list or an object
  /// with an address; nil when there is none.
  func link(_ keys: String...) -> String? {
    for key in keys {
      for item in self[key]?.items ?? [] {
        if let address = address(in: item) { return address }
      }
    }
    return nil
  }

  private func address(in value: JSONValue) -> String? {
    switch value {
    case .text(let text): return plain(text).asWebAddress
    case .object(let object):
      for key in ["url", "contentUrl", "embedUrl", "@id", "src", "href"] {
        for item in object[key]?.items ?? [] {
          if let address = item.asText?.asWebAddress { return address }
        }
      }
      return nil
    case .null, .bool, .number, .list: return nil
    }
  }

  /// True for true, 1, "true" and "yes".
  func isSet(_ keys: String...) -> Bool {
    switch first(keys)?.value {
    case .bool(let value)?: value
    case .number(let digits)?: digits == "1"
    case .text(let text)?: ["true", "yes", "1"].contains(text.lowercased())
    default: false
    }
  }
}
