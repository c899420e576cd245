/// One parser that takes bytes from outside.
///
/// Its name stands in `targets.tsv` and is that of its folder in `Corpora`.
struct FuzzTarget: Sendable {
  let name: String
  /// Inputs that stand beside those of `Corpora`, made afresh: files of the program's own formats, so
  /// that none of an older version is left behind.
  let samples: @Sendable () -> [[UInt8]]
  /// Gives the parser one input, and ends the program when what comes out breaks a rule.
  let check: @Sendable ([UInt8]) -> Void

  init(
    _ name: String,
    samples: @escaping @Sendable () -> [[UInt8]] = { [] },
    check: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.samples = samples
    self.check = check
  }

  static let all =
    lineTargets + fileTargets + tableTargets + sourceTargets + indexTargets + tasteTargets
    + fetchTargets + keepingTargets + fillingTargets + longFileTargets + lexiconTargets
    + requestTargets
}
