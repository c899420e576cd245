public import RecipeModel

/// Something in the pantry, as far as it is known how much there is and how long it keeps.
package struct PantryBatch: Sendable, Hashable {
  package var ingredient: IngredientID
  /// How much there is; nil when that is not known, and then it is always enough.
  package var amount: Amount?
  /// Days until its date: 0 on the day itself, negative when it has passed. Nil without a date.
  package var daysLeft: Int?
  /// Nobody said ``daysLeft``: it is how long such things usually keep.
  package var isEstimate: Bool
  /// It is in a freezer, where nothing hurries.
  package var isFrozen: Bool

  package init(
    ingredient: IngredientID,
    amount: Amount? = nil,
    daysLeft: Int? = nil,
    isEstimate: Bool = false,
    isFrozen: Bool = false
  ) {
    self.ingredient = ingredient
    self.amount = amount
    self.daysLeft = daysLeft
    self.isEstimate = isEstimate
    self.isFrozen = isFrozen
  }
}

extension Sequence<PantryBatch> {
  /// The ingredients whose fewest days left are an estimate.
  package var estimated: Set<IngredientID> {
    var soonest: [IngredientID: PantryBatch] = [:]
    for batch in self {
      guard let left = batch.daysLeft else { continue }
      let best = soonest[batch.ingredient]?.daysLeft
      if best.map({ isSooner(left, $0) }) ?? true { soonest[batch.ingredient] = batch }
    }
    return Set(soonest.values.lazy.filter(\.isEstimate).map(\.ingredient))
  }

  /// The ingredients that are in a freezer, and nowhere else.
  package var frozen: Set<IngredientID> {
    var frozen: Set<IngredientID> = []
    for batch in self where batch.isFrozen { frozen.insert(batch.ingredient) }
    for batch in self where !batch.isFrozen { frozen.remove(batch.ingredient) }
    return frozen
  }
}

/// An amount that is too small.
public struct Shortage: Sendable, Hashable {
  /// What the dish needs, in ml, in g, in pieces (no unit), or in another unit of counting.
  public let needed: Amount
  /// What is there, in the same unit; 98 % of what is needed would be enough.
  public let there: Amount
  /// What is needed minus what is there, in the same unit.
  public let missing: Amount

  /// - Parameters:
  ///   - needed: In thousandths of `unit`.
  ///   - there: In thousandths of `unit`, at most `needed`.
  init(needed: Int, there: Int, unit: String?) {
    func amount(_ thousandths: Int) -> Amount {
      Amount(quantity: Double(thousandths) / 1000, unit: unit)
    }
    self.needed = amount(needed)
    self.there = amount(there)
    missing = amount(needed - there)
  }
}

/// The days left that count among several: the fewest that are not past, else the fewest; nil for none. What is
/// past its date hides nothing that should be used soon.
func soonest(_ daysLeft: [Int]) -> Int? {
  daysLeft.min { isSooner($0, $1) }
}

/// Whether days left count before others; what is past its date comes last.
func isSooner(_ left: Int, _ right: Int) -> Bool {
  (left < 0) != (right < 0) ? right < 0 : left < right
}

/// How urgent it is to use something: 1024 on its day, half of that every three days before, 0 more
/// than 30 days ahead, past its date or without one: nothing past its date raises a dish.
func urgency(daysLeft: Int?) -> Int {
  guard let daysLeft, 0...30 ~= daysLeft else { return 0 }
  return 1024 >> (daysLeft / 3)
}
