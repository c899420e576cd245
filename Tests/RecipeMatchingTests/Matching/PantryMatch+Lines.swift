import RecipeMatching

extension PantryMatch {
  /// True when nothing required is missing.
  var isMakeable: Bool { keys.missing == 0 }

  /// What is to be left out, in the dish's order.
  var leftOut: [Line] { lines.filter { !$0.isRequired && $0.isExcluded } }

  /// The required lines that are met otherwise than written, or in part.
  var compromises: [Line] { lines.filter { $0.isRequired && $0.grade.isCompromise } }

  /// The share of the required lines that are had, staples included, in [0, 1].
  var coverage: Double {
    let required = lines.filter(\.isRequired)
    guard !required.isEmpty else { return 1 }
    return Double(required.count - missing.count) / Double(required.count)
  }
}
