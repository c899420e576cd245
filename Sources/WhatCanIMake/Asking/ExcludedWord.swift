import RecipeLexicon

/// How sentences name an ingredient that somebody avoids or leaves out.
public enum ExcludedWord {
  /// The words of `allergens.tsv` that are things one counts; the others are things one weighs, as dairy, or whole
  /// families, as fish.
  private static let counted: Set = [
    "crustacean", "egg", "groundnut", "mollusc", "nut", "peanut", "prawn", "soybean", "sulphite",
    "tree nut",
  ]

  /// The word as a sentence uses it: in the plural if it names a class whose members can be counted
  /// ("nuts", but "dairy"); otherwise unchanged.
  public static func spoken(_ name: String) -> String {
    isCounted(name) ? name + "s" : name
  }

  /// Whether a sentence refers to it as "them" rather than "it".
  public static func isCounted(_ name: String) -> Bool { counted.contains(foldedName(name)) }
}
