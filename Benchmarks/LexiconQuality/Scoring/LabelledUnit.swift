import RecipeLexicon

/// The first unit that a label gives.
enum LabelledUnit {
  /// The canonical name of the first words of the label that spell a unit, the longest spelling
  /// where several begin there: "good pinch" is a pinch, "fl oz ml" a fluid ounce.
  ///
  /// Nil for an empty label; one without a known unit is its folded words.
  static func first(of label: String, in units: UnitTable) -> String? {
    let words = label.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    for start in words.indices {
      for end in (start + 1...min(start + 3, words.count)).reversed() {
        let spelling = words[start..<end].joined(separator: " ")
        if let unit = units.unit(named: spelling) { return unit.name }
      }
    }
    return foldedName(label)
  }

  /// The unit as it is compared with a label's.
  static func compared(_ unit: String?, in units: UnitTable) -> String? {
    unit.map { units.unit(named: $0)?.name ?? foldedName($0) }
  }
}
