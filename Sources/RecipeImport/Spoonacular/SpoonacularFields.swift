internal import JSONCoding

/// The fields of one record of Spoonacular, checked as they are taken.
struct SpoonacularFields {
  let object: JSONObject
  let limits: LimitCheck

  func error(_ reason: ImportError.Reason) -> ImportError { limits.error(reason) }

  /// Nil for a field that is absent, null or a blank text.
  func value(_ key: String) -> JSONValue? {
    switch object[key] {
    case nil, .null?: nil
    case .text(let text)?: text.unlessBlank.map(JSONValue.text)
    case let value?: value
    }
  }

  /// A text as it stands; nil when it is absent or blank.
  func rawText(_ key: String, bytes: Int) throws(ImportError) -> String? {
    switch value(key) {
    case nil: return nil
    case .text(let text)?: return try limits.text(text, key: key, bytes: bytes)
    case .null?, .bool?, .number?, .list?, .object?: throw error(.wrongType(key: key))
    }
  }

  /// A text on one line; nil when it is absent or blank.
  func text(_ key: String, bytes: Int) throws(ImportError) -> String? {
    try rawText(key, bytes: bytes)?.onOneLine
  }

  /// An address on the web; nil for a text that is none.
  func link(_ key: String) throws(ImportError) -> String? {
    try text(key, bytes: ImportLimits.linkBytes)?.asWebAddress
  }

  /// A count above 0, rounded up; nil when it is absent, or 0 or less, which stands for unknown.
  func count(_ key: String) throws(ImportError) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value,
      let count = Double(digits).flatMap({ Int(exactly: $0.rounded(.up)) })
    else {
      throw error(.unknownValue(key: key, value: Self.shown(value), allowed: "a whole number"))
    }
    return count > 0 ? count : nil
  }

  /// The id, a whole number that may stand as a text.
  func id() throws(ImportError) -> String {
    let written: String
    switch value("id") {
    case nil: throw error(.missing("id", key: "id"))
    case .number(let digits)?:
      written = Double(digits).flatMap { Int(exactly: $0) }.map { "\($0)" } ?? digits
    case .text(let text)?: written = text
    case .null?, .bool?, .list?, .object?: throw error(.wrongType(key: "id"))
    }
    guard written.utf8.count <= 18, written.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw error(.unknownValue(key: "id", value: written, allowed: "a whole number"))
    }
    return written
  }

  /// An amount from 0 to below a thousand million; nil when it is absent.
  func amount(_ key: String) throws(ImportError) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value else {
      throw error(.unknownValue(key: key, value: "…", allowed: "a number"))
    }
    guard let amount = Double(digits), (0..<1e9).contains(amount) else {
      throw error(.unknownValue(key: key, value: digits, allowed: "an amount"))
    }
    return amount
  }

  /// The objects of a list, each with a key for errors; none when the list is absent.
  func records(_ key: String) throws(ImportError) -> [SpoonacularFields] {
    var records: [SpoonacularFields] = []
    for (position, item) in try list(key).enumerated() {
      guard let object = item.asObject else {
        let key = "\(key) \(position + 1)"
        throw error(.unknownValue(key: key, value: "…", allowed: "an object"))
      }
      records.append(SpoonacularFields(object: object, limits: limits))
    }
    return records
  }

  /// The texts of a list, each on one line and once; blank ones are left out.
  func labels(_ key: String) throws(ImportError) -> [String] {
    var labels: [String] = []
    for item in try list(key) {
      guard let text = item.asText else { throw error(.wrongType(key: key)) }
      if let label = try limits.label(text, key: key) { labels.append(label) }
    }
    return withoutRepeats(labels)
  }

  private func list(_ key: String) throws(ImportError) -> [JSONValue] {
    guard let value = value(key) else { return [] }
    guard let items = value.asList else {
      throw error(.unknownValue(key: key, value: "…", allowed: "a list"))
    }
    return items
  }

  private static func shown(_ value: JSONValue) -> String {
    switch value {
    case .text(let text), .number(let text): text
    case .null, .bool, .list, .object: "…"
    }
  }
}
