/// Holds the texts and lists of one recipe against ``ImportLimits``.
struct LimitCheck {
  let file: String
  var place: ImportError.Place = .file

  func error(_ reason: ImportError.Reason) -> ImportError {
    ImportError(reason, file: file, place: place)
  }

  func length(_ bytes: Int, key: String, allowed: Int) throws(ImportError) {
    guard bytes <= allowed else {
      throw error(.tooLong(key: key, bytes: bytes, allowed: allowed))
    }
  }

  func count(_ count: Int, key: String, allowed: Int) throws(ImportError) {
    guard count <= allowed else {
      throw error(.tooMany(key: key, count: count, allowed: allowed))
    }
  }

  func lineCount(_ count: Int, allowed: Int = ImportLimits.lines) throws(ImportError) {
    guard count <= allowed else { throw error(.tooManyLines(count, allowed: allowed)) }
  }

  /// The text as it stands; nil when it is blank.
  func text(_ text: String?, key: String, bytes: Int) throws(ImportError) -> String? {
    guard let text = text?.unlessBlank else { return nil }
    try length(text.utf8.count, key: key, allowed: bytes)
    return text
  }

  /// The text on one line; nil when it is blank.
  func label(
    _ text: String?,
    key: String,
    bytes: Int = ImportLimits.labelBytes
  ) throws(ImportError) -> String? {
    try self.text(text, key: key, bytes: bytes)?.onOneLine
  }

  /// An address on the web; nil for a text that is none.
  func link(_ text: String?, key: String) throws(ImportError) -> String? {
    try label(text, key: key, bytes: ImportLimits.linkBytes)?.asWebAddress
  }

  /// The texts on one line each, every one once.
  func tags(_ texts: some Collection<String>, key: String = "tags") throws(ImportError) -> [String]
  {
    let tags = withoutRepeats(texts.map(\.onOneLine))
    try count(tags.count, key: key, allowed: ImportLimits.tags)
    for tag in tags { try length(tag.utf8.count, key: key, allowed: ImportLimits.labelBytes) }
    return tags
  }
}
