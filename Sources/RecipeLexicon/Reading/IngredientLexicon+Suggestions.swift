extension IngredientLexicon {
  /// Canonical names that an unknown name may have meant, best first, at most `count`.
  ///
  /// First names within a few typing slips (a letter wrong, missing, added, or two swapped), nearest
  /// first, and names that begin with the text, shortest first; then names that hold all of its
  /// words. An ingredient that is found by another of its names (leek by "poro") comes after those
  /// found by their own, and nothing comes that is a whole slip farther than the best. Ties in ascending order. Nothing
  /// for text too long to be a name. Cost: O(names · length).
  package func suggestions(for name: String, count: Int = 3) -> [String] {
    guard name.utf8.count <= 1_000 else { return [] }
    // A slip may look like a plural or hide one, so the text counts as typed and, a little less, as folded.
    let asTyped = plainWords(name).joined(separator: " ")
    let spellings = [asTyped: 0].merging([foldedName(name): Likeness.folded]) { first, _ in first }
    var best: [UInt32: Int] = [:]
    for (typed, distance) in spellings where (2...60).contains(typed.utf8.count) {
      let typedBytes = Array(typed.utf8)
      let slips = typedBytes.count < 4 ? 1 : min(3, 1 + typedBytes.count / 6)
      let typedWords = typedBytes.split(separator: UInt8(ascii: " "))
      // Short words are in too many names to say which was meant.
      let mayBeHeld = typedWords.allSatisfy { $0.count > 2 }
      var counter = SlipCounter(from: typedBytes, atMost: slips)
      for position in 0..<names.names.count {
        let known = Array(names.names.utf8(at: position))
        guard
          let likeness = counter.slips(to: known[...]).map({ $0 * Likeness.slip })
            ?? likeness(of: known, typed: typedBytes, words: mayBeHeld ? typedWords : nil)
        else { continue }
        let ingredient = names.values[position]
        let isOwn = foldedName(ingredients[Int(ingredient)]).utf8.elementsEqual(known)
        let rank = likeness + distance + (isOwn ? 0 : Likeness.otherName)
        best[ingredient] = min(rank, best[ingredient] ?? rank)
      }
    }
    let ordered = best.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let nearest = ordered.first?.value ?? 0
    let farthest = nearest < Likeness.words ? nearest + Likeness.slip - 1 : .max
    return ordered.prefix(count).prefix { $0.value <= farthest }.map { ingredients[Int($0.key)] }
  }

  /// How far a name is from a text, from 0; nothing where they are not alike.
  ///
  /// - Parameter words: The words of the text; nil where they are not looked for in the name.
  private func likeness(of known: [UInt8], typed: [UInt8], words: [ArraySlice<UInt8>]?) -> Int? {
    if typed.count > 2, known.starts(with: typed) {
      return Likeness.slip + min(known.count - typed.count, Likeness.slip - 1)
    }
    guard let words, words.allSatisfy({ isWord($0, of: known) }) else { return nil }
    return Likeness.words + known.count - typed.count
  }
}

/// What makes a name less like a text, each in the same measure.
private enum Likeness {
  /// One typing slip; a name that goes on after the text is as far as one to two of them.
  static let slip = 10
  /// The text is like the name only without the ending of a plural.
  static let folded = 5
  /// The name that is found is not the one that is shown.
  static let otherName = 15
  /// Only the words are in the name.
  static let words = 100
}

/// Whether one of the words of a name is `word`.
private func isWord(_ word: ArraySlice<UInt8>, of name: [UInt8]) -> Bool {
  var start = 0
  while name.count - start >= word.count {
    let end = name[start...].firstIndex(of: UInt8(ascii: " ")) ?? name.count
    if name[start..<end].elementsEqual(word) { return true }
    start = end + 1
  }
  return false
}

/// How many slips turn one text into the other: a letter wrong, missing or added, or two
/// neighbours swapped (optimal string alignment). Cost: O(length of one · length of the other).
package func typingDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    row.reserveCapacity(right.count + 1)
    for j in right.indices {
      let change = left[i] == right[j] ? 0 : 1
      var best = min(row[j] + 1, last[j + 1] + 1, last[j] + change)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
