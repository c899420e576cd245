/// A length as SVG has it: to a tenth, without a zero that says nothing.
///
/// "12.5", "-3", "0". What is not finite, or beyond a million, is "0".
func svg(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e6 else { return "0" }
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
  return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
}

/// A point: "12.5 30".
func svg(_ x: Double, _ y: Double) -> String { "\(svg(x)) \(svg(y))" }

/// A share in 0...1, to a hundredth: ".25", "1".
func svg(share: Double) -> String {
  guard share.isFinite else { return "0" }
  let hundredths = Int((min(1, max(0, share)) * 100).rounded())
  guard hundredths > 0, hundredths < 100 else { return hundredths > 0 ? "1" : "0" }
  if hundredths % 10 == 0 { return ".\(hundredths / 10)" }
  return hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)"
}
