internal import JSONCoding

/// Tells a text's format by what stands in it, never by the name of its file.
enum FormatDetection {
  /// What a text is.
  enum Finding: Equatable {
    case format(RecipeFormat)
    /// The format that TheCocktailDB and TheMealDB share.
    case theCocktailDBFamily
  }

  /// The format of a text that is not blank; Cooklang when nothing speaks for another.
  ///
  /// At most the first megabyte is looked at. Cost: O(1).
  static func finding(of text: String) -> Finding {
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(4)
    switch start.first {
    case "<" where MasterCookXMLReader.isMeant(by: text): return .format(.mastercook)
    case "<" where isPage(text): return .format(.schemaorg)
    case "{" where isJSONLines(text): return .format(.jsonlines)
    case "{": return json(text)
    // A Cooklang file may begin with a comment, `[-`.
    case "[" where start.dropFirst().first != "-": return json(text)
    // A title may have commas and be of words that a table's columns have.
    case "#" where MarkdownRecipeReader.isMeant(by: Substring(text.utf8.prefix(1 << 20))):
      return .format(.markdown)
    default: break
    }
    let firstLine = text.drop(while: \.isNewline).prefix { !$0.isNewline }
    // Cells, and the texts of a Cooklang file, may have the words by which the exports are told.
    if CSVRecipeReader.isMeant(by: firstLine) { return .format(.csv) }
    let hasFrontMatter = firstLine.trimmed == "---"
    if !hasFrontMatter, MealMasterReader.isMeant(by: text) { return .format(.mealmaster) }
    if !hasFrontMatter, MasterCookReader.isMeant(by: text) { return .format(.mastercook) }
    if PlainTextReader.isMeant(by: text) { return .format(.text) }
    return .format(.cooklang)
  }

  /// True for bytes that begin as a page does.
  static func isPage(_ bytes: some Collection<UInt8>) -> Bool {
    isPage(String(decoding: bytes.prefix(1 << 16), as: UTF8.self))
  }

  /// True for the JSON of one recipe alone, which is neither in a list nor one of several lines.
  static func isOneRecord(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) == "{",
      !isJSONLines(text)
    else { return false }
    let lists = [
      "ingredients", "recipeIngredient", "recipe_ingredient", "extendedIngredients", "steps",
    ]
    return !JSONKeys(of: text).top.isDisjoint(with: lists)
  }

  private static func isPage(_ text: String) -> Bool {
    let start = Array(text.utf8.prefix(1 << 16))
    guard let first = start.firstIndex(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }),
      first + 1 < start.count, start[first] == UInt8(ascii: "<")
    else { return false }
    let isComment = start[first...].starts(with: Array("<!--".utf8))
    guard isComment || !(start[first + 1].isLetter || [0x21, 0x3F].contains(start[first + 1]))
    else { return true }
    return ["<html", "<!doctype html", "application/ld+json"]
      .contains { start.end(of: $0, from: first) != nil }
  }

  /// True when the first line is an object of its own and another begins below it.
  private static func isJSONLines(_ text: String) -> Bool {
    let lines = text.utf8.prefix(JSONLimits.lineBytes)
      .split(separator: 0x0A, maxSplits: 100)
      .filter { $0.contains { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 } }
    guard lines.count > 1, let first = lines.first, let line = String(first),
      case .object? = try? JSONParser.value(of: line, file: "")  // Broken JSON is no line.
    else { return false }
    return lines[1].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "{")
  }

  private static func json(_ text: String) -> Finding {
    let keys = JSONKeys(of: text)
    func has(_ key: String...) -> Bool { !keys.all.isDisjoint(with: key) }
    if has("idDrink", "idMeal") { return .theCocktailDBFamily }
    if keys.top.contains("drinks") || keys.top.contains("meals"), !has("name", "ingredients") {
      return .theCocktailDBFamily
    }
    if has("extendedIngredients") { return .format(.spoonacular) }
    if has("@context", "@type", "@graph") { return .format(.schemaorg) }
    if has("steps"), has("working_time", "waiting_time") { return .format(.tandoor) }
    if has("recipe_ingredient") { return .format(.mealie) }
    if has("recipeIngredient") {
      let isMealie = has("note", "food", "display", "disableAmount", "orgURL", "recipeServings")
      return .format(isMealie ? .mealie : .schemaorg)
    }
    if has("ingredients"), has("directions"), has("uid"), has("hash", "source_url", "photo_data") {
      return .format(.paprika)
    }
    return .format(.json)
  }
}

/// The keys of objects near the start of a JSON text, whole or broken.
struct JSONKeys {
  /// Of the outermost object.
  private(set) var top: Set<String> = []
  /// At any depth, those of at most 40 bytes.
  private(set) var all: Set<String> = []

  /// Cost: O(1); the first megabyte is looked at.
  init(of text: String) {
    let bytes = Array(text.utf8.prefix(1 << 20))
    var depth = 0
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = position + 1
        position = Self.endOfString(in: bytes, from: start)
        let after = bytes[min(position + 1, bytes.count)...]
          .first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
        guard after == UInt8(ascii: ":"), position - start <= 40 else { break }
        let key = String(decoding: bytes[start..<position], as: UTF8.self)
        if depth == 1 { top.insert(key) }
        all.insert(key)
      default: break
      }
      position += 1
    }
  }

  /// Where the quote that closes a string stands, or the end.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count)
  }
}
