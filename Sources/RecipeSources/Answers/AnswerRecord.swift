internal import JSONCoding
internal import RecipeImport

/// One record of an answer; its fields are checked as they are taken.
struct AnswerRecord {
  let value: JSONValue
  let file: String
  let place: ImportError.Place

  func error(_ reason: ImportError.Reason) -> ImportError {
    ImportError(reason, file: file, place: place)
  }

  /// A text on one line; nil when it is absent or blank.
  func text(_ key: String, bytes: Int = AnswerLimits.labelBytes) throws(ImportError) -> String? {
    switch value[key] {
    case nil: return nil
    case .text(let text):
      guard text.utf8.count <= bytes else {
        throw error(.tooLong(key: key, bytes: text.utf8.count, allowed: bytes))
      }
      return text.onOneLine
    case .number, .list, .object, .bool, .null: throw error(.wrongType(key: key))
    }
  }

  /// A text that every such record has.
  func required(
    _ key: String,
    as field: String,
    bytes: Int = AnswerLimits.labelBytes
  ) throws(ImportError) -> String {
    guard let text = try text(key, bytes: bytes) else { throw error(.missing(field, key: key)) }
    return text
  }

  /// An address on the web; nil for a text that is none.
  func link(_ key: String) throws(ImportError) -> String? {
    try text(key, bytes: AnswerLimits.linkBytes).flatMap(webAddress)
  }

  /// A whole number from 0; nil when it is absent.
  func count(_ key: String) throws(ImportError) -> Int? {
    guard let value = value[key] else { return nil }
    guard let count = value.asNumber.flatMap(Int.init(exactly:)), count >= 0 else {
      throw error(.unknownValue(key: key, value: "…", allowed: "a whole number"))
    }
    return count
  }

  /// A plain id, which may stand as a number: letters, digits, `-`, `_` and `.`.
  func id(_ key: String) throws(ImportError) -> String {
    let id: String
    if let whole = value[key]?.asNumber.flatMap(Int.init(exactly:)) {
      id = "\(whole)"
    } else {
      id = try required(key, as: "id", bytes: AnswerLimits.nativeIDBytes)
    }
    guard isPlainID(id) else {
      throw error(.unknownValue(key: key, value: id, allowed: "letters and digits"))
    }
    return id
  }

  /// The records of a list; none when it is absent, `null` or a message in place of a list.
  func records(_ key: String) -> [AnswerRecord] {
    guard case .list(let items)? = value[key] else { return [] }
    return items.enumerated().map { position, item in
      AnswerRecord(value: item, file: file, place: .record(position + 1))
    }
  }
}

/// True for an id that can stand in an address as it is.
func isPlainID(_ id: String) -> Bool {
  !id.isEmpty && id.utf8.count <= AnswerLimits.nativeIDBytes
    && id.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || "-_.".unicodeScalars.contains($0)
    }
    && id.contains { $0 != "." }
}

/// The text if it is the address of something on the web; other schemes are never opened.
func webAddress(_ text: String) -> String? {
  let scheme = text.prefix(8).lowercased()
  guard scheme.hasPrefix("https://") || scheme.hasPrefix("http://") else { return nil }
  return text.contains(where: \.isWhitespace) ? nil : text
}

extension String {
  /// The text on one line: every run of white space is one space, none at the ends. Nil when it
  /// is blank.
  var onOneLine: String? {
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
