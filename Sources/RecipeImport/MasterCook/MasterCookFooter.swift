/// What MasterCook writes below the directions: a name with a colon, and below it a text in quotes.
struct MasterCookFooter {
  /// The lines above it.
  private(set) var directions: ArraySlice<Substring>
  /// The texts by their names in lower case; of two with one name the first.
  private(set) var fields: [String: String] = [:]

  /// Cost: O(bytes).
  init(in lines: ArraySlice<Substring>) {
    let start = lines.indices.first { Self.isField($0, of: lines) } ?? lines.endIndex
    directions = lines[..<start]
    var name: String?
    var text: [String] = []
    for index in lines.indices[start...] {
      if Self.isField(index, of: lines) {
        keep(text, as: name)
        name = lines[index].trimmed.dropLast().lowercased()
        text = []
      } else if !lines[index].trimmed.isEmpty {
        text.append(lines[index].trimmed)
      }
    }
    keep(text, as: name)
  }

  private mutating func keep(_ lines: [String], as name: String?) {
    guard let name, fields[name] == nil else { return }
    let text = lines.joined(separator: " ").drop { $0 == "\"" }
    fields[name] = text.hasSuffix("\"") ? String(text.dropLast()) : String(text)
  }

  /// A line of a few words and a colon, above one that begins with a quote.
  private static func isField(_ index: Int, of lines: ArraySlice<Substring>) -> Bool {
    let words = lines[index].trimmed
    return words.hasSuffix(":") && words.utf8.count <= 40 && lines.indices.contains(index + 1)
      && lines[index + 1].trimmed.hasPrefix("\"")
  }
}
