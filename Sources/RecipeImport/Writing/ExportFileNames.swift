internal import RecipeModel

/// Names for the files of recipes: `pisco-sour.md`, and `pisco-sour-2.md` for the next of that
/// name.
///
/// Letters and digits of any script in lower case and hyphens, at most 80 bytes before the dot;
/// never a name that Windows keeps for a device.
struct ExportFileNames {
  private static let mostBytes = 80

  private let fileExtension: String
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  init(extension fileExtension: String) {
    self.fileExtension = fileExtension
  }

  /// Cost: O(length of the name), in all O(names).
  mutating func name(for recipe: Recipe) -> String {
    var stem = slug(of: recipe.name).unlessBlank ?? slug(of: recipe.id.description)
    if stem.isEmpty { stem = "recipe" }
    // The last letters make room for a number.
    stem = Self.cut(stem, to: Self.mostBytes - 8)
    if Self.isDevice(stem) { stem += "-recipe" }
    var number = (counts[stem] ?? 0) + 1
    var name = number == 1 ? stem : "\(stem)-\(number)"
    while !taken.insert(name).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    counts[stem] = number
    return "\(name).\(fileExtension)"
  }

  /// Whole scalars from the start; no hyphen at the end.
  private static func cut(_ text: String, to bytes: Int) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      guard result.utf8.count + UTF8.width(scalar) <= bytes else { break }
      result.unicodeScalars.append(scalar)
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "recipe" : result
  }

  private static func isDevice(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    guard let digit = name.last, name.utf8.count == 4, digit.isASCII, digit.isNumber else {
      return false
    }
    return name.hasPrefix("com") || name.hasPrefix("lpt")
  }
}
