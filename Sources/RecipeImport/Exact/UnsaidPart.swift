internal import JSONCoding
internal import RecipeModel

/// One thing that the words of a file leave unsaid of a recipe, as an entry of the file's own metadata: `glass: "Coupe"`,
/// `line 5e0f1c22: {"comment":"loose"}`.
///
/// The words win: where a person changed those that an entry belongs to, it says nothing any more.
struct UnsaidPart: Equatable {
  /// What it is about: a field, or one item of a list.
  var key: String
  /// The words that it belongs to, as a number made of them; nil for what no words of the file say.
  var mark: String?
  var value: JSONValue

  /// The entry before its colon: `line 5e0f1c22`.
  var name: String { mark.map { "\(key) \($0)" } ?? key }

  /// The entry in one line of printable ASCII, in which nothing ends a comment or a line.
  var text: String? { value.plainText.map { "\(name): \($0)" } }

  init(key: String, mark: String? = nil, value: JSONValue) {
    (self.key, self.mark, self.value) = (key, mark, value)
  }

  /// What stands for no mark where a key alone would be taken for something else.
  static let noMark = "none"

  /// Nil for a name that no entry has.
  init?(name: String, value: JSONValue) {
    let words = name.split(separator: " ", maxSplits: 1)
    guard let key = words.first.map(String.init), RecipeParts.keys.contains(key) else { return nil }
    let mark = words.count > 1 && words[1] != Self.noMark ? String(words[1]) : nil
    self.init(key: key, mark: mark, value: value)
  }

  /// Nil for a text that is no entry.
  init?(_ text: some StringProtocol) {
    guard let colon = text.firstIndex(of: ":"),
      // What is no JSON is no entry, but a comment of somebody.
      let value = try? JSONParser.value(of: Array(text[text.index(after: colon)...].utf8))
    else { return nil }
    self.init(name: String(text[..<colon]), value: value)
  }
}

extension JSONValue {
  /// The value as JSON in printable ASCII; nil for a number that JSON has no form for. Cost: O(bytes).
  var plainText: String? { (try? JSONStyle.document.text(of: self)).map(ExactCopy.escaped) }
}
