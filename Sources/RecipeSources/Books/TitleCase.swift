/// A title in capitals as a title is written: "SALT AND SMOKE" gives "Salt and Smoke".
///
/// A title with a small letter stays as it is. Small words keep small letters unless they stand
/// first, last, or after a colon; Roman numerals, and words without a vowel such as "BBQ", stay.
/// Cost: O(characters).
func titleCase(_ title: String) -> String {
  guard !title.contains(where: \.isLowercase) else { return title }
  let words = title.split(separator: " ", omittingEmptySubsequences: false)
  var isStart = true
  var written: [String] = []
  for (position, word) in words.enumerated() {
    let isEdge = isStart || position == words.count - 1
    written.append(
      word.split(separator: "-", omittingEmptySubsequences: false).enumerated()
        .map { titleCase(ofWord: $1, isEdge: isEdge || $0 > 0) }
        .joined(separator: "-")
    )
    isStart = word.isEmpty ? isStart : word.hasSuffix(":")
  }
  return written.joined(separator: " ")
}

private let smallWords: Set<String> = [
  "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "on", "or", "the",
  "to", "with",
]

private let titlesOfPeople: Set<String> = ["dr", "mr", "mrs", "ms", "st", "jr", "sr"]

private func titleCase(ofWord word: Substring, isEdge: Bool) -> String {
  let small = word.lowercased()
  let letters = small.filter(\.isLetter)
  if !isEdge, smallWords.contains(letters) { return small }
  if isRomanNumeral(letters) || isAbbreviation(letters) { return String(word) }
  var isFirst = true
  var sinceApostrophe: Int?
  var text = ""
  for (position, character) in small.enumerated() {
    let afterOneLetter = sinceApostrophe == 1 && position == 2 && small.count > 5
    text +=
      character.isLetter && (isFirst || afterOneLetter) ? character.uppercased() : "\(character)"
    if character.isLetter || character.isNumber { isFirst = false }
    sinceApostrophe = "'’".contains(character) ? position : nil
  }
  return text
}

private func isRomanNumeral(_ letters: String) -> Bool {
  ["ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "xiii"].contains(letters)
}

private func isAbbreviation(_ letters: String) -> Bool {
  letters.count > 1 && letters.allSatisfy { $0.isASCII && !"aeiouy".contains($0) }
    && !titlesOfPeople.contains(letters)
}
