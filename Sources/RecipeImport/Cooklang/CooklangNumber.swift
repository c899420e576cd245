internal import RecipeModel

/// Quantities in a form that the reader takes for the same number.
enum CooklangNumber {
  /// "2", "1 1/2", "2.5", "2-3"; nil without a quantity, or one the language cannot say: at least
  /// 10⁹, or so small that nine decimals are 0.
  static func text(of amount: Amount) -> String? {
    guard let lower = amount.quantity.flatMap({ text(of: $0) }) else { return nil }
    guard let most = amount.quantityMax, let upper = text(of: most),
      case .range = CooklangAmount.quantity("\(lower)-\(upper)")
    else { return lower }
    return "\(lower)-\(upper)"
  }

  /// The first form that reads back as exactly this number, else nine decimals.
  private static func text(of number: Double) -> String? {
    guard number >= 0, number < 1e9 else { return nil }
    if let whole = Int(exactly: number) { return "\(whole)" }
    let decimal = number.description
    if decimal.utf8.count <= 5, reads(decimal, as: number) { return decimal }
    if let fraction = fraction(number) { return fraction }
    if reads(decimal, as: number) { return decimal }
    return nineDecimals(number)
  }

  private static func reads(_ text: String, as number: Double) -> Bool {
    CooklangAmount.quantity(text) == .number(number)
  }

  /// "2/3", "1 1/3".
  private static func fraction(_ number: Double) -> String? {
    let whole = Int(number)
    for divisor in 2...16 {
      let numerator = Int(((number - Double(whole)) * Double(divisor)).rounded())
      let text = "\(numerator)/\(divisor)"
      let mixed = whole > 0 ? "\(whole) \(text)" : text
      if numerator > 0, reads(mixed, as: number) { return mixed }
      let improper = "\(whole * divisor + numerator)/\(divisor)"
      if numerator > 0, reads(improper, as: number) { return improper }
    }
    return nil
  }

  private static func nineDecimals(_ number: Double) -> String? {
    let billionths = Int((number.truncatingRemainder(dividingBy: 1) * 1e9).rounded())
    let whole = Int(number) + billionths / 1_000_000_000
    let digits = "\(billionths % 1_000_000_000)"
    guard whole < 1_000_000_000, whole > 0 || billionths > 0 else { return nil }
    return "\(whole)." + String(repeating: "0", count: 9 - digits.utf8.count) + digits
  }
}
