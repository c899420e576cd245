/// One parser that takes bytes from outside.
///
/// Its name stands in `targets.tsv` and is that of its folder in `Corpora`.
struct FuzzTarget: Sendable {
  let name: String
  /// Gives the parser one input, and ends the program when what comes out breaks a rule.
  let check: @Sendable ([UInt8]) -> Void

  init(_ name: String, check: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.check = check
  }

  static let all =
    lineTargets + fileTargets + tableTargets + sourceTargets + sectionFileTargets + fetchTargets
    + keepingTargets
}
