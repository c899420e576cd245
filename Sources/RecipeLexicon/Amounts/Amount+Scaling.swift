package import RecipeModel

extension Amount {
  /// The amount for `factor` times as many, rounded to what a kitchen can measure.
  ///
  /// - Millilitres and grams: to halves below 10, ones below 100, fives below 1000, else tens; other
  ///   metric units alike.
  /// - Pieces without a unit: to halves below 10, else whole. Pinches, dashes and their like: whole.
  /// - Everything else: to eighths and thirds below 1, quarters below 10, else whole; a third stays.
  ///
  /// What was above 0 stays above 0. Both ends of a range are scaled, and ends that meet are one
  /// quantity. An amount without a quantity stays, as does any amount for the factor 1, and for a
  /// factor that is not a finite number above 0.
  package func scaled(by factor: Double) -> Amount {
    guard factor != 1, factor > 0, factor.isFinite else { return self }
    return mapped { end in
      guard end > 0 else { return end }
      let exact = min(max(end * factor, .leastNonzeroMagnitude), .greatestFiniteMagnitude)
      return KitchenStep.nearest(exact, in: unit)
    }
  }

  /// The amount with both ends changed; an upper end that is no longer above the lower one goes.
  func mapped(unit: String? = nil, _ change: (Double) -> Double) -> Amount {
    guard let quantity, quantity.isFinite, quantity >= 0 else { return self }
    let lower = change(quantity)
    let upper = quantityMax.flatMap { $0.isFinite && $0 > quantity ? change($0) : nil }
    return Amount(
      quantity: lower,
      quantityMax: upper.flatMap { $0 > lower ? $0 : nil },
      unit: unit ?? self.unit
    )
  }
}

extension Array<Amount> {
  /// The amounts of one line for `factor` times as many, each as ``Amount/scaled(by:)`` has it.
  ///
  /// The size of one piece stays: 2 cans of 400 g, doubled, are 4 cans of 400 g, and 3 strips of
  /// 2 inches are 6 strips of 2 inches. Cost: O(amounts).
  package func scaled(by factor: Double) -> [Amount] {
    guard let first, count > 1 else { return map { $0.scaled(by: factor) } }
    let isPackage = first.unit.map { packages.contains($0) } ?? false
    return enumerated().map { position, amount in
      let isSize = position > 0 && (isPackage || lengths.contains(amount.unit ?? ""))
      return isSize ? amount : amount.scaled(by: factor)
    }
  }
}

/// Units in which a thing is bought; another amount on the line says how much is in one.
private let packages: Set<String> = [
  "can", "tin", "jar", "bottle", "carton", "tub", "tube", "pot", "punnet", "packet", "package",
  "pack", "sachet", "box", "bag", "block", "loaf", "container", "pouch", "sleeve", "tray",
]

/// Units of a piece's length.
private let lengths: Set<String> = ["cm", "mm", "inch"]
