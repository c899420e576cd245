/// Numbers in digits, without an exponent.
enum DecimalText {
  /// At most two decimals, the last never 0: "60", "2.5", "0.15"; "under 0.01" for less.
  ///
  /// - Parameter number: Finite and at least 0.
  static func text(of number: Double) -> String {
    if number > 0, number < 0.005 { return "under 0.01" }
    let hundredths = (number * 100).rounded()
    guard hundredths < Double(1 << 53), let count = Int(exactly: hundredths) else {
      return wholeText(of: number.rounded())
    }
    let (whole, part) = count.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(whole)" }
    return part % 10 == 0
      ? "\(whole).\(part / 10)" : part < 10 ? "\(whole).0\(part)" : "\(whole).\(part)"
  }

  /// The shortest digits that name the number, with zeros up to the point: 1e20 is "1" and 20 "0".
  private static func wholeText(of number: Double) -> String {
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let decimals = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    guard parts.count > 1, let exponent = Int(parts[1]) else { return String(mantissa[0]) }
    let zeros = String(repeating: "0", count: max(0, exponent - decimals.count))
    return mantissa[0] + decimals + zeros
  }
}
