package import RecipeModel
import Synchronization

/// Tells drinks from meals by what is in them, where a recipe does not say which it is.
///
/// Each ingredient is a drink, a food or either, by its ingredient group: spirits, liqueurs, bitters, wines, beers, mixers,
/// juices, syrups, coffee and tea are drinks; fruit, herbs, spices, dairy, eggs, sugar and garnishes are either, and
/// so are water, ice and salt, which everything has and which count for nothing; all others are foods. Of
/// alternatives the first that is a drink counts. Citrus juice, which dresses and preserves as well, makes no drink
/// by itself. **A recipe is a drink when more of its ingredients are drinks than
/// foods, and at least a quarter of them are drinks.**
package final class DrinkJudge: Sendable {
  enum Role: Sendable { case drink, food, either, basic }

  /// For each ingredient group of the lexicon.
  private let roles: [Role]
  private let ingredientGroupOf: [UInt32]
  /// The kinds of citrus juice.
  private let sours: Set<Int>
  private let reading: Mutex<Reading>

  /// Reads lines, and knows the last of them: most recipes have the same few.
  private struct Reading: Sendable {
    static let mostLines = 2_048

    var resolver: IngredientResolver
    /// What each line asks for; nil where it says nothing.
    var known: [IngredientLine: (line: IngredientLine, asked: [[IngredientID]]?)] = [:]

    /// As ``IngredientResolver/requirements(of:)``.
    mutating func requirements(of line: IngredientLine) -> [[IngredientID]]? {
      // The same letters in other bytes may be read otherwise.
      if let known = known[line], known.line.hasSameBytes(as: line) { return known.asked }
      let asked = resolver.requirements(of: line)
      if known.count >= Self.mostLines { known.removeAll(keepingCapacity: true) }
      known[line] = (line, asked)
      return asked
    }
  }

  /// Cost: O(bytes of all names).
  package init(_ lexicon: IngredientLexicon) {
    roles = (0..<lexicon.ingredientGroups.count).map {
      Self.role(ofGroup: lexicon.ingredientGroups[$0])
    }
    ingredientGroupOf = lexicon.ingredientGroupOf
    let sour = lexicon.ingredient(named: "citrus juice")
    sours = Set(sour.map { [$0.rawValue] + lexicon.taxonomy.descendants(of: $0.rawValue) } ?? [])
    reading = Mutex(Reading(resolver: lexicon.makeResolver()))
  }

  /// Whether these are the lines of a drink; false for none. What a line asks for beside its first thing counts as
  /// well, and what is unknown counts for neither. Cost: O(bytes) of the lines; of most meals, of half of them.
  package func isDrink(_ lines: [IngredientLine]) -> Bool {
    var (drinks, sours, foods, all) = (0, 0, 0, 0)
    for (position, line) in lines.enumerated() {
      // Not even drinks alone would outweigh these foods, as long as each line asks for one thing.
      if foods > drinks + (lines.count - position) { return false }
      let requirements = reading.withLock { $0.requirements(of: line) }
      guard let requirements else {
        all += 1
        continue
      }
      for alternatives in requirements {
        switch role(of: alternatives) {
        case .drink:
          drinks += 1
          if alternatives.contains(where: { self.sours.contains($0.rawValue) }) { sours += 1 }
        case .food: foods += 1
        case .either: break
        case .basic: continue
        }
        all += 1
      }
    }
    return drinks > foods && drinks > sours && 4 * drinks >= all
  }

  private func role(of alternatives: [IngredientID]) -> Role {
    let roles = alternatives.map { self.roles[Int(ingredientGroupOf[$0.rawValue])] }
    return [Role.drink, .basic, .either].first { roles.contains($0) } ?? .food
  }

  private static func role(ofGroup name: String) -> Role {
    if drinks.contains(name) { return .drink }
    if eithers.contains(name) { return .either }
    return name == basics ? .basic : .food
  }

  /// The ingredient groups that the rule names.
  package static var ingredientGroups: Set<String> { drinks.union(eithers).union([basics]) }

  static let drinks: Set<String> = [
    "Beer, cider & seltzer", "Bitters", "Coffee & tea", "Juices & purees", "Liqueurs & amari",
    "Mixers & sodas", "Spirits", "Syrups & cordials", "Wines & vermouths",
  ]
  static let eithers: Set<String> = [
    "Dairy & eggs", "Fruit", "Garnishes & peels", "Herbs", "Plant milks & creams", "Spices",
    "Sugar, honey & syrups",
  ]
  static let basics = "Basics"
}
