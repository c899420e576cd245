import RecipeLexicon

/// How far the words that were read agree with the words of the labels, over many lines.
///
/// Words are compared folded: without case, accents and plural, split at spaces, hyphens and marks.
/// A word counts as often as it stands; order does not matter.
struct TokenOverlap: Equatable {
  /// Words in both.
  var shared = 0
  /// Words that were read, and words of the labels.
  var read = 0
  var labelled = 0

  mutating func add(read: String?, labelled: String) {
    let readWords = foldedWords(read ?? "")
    let labelledWords = foldedWords(labelled)
    var left: [String: Int] = [:]
    for word in labelledWords { left[word, default: 0] += 1 }
    for word in readWords {
      guard let count = left[word], count > 0 else { continue }
      left[word] = count - 1
      shared += 1
    }
    self.read += readWords.count
    self.labelled += labelledWords.count
  }

  /// The harmonic mean of precision and recall of all words together, in [0, 1]; nil without words.
  var f1: Double? {
    read + labelled == 0 ? nil : 2 * Double(shared) / Double(read + labelled)
  }
}
