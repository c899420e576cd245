extension MatchOracle {
  /// What a line asks for or a batch holds in one dimension, in thousandths of ml, g, or what is
  /// counted.
  struct Measured: Equatable {
    /// "ml", "g", the unit that is counted, or "" for pieces.
    var unit: String
    var thousandths: Int
  }

  /// How much one of each measured unit is: thousandths of ml or g, as a fraction of 10,000.
  private static let units: [(name: String, base: String, tenThousandths: Int)] = [
    ("ml", "ml", 10_000_000), ("cl", "ml", 100_000_000), ("l", "ml", 10_000_000_000),
    ("tsp", "ml", 50_000_000), ("cup", "ml", 2_400_000_000),
    // 29.5735295625 ml and 28.349523125 g have more places; see `measured`.
    ("g", "g", 10_000_000), ("kg", "g", 10_000_000_000), ("lb", "g", 4_535_923_700),
  ]

  /// Reads an amount, an ounce as of a drink where that is asked for; nil when it says nothing that
  /// can be compared.
  static func measured(_ amount: MatchWorld.Quantity, asDrink: Bool) -> Measured? {
    guard let fortieths = amount.fortieths else { return nil }
    guard let unit = amount.unit else { return rounded("", fortieths * 1_000, 40) }
    if ["clove", "can"].contains(unit) { return rounded(unit, fortieths * 1_000, 40) }
    if unit == "fl oz" || (unit == "oz" && asDrink) {
      return rounded("ml", fortieths * 295_735_295_625, 40 * 10_000_000)
    }
    if unit == "oz" { return rounded("g", fortieths * 28_349_523_125, 40 * 1_000_000) }
    guard let known = units.first(where: { $0.name == unit }) else { return nil }
    return rounded(known.base, fortieths * known.tenThousandths, 40 * 10_000)
  }

  /// A fraction rounded to the nearest whole, halves up; nil when it takes more than 32 bits.
  private static func rounded(_ unit: String, _ numerator: Int, _ denominator: Int) -> Measured? {
    let whole = (2 * numerator + denominator) / (2 * denominator)
    return whole < 1 << 32 ? Measured(unit: unit, thousandths: whole) : nil
  }

  /// What the dish needs of a required line, over all its lines that ask for the same.
  func needs(of line: MatchWorld.Line, in dish: MatchWorld.Dish) -> [Measured] {
    let lines = dish.lines.filter { $0.isRequired && isSame($0, line) }
    let measures = lines.map { line in
      line.amounts.compactMap { Self.measured($0, asDrink: dish.isDrink) }
    }
    var needs: [Measured] = []
    for unit in (measures.first ?? []).map(\.unit) where !needs.contains(where: { $0.unit == unit })
    {
      let parts = measures.compactMap { of in of.first { $0.unit == unit }?.thousandths }
      let sum = parts.reduce(0, +)
      if parts.count == lines.count, sum < 1 << 32 {
        needs.append(Measured(unit: unit, thousandths: sum))
      }
    }
    return needs
  }

  /// Everything named that is this ingredient or, unless exactly this one is asked for, a kind of
  /// it.
  func counted(_ x: Int, isExact: Bool) -> Set<Int> {
    named.filter { $0 == x || (!isExact && ancestors($0).contains(x)) }
  }

  /// The batches of ingredients; a named one without any is there in an unknown amount.
  func batches(of ingredients: Set<Int>) -> [MatchWorld.Batch] {
    ingredients.flatMap { ingredient in
      let batches = question.stock.filter { $0.ingredient == ingredient }
      return batches.isEmpty
        ? [MatchWorld.Batch(ingredient: ingredient, amount: nil)] : batches
    }
  }

  /// What is missing for some needs, as "12500 ml" in thousandths; nil when there is enough.
  func shortage(of x: Int, isExact: Bool, needs: [Measured]) -> String? {
    let batches = batches(of: counted(x, isExact: isExact))
    for need in needs {
      let held = batches.map { batch in
        [false, true].compactMap { asDrink in
          batch.amount.flatMap { Self.measured($0, asDrink: asDrink) }
        }
        .first { $0.unit == need.unit }
      }
      guard !held.contains(nil) else { continue }
      let there = held.compactMap { $0?.thousandths }.reduce(0, +)
      // Too little is what lacks more than a fiftieth of the need.
      let lacking = need.thousandths - there
      return lacking * 50 > need.thousandths ? "\(lacking) \(need.unit)" : nil
    }
    return nil
  }
}
