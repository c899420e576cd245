/// The words of a name in the form in which names are compared.
///
/// Case, accents and punctuation fall away, `&` reads as "and", and every word becomes singular:
/// `Crème de Cassis` and `creme-de-cassis` fold alike, and so do `Cherries` and `cherry`.
/// Apostrophes vanish (`Maker's` → `makers` → `maker`), other punctuation separates words.
/// Cost: O(scalars).
package func foldedWords(_ text: String) -> [String] {
  var folded = FoldedText()
  folded.append(text)
  return folded.words.indices.map {
    String(decoding: folded.bytes[folded.words[$0].compared], as: UTF8.self)
  }
}

/// The words of a name, folded but for plurals.
package func plainWords(_ text: String) -> [String] {
  var folded = FoldedText()
  folded.append(text)
  return folded.words.indices.map {
    String(decoding: folded.bytes[folded.words[$0].plain], as: UTF8.self)
  }
}

/// The folded words with one space between them: the key under which a name is looked up.
package func foldedName(_ text: String) -> String {
  foldedWords(text).joined(separator: " ")
}

/// What one scalar beyond ASCII contributes to a folded name.
enum FoldedScalar {
  case letters(String)
  case nothing
  case separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xB4, 0x2018, 0x2019, 0x02BC:
      self = .nothing
      return
    default: break
    }
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark || properties.isDefaultIgnorableCodePoint {
      self = .nothing
      return
    }
    let base = baseLetters(of: scalar)
    if !base.isEmpty {
      self = .letters(base)
    } else if properties.isAlphabetic || properties.numericType != nil {
      self = .letters(properties.lowercaseMapping)
    } else {
      self = .separator
    }
  }
}
