import RecipeLexicon
import RecipeModel

/// Everything that is there for one ingredient: its batches, summed.
struct Supply: Equatable {
  /// The named ingredients whose batches these are, ascending.
  var ingredients: [Int]
  /// For each dimension in which all batches can be compared, their sum in thousandths of the base
  /// unit. Empty when that is none: then there is enough.
  var amounts: [MeasureDimension: Int]
  /// The days left that count among the dated batches; see ``soonest(_:)``.
  var daysLeft: Int?

  mutating func add(_ other: Supply) {
    ingredients = Array(Set(ingredients + other.ingredients)).sorted()
    amounts = amounts.reduce(into: [:]) { sums, known in
      sums[known.key] = other.amounts[known.key].map { known.value + $0 }
    }
    daysLeft = soonest([daysLeft, other.daysLeft].compactMap(\.self))
  }

  /// How much of a need is compared, and what is there of it; nil where nothing can be compared.
  ///
  /// Compared is the first dimension of the need in which all batches can be compared.
  func measure(of need: Need) -> (need: Measure, there: Int)? {
    for position in need.dimensions.indices {
      let dimension = MeasureDimension(rawValue: need.dimensions[position])
      guard let there = amounts[dimension] else { continue }
      let measure = Measure(dimension: dimension, thousandths: need.quantities[position])
      return (need: measure, there: there)
    }
    return nil
  }

  /// What is there in the dimension in which there is too little for a need; nil when it is enough,
  /// or nothing can be compared.
  func lack(for need: Need) -> (need: Measure, there: Int)? {
    guard let measure = measure(of: need) else { return nil }
    return isTooLittle(measure.there, for: Int(measure.need.thousandths)) ? measure : nil
  }

  /// The lack as it is reported.
  func shortage(for need: Need, units: UnitTable) -> Shortage? {
    lack(for: need).map { lack in
      Shortage(
        needed: Int(lack.need.thousandths),
        there: lack.there,
        unit: lack.need.dimension.unitName(in: units)
      )
    }
  }
}

/// Whether what is there is below 98 % of a need, both at least 0: kitchens write 30 ml for an ounce.
func isTooLittle(_ there: Int, for needed: Int) -> Bool {
  guard there < needed else { return false }
  let held = there.multipliedFullWidth(by: 50)
  let asked = needed.multipliedFullWidth(by: 49)
  return held.high != asked.high ? held.high < asked.high : held.low < asked.low
}

/// For each ingredient what the batches of a pantry give.
///
/// Cost of making one: O(batches · kinds' ancestors); nothing without batches.
struct SupplyTable {
  private var own: [Int: Supply] = [:]
  private var withKinds: [Int: Supply] = [:]
  /// True when the amount of some batch is known, so that something can be too little.
  private(set) var hasAmounts = false
  /// True when some batch has a date.
  private(set) var hasDates = false

  /// Everything is there in an unknown amount, and without a date.
  static let unlimited = SupplyTable()

  private init() {}

  /// Sums the batches over their ingredients. What is named in `pantry` without a batch is there in
  /// an unknown amount and without a date.
  init(
    pantry: [Int],
    stock: [PantryBatch],
    isExcluded: [Bool],
    index: CatalogueIndex
  ) {
    guard !stock.isEmpty else { return }
    for batch in stock where !isExcluded[batch.ingredient.rawValue] {
      let ingredient = batch.ingredient.rawValue
      let measures = index.units.measures(ofBatch: batch.amount)
      let supply = Supply(
        ingredients: [ingredient],
        amounts: measures.reduce(into: [:]) { $0[$1.dimension] = Int($1.thousandths) },
        daysLeft: batch.daysLeft
      )
      own.add(supply, to: ingredient)
      if !measures.isEmpty { hasAmounts = true }
      if batch.daysLeft != nil { hasDates = true }
    }
    let named = Set(pantry).union(own.keys).filter { !isExcluded[$0] }.sorted()
    for ingredient in named {
      let supply = own[ingredient] ?? Supply(ingredients: [ingredient], amounts: [:])
      own[ingredient] = supply
      // A heading that may be what is excluded is not there by a kind of it.
      for above in [ingredient] + index.lexicon.taxonomy.ancestors(of: ingredient)
      where !isExcluded[above] {
        withKinds.add(supply, to: above)
      }
    }
  }

  /// What is there of an ingredient; with its kinds, unless the line asks for exactly this one. Nil
  /// when nothing is, or when no batch is known.
  func supply(of ingredient: Int, isExact: Bool) -> Supply? {
    isExact ? own[ingredient] : withKinds[ingredient]
  }

  /// What several named ingredients give together, themselves alone.
  func supply(of ingredients: [Int]) -> Supply? {
    let supplies = ingredients.compactMap { own[$0] }
    return supplies.first.map { first in
      supplies.dropFirst().reduce(into: first) { $0.add($1) }
    }
  }
}

extension [Int: Supply] {
  fileprivate mutating func add(_ supply: Supply, to ingredient: Int) {
    if var sum = self[ingredient] {
      sum.add(supply)
      self[ingredient] = sum
    } else {
      self[ingredient] = supply
    }
  }
}
