import RecipeLexicon
import RecipeModel

/// All names of ingredients as they are compared with what somebody types: folded, in one run of bytes.
struct TypedNames: Sendable {
  /// Where what was typed stands.
  enum Place: Int, Sendable {
    case whole, beginning, inside
  }

  private struct Entry: Sendable {
    var ingredient: IngredientID
    var isMain: Bool
    /// Each word with a blank before it.
    var bytes: Range<Int>
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// Cost: O(names).
  init(of lexicon: IngredientLexicon) {
    for ingredient in (0..<lexicon.listedCount).map(IngredientID.init) {
      for (number, name) in ([lexicon.name(of: ingredient)] + lexicon.aliases(of: ingredient))
        .enumerated()
      {
        let start = bytes.count
        for word in foldedWords(name) { bytes += [UInt8(ascii: " ")] + word.utf8 }
        entries.append(
          Entry(ingredient: ingredient, isMain: number == 0, bytes: start..<bytes.count)
        )
      }
    }
  }

  /// The ingredients one of whose names has all words of a text as beginnings of words, each once, at the best place;
  /// ascending. Cost: O(bytes of the names · words).
  func beginning(with text: String) -> [(ingredient: IngredientID, place: Place)] {
    let words = foldedWords(text).map { [UInt8(ascii: " ")] + $0.utf8 }
    guard !words.isEmpty else { return [] }
    let whole = words.flatMap(\.self)
    var found: [(ingredient: IngredientID, place: Place)] = []
    for entry in entries where words.allSatisfy({ holds($0, in: entry.bytes) }) {
      let isBeginning = bytes[entry.bytes].starts(with: whole)
      let place: Place =
        isBeginning && entry.bytes.count == whole.count
        ? .whole : isBeginning && entry.isMain ? .beginning : .inside
      if found.last?.ingredient == entry.ingredient {
        let before = found.removeLast()
        found.append(place.rawValue < before.place.rawValue ? (entry.ingredient, place) : before)
      } else {
        found.append((entry.ingredient, place))
      }
    }
    return found
  }

  private func holds(_ word: [UInt8], in range: Range<Int>) -> Bool {
    var start = range.lowerBound
    let last = range.upperBound - word.count
    while start <= last {
      var length = 0
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
      start += 1
    }
    return false
  }
}
