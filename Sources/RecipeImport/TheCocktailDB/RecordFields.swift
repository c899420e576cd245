/// The fields of one record, checked as they are taken.
struct RecordFields {
  let record: TheCocktailDBRecord
  let file: String
  let place: ImportError.Place

  var limits: LimitCheck { LimitCheck(file: file, place: place) }

  func error(_ reason: ImportError.Reason) -> ImportError { limits.error(reason) }

  /// A text as it stands; nil when it is absent or blank.
  func rawText(_ key: String) throws(ImportError) -> String? {
    switch record.fields[key] {
    case nil: return nil
    case .text(let text): return text
    case .number, .neither: throw error(.wrongType(key: key))
    }
  }

  /// A text on one line; nil when it is absent or blank.
  ///
  /// - Parameter bytes: How many it may have at most, as it stands in the file.
  func text(_ key: String, bytes: Int) throws(ImportError) -> String? {
    guard let text = try rawText(key) else { return nil }
    try check(text, key: key, bytes: bytes)
    return text.onOneLine
  }

  func textOrNumber(_ key: String, bytes: Int) throws(ImportError) -> String? {
    if case .number(let number) = record.fields[key] { return number }
    return try text(key, bytes: bytes)
  }

  /// A category, cuisine, glass or the like.
  func label(_ key: String) throws(ImportError) -> String? {
    try text(key, bytes: ImportLimits.labelBytes)
  }

  /// An address on the web; nil for a text that is none.
  func link(_ key: String) throws(ImportError) -> String? {
    try text(key, bytes: ImportLimits.linkBytes)?.asWebAddress
  }

  func check(_ text: String, key: String, bytes: Int) throws(ImportError) {
    try limits.length(text.utf8.count, key: key, allowed: bytes)
  }

  func name(_ key: String) throws(ImportError) -> String {
    guard let name = try text(key, bytes: ImportLimits.nameBytes) else {
      throw error(.missing("name", key: key))
    }
    return name
  }

  /// An id of letters, digits, `-`, `_` and `.`.
  func id(_ key: String) throws(ImportError) -> String {
    guard let id = try textOrNumber(key, bytes: ImportLimits.nativeIDBytes) else {
      throw error(.missing("id", key: key))
    }
    guard isPlainID(id) else {
      throw error(.unknownValue(key: key, value: id, allowed: "letters and digits"))
    }
    return id
  }
}
