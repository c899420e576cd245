/// The plurals of units that are words; abbreviations have none.
enum UnitPlural {
  /// "cloves", "leaves", "ponies"; the unit itself where it is an abbreviation, a plural already, or
  /// a word of another language. Cost: O(length).
  static func plural(of unit: String) -> String {
    let isWord = unit.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || $0 == 0x20 || $0 == 0x2D }
    guard isWord, unit.utf8.count > 2, !abbreviations.contains(unit) else { return unit }
    if unit == "leaf" || unit == "loaf" { return unit.dropLast() + "ves" }
    if sibilants.contains(where: unit.hasSuffix) { return unit + "es" }
    if unit.hasSuffix("s") { return unit }
    if unit.hasSuffix("y"), let before = unit.dropLast().last, !"aeiou".contains(before) {
      return unit.dropLast() + "ies"
    }
    return unit + "s"
  }

  private static let abbreviations: Set<String> = ["tsp", "dsp", "tbsp", "fl oz"]
  private static let sibilants = ["ch", "sh", "ss", "x"]
}
