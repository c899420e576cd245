/// The words of a name in the form in which names are compared.
///
/// Case, accents and punctuation fall away, `&` reads as "and", and every word becomes singular:
/// `Crème de Cassis` and `creme-de-cassis` fold alike, and so do `Cherries` and `cherry`.
/// Apostrophes vanish (`Maker's` → `makers` → `maker`), other punctuation separates words.
/// Cost: O(scalars).
public func foldedWords(_ text: String) -> [String] {
  plainWords(text).map(comparedForm)
}

/// The words of a name, folded but for plurals.
func plainWords(_ text: String) -> [String] {
  var words: [String] = []
  var word = ""
  func finish() {
    guard !word.isEmpty else { return }
    words.append(word)
    word = ""
  }
  for scalar in text.unicodeScalars {
    switch foldedScalar(scalar) {
    case .letter(let letter): word.unicodeScalars.append(letter)
    case .letters(let letters): word += letters
    case .nothing: continue
    case .separator: finish()
    case .ampersand:
      finish()
      words.append("and")
    }
  }
  finish()
  return words
}

/// The folded words with one space between them: the key under which a name is looked up.
public func foldedName(_ text: String) -> String {
  foldedWords(text).joined(separator: " ")
}

/// The folded name with its last word as written: the key of a name that means something in the
/// plural that it does not mean in the singular ("peppers" are vegetables, "pepper" is a spice).
func pluralKey(_ words: [String]) -> String {
  (words.dropLast().map(comparedForm) + words.suffix(1)).joined(separator: " ")
}

/// A folded word in the form that it shares with its plural.
///
/// Both sides of every comparison pass through it, so what matters is that it is the same for both,
/// not that it is a word. `-ies`, `-oes` and `-ches` do not tell whether the singular ends in `e`
/// (`cookie`, `sloe`, `quiche`) or not (`berry`, `potato`, `peach`), so that `e` falls away; nor do
/// `-is` and `-us` tell whether they are a plural (`kiwis`, `tofus`) or not (`cassis`, `citrus`).
func comparedForm(_ word: String) -> String {
  let singular = singularForm(word)
  let count = singular.utf8.count
  guard count > 2 else { return singular }
  if count > 3, singular.hasSuffix("ie") { return singular.dropLast(2) + "y" }
  if count > 4, singular.hasSuffix("use") { return String(singular.dropLast(2)) }
  let ends = count > 4 ? sharedEnds + longSharedEnds : sharedEnds
  return ends.contains(where: singular.hasSuffix) ? String(singular.dropLast()) : singular
}

/// Ends of words that lose their last letter in ``comparedForm(_:)``.
private let sharedEnds = ["is", "us", "oe"]
/// The same for words of five letters and more: "che" begins "cheese" as it is typed.
private let longSharedEnds = ["che", "she", "xe", "sse", "zze"]

/// The singular of an English noun in folded form, by rule and not by list.
func singularForm(_ word: String) -> String {
  let bytes = Array(word.utf8)
  let count = bytes.count
  guard count > 3, bytes[count - 1] == UInt8(ascii: "s") else { return word }
  switch word {
  case "leaves", "loaves", "halves", "calves", "wolves", "shelves": return word.dropLast(3) + "f"
  case "knives": return "knife"
  default: break
  }
  func ends(_ suffix: String) -> Bool { bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
  if ends("ss") || ends("us") || ends("is") { return word }
  if ends("ies"), count > 4 { return word.dropLast(3) + "y" }
  if ends("oes") || ends("ches") || ends("shes") || ends("xes") || ends("sses") || ends("zzes") {
    return String(word.dropLast(2))
  }
  return String(word.dropLast())
}

/// What one scalar contributes to a folded name.
private enum FoldedScalar {
  case letter(Unicode.Scalar)
  case letters(String)
  case nothing
  case separator
  case ampersand
}

private func foldedScalar(_ scalar: Unicode.Scalar) -> FoldedScalar {
  switch scalar.value {
  case 0x61...0x7A, 0x30...0x39: .letter(scalar)
  case 0x41...0x5A: Unicode.Scalar(scalar.value + 32).map { .letter($0) } ?? .separator
  case 0x26: .ampersand
  case 0x25: .letter(scalar)
  case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x02BC: .nothing
  case 0x00...0x7F: .separator
  default: foldedBeyondASCII(scalar)
  }
}

private func foldedBeyondASCII(_ scalar: Unicode.Scalar) -> FoldedScalar {
  let properties = scalar.properties
  if properties.generalCategory == .nonspacingMark { return .nothing }
  if properties.isDefaultIgnorableCodePoint { return .nothing }
  let base = baseLetters(of: scalar)
  if !base.isEmpty { return .letters(base) }
  guard properties.isAlphabetic || properties.numericType != nil else { return .separator }
  return .letters(properties.lowercaseMapping)
}
