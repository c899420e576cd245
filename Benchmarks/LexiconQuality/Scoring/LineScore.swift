import RecipeLexicon
import RecipeModel

/// How well a parser takes labelled lines apart.
///
/// The first quantity is right when both sides have none, or the same one to a thousandth. The first
/// unit is that of the first amount that has one; right when both sides have none, or the same
/// canonical one. The name is exact when its folded words are the label's, in the label's order. A
/// line is right when all three are.
struct LineScore: Equatable {
  var lines = 0
  var quantities = 0
  var units = 0
  var exactNames = 0
  var wholeLines = 0
  var name = TokenOverlap()
  var size = TokenOverlap()
  var preparation = TokenOverlap()
  var comment = TokenOverlap()
  var purpose = TokenOverlap()

  /// Counts one line. Cost: O(length).
  mutating func add(_ line: IngredientLine, label: LabelledLines.Line, units table: UnitTable) {
    let wanted = LabelledQuantity.first(of: label.quantity)
    let isQuantityRight = Self.isSame(line.amounts.first?.quantity, wanted)
    let unit = line.amounts.lazy.compactMap(\.unit).first
    let isUnitRight =
      LabelledUnit.compared(unit, in: table) == LabelledUnit.first(of: label.unit, in: table)
    let isNameRight = foldedWords(line.name) == foldedWords(label.name)
    lines += 1
    quantities += isQuantityRight ? 1 : 0
    units += isUnitRight ? 1 : 0
    exactNames += isNameRight ? 1 : 0
    wholeLines += isQuantityRight && isUnitRight && isNameRight ? 1 : 0
    name.add(read: line.name, labelled: label.name)
    size.add(read: line.size, labelled: label.size)
    preparation.add(read: line.preparation, labelled: label.preparation)
    comment.add(read: line.comment, labelled: label.comment)
    purpose.add(read: line.purpose, labelled: label.purpose)
  }

  private static func isSame(_ read: Double?, _ wanted: Double?) -> Bool {
    guard let read, let wanted else { return read == nil && wanted == nil }
    return abs(read - wanted) < 0.001 * max(1, wanted)
  }
}
