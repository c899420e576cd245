import WhatCanIMake

/// Those of some words that someone may have meant by another one, the nearest first, then in their order.
///
/// Near is what one slip of the keyboard turns into the other (a letter too many, missing, wrong, or two in the
/// wrong order), or two where the word has more than five letters. Cost: O(candidates × length²).
func nearWords(to word: String, among candidates: [String]) -> [String] {
  let most = word.count > 5 ? 2 : 1
  return candidates.enumerated()
    .map { (slips: slips(from: Array(word), to: Array($0.element)), $0.offset, word: $0.element) }
    .filter { $0.slips <= most && $0.slips < word.count }
    .sorted { ($0.slips, $0.1) < ($1.slips, $1.1) }
    .map(\.word)
}

/// How many letters must be put in, left out, replaced or swapped with the next to make one word the other
/// (optimal string alignment). Cost: O(product of the lengths).
func slips(from word: [Character], to other: [Character]) -> Int {
  guard !word.isEmpty, !other.isEmpty else { return max(word.count, other.count) }
  var rows = [Array(0...other.count)]
  for (i, letter) in word.enumerated() {
    var row = [i + 1]
    for (j, wanted) in other.enumerated() {
      var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == wanted ? 0 : 1))
      if i > 0, j > 0, letter == other[j - 1], word[i - 1] == wanted {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[word.count][other.count]
}

/// "; did you mean show or shelf?"; empty where there is nothing to offer.
func didYouMean(_ words: [String]) -> String {
  words.isEmpty ? "" : "; did you mean \(listed(Array(words.prefix(3)), "or"))?"
}
