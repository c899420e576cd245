/// Ends the program, so that the fuzzer keeps the input, unless the rule holds.
func demand(_ isTrue: Bool, _ rule: @autoclosure () -> String) {
  if !isTrue { fatalError("broken rule: \(rule())") }
}

/// Does nothing with a value, in a way that the optimiser cannot see: else it would leave out the
/// call that made it.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}

extension [UInt8] {
  /// The bytes as text, each that is no UTF-8 replaced.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// What comes before and behind the first byte of this value; all and nothing without one.
  func halves(at byte: UInt8) -> (before: String, behind: String) {
    let cut = firstIndex(of: byte) ?? count
    return (Array(self[..<cut]).text, Array(dropFirst(cut + 1)).text)
  }
}
