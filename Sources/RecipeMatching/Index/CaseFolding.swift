/// A text without its case, by Unicode's full case folding: "Straße" and "STRASSE" fold alike.
///
/// The same in every locale. Cost: O(scalars). Source: Unicode 15, section 3.13, toCasefold; what
/// folds is what upper and then lower case leaves of it.
func caseFolded(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  var folded = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    guard scalar.properties.changesWhenCaseFolded else {
      folded.append(scalar)
      continue
    }
    for upper in scalar.properties.uppercaseMapping.unicodeScalars {
      folded += upper.properties.lowercaseMapping.unicodeScalars
    }
  }
  return String(folded)
}
