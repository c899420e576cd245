/// The beginning of a name, as somebody types it.
///
/// Letters are compared as in ``foldedWords(_:)``: without case, accents and apostrophes. Plurals and
/// other punctuation count as they are, because the last word may not be typed whole yet.
public struct TypedBeginning: Sendable {
  private let letters: [Character]
  private let endsInApostrophe: Bool

  /// Cost: O(length).
  public init(_ text: String) {
    letters = text.flatMap(foldedLetters)
    endsInApostrophe = text.last.map { foldedLetters($0).isEmpty } ?? false
  }

  /// What a name has after it; nil if the name does not begin so. Cost: O(length).
  public func continuation(in name: String) -> Substring? {
    var rest = letters[...]
    for position in name.indices {
      let letters = foldedLetters(name[position])
      if rest.isEmpty, !letters.isEmpty || !endsInApostrophe { return name[position...] }
      guard rest.starts(with: letters) else { return nil }
      rest = rest.dropFirst(letters.count)
    }
    return rest.isEmpty ? name[name.endIndex...] : nil
  }

  /// Whether it is the whole name. Cost: O(length).
  public func isWhole(_ name: String) -> Bool { continuation(in: name)?.isEmpty ?? false }
}

/// A character in the form in which names are compared; empty for an apostrophe.
private func foldedLetters(_ character: Character) -> [Character] {
  if let ascii = character.asciiValue {
    let isApostrophe = ascii == UInt8(ascii: "'") || ascii == UInt8(ascii: "`")
    return isApostrophe ? [] : Array(character.lowercased())
  }
  let folded = character.unicodeScalars.map { scalar in
    if scalar.isASCII { return String(scalar).lowercased() }
    return switch FoldedScalar(scalar) {
    case .letters(let letters): letters
    case .nothing: ""
    case .separator: String(scalar)
    }
  }
  return Array(folded.joined())
}
