import RecipeLexicon

/// How sentences name what somebody avoids or leaves out.
public enum ExcludedWord {
  /// The words of `allergens.tsv` that are things one counts; the others are things one weighs, as dairy, or whole
  /// families, as fish.
  private static let counted: Set = [
    "crustacean", "egg", "groundnut", "mollusc", "nut", "peanut", "prawn", "soybean", "sulphite",
    "tree nut",
  ]

  /// A word that names a whole class in the plural where one counts its members: "nuts", "dairy"; any other ingredient
  /// by its name.
  public static func spoken(_ name: String) -> String {
    isCounted(name) ? name + "s" : name
  }

  /// Whether a sentence goes on about it with "them" rather than "it".
  public static func isCounted(_ name: String) -> Bool { counted.contains(foldedName(name)) }
}
