import WhatCanIMake

/// Amounts as a cook writes them.
enum AmountText {
  /// "60 ml", "1 1/2 oz", "2–3 cloves", "10 g / 1/2 oz".
  static func text(of amounts: [Amount]) -> String {
    amounts.map(text).joined(separator: " / ")
  }

  private static func text(_ amount: Amount) -> String {
    var number = amount.quantity.map(text(of:)) ?? ""
    if let most = amount.quantityMax { number += "–" + text(of: most) }
    let isSeveral = (amount.quantityMax ?? amount.quantity ?? 1) > 1
    let unit = amount.unit.map { isSeveral ? plural(of: $0) : $0 } ?? ""
    return [number, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The plural of a unit that is a word; abbreviations have none.
  private static func plural(of unit: String) -> String {
    guard unit.utf8.count > 2, !abbreviations.contains(unit), unit.last != "s" else { return unit }
    if unit == "leaf" || unit == "loaf" { return unit.dropLast() + "ves" }
    if unit.hasSuffix("ch") || unit.hasSuffix("sh") || unit.hasSuffix("x") { return unit + "es" }
    return unit + "s"
  }

  private static let abbreviations: Set<String> = ["tsp", "dsp", "tbsp", "fl oz"]

  /// Kitchen fractions where one is meant, else at most two decimals.
  private static func text(of quantity: Double) -> String {
    let whole = quantity.rounded(.down)
    for (value, fraction) in fractions where abs(quantity - whole - value) < 0.005 {
      guard let whole = Int(exactly: whole) else { break }
      return [whole > 0 ? "\(whole)" : "", fraction].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let hundredths = (quantity * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? "\(hundredths)"
  }

  private static let fractions: [(Double, String)] = [
    (0.125, "1/8"), (0.25, "1/4"), (1.0 / 3, "1/3"), (0.375, "3/8"), (0.5, "1/2"),
    (2.0 / 3, "2/3"), (0.75, "3/4"),
  ]
}
