package import RecipeLexicon
package import SectionFiles

/// The distinct requirements of a catalogue: a canonical ingredient, or a set of alternatives, or an
/// ingredient that must be exactly this one, or a name that nobody knows; and what the words of such a line
/// name beside it, which only exclusions ask about ("almond stuffed olives" are olives).
///
/// Requirements are positions below `count`, in order of first appearance over ascending recipes.
///
/// Never changes once it is made: a class, for what judges a dish asks it line by line, and would copy its columns.
package final class RequirementTable: Sendable, Equatable {
  /// For each requirement its alternatives, in the order of the line that first asked for them;
  /// for an unrecognised name that name alone, an unlisted ingredient.
  package let alternatives: Adjacency
  /// As ``IngredientLexicon/listedCount``.
  let listedCount: Int
  /// True when exactly this ingredient is asked for.
  package let isExact: FlagColumn
  /// True when no swap will do: the dishes that ask for it are named after it, or somebody never swaps it there.
  package let isNamesake: FlagColumn
  /// What people read: canonical names joined by " or ", or the unrecognised name as written.
  package let names: StringTable
  /// Dishes that require exactly this set in words that name the same, optional lines left out.
  package let documentFrequency: Column<UInt32>
  /// `round(1000 · ln(1 + N / df))` over all `N` dishes, where df counts the dishes that require this set,
  /// whatever else the words name; 0 where df is 0.
  package let weights: Column<UInt32>
  /// For each requirement what the words of its lines name beside the alternatives; see ``Wording``.
  let wordings: Adjacency

  init(
    alternatives: Adjacency,
    listedCount: Int,
    isExact: FlagColumn,
    isNamesake: FlagColumn,
    names: StringTable,
    documentFrequency: Column<UInt32>,
    weights: Column<UInt32>,
    wordings: Adjacency
  ) {
    self.alternatives = alternatives
    self.listedCount = listedCount
    self.isExact = isExact
    self.isNamesake = isNamesake
    self.names = names
    self.documentFrequency = documentFrequency
    self.weights = weights
    self.wordings = wordings
  }

  package static func == (left: RequirementTable, right: RequirementTable) -> Bool {
    left === right
      || left.alternatives == right.alternatives && left.listedCount == right.listedCount
        && left.isExact == right.isExact && left.isNamesake == right.isNamesake
        && left.names == right.names && left.documentFrequency == right.documentFrequency
        && left.weights == right.weights && left.wordings == right.wordings
  }

  package var count: Int { names.count }

  /// Whether a swap can meet a requirement: not what must be exactly this one, nor what the dish is named
  /// after.
  func takesSwaps(_ requirement: Int) -> Bool { !isExact[requirement] && !isNamesake[requirement] }

  /// True when the name was not recognised.
  package func isUnknown(_ requirement: Int) -> Bool {
    let start = alternatives.offsets[requirement]
    return start == alternatives.offsets[requirement + 1]
      || Int(alternatives.targets[Int(start)]) >= listedCount
  }

  /// True when nobody can say what is in it: the name was not recognised, and its words do not tell.
  package func isUnjudged(_ requirement: Int) -> Bool {
    isUnknown(requirement) && wordings[requirement].isEmpty
  }

  /// These requirements and then those of `tail`, whose numbers continue these. The weights and
  /// frequencies stay as they are in each.
  ///
  /// What this table holds in its first blocks is not copied. Cost: O(tail).
  func appending(_ tail: RequirementTable) -> RequirementTable {
    RequirementTable(
      alternatives: alternatives.appending(tail.alternatives),
      listedCount: listedCount,
      isExact: isExact.appending(tail.isExact),
      isNamesake: isNamesake.appending(tail.isNamesake),
      names: names.appending(tail.names),
      documentFrequency: documentFrequency.appending(tail.documentFrequency),
      weights: weights.appending(tail.weights),
      wordings: wordings.appending(tail.wordings)
    )
  }
}

/// The weight of a requirement that `documentFrequency` of `recipes` dishes have, in thousandths
/// of a nat: `round(1000 · ln(1 + N / df))`. Rare things weigh more.
///
/// - Parameters:
///   - documentFrequency: Dishes with exactly that requirement, at least 1.
///   - recipes: All dishes, at least `documentFrequency`.
package func usedWeight(documentFrequency: Int, recipes: Int) -> Int {
  precondition(documentFrequency > 0, "document frequency is \(documentFrequency)")
  return Int((1000 * naturalLogarithm(1 + Double(recipes) / Double(documentFrequency))).rounded())
}
