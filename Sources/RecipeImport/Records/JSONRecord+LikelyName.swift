internal import JSONCoding

extension JSONRecord {
  /// What is most likely the name of a record that has none under a usual key; nil when nothing is.
  ///
  /// The first text whose key ends in "name" or "title" ("cocktail_name"), else the first short text of one line
  /// whose key says nothing else ("label", "Rezept"): of at most 100 bytes, with a letter, and no address. Cost:
  /// O(keys).
  func likelyName() -> String? {
    for key in fields.keys where key.hasSuffix("name") || key.hasSuffix("title") {
      guard !Self.ofPeople.contains(where: key.contains) else { continue }
      if let name = text(key) { return name }
    }
    for key in fields.keys where !Self.saying.contains(where: key.contains) {
      if let name = text(key) { return name }
    }
    return nil
  }

  private func text(_ key: String) -> String? {
    guard let text = fields.value(key)?.asText?.trimmed, (1...100).contains(text.utf8.count),
      !text.contains(where: \.isNewline), text.contains(where: \.isLetter),
      text.asWebAddress == nil, !text.contains("/")
    else { return nil }
    return text
  }

  private static let ofPeople = ["author", "chef", "user", "file", "image", "source"]
  /// Parts of keys that say what a text is.
  private static let saying =
    ofPeople + [
      "id", "slug", "url", "link", "date", "time", "created", "updated", "lang", "kind", "type",
      "category", "course",
      "cuisine", "area", "origin", "glass", "method", "garnish", "description", "summary", "intro",
      "note", "comment",
      "instruction", "direction", "step", "preparation", "procedure", "ingredient", "yield",
      "serving", "portion",
      "difficulty", "rating", "tag", "keyword", "diet", "season", "photo", "picture", "thumb",
      "video", "unit",
      "version", "hash", "status", "brand", "publisher", "credit", "copyright", "license",
    ]
}
