/// Names that only drinks have: "Mango Smoothie", "Egg Nog #4".
enum DrinkName {
  /// True for a name that ends in a word which no meal is called by.
  ///
  /// What stands behind a preposition, a bracket, a number or a dash does not count: "Lassi - Mango", "Tea with
  /// milk". Words that meals end in as well ("Prawn Cocktail", "Pizza Margarita", "Beef Tea") tell nothing.
  /// Cost: O(bytes).
  static func isMeant(by name: String) -> Bool {
    var words: [String] = []
    for part in name.lowercased().split(whereSeparator: \.isWhitespace) {
      guard let first = part.first, first.isLetter else { break }
      let pieces = part.split { !$0.isLetter && $0 != "'" }.map(String.init)
      if !words.isEmpty, pieces.contains(where: prepositions.contains) { break }
      words += pieces
      if let last = part.last, ",;:".contains(last) { break }
    }
    guard let last = words.last else { return false }
    let pair = words.suffix(2).joined(separator: " ")
    return phrases.contains(pair)
      || singulars.contains(singular(last)) && !meals.contains(pair)
  }

  private static func singular(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 5, word != "smoothies" { return word.dropLast(3) + "y" }
    if word.hasSuffix("ches") || word.hasSuffix("zes") { return String(word.dropLast(2)) }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static let singulars: Set<String> = [
    "bellini", "cappuccino", "chai", "cocoa", "coffee", "colada", "cooler", "daiquiri", "drink",
    "eggnog", "fizz", "flip", "float", "frappe", "frappé", "glogg", "glögg", "gluehwein",
    "gluhwein",
    "glühwein", "highball", "horchata", "juice", "julep", "lassi", "latte", "lemonade", "limeade",
    "martini", "michelada", "milkshake", "mimosa", "mocha", "mojito", "mule", "nog", "orangeade",
    "punch", "sangria", "shake", "shooter", "sling", "smoothie", "spritz", "spritzer", "tea",
    "toddy",
  ]
  private static let phrases: Set<String> = [
    "agua fresca", "bloody maria", "bloody mary", "egg cream", "hot chocolate", "iced chocolate",
    "mulled cider", "mulled wine",
  ]
  /// Meals and foods that end in a word for a drink.
  private static let meals: Set<String> = [
    "afternoon tea", "beef tea", "cream tea", "high tea", "meat juice", "pan juice",
  ]
  private static let prepositions: Set<String> = [
    "for", "from", "in", "of", "on", "to", "using", "with", "without",
  ]
}
